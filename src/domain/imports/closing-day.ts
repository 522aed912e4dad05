import { daysLater, storedDay } from '../time/calendar-day'
import { oneDay } from './field-readers'
import type { OpenFor, ReadCell, ReadContext } from './import-types'
import { type FieldCell, isEmpty, shownCell, withDamage } from './read-cell'
import { readDays } from './read-days'
import { type CellOf, FACT, type Together } from './read-vacancy'
import { inDoubt, leftOut, LONGEST_FACT, type Reading } from './readings'

/** Years of a last day that are believed: from, and how many ahead. */
const SINCE = 2020
const AHEAD = 3

/**
 * Until when a vacancy is open: the day that its row names, else one that is assumed. What is written and cannot be used is
 * told as such.
 */
export function closingTogether(cellOf: CellOf, { openFor, year }: ReadContext): Together {
  const cell = cellOf('openUntilDay')
  const cells: ReadCell[] = []
  const isWritten = cell !== undefined && !isEmpty(cell, FACT)
  if (isWritten) {
    const reading = withDamage(cell.text, lastDay(cell, year, openFor?.today))
    cells.push(...shownCell(cell, reading))
    if (reading.value !== undefined) return { values: { openUntilDay: reading.value }, cells }
  }
  if (!openFor) return { values: {}, cells }
  const { day, cell: assumed } = assumedDay(cellOf('publishedDay'), openFor, isWritten)
  return {
    values: { openUntilDay: day, openUntilAssumed: true },
    cells: [...cells, assumed],
  }
}

/** What people write around a last day. */
const BEFORE =
  /^(?:open |valid |apply |applications? )?(?:until|till|by|before|up to|to|no later than|not later than|до|не позднее|не пізніше|по|актуальн[аоы]+ до|діє до|jusqu['’]au|avant le|hasta(?: el)?|antes del|bis(?: zum)?|spätestens|até(?: o)?|hanggang(?: sa)?|sampai|hingga|paling lambat|حتى|截止(?:到|至)?|至)\s+/iu
const BEHIND =
  /\s*(?:включительно|включно|inclusive|incl\.?|inclusivo|inclus|einschließlich|तक|से पहले|之?前|止)\s*$/iu

/** The last day that a text names; one without a year is the nearest of that name, in doubt. */
function lastDay({ facts, text }: FieldCell, year: number, today?: string): Reading<string> {
  if (text.length > LONGEST_FACT) return leftOut('dayUnreadable')
  const bare = text.trim().replace(BEFORE, '').replace(BEHIND, '')
  const years = { since: SINCE, last: year + AHEAD }
  const said = readDays(bare, facts.dayOrder)
  if (said.kind !== 'withoutYear' || today === undefined) return oneDay(said, years)
  const [nearest] = [-1, 0, 1]
    .flatMap((more) => withYear(bare, Number(today.slice(0, 4)) + more, facts.dayOrder))
    .toSorted((a, b) => distance(a, today) - distance(b, today))
  return nearest === undefined
    ? oneDay(said, years)
    : inDoubt(storedDay(nearest), 'yearAssumed', nearest)
}

function withYear(text: string, year: number, order: FieldCell['facts']['dayOrder']): string[] {
  const plain = text.replace(/[\s./-]+$/, '')
  for (const sign of [' ', '.', '/', '-']) {
    const said = readDays(`${plain}${sign}${year}`, order)
    if (said.kind === 'day') return [said.day]
  }
  const said = readDays(`${year}年${plain}`, order)
  return said.kind === 'day' ? [said.day] : []
}

function distance(day: string, other: string): number {
  return Math.abs(Date.parse(day) - Date.parse(other))
}

/**
 * The last day of a vacancy of which none is known: so many days from the day on which the file says that it was published, else from
 * the day on which it is read. A publication that has not come yet is a mistake of the file.
 * @param isWritten whether the row names one that cannot be used
 */
function assumedDay(
  published: FieldCell | undefined,
  { days, today }: OpenFor,
  isWritten: boolean,
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
    reason: isWritten ? 'openThoughWritten' : isSaid ? 'openFromPublication' : 'openFromImport',
  }
  return { day: storedDay(day), cell }
}
