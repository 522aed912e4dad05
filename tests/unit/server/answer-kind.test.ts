import { describe, expect, it } from 'vitest'

import { encodingFor, isKnown, kindOfAnswer } from '../../../src/server/answer-kind'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['*', 'br'],
    ['identity, gzip;q=0.2', 'identity'],
    ['zstd', 'identity'],
    ['identity;q=0', 'identity'],
  ])('%s → %s', (accepted, encoding) => {
    expect(encodingFor(accepted === undefined ? {} : { 'accept-encoding': accepted })).toBe(
      encoding,
    )
  })
})

it('is all of a page, or what saves bytes, whatever else a request says of itself', () => {
  const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
  expect(kindOfAnswer({})).toBe('html')
  expect(kindOfAnswer(router)).toBe('html')
  expect(kindOfAnswer({ ...router, 'save-data': 'on' })).toBe('lite')
})

it('a reader knows an answer by its digest, weak or strong, in a list or by a star', () => {
  for (const known of ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', '*']) {
    expect([isKnown(known, '"a"'), isKnown(known, 'W/"a"')], known).toEqual([true, true])
  }
  for (const other of [undefined, '', '"b"', 'a']) expect(isKnown(other, '"a"')).toBe(false)
})
