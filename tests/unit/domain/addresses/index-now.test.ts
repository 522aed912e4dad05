import { describe, expect, it } from 'vitest'

import {
  indexNowMessage,
  isIndexNowKey,
  meaningOf,
  pauseAfter,
} from '../../../../src/domain/addresses/index-now'

describe('IndexNow', () => {
  it('is told of addresses of one host, with the place of the key at its root', () => {
    expect(
      indexNowMessage('https://mariner.example', 'a1b2c3d4', ['https://mariner.example/a']),
    ).toEqual({
      host: 'mariner.example',
      key: 'a1b2c3d4',
      keyLocation: 'https://mariner.example/index-now.txt',
      urlList: ['https://mariner.example/a'],
    })
  })

  it('knows keys by the letters and lengths of the protocol', () => {
    for (const key of ['a'.repeat(8), 'A-1'.repeat(30), 'z'.repeat(128)])
      expect(isIndexNowKey(key)).toBe(true)
    for (const key of ['a'.repeat(7), 'a'.repeat(129), 'with space', 'ключ-ключ', '', undefined]) {
      expect(isIndexNowKey(key)).toBe(false)
    }
  })

  it('reads the answers of the protocol, and tries again whatever else there is', () => {
    expect([200, 202].map(meaningOf)).toEqual(['taken', 'taken'])
    expect([400, 403, 422].map(meaningOf)).toEqual(['refused', 'refused', 'refused'])
    expect([301, 429, 500, 503].map(meaningOf)).toEqual(['later', 'later', 'later', 'later'])
  })

  it('waits longer after each failure, as long as it is asked to, and never more than a day', () => {
    const minutes = (failures: number, asked?: number) => pauseAfter(failures, asked) / 60_000
    expect([1, 2, 3].map((failures) => minutes(failures))).toEqual([5, 10, 20])
    expect(minutes(1, 3_600_000)).toBe(60)
    expect(minutes(40)).toBe(24 * 60)
    expect(minutes(1, 9e12)).toBe(24 * 60)
  })
})
