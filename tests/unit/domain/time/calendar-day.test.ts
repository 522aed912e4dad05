import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { daysBetween, daysLater, monthsLater, readDay, storedDay } from '@/domain/time/calendar-day'

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

describe('days of the calendar', () => {
  it('lie as many days apart as were added', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4_000, max: 4_000 }), (day, count) => {
        expect(daysBetween(day, daysLater(day, count))).toBe(count)
      }),
    )
  })

  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-31', 12, '2027-12-31'],
  ])('%s and %i months are %s', (day, months, later) => {
    expect(monthsLater(day, months)).toBe(later)
  })

  it('that are none are refused', () => {
    expect(() => monthsLater('2026-02-30', 1)).toThrow(RangeError)
    expect(() => daysBetween('2026-02-01', 'soon')).toThrow(RangeError)
  })
})
