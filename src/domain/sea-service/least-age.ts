import { monthsLater } from '../time/calendar-day'

/** Years. Nobody younger works on a ship (MLC, Standard A1.1). */
const LEAST_AGE = 16

/**
 * Whether somebody is too young to work on a ship on a day.
 * @param birthDay `YYYY-MM-DD`
 * @example isTooYoung('2010-06-15', '2026-06-14') // true
 */
export function isTooYoung(birthDay: string, day: string): boolean {
  return monthsLater(birthDay, LEAST_AGE * 12) > day
}
