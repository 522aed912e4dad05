import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { saidOfMemory } from '../../../scripts/workers/memory-of-each.mjs'
import { freePort } from '../../site/site'

/** Several processes at one port: real ones, with a small server in each (small-server.ts). */

interface Told {
  pid: number
  worksBeside: boolean
}

async function startSmallSite(env: Record<string, string> = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'small-primary.mjs')], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', ...env },
  })
  let printed = ''
  const ready = new Promise<void>((resolve) => {
    const take = (text: string) => {
      printed += text
      if (printed.includes('ready')) resolve()
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take)
  })
  const exit = once(child, 'exit') as Promise<[number | null]>
  return {
    exit: async () => (await exit)[0],
    stop: async () => {
      child.kill('SIGTERM')
      return (await exit)[0]
    },
    printed: () => printed,
    ready,
    /** On a connection of its own. */
    ask: <Answer>(at = '/') =>
      new Promise<Answer>((resolve, reject) => {
        const request = get({ port, host: '127.0.0.1', path: at, agent: false }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
          response.once('end', () => resolve(JSON.parse(text) as Answer)).once('error', reject)
        })
        request.once('error', reject)
      }),
  }
}

type SmallSite = Awaited<ReturnType<typeof startSmallSite>>

/** The workers that answer when many ask at once, and whether each does what runs beside. */
async function whoAnswers({ ask }: SmallSite): Promise<Map<number, boolean>> {
  const all = await Promise.all(Array.from({ length: 40 }, () => ask<Told>()))
  return new Map(all.map(({ pid, worksBeside }) => [pid, worksBeside]))
}

const WITHIN = { timeout: 10_000 }

describe('two processes at one port', () => {
  let site: SmallSite
  beforeAll(async () => {
    site = await startSmallSite()
    await site.ready
  })
  afterAll(async () => {
    expect(await site.stop()).toBe(0)
  })

  test('both answer, and one does what runs beside', async () => {
    // Which of them takes a connection is the system's choice: forty of them may all be one's.
    await vi.waitFor(async () => {
      const workers = await whoAnswers(site)
      expect([...workers.values()].toSorted()).toEqual([false, true])
    }, WITHIN)
  })

  test('count limits together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 130 }, () => site.ask<{ seconds?: number }>('/limited')),
    )
    // 120 in a minute, from one address.
    expect(answers.filter(({ seconds }) => seconds === undefined)).toHaveLength(120)
  })

  test('one that fails ends after its answer, and is replaced', async () => {
    const { pid } = await site.ask<Told>('/fail')
    await expect
      .poll(site.printed, WITHIN)
      .toContain(`Worker ${pid} ended (exit code 1); another one is started`)
    await expect.poll(async () => (await whoAnswers(site)).size, WITHIN).toBe(2)
  })

  test('one that is killed is replaced, and the other does what runs beside', async () => {
    const before = await whoAnswers(site)
    const [killed = 0] = [...before].find(([, worksBeside]) => worksBeside) ?? []
    process.kill(killed, 'SIGKILL')
    const now = async () => {
      const workers = await whoAnswers(site)
      return [workers.has(killed), [...workers.values()].toSorted()]
    }
    await expect.poll(now, WITHIN).toEqual([false, [false, true]])
    expect(site.printed()).toContain(`Worker ${killed} ended (SIGKILL); another one is started`)
  })

  test('what they have counted is added up, and never becomes less', async () => {
    const count = async () => {
      const sum = await site.ask<{ text: string; workers: number; answered: number }>('/metrics')
      const total = Number(/^answers_total (\d+)$/m.exec(sum.text)?.[1])
      return { total, workers: sum.workers, answered: sum.answered }
    }
    const { total } = await count()
    const workers = await whoAnswers(site)
    // Forty, and the questions themselves.
    expect(await count()).toEqual({ total: total + 41, workers: 2, answered: 2 })
    const [frozen = 0, killed = 0] = workers.keys()
    process.kill(frozen, 'SIGSTOP')
    expect(await count()).toEqual({ total: total + 42, workers: 2, answered: 1 })
    process.kill(frozen, 'SIGCONT')
    process.kill(killed, 'SIGKILL')
    await expect.poll(async () => (await whoAnswers(site)).size, WITHIN).toBe(2)
    expect((await count()).total).toBeGreaterThan(total + 42)
  })
})

test('a stop under load answers everybody who has connected', async () => {
  for (let round = 0; round < 2; round += 1) {
    const site = await startSmallSite()
    await site.ready
    let answered = 0
    const readUntilNobodyIsThere = async (): Promise<string | undefined> => {
      try {
        for (;;) {
          await site.ask()
          answered += 1
        }
      } catch (error) {
        return (error as NodeJS.ErrnoException).code
      }
    }
    const readers = Array.from({ length: 24 }, readUntilNobodyIsThere)
    await expect.poll(() => answered, { timeout: 15_000 }).toBeGreaterThan(100)
    expect(await site.stop()).toBe(0)
    expect(new Set(await Promise.all(readers))).toEqual(new Set(['ECONNREFUSED']))
  }
})

test('one that says why it cannot begin ends all of it, with its exit code', async () => {
  const site = await startSmallSite({ AT_START: 'fails' })
  expect(await site.exit()).toBe(1)
  expect(site.printed()).toContain('There is no build.')
  expect(site.printed()).not.toContain('another one is started')
})

test('one that is killed at its start again and again ends all of it, with the number of the signal', async () => {
  const site = await startSmallSite({ AT_START: 'is killed' })
  expect(await site.exit()).toBe(128 + 9)
  expect(site.printed()).toContain('another one is started in 0.04 s (try 3 of 3)')
  expect(site.printed()).toMatch(/Worker \d+ ended \(SIGKILL\), as 3 before it: the site stops/)
})

test('a machine with too little memory for them is told so', () => {
  const GB = 1024 ** 3
  expect(saidOfMemory(1, GB / 2)).toBeUndefined()
  expect(saidOfMemory(2, 2 * GB)).toBeUndefined()
  expect(saidOfMemory(3, 2 * GB)).toBe(
    'WORKERS=3 leaves 682 MB of memory for each process, and 700 are wanted: fewer are safer.',
  )
})
