import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { bundleServer } from '../../../scripts/set-up/bundle-server.mjs'
import { createBackgroundCompressor } from '../../../src/server/background-compressor'
import { createCachedBodies } from '../../../src/server/cached-bodies'

const texts = (locale: string) =>
  readFileSync(new URL(`../../../src/i18n/messages/${locale}.json`, import.meta.url))
const PAGE = texts('en')
const HEADERS = { 'content-type': 'text/html' }

// A thread is no module of this test: it gets the program that the site has.
const bundle = mkdtempSync(path.join(tmpdir(), 'mariner-hub-bundle-'))
beforeAll(() => bundleServer(process.cwd(), bundle))
afterAll(() => rmSync(bundle, { recursive: true }))

let compressor: ReturnType<typeof createBackgroundCompressor> | undefined
afterEach(() => compressor?.close())

function bodiesOf(maxBytes: number) {
  compressor = createBackgroundCompressor({
    mostWaiting: 10,
    worker: pathToFileURL(path.join(bundle, 'compress-worker.mjs')),
    onError: (error) => {
      throw error
    },
  })
  return createCachedBodies({ maxBytes, compressor })
}

describe('kept bodies', () => {
  it('are compressed at once, then once more and smaller; the digest becomes a strong one', async () => {
    const bodies = bodiesOf(10_000_000)
    bodies.keep('page html', HEADERS, PAGE)
    for (const encoding of ['br', 'gzip'] as const) {
      const first = bodies.get('page html', encoding)
      expect(first?.etag).toMatch(new RegExp(`^W/"[\\w-]{22}-${encoding}"$`))
      await expect
        .poll(() => bodies.get('page html', encoding)?.etag, { timeout: 15_000 })
        .toBe(first?.etag.slice(2))
      const last = bodies.get('page html', encoding)
      expect(bodies.get('page html', encoding)?.body).toBe(last?.body)
      expect(last?.body.byteLength).toBeLessThan(first?.body.byteLength ?? 0)
      const decompress = encoding === 'br' ? brotliDecompressSync : gunzipSync
      expect(decompress(last?.body ?? '').equals(PAGE)).toBe(true)
    }
    const etags = (['br', 'gzip', 'identity'] as const).map((e) => bodies.get('page html', e)?.etag)
    expect(new Set(etags).size).toBe(3)
  })

  it('are made smaller for a second reader, not for the first', () => {
    const works: string[] = []
    const bodies = createCachedBodies({
      maxBytes: 10_000_000,
      compressor: { add: (key) => void works.push(key) },
    })
    bodies.keep('page', HEADERS, PAGE)
    bodies.get('page', 'br')
    expect(works).toEqual([])
    bodies.get('page', 'br')
    expect(works).toEqual(['page br'])
  })

  it('are as small as they get for the first reader where that is asked for', () => {
    const works: string[] = []
    const bodies = createCachedBodies({
      maxBytes: 10_000_000,
      compressor: { add: (key) => void works.push(key) },
    })
    bodies.keep('page', HEADERS, PAGE)
    bodies.keep('other', HEADERS, PAGE)
    const first = bodies.get('page', 'br', 'small')
    expect(first?.body.byteLength).toBeLessThan(bodies.get('other', 'br')?.body.byteLength ?? 0)
    expect(first?.etag).toMatch(/^"/)
    expect(bodies.get('page', 'br')).toBe(first)
    expect(works).toEqual([])
  })

  it('take no more room than their smallest form, which the text and other encodings come from', async () => {
    const bodies = bodiesOf(10_000_000)
    bodies.keep('page', HEADERS, PAGE)
    const plain = bodies.get('page', 'identity')
    bodies.get('page', 'br')
    await expect.poll(() => bodies.get('page', 'br')?.etag, { timeout: 15_000 }).not.toMatch(/^W\//)
    expect(bodies.size()).toBeLessThan(PAGE.byteLength)
    expect(gunzipSync(bodies.get('page', 'gzip')?.body ?? '').equals(PAGE)).toBe(true)
    expect(bodies.get('page', 'identity')).toEqual(plain)
  })

  it('have room beside each other before any of them was made smaller', () => {
    const pages = 20
    const bodies = createCachedBodies({
      maxBytes: (pages * PAGE.byteLength) / 2,
      compressor: { add: () => undefined },
    })
    const keys = Array.from({ length: pages }, (_, n) => `page ${n}`)
    for (const key of keys) {
      bodies.keep(key, HEADERS, PAGE)
      bodies.get(key, 'br')
    }
    expect(keys.filter((key) => bodies.get(key, 'br') === undefined)).toEqual([])
  })

  it('have another digest where their text or their headers are others', () => {
    const bodies = bodiesOf(10_000_000)
    bodies.keep('a', HEADERS, PAGE)
    bodies.keep('b', { ...HEADERS, 'content-security-policy': 'other' }, PAGE)
    bodies.keep('c', HEADERS, texts('uk'))
    expect(new Set(['a', 'b', 'c'].map((key) => bodies.get(key, 'identity')?.etag)).size).toBe(3)
  })

  it('are not replaced by what was made smaller of a former text', () => {
    const works: Parameters<ReturnType<typeof createBackgroundCompressor>['add']>[1][] = []
    const bodies = createCachedBodies({
      maxBytes: 3 * (PAGE.byteLength + 4_000),
      compressor: { add: (_, work) => works.push(work) },
    })
    bodies.keep('page', HEADERS, PAGE)
    bodies.get('page', 'gzip')
    bodies.get('page', 'gzip')
    const [work] = works
    expect(gunzipSync(work?.read()?.body ?? '').equals(PAGE)).toBe(true)
    for (const key of ['b', 'c', 'd']) bodies.keep(key, HEADERS, PAGE)
    const again = Buffer.from(PAGE.toString().toUpperCase())
    bodies.keep('page', HEADERS, again)
    bodies.get('page', 'gzip')
    work?.keep(gzipSync(PAGE))
    expect(gunzipSync(bodies.get('page', 'gzip')?.body ?? '').equals(again)).toBe(true)
  })

  it('make room for each other, the longest unread first', () => {
    const bodies = bodiesOf(3 * (PAGE.byteLength + 4_000))
    for (const key of ['a', 'b', 'c', 'd']) bodies.keep(key, HEADERS, PAGE)
    expect(['a', 'b', 'c', 'd'].map((key) => bodies.get(key, 'identity') !== undefined)).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(bodies.size()).toBeLessThanOrEqual(3 * (PAGE.byteLength + 4_000))
  })

  it('are left as they are where they fit into one packet', () => {
    const bodies = bodiesOf(10_000_000)
    bodies.keep('page', HEADERS, Buffer.from('short'))
    expect(bodies.get('page', 'br')?.encoding).toBe('identity')
  })

  it('that few ask for twice are compressed once, quickly, and stay in no other form', () => {
    let works = 0
    const bodies = createCachedBodies({
      maxBytes: 10_000_000,
      areShortLived: true,
      compressor: { add: () => (works += 1) },
    })
    bodies.keep('page', HEADERS, PAGE)
    expect(brotliDecompressSync(bodies.get('page', 'br')?.body ?? '').equals(PAGE)).toBe(true)
    expect(bodies.get('page', 'br')?.etag).toMatch(/-br"$/)
    expect([bodies.get('page', 'identity'), bodies.get('page', 'gzip')]).toEqual([
      undefined,
      undefined,
    ])
    expect(bodies.size()).toBeLessThan(PAGE.byteLength)
    expect(works).toBe(0)
  })
})
