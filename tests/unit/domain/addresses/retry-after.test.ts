import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pauseAskedFor } from '@/domain/addresses/retry-after'

const NOW = Date.UTC(2026, 10, 22, 12)
const DAY = 86_400_000

describe('the pause that is asked for', () => {
  it.each([
    ['0', 0],
    ['2', 2_000],
    ['86401', DAY],
    ['9'.repeat(400), DAY],
    ['Sun, 22 Nov 2026 12:00:30 GMT', 30_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
    ['Sun, 22 Nov 2037 11:00:00 GMT', DAY],
    [null, undefined],
    ['', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['soon', undefined],
    ['2026-11-22T12:00:30Z', undefined],
    ['Sun, no day at all GMT', undefined],
  ])('of %s', (header, pause) => {
    expect(pauseAskedFor(header, NOW)).toBe(pause)
  })

  it('is a time between none and a day, or none is asked for', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (header) => {
        const pause = pauseAskedFor(header, NOW)
        expect(pause === undefined || (pause >= 0 && pause <= DAY)).toBe(true)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: DAY / 1_000 }), (seconds) => {
        const date = new Date(NOW + seconds * 1_000).toUTCString()
        expect(pauseAskedFor(date, NOW)).toBe(seconds * 1_000)
      }),
    )
  })
})
