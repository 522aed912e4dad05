import { daysLater } from '../time/calendar-day'
import { dayAt } from '../time/time-zones'
import { type ClosingAction, PROLONGED_DAYS } from './vacancy-closing'

interface Open {
  /** The last day on which it can be answered, `YYYY-MM-DD`. */
  openUntil: string
  /** Of its company. */
  timeZone: string
}

/**
 * Returns the new last day of a vacancy after an action; `undefined` when nothing changes. Prolonging adds days to the
 * last day, or to today when the vacancy has closed already. Closing sets yesterday, because a vacancy closes at the
 * end of its last day and yesterday is the latest day that has ended.
 */
export function lastDayAfter(
  action: ClosingAction,
  { openUntil, timeZone }: Open,
  now: Date,
): string | undefined {
  const today = dayAt(now, timeZone)
  if (action === 'prolong') return daysLater(openUntil > today ? openUntil : today, PROLONGED_DAYS)
  return openUntil < today ? undefined : daysLater(today, -1)
}

/**
 * The last day before an instant, by the clocks of a time zone: what closes at midnight was open until the day before.
 * @example lastDayBefore(new Date('2026-11-30T22:00:00Z'), 'Europe/Kyiv') // '2026-11-30'
 */
export function lastDayBefore(instant: Date, timeZone: string): string {
  return dayAt(new Date(instant.getTime() - 1), timeZone)
}
