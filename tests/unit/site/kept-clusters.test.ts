import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { copyKept } from '../../site/kept-clusters.mjs'

/** What runs of tests keep of their databases is whole, and of the sources that are there. */

const PLACES = ['package.json']
let folder = ''
let runs = 0

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kept-clusters-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** A run's own folder, after it has got what is kept. */
async function copyOf(make: (made: string) => Promise<void>, places = PLACES): Promise<string> {
  runs += 1
  const own = path.join(folder, `run-${runs}`)
  await mkdir(own)
  await copyKept('rows', own, { places, make })
  return own
}

const writes =
  (text: string, meanwhile = Promise.resolve()) =>
  async (made: string) => {
    await writeFile(path.join(made, 'row'), text)
    await meanwhile
    await writeFile(path.join(made, 'last'), text)
  }
const read = (own: string, name = 'row') => readFile(path.join(own, name), 'utf8')
const isNeeded = () => Promise.reject(new Error('It was made again.'))

async function keptNames(): Promise<string[]> {
  const [place = 'none'] = (await readdir(folder)).filter((name) => name.includes('templates'))
  return readdir(path.join(folder, place))
}

test('it is made once, and each run has a copy of its own', async () => {
  const first = await copyOf(writes('a'))
  await writeFile(path.join(first, 'row'), 'changed by a test')
  expect(await read(await copyOf(isNeeded))).toBe('a')
})

test('of other sources it is made again', async () => {
  await copyOf(writes('a'))
  expect(await read(await copyOf(writes('b'), ['tsconfig.json']))).toBe('b')
  expect(await read(await copyOf(isNeeded))).toBe('a')
})

test('what breaks while it is made, or is killed, is no template', async () => {
  const broken = copyOf(async (made) => {
    await writeFile(path.join(made, 'row'), 'half')
    throw new Error('The disk is full.')
  })
  await expect(broken).rejects.toThrow('The disk is full.')
  expect(await keptNames()).toEqual([])

  // A run that is killed does not come to its end.
  let begun = () => {}
  const isBegun = new Promise<void>((resolve) => (begun = resolve))
  void copyOf(async (made) => {
    await writeFile(path.join(made, 'row'), 'half')
    begun()
    await new Promise(() => {})
  })
  await isBegun
  const whole = await copyOf(writes('a'))
  expect([await read(whole), await read(whole, 'last')]).toEqual(['a', 'a'])
})

test('two runs that make it at once both have it whole', async () => {
  let go = () => {}
  const held = new Promise<void>((resolve) => (go = resolve))
  const slow = copyOf(writes('slow', held))
  const fast = await copyOf(writes('fast'))
  go()
  expect(await read(await slow, 'last')).toBe('slow')
  expect(await read(fast, 'last')).toBe('fast')
  expect(await read(await copyOf(isNeeded), 'last')).toBe('fast')
})

test('what no run has used for two days goes', async () => {
  await copyOf(writes('a'))
  const [name = ''] = await keptNames()
  const [place = ''] = (await readdir(folder)).filter((one) => one.includes('templates'))
  const old = new Date(Date.now() - 2 * 86_400_000)
  await utimes(path.join(folder, place, name), old, old)
  await copyOf(writes('b'), ['tsconfig.json'])
  expect(await keptNames()).toHaveLength(1)
})
