import { daysLater } from '../time/calendar-day'
import { dayAt } from '../time/time-zones'
import { type ClosingDeed, PROLONGED_DAYS } from './vacancy-closing'

interface Open {
  /** The last day on which it can be answered, `YYYY-MM-DD`. */
  openUntil: string
  /** Of its company. */
  timeZone: string
}

/**
 * The last day on which a vacancy can be answered once something was done with it; `undefined` where nothing changes. One
 * that is prolonged is open for as many days more, or as many from today where it is closed by then. One that is closed
 * was open until yesterday: a vacancy closes at the end of a day, so there is no later day that has ended.
 */
export function lastDayAfter(
  deed: ClosingDeed,
  { openUntil, timeZone }: Open,
  now: Date,
): string | undefined {
  const today = dayAt(now, timeZone)
  if (deed === 'prolong') return daysLater(openUntil > today ? openUntil : today, PROLONGED_DAYS)
  return openUntil < today ? undefined : daysLater(today, -1)
}
