import fc from 'fast-check'
import { expect, it } from 'vitest'

import { restAfterFailures } from '@/domain/imports/feed-problems'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

it('a feed that fails rests longer each time', () => {
  expect([1, 2, 3, 4].map((failures) => restAfterFailures(failures) / MINUTE)).toEqual([
    15, 30, 60, 120,
  ])
})

it('it rests as long as its server asked, and never longer than a day', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(10 * DAY), (failures, asked) => {
      const rest = restAfterFailures(failures, asked)
      expect(rest).toBeGreaterThanOrEqual(Math.min(asked, DAY))
      expect(rest).toBeLessThanOrEqual(DAY)
      expect(rest).toBeGreaterThanOrEqual(15 * MINUTE)
    }),
  )
})
