import { monthsLater } from '../time/calendar-day'

/** So many months before its last day somebody can be told of a paper, the earliest first. */
export const REMINDER_MONTHS = [12, 6, 3, 1] as const

export type ReminderMonths = (typeof REMINDER_MONTHS)[number]

export function isReminderMonths(value: unknown): value is ReminderMonths {
  return REMINDER_MONTHS.some((months) => months === value)
}

/** A paper with its last day, and of which thresholds of that day its owner was told. */
interface Told {
  /** Its last day, `YYYY-MM-DD`. */
  expires: string
  told: readonly number[]
}

/**
 * The day on which a paper reaches a threshold; the last day of a shorter month.
 * @example reminderDay('2027-08-31', 6) // '2027-02-28'
 */
export function reminderDay(expires: string, months: number): string {
  return monthsLater(expires, -months)
}

/**
 * What is to be told today: each paper once, with the nearest threshold that it has reached. Of one that has reached several at once,
 * such as a paper that was added late, the others are told with it. Nothing of papers that have ended.
 * @param chosen thresholds
 * @param today `YYYY-MM-DD`
 */
export function dueReminders<Paper extends Told>(
  papers: readonly Paper[],
  chosen: readonly number[],
  today: string,
): { paper: Paper; months: number }[] {
  return papers.flatMap((paper) => {
    const { expires, told } = paper
    if (expires < today) return []
    const reached = chosen.filter((months) => reminderDay(expires, months) <= today)
    if (reached.length === 0) return []
    const months = Math.min(...reached)
    // A threshold that was chosen later, and passed before the last one that was told, is over.
    return told.some((one) => one <= months) ? [] : [{ paper, months }]
  })
}
