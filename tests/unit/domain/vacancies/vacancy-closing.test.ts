import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { daysLater } from '@/domain/time/calendar-day'
import { dayAt, endOfDay } from '@/domain/time/time-zones'
import { PROLONGED_DAYS } from '@/domain/vacancies/vacancy-closing'
import { lastDayAfter, lastDayBefore } from '@/domain/vacancies/last-day'

const zones = fc.constantFrom(
  'UTC',
  'Asia/Manila',
  'Asia/Kolkata',
  'Europe/Kyiv',
  'America/New_York',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Havana',
)
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-12-31T00:00:00Z'),
  noInvalidDate: true,
})
/** A vacancy that is open, or was, within a year around the instant. */
const states = fc
  .record({ now: instants, timeZone: zones, away: fc.integer({ min: -365, max: 365 }) })
  .map(({ now, timeZone, away }) => ({
    now,
    timeZone,
    openUntil: daysLater(dayAt(now, timeZone), away),
  }))

const isOpen = (day: string, { timeZone, now }: { timeZone: string; now: Date }) =>
  endOfDay(day, timeZone) > now

describe('the day that it is somewhere', () => {
  it('ends after the instant, and the day before has ended by then', () => {
    fc.assert(
      fc.property(instants, zones, (now, timeZone) => {
        const today = dayAt(now, timeZone)
        expect(endOfDay(today, timeZone) > now).toBe(true)
        expect(endOfDay(daysLater(today, -1), timeZone) <= now).toBe(true)
      }),
    )
  })
})

describe('the last day of a vacancy', () => {
  it('is the day before the midnight at which it closes, wherever that is', () => {
    fc.assert(
      fc.property(instants, zones, (instant, timeZone) => {
        const day = dayAt(instant, timeZone)
        expect(lastDayBefore(endOfDay(day, timeZone), timeZone)).toBe(day)
      }),
    )
  })

  it('has ended once it is closed, whatever it was, and closing it again changes nothing', () => {
    fc.assert(
      fc.property(states, (state) => {
        const closed = lastDayAfter('close', state, state.now) ?? state.openUntil
        expect(isOpen(closed, state)).toBe(false)
        expect(closed <= state.openUntil || !isOpen(state.openUntil, state)).toBe(true)
        expect(lastDayAfter('close', { ...state, openUntil: closed }, state.now)).toBeUndefined()
      }),
    )
  })

  it('is thirty days later once it is prolonged, from today at least', () => {
    fc.assert(
      fc.property(states, (state) => {
        const longer = lastDayAfter('prolong', state, state.now) ?? ''
        const today = dayAt(state.now, state.timeZone)
        expect(isOpen(longer, state)).toBe(true)
        expect([
          daysLater(state.openUntil, PROLONGED_DAYS),
          daysLater(today, PROLONGED_DAYS),
        ]).toContain(longer)
        expect(longer >= daysLater(today, PROLONGED_DAYS)).toBe(true)
        expect(longer > state.openUntil).toBe(true)
      }),
    )
  })

  it.each([
    // Manila is in tomorrow already.
    ['close', '2026-11-30', 'Asia/Manila', '2026-11-23'],
    ['close', '2026-11-23', 'Europe/Kyiv', '2026-11-22'],
    ['close', '2026-11-22', 'Europe/Kyiv', undefined],
    ['prolong', '2026-11-23', 'Europe/Kyiv', '2026-12-23'],
    ['prolong', '2026-12-31', 'Europe/Kyiv', '2027-01-30'],
    ['prolong', '2026-01-05', 'Asia/Manila', '2026-12-24'],
  ] as const)('%s %s in %s: %s', (action, openUntil, timeZone, day) => {
    const now = new Date('2026-11-23T18:00:00Z')
    expect(lastDayAfter(action, { openUntil, timeZone }, now)).toBe(day)
  })
})
