import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readDay, storedDay } from '@/domain/time/calendar-day'

const days = fc
  .date({
    min: new Date('2015-01-01T00:00:00Z'),
    max: new Date('2040-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))

describe('a stored day', () => {
  it('is read as the day that was stored', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(readDay(storedDay(day))).toBe(day)
        expect(readDay(new Date(storedDay(day)))).toBe(day)
      }),
    )
  })

  it.each([[''], [null], [undefined], ['tomorrow'], [5], ['+012026-01-01T00:00:00Z']])(
    '%j is none',
    (value) => {
      expect(readDay(value)).toBeUndefined()
    },
  )
})
