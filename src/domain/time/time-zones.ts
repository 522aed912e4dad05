import moment from 'moment-timezone'

import { startInUtc } from './calendar-day'

/**
 * Instants and the time of day in a time zone, by the rules that come with the package `moment-timezone`: those of Node,
 * Postgres and browsers are of the day that each was built (docs/decisions/070-true-hours.md). On the server alone.
 */

/** Milliseconds. */
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * The release of the rules of time zones that everything here is reckoned by, as the IANA names it.
 * @example releaseOfZones() // '2026f'
 */
export function releaseOfZones(): string {
  // Read each time: rules can be loaded over those of the package.
  return moment.tz.dataVersion
}

/**
 * How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds; behind it is negative.
 * @param instant milliseconds since 1970
 * @throws RangeError where `timeZone` is none
 * @example offsetAt(Date.UTC(2026, 10, 22), 'Asia/Manila') // 28_800_000
 */
export function offsetAt(instant: number, timeZone: string): number {
  const zone = zoneOf(timeZone)
  if (!zone) throw new RangeError(`${timeZone} is no time zone`)
  // Minutes behind UTC, with seconds as a fraction before there were time zones.
  return -Math.round(zone.utcOffset(instant) * MINUTE)
}

/**
 * The end of a day in a time zone as an instant, exclusive: the first instant of the next day there. Where
 * clocks skip midnight that is later than 00:00, where midnight comes twice it is the first one after which
 * the day does not come back.
 * @throws RangeError where `day` is no day of the calendar, or `timeZone` no time zone
 * @example endOfDay('2026-11-22', 'Asia/Manila').toISOString() // '2026-11-22T16:00:00.000Z'
 */
export function endOfDay(day: string, timeZone: string): Date {
  const midnight = startInUtc(day) + DAY
  const offset = (instant: number) => offsetAt(instant, timeZone)
  // By the clock as it was before midnight and as it is after it; they differ where it is changed between.
  const [first = midnight, second = midnight] = [midnight - DAY, midnight + DAY]
    .map((near) => midnight - offset(near))
    .toSorted((a, b) => a - b)
  return new Date(first + offset(first) >= midnight ? first : second)
}

/**
 * The day that it is somewhere at an instant.
 * @throws RangeError where `timeZone` is no time zone
 * @example dayAt(new Date('2026-11-22T20:00:00Z'), 'Asia/Manila') // '2026-11-23'
 */
export function dayAt(instant: Date, timeZone: string): string {
  return clockAt(instant, timeZone).toISOString().slice(0, 10)
}

/**
 * What clocks show somewhere at an instant, as an instant at which they show it in UTC: to be formatted by rules that have no
 * part in it.
 * @throws RangeError where `timeZone` is no time zone
 * @example clockAt(new Date('2026-11-22T20:00:00Z'), 'Asia/Manila').toISOString() // '2026-11-23T04:00:00.000Z'
 */
function clockAt(instant: Date, timeZone: string): Date {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone))
}

/** Whether a name is that of a time zone as the IANA lists them, such as `Europe/Kyiv`, or `UTC`. */
export function isTimeZone(name: unknown): name is string {
  return typeof name === 'string' && zoneOf(name) !== undefined
}

/**
 * The name of a time zone in right letters.
 * @example zoneName('europe/kyiv') // 'Europe/Kyiv'
 */
export function zoneName(name: string): string | undefined {
  return zoneOf(name)?.name
}

/** Every name of a time zone, old ones too. */
export function zoneNames(): readonly string[] {
  return moment.tz.names()
}

function zoneOf(name: string): moment.MomentZone | undefined {
  const zone = moment.tz.zone(name)
  // The package takes `europe_kyiv` too.
  return zone?.name.toLowerCase() === name.toLowerCase() ? zone : undefined
}
