import { daysLater, storedDay } from '../calendar-day'
import type { OpenFor, ReadCell } from './import-types'
import type { FieldCell } from './read-cell'
import { readDays } from './read-days'

/** Days for which a vacancy is open that names no last day, where no other number is said: as many as one click prolongs it by. */
export const OPEN_DAYS = 30

/** The most that somebody may say. */
export const MOST_OPEN_DAYS = 365

/**
 * The last day of a vacancy that names none: so many days from the day on which the file says that it was published, else from
 * the day on which it is read. A publication that has not come yet is a mistake of the file.
 */
export function assumedDay(
  published: FieldCell | undefined,
  { days, today }: OpenFor,
): { day: string; cell: ReadCell } {
  const said = published ? readDays(published.text, published.facts.dayOrder) : undefined
  const isSaid = said?.kind === 'day' && said.day <= today
  const day = daysLater(isSaid ? said.day : today, days)
  const { column, text } = isSaid && published ? published : { column: '', text: '' }
  const cell: ReadCell = {
    column,
    field: 'openUntilDay',
    text,
    verdict: 'understood',
    meaning: day,
    reason: isSaid ? 'openFromPublication' : 'openFromImport',
  }
  return { day: storedDay(day), cell }
}
