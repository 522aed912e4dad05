/** @module-tag soak */
import type { ServerResponse } from 'node:http'

import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { type CatService, startCatService } from '../../site/cat-service'

/** A service of cats that has a bad day: there is no cat, in time, and it is left alone for a while. */

let service: CatService

beforeAll(async () => {
  service = await startCatService()
})
afterAll(() => service.close())

/** What is logged instead of shown. */
let warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  // What is kept of an earlier service is none of the next one's.
  vi.resetModules()
})
afterEach(() => vi.restoreAllMocks())

const TROUBLES: Record<string, [trouble: (response: ServerResponse) => void, reason: RegExp]> = {
  'answers 500': [(response) => response.writeHead(500).end('no'), /answered 500/],
  'sends a page': [
    (response) =>
      response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('<script>alert(1)</script>'),
    /unsupported image format/,
  ],
  'sends a drawing with a script': [
    (response) =>
      response
        .writeHead(200, { 'Content-Type': 'image/svg+xml' })
        .end(
          '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
        ),
    /type svg is not shown/,
  ],
  'sends far too much': [
    (response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' })
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    },
    /too large/,
  ],
  hangs: [() => undefined, /The operation was aborted due to timeout/],
}

it.each(Object.entries(TROUBLES))('one that %s', async (_, [trouble, reason]) => {
  service.answerWith = trouble
  const { randomCat } = await import('../../../src/features/random-cat/random-cat.queries')
  expect(await randomCat(service.url)).toBeUndefined()
  expect(warn.mock.calls).toEqual([[expect.stringMatching(reason)]])
  const before = service.asked
  expect(await randomCat(service.url)).toBeUndefined()
  expect(service.asked).toBe(before)
})
