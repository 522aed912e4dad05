import fc from 'fast-check'
import moment from 'moment-timezone'
import { describe, expect, it } from 'vitest'

import {
  dayAt,
  endOfDay,
  isTimeZone,
  offsetAt,
  releaseOfZones,
  zoneName,
} from '@/domain/time/time-zones'

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

/** What a calendar on the wall shows there, by the clock of the package itself: Node's rules are of another year. */
function dayIn(timeZone: string, instant: number): string {
  return moment.tz(instant, timeZone).format('YYYY-MM-DD')
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

/**
 * When 20 December 2026 and 1 July 2027 end, as Debian's zoneinfo files of the release 2026f say. Among them those whose rules
 * changed in 2026: Vancouver, Alberta, Manitoba, Morocco, Cuba, Moldova.
 */
const PUBLIC_RULES: [zone: string, winter: string, summer: string][] = [
  ['America/Vancouver', '2026-12-21T07:00Z', '2027-07-02T07:00Z'],
  ['America/Edmonton', '2026-12-21T06:00Z', '2027-07-02T06:00Z'],
  ['America/Winnipeg', '2026-12-21T05:00Z', '2027-07-02T05:00Z'],
  ['Africa/Casablanca', '2026-12-21T00:00Z', '2027-07-02T00:00Z'],
  ['Africa/El_Aaiun', '2026-12-21T00:00Z', '2027-07-02T00:00Z'],
  ['America/Havana', '2026-12-21T04:00Z', '2027-07-02T04:00Z'],
  ['Europe/Chisinau', '2026-12-20T22:00Z', '2027-07-01T21:00Z'],
  ['Europe/Kyiv', '2026-12-20T22:00Z', '2027-07-01T21:00Z'],
  ['Europe/Warsaw', '2026-12-20T23:00Z', '2027-07-01T22:00Z'],
  ['Europe/Bucharest', '2026-12-20T22:00Z', '2027-07-01T21:00Z'],
  ['Europe/Sofia', '2026-12-20T22:00Z', '2027-07-01T21:00Z'],
  ['Asia/Tbilisi', '2026-12-20T20:00Z', '2027-07-01T20:00Z'],
  ['Europe/Riga', '2026-12-20T22:00Z', '2027-07-01T21:00Z'],
  ['Europe/Istanbul', '2026-12-20T21:00Z', '2027-07-01T21:00Z'],
  ['Asia/Kolkata', '2026-12-20T18:30Z', '2027-07-01T18:30Z'],
  ['Asia/Manila', '2026-12-20T16:00Z', '2027-07-01T16:00Z'],
  ['Asia/Jakarta', '2026-12-20T17:00Z', '2027-07-01T17:00Z'],
  ['Asia/Shanghai', '2026-12-20T16:00Z', '2027-07-01T16:00Z'],
  ['Europe/Athens', '2026-12-20T22:00Z', '2027-07-01T21:00Z'],
  ['Asia/Nicosia', '2026-12-20T22:00Z', '2027-07-01T21:00Z'],
  ['Europe/Berlin', '2026-12-20T23:00Z', '2027-07-01T22:00Z'],
  ['Europe/Amsterdam', '2026-12-20T23:00Z', '2027-07-01T22:00Z'],
  ['Europe/Oslo', '2026-12-20T23:00Z', '2027-07-01T22:00Z'],
  ['Asia/Dubai', '2026-12-20T20:00Z', '2027-07-01T20:00Z'],
  ['Asia/Singapore', '2026-12-20T16:00Z', '2027-07-01T16:00Z'],
  ['Africa/Cairo', '2026-12-20T22:00Z', '2027-07-01T21:00Z'],
  ['Atlantic/Canary', '2026-12-21T00:00Z', '2027-07-01T23:00Z'],
  ['America/Sao_Paulo', '2026-12-21T03:00Z', '2027-07-02T03:00Z'],
  ['Europe/Paris', '2026-12-20T23:00Z', '2027-07-01T22:00Z'],
  ['Europe/London', '2026-12-21T00:00Z', '2027-07-01T23:00Z'],
  ['America/New_York', '2026-12-21T05:00Z', '2027-07-02T04:00Z'],
  ['America/Los_Angeles', '2026-12-21T08:00Z', '2027-07-02T07:00Z'],
  ['Asia/Tokyo', '2026-12-20T15:00Z', '2027-07-01T15:00Z'],
  ['Australia/Sydney', '2026-12-20T13:00Z', '2027-07-01T14:00Z'],
  ['Pacific/Auckland', '2026-12-20T11:00Z', '2027-07-01T12:00Z'],
  ['Asia/Beirut', '2026-12-20T22:00Z', '2027-07-01T21:00Z'],
  ['Asia/Tehran', '2026-12-20T20:30Z', '2027-07-01T20:30Z'],
  ['America/Santiago', '2026-12-21T03:00Z', '2027-07-02T04:00Z'],
  ['Africa/Lagos', '2026-12-20T23:00Z', '2027-07-01T23:00Z'],
  ['Asia/Yangon', '2026-12-20T17:30Z', '2027-07-01T17:30Z'],
]

describe('this winter and next summer', () => {
  it.each(PUBLIC_RULES)('days in %s end as the public rules say', (zone, winter, summer) => {
    expect(endOfDay('2026-12-20', zone)).toEqual(new Date(winter))
    expect(endOfDay('2027-07-01', zone)).toEqual(new Date(summer))
    const before = new Date(Date.parse(summer) - 1)
    expect([dayAt(before, zone), dayAt(new Date(summer), zone)]).toEqual([
      '2027-07-01',
      '2027-07-02',
    ])
  })

  it('are those of this year’s release', () => {
    expect(releaseOfZones()).toMatch(/^202[6-9][a-z]$|^20[3-9]\d[a-z]$/)
  })
})

describe('a time zone', () => {
  it.each(['UTC', 'Europe/Kyiv', 'Europe/Kiev', 'Asia/Calcutta'])('is %s', (name) => {
    expect(isTimeZone(name)).toBe(true)
  })

  it.each([
    '',
    '+03:00',
    'Kyiv',
    'Europe/Kyiv; DROP',
    'europe_kyiv',
    '__proto__',
    '../etc',
    3,
    null,
  ])('is not %j', (name) => {
    expect(isTimeZone(name)).toBe(false)
  })

  it('has a name in right letters', () => {
    expect(zoneName('america/port-au-prince')).toBe('America/Port-au-Prince')
    expect(zoneName('Atlantis/Capital')).toBeUndefined()
  })

  it('may have half hours, and is asked for by nobody without being one', () => {
    expect(offsetAt(Date.UTC(2026, 6, 1), 'Australia/Lord_Howe')).toBe(10.5 * 3_600_000)
    expect(() => offsetAt(0, 'Atlantis/Capital')).toThrow(RangeError)
  })
})
