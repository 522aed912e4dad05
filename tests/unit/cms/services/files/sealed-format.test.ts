import { randomBytes } from 'node:crypto'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  BLOCK,
  keyIdOf,
  NotWhole,
  opens,
  placeOf,
  sealed,
  unsealed,
} from '../../../../../src/cms/services/files/sealed-format'
import { readScanKeys, type ScanKey } from '../../../../../src/domain/sea-service/scan-keys'

/** A file that is encrypted is opened by its own key, whole, in its own place; of anything else nothing is believed. */

const newKey = (id: string): ScanKey => ({ id, key: randomBytes(32).toString('base64') })
const KEY = newKey('2026a')
const OTHER = newKey('2025b')
const PLACE = placeOf({ paper: 7, seaman: 3 })

interface Sealed {
  head: Buffer
  blocks: Buffer[]
}

async function seal(plain: Buffer, key = KEY): Promise<Sealed> {
  const { head, blocks } = sealed([plain], key, PLACE)
  return { head, blocks: await collect(blocks) }
}

/** Node 20 has no `Array.fromAsync`. */
async function collect(source: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const found: Buffer[] = []
  for await (const one of source) found.push(one)
  return found
}

/** What comes of it; nothing where it is refused. */
async function open({ head, blocks }: Sealed, keys = [KEY, OTHER], place = PLACE) {
  const fileKey = opens(head, keys, place)
  if (typeof fileKey === 'string') return undefined
  try {
    return Buffer.concat(await collect(unsealed(fileKey, blocks)))
  } catch (error) {
    if (error instanceof NotWhole) return undefined
    throw error
  }
}

/** A file of some blocks: to make its bytes at random each time would be most of the work. */
const BYTES = randomBytes(3 * BLOCK + 1)
const sizes = fc.oneof(
  fc.integer({ min: 0, max: 3 * BLOCK + 1 }),
  fc.constantFrom(0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 3 * BLOCK),
)

describe('a file that was encrypted', () => {
  it('is what it was, in whatever pieces it came', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.integer({ min: 1_000, max: 100_000 }), async (size, piece) => {
        const plain = BYTES.subarray(0, size)
        const pieces = Array.from({ length: Math.ceil(size / piece) }, (_, index) =>
          plain.subarray(index * piece, (index + 1) * piece),
        )
        const { head, blocks } = sealed(pieces, OTHER, PLACE)
        const file = { head, blocks: await collect(blocks) }
        expect(keyIdOf(head)).toBe(OTHER.id)
        expect(file.blocks).toHaveLength(Math.max(1, Math.ceil(size / BLOCK)))
        expect((await open(file))?.equals(plain)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('has no bytes of what it was, and none of another time', async () => {
    const plain = Buffer.alloc(1_000, 'passport EA 1234567 ')
    const [one, two] = [await seal(plain), await seal(plain)]
    expect(Buffer.concat(one.blocks).includes('1234567')).toBe(false)
    expect(one.blocks[0]?.equals(two.blocks[0] ?? Buffer.alloc(0))).toBe(false)
  })
})

describe('refused is', () => {
  it('a file with any bit changed, in its head or a block', async () => {
    const file = await seal(BYTES.subarray(0, BLOCK + 50))
    const last = file.blocks.length
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -1, max: last - 1 }),
        fc.nat(),
        fc.integer({ min: 0, max: 7 }),
        async (which, at, bit) => {
          const parts = [file.head, ...file.blocks].map((part) => Buffer.from(part))
          const part = parts[which + 1] ?? Buffer.alloc(1)
          const place = at % part.length
          part[place] = (part[place] ?? 0) ^ (1 << bit)
          const [head = Buffer.alloc(0), ...blocks] = parts
          expect(await open({ head, blocks })).toBeUndefined()
        },
      ),
      { numRuns: 200 },
    )
    // Each byte of a head: it is short.
    for (const place of file.head.keys()) {
      const head = Buffer.from(file.head)
      head[place] = (head[place] ?? 0) ^ 0xff
      expect.soft(typeof opens(head, [KEY, OTHER], PLACE), String(place)).toBe('string')
    }
  })

  it('a file that was cut, lengthened or put in another order', async () => {
    const { head, blocks } = await seal(BYTES)
    const [one = Buffer.alloc(0), two = Buffer.alloc(0), three = Buffer.alloc(0)] = blocks
    const last = blocks.at(-1) ?? Buffer.alloc(0)
    for (const others of [
      [],
      blocks.slice(0, -1),
      blocks.slice(1),
      [one, three, two, last],
      [one, two, two, three, last],
      [...blocks, last],
      [one, two, last],
      [one, two, three, last.subarray(0, -1)],
      [one, two, three, last.subarray(0, 10)],
      [one, two, three, Buffer.alloc(0)],
    ]) {
      expect.soft(await open({ head, blocks: others })).toBeUndefined()
    }
    for (const length of [0, 4, 6, 20, head.length - 1]) {
      expect.soft(opens(head.subarray(0, length), [KEY], PLACE)).toBe('notWhole')
    }
  })

  it('blocks of one file below the head of another', async () => {
    const [one, two] = [await seal(BYTES), await seal(BYTES)]
    expect(await open({ head: one.head, blocks: two.blocks })).toBeUndefined()
  })

  it('a file in the place of another paper or account', async () => {
    const file = await seal(BYTES.subarray(0, 10))
    for (const place of [
      { paper: 8, seaman: 3 },
      { paper: 7, seaman: 4 },
    ]) {
      expect(opens(file.head, [KEY], placeOf(place))).toBe('notWhole')
    }
  })

  it('a file whose key is not here, or is another one under the same name', async () => {
    const { head } = await seal(BYTES.subarray(0, 10))
    expect(opens(head, [OTHER], PLACE)).toBe('noKey')
    expect(opens(head, [], PLACE)).toBe('noKey')
    expect(opens(head, [newKey(KEY.id)], PLACE)).toBe('notWhole')
  })
})

describe('the setting of keys', () => {
  const key = KEY.key
  it('is a list, the newest first', () => {
    const keys = [
      { id: 'b', key },
      { id: 'a-1', key: OTHER.key },
    ]
    expect(readScanKeys(`b:${key},a-1:${OTHER.key}`)).toEqual(keys)
    expect(readScanKeys(` b:${key}\na-1:${OTHER.key}\n`)).toEqual(keys)
  })

  it('is refused where it is none', () => {
    for (const text of [
      '',
      key,
      `a:${key.slice(1)}`,
      `a:${key},a:${OTHER.key}`,
      `A:${key}`,
      'a:b',
    ]) {
      expect.soft(readScanKeys(text), text).toBeUndefined()
    }
  })
})
