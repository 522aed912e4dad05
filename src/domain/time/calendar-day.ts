/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/**
 * The day that a stored date stands for, as `YYYY-MM-DD`. The panel stores a day as an instant (12:00 UTC);
 * only year, month and day in UTC count. `undefined` for what is no date or lies beyond the years 0000-9999.
 * @example readDay('2026-11-22T12:00:00.000Z') // '2026-11-22'
 */
export function readDay(stored: unknown): string | undefined {
  if (!(stored instanceof Date) && (typeof stored !== 'string' || stored === '')) return undefined
  const instant = new Date(stored)
  if (Number.isNaN(instant.getTime())) return undefined
  const [day = ''] = instant.toISOString().split('T', 1)
  return /^\d{4}-/.test(day) ? day : undefined
}

/**
 * A day as it is stored: 12:00 UTC, which is the same day in most time zones that a panel may show it in.
 * @throws RangeError where `day` is no day of the calendar
 * @example storedDay('2026-11-22') // '2026-11-22T12:00:00.000Z'
 */
export function storedDay(day: string): string {
  return noonOf(day).toISOString()
}

/**
 * The instant by which a day is stored and shown: 12:00 UTC.
 * @throws RangeError where `day` is no day of the calendar
 */
export function noonOf(day: string): Date {
  return new Date(startInUtc(day) + DAY / 2)
}

/**
 * The day of an instant in UTC, as `YYYY-MM-DD`.
 * @throws RangeError where it is no instant
 */
export function dayInUtc(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/**
 * A day so many days later, or earlier.
 * @throws RangeError where `day` is no day of the calendar
 * @example daysLater('2026-02-27', 2) // '2026-03-01'
 */
export function daysLater(day: string, days: number): string {
  return new Date(startInUtc(day) + days * DAY).toISOString().slice(0, 10)
}

/**
 * The first instant of a day in UTC, in milliseconds.
 * @throws RangeError where `day` is no day of the calendar
 */
export function startInUtc(day: string): number {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN
  // `Date` reads 31 February as a day of March.
  if (Number.isNaN(start) || readDay(new Date(start)) !== day) {
    throw new RangeError(`${day} is no day`)
  }
  return start
}

/**
 * How many days lie between two: 0 for the same day, negative where the second is earlier.
 * @throws RangeError where either is no day of the calendar
 * @example daysBetween('2026-02-27', '2026-03-01') // 2
 */
export function daysBetween(from: string, to: string): number {
  return (startInUtc(to) - startInUtc(from)) / DAY
}

/**
 * The same day so many months later, or earlier; the last day of a shorter month.
 * @throws RangeError where `day` is no day of the calendar
 * @example monthsLater('2026-08-31', 6) // '2027-02-28'
 */
export function monthsLater(day: string, months: number): string {
  const start = new Date(startInUtc(day))
  const year = start.getUTCFullYear()
  const month = start.getUTCMonth() + months
  // Day 0 of a month is the last one of the month before.
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const later = new Date(Date.UTC(year, month, Math.min(start.getUTCDate(), last)))
  return later.toISOString().slice(0, 10)
}
