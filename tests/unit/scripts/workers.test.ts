import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import path from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { saidOfMemory } from '../../../scripts/workers/memory-of-each.mjs'
import { freePort } from '../../site/site'

/** Several processes at one port: real ones, with a small server in each (small-worker.mjs). */

const open: { end: () => Promise<number | null> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.end()
})

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
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  }
  const exit = once(child, 'exit') as Promise<[number | null]>
  const end = async () => {
    child.kill('SIGTERM')
    return (await exit)[0]
  }
  open.push({ end })
  return {
    end,
    exit: async () => (await exit)[0],
    printed: () => printed,
    isReady: () => expect.poll(() => printed, { timeout: 15_000 }).toContain('ready'),
    /** On a connection of its own. */
    ask: (at = '/') =>
      new Promise<string>((resolve, reject) => {
        const request = get({ port, host: '127.0.0.1', path: at, agent: false }, (response) => {
          let text = ''
          response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
          response.once('end', () => resolve(text)).once('error', reject)
        })
        request.once('error', reject)
      }),
  }
}

type SmallSite = Awaited<ReturnType<typeof startSmallSite>>

const told = (text: string) => JSON.parse(text) as Told

/** The workers that answer when many ask at once. */
async function whoAnswers({ ask }: SmallSite): Promise<Map<number, boolean>> {
  const all = await Promise.all(Array.from({ length: 40 }, async () => told(await ask())))
  return new Map(all.map(({ pid, worksBeside }) => [pid, worksBeside]))
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

test('all of them answer at one port, and one does what runs beside', async () => {
  const site = await startSmallSite()
  await site.isReady()
  const workers = await whoAnswers(site)
  expect([...workers.values()].toSorted()).toEqual([false, true])
})

test('a stop under load answers everybody who has connected', async () => {
  for (let round = 0; round < 3; round += 1) {
    const site = await startSmallSite()
    await site.isReady()
    let answered = 0
    const errors: unknown[] = []
    const reader = async () => {
      for (;;) {
        try {
          told(await site.ask())
          answered += 1
        } catch (error) {
          errors.push(codeOf(error))
          return
        }
      }
    }
    const readers = Array.from({ length: 24 }, reader)
    await expect.poll(() => answered).toBeGreaterThan(100)
    expect(await site.end()).toBe(0)
    await Promise.all(readers)
    expect(new Set(errors)).toEqual(new Set(['ECONNREFUSED']))
  }
})

test('one that is killed is replaced, and the others answer meanwhile', async () => {
  const site = await startSmallSite()
  await site.isReady()
  const before = await whoAnswers(site)
  const [killed = 0] = [...before].find(([, worksBeside]) => worksBeside) ?? []
  process.kill(killed, 'SIGKILL')
  await expect
    .poll(
      async () => {
        const now = await whoAnswers(site)
        return [now.has(killed), [...now.values()].toSorted()]
      },
      { timeout: 10_000 },
    )
    .toEqual([false, [false, true]])
  expect(site.printed()).toContain(`Worker ${killed} ended (SIGKILL); another one is started`)
})

test('one that fails stops by itself, answers whom it has begun with, and is replaced', async () => {
  const site = await startSmallSite()
  await site.isReady()
  const { pid } = told(await site.ask('/fail'))
  await expect
    .poll(site.printed, { timeout: 10_000 })
    .toContain(`Worker ${pid} ended (exit code 1); another one is started`)
  await expect.poll(async () => (await whoAnswers(site)).size, { timeout: 10_000 }).toBe(2)
})

test('what they have counted is added up, and never becomes less', async () => {
  const site = await startSmallSite()
  await site.isReady()
  const workers = await whoAnswers(site)
  const count = async () => {
    const {
      text,
      workers: all,
      answered,
    } = JSON.parse(await site.ask('/metrics')) as {
      text: string
      workers: number
      answered: number
    }
    return { total: Number(/^answers_total (\d+)$/m.exec(text)?.[1]), all, answered }
  }
  expect(await count()).toEqual({ total: 41, all: 2, answered: 2 })
  const [frozen = 0, killed = 0] = workers.keys()
  process.kill(frozen, 'SIGSTOP')
  expect(await count()).toEqual({ total: 42, all: 2, answered: 1 })
  process.kill(frozen, 'SIGCONT')
  process.kill(killed, 'SIGKILL')
  await expect.poll(async () => (await whoAnswers(site)).size, { timeout: 10_000 }).toBe(2)
  expect((await count()).total).toBeGreaterThan(42)
})

test('limits are counted over all of them', async () => {
  const site = await startSmallSite()
  await site.isReady()
  const answers = await Promise.all(
    Array.from(
      { length: 130 },
      async () => (JSON.parse(await site.ask('/limited')) as { seconds?: number }).seconds,
    ),
  )
  // 120 in a minute, from one address.
  expect(answers.filter((seconds) => seconds === undefined)).toHaveLength(120)
})

test('one that says why it cannot begin ends all of it, with its exit code', async () => {
  const site = await startSmallSite({ END_AT_START: 'says why' })
  expect(await site.exit()).toBe(1)
  expect(site.printed()).toContain('There is no build.')
  expect(site.printed()).not.toContain('another one is started')
})

test('a machine with too little memory for them is told so', () => {
  const GB = 1024 ** 3
  expect(saidOfMemory(1, GB / 2)).toBeUndefined()
  expect(saidOfMemory(2, 2 * GB)).toBeUndefined()
  expect(saidOfMemory(3, 2 * GB)).toBe(
    'WORKERS=3 leaves 682 MB of memory for each process, and 700 are wanted: fewer are safer.',
  )
})
