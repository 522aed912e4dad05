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
  return new Date(startInUtc(day) + DAY / 2).toISOString()
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
 * @example dayAt(new Date('2026-11-22T20:00:00Z'), 'Asia/Manila') // '2026-11-23'
 */
export function dayAt(instant: Date, timeZone: string): string {
  const there = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone))
  return there.toISOString().slice(0, 10)
}

/**
 * A day so many days later, or earlier.
 * @throws RangeError where `day` is no day of the calendar
 * @example daysLater('2026-02-27', 2) // '2026-03-01'
 */
export function daysLater(day: string, days: number): string {
  return new Date(startInUtc(day) + days * DAY).toISOString().slice(0, 10)
}

/** Whether a name is that of a time zone as the IANA lists them, such as `Europe/Kyiv`, or `UTC`. */
export function isTimeZone(name: unknown): name is string {
  // `Intl` takes `+03:00` too: it has no summer time, and nobody lives in it.
  if (typeof name !== 'string' || !/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  // Kept: a clock takes a hundred times as long to make as to read.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' })
  clocks.set(timeZone, clock)
  const name = clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  // `GMT` alone is no difference; seconds are from before the time zones.
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -ahead : ahead
}

function startInUtc(day: string): number {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00.000Z`) : Number.NaN
  // `Date` reads 31 February as a day of March.
  if (Number.isNaN(start) || readDay(new Date(start)) !== day) {
    throw new RangeError(`${day} is no day`)
  }
  return start
}
