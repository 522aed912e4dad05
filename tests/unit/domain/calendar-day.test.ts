import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { endOfDay, isTimeZone, readDay, storedDay } from '@/domain/calendar-day'

// Behind and ahead of UTC, with half hours, with summer time in both halves of the year, and with clocks
// that are changed at midnight.
const ZONES = [
  'UTC',
  'Asia/Manila',
  'Asia/Kolkata',
  'Europe/Kyiv',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'America/Santiago',
]

const days = fc
  .date({
    min: new Date('2015-01-01T00:00:00Z'),
    max: new Date('2040-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10))

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
  ]),
)

/** What a calendar on the wall shows there. */
function dayIn(timeZone: string, instant: number): string {
  return clocks.get(timeZone)?.format(instant) ?? ''
}

describe('the end of a day', () => {
  it('is the first instant at which no calendar there shows the day any more', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...ZONES), (day, timeZone) => {
        const end = endOfDay(day, timeZone).getTime()
        expect(dayIn(timeZone, end - 1)).toBe(day)
        expect(dayIn(timeZone, end) > day).toBe(true)
        for (const hours of [1, 2, 12]) {
          expect(dayIn(timeZone, end + hours * 3_600_000) > day).toBe(true)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    // Clocks go back in the night after it, and in the morning of it: such days have 24 and 25 hours.
    ['2026-10-24', 'Europe/Kyiv', '2026-10-24T21:00:00.000Z'],
    ['2026-10-25', 'Europe/Kyiv', '2026-10-25T22:00:00.000Z'],
    ['2026-03-28', 'Europe/Kyiv', '2026-03-28T22:00:00.000Z'],
    ['2026-03-29', 'Europe/Kyiv', '2026-03-29T21:00:00.000Z'],
    ['2026-11-22', 'Asia/Manila', '2026-11-22T16:00:00.000Z'],
    ['2026-11-22', 'Pacific/Kiritimati', '2026-11-22T10:00:00.000Z'],
    ['2026-11-22', 'Pacific/Pago_Pago', '2026-11-23T11:00:00.000Z'],
    // No midnight: from 23:59:59 to 01:00.
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    // Midnight twice: an hour of the day comes again.
    ['2026-10-24', 'Asia/Beirut', '2026-10-24T22:00:00.000Z'],
    ['2026-10-31', 'America/Havana', '2026-11-01T04:00:00.000Z'],
    // A day that never was.
    ['2011-12-29', 'Pacific/Apia', '2011-12-30T10:00:00.000Z'],
  ])('%s in %s is %s', (day, timeZone, end) => {
    expect(endOfDay(day, timeZone).toISOString()).toBe(end)
  })

  it.each([
    ['2026-02-30', 'UTC'],
    ['22.11.2026', 'UTC'],
    ['2026-11-22', 'Atlantis/Capital'],
  ])('of %s in %s is refused', (day, timeZone) => {
    expect(() => endOfDay(day, timeZone)).toThrow(RangeError)
  })
})

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

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Kyiv', 'Europe/Kiev', 'Asia/Calcutta'])('is %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each(['', '+03:00', 'Kyiv', 'Europe/Kyiv; DROP', '../etc', 3, null])('is not %j', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})
