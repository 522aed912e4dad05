/** @module-tag soak */
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { PictureCache } from '../../../src/features/media/picture-cache'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mhm-pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const KB = 1024
const picture = (bytes: number, fill = 1) => Buffer.alloc(bytes, fill)

/** Bytes that the folder takes, as file systems count. */
async function onDisk(): Promise<number> {
  const names = await readdir(folder)
  const files = await Promise.all(names.map((name) => stat(path.join(folder, name))))
  return files.reduce((sum, { blocks }) => sum + blocks * 512, 0)
}

describe('finished pictures', () => {
  it('take no more disk than they may, however many there are', async () => {
    const bound = 256 * KB
    const cache = await PictureCache.open(folder, bound)
    let most = 0
    for (let index = 0; index < 10_000; index += 1) {
      await cache.write(`${index}.webp`, picture(1 + (index % 9) * 900))
      if (index % 500 === 0) most = Math.max(most, await onDisk())
    }
    expect(Math.max(most, await onDisk())).toBeLessThanOrEqual(bound)
    expect(cache.bytes).toBeLessThanOrEqual(bound)
    // The newest are there, the oldest gone.
    expect(await cache.read('9999.webp')).toBeDefined()
    expect(await cache.read('0.webp')).toBeUndefined()
    expect((await readdir(folder)).length).toBeGreaterThan(20)
  })

  it('make room in the order they were asked for', async () => {
    const cache = await PictureCache.open(folder, 12 * KB)
    for (const name of ['a', 'b', 'c']) await cache.write(name, picture(4 * KB))
    await cache.read('a')
    await cache.write('d', picture(4 * KB))
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'c', 'd'])
  })

  it('are found again after a restart, those not used for longest first to go', async () => {
    const before = await PictureCache.open(folder, 64 * KB)
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) {
      await before.write(name, picture(4 * KB, index))
      const used = new Date(Date.UTC(2026, 0, name === 'a' ? 9 : index + 1))
      await utimes(path.join(folder, name), used, used)
    }
    const after = await PictureCache.open(folder, 8 * KB)
    expect((await readdir(folder)).toSorted()).toEqual(['a', 'd'])
    expect(await after.read('d')).toEqual(picture(4 * KB, 3))
    expect(after.bytes).toBe(8 * KB)
  })

  it('are whole: what a crash left half-written goes, what is being written stays', async () => {
    await writeFile(path.join(folder, 'old.webp-1.part'), 'half')
    await writeFile(path.join(folder, 'new.webp-2.part'), 'half')
    await utimes(path.join(folder, 'old.webp-1.part'), 1, 1)
    const cache = await PictureCache.open(folder, 64 * KB)
    expect(await readdir(folder)).toEqual(['new.webp-2.part'])
    expect(cache.bytes).toBe(0)
  })

  it('may be taken away at any time', async () => {
    const cache = await PictureCache.open(folder, 64 * KB)
    await cache.write('a', picture(4 * KB))
    await rm(folder, { recursive: true })
    expect(await cache.read('a')).toBeUndefined()
    expect(cache.bytes).toBe(0)
    await expect(cache.write('b', picture(4 * KB))).rejects.toThrow('ENOENT')
    expect(cache.bytes).toBe(0)
  })

  it('of another instance in the same folder are seen, and counted', async () => {
    const [one, other] = [
      await PictureCache.open(folder, 64 * KB),
      await PictureCache.open(folder, 64 * KB),
    ]
    await one.write('a', picture(4 * KB))
    expect(await other.read('a')).toEqual(picture(4 * KB))
    expect(other.bytes).toBe(4 * KB)
  })

  it('that would fill it alone are not kept', async () => {
    const cache = await PictureCache.open(folder, 8 * KB)
    await cache.write('a', picture(9 * KB))
    expect(await readdir(folder)).toEqual([])
  })
})
