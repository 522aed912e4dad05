import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { holdLock } from '../../../scripts/set-up/exclusive-lock.mjs'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mariner-hub-lock-'))
  file = path.join(folder, 'some.lock')
})
afterEach(() => rm(folder, { recursive: true }))

async function contend(milliseconds: number) {
  const program = path.resolve('tests/unit/scripts/lock-contender.mjs')
  const child = spawn(process.execPath, [program, file, String(milliseconds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return async () => {
    child.stdin.write('go\n')
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (piece: string) => (printed += piece))
    await once(child, 'close')
    return JSON.parse(printed) as { held: number; together: number }
  }
}

test('of many processes that find a dead holder one takes the lock, and none takes a live one', async () => {
  const contenders = await Promise.all(Array.from({ length: 6 }, () => contend(800)))
  const results = await Promise.all(contenders.map((begin) => begin()))
  expect(results.reduce((sum, { held }) => sum + held, 0)).toBeGreaterThan(20)
  expect(results.map(({ together }) => together)).toEqual([0, 0, 0, 0, 0, 0])
  expect(await readdir(folder)).toEqual([])
})

test('who holds the lock keeps it until it lets go, and takes nobody else’s with it', async () => {
  const release = await holdLock(file)
  const waiting: number[] = []
  const second = holdLock(file, { onWait: (pid) => waiting.push(pid) })
  await expect.poll(() => waiting).toContain(process.pid)
  await release()
  const releaseSecond = await second
  // Once more, as at an exit that comes after the stop.
  await release()
  expect(await readdir(folder)).toEqual(['some.lock'])
  await releaseSecond()
  expect(await readdir(folder)).toEqual([])
})

test('a lock that a crash cut short is taken over', async () => {
  await writeFile(file, '')
  const longAgo = new Date(Date.now() - 60_000)
  await utimes(file, longAgo, longAgo)
  const release = await holdLock(file)
  expect(await readFile(file, 'utf8')).toContain(`"pid":${process.pid}`)
  await release()
})
