import { storedDay } from '../time/calendar-day'
import { type ContractLength, NO_LENGTH } from '../vacancies/contract-length'
import { plausible } from './field-readers'
import type { ReadCell, VacancyImportField } from './import-types'
import { type FieldCell, isEmpty, shownCell } from './read-cell'
import { readDays, type SaidDays } from './read-days'
import { readLength, readTolerance } from './read-length'
import { type PayCell, readPay } from './read-pay'
import { leftOut, type Reading, understood } from './readings'

/** Facts that are read from several cells of a row. */
export interface Together {
  /** What is to be stored, that of a group in it. */
  values: Record<string, unknown>
  cells: ReadCell[]
}

/** The cell of a field in a row, where a column is taken for it. */
export type CellOf = (field: VacancyImportField) => FieldCell | undefined

export const FACT = { isStructured: true }

/** What a row says of pay, for a rank where it says one; see `readPay`. */
export function payTogether(cellOf: CellOf, rank: unknown): Together {
  const fields = ['pay', 'pay.from', 'pay.to', 'pay.currency', 'pay.period'] as const
  const cells = fields.flatMap((field): PayCell[] => {
    const cell = cellOf(field)
    if (!cell) return []
    // `TBA` is no dash where pay is meant.
    const isDash = field !== 'pay' && isEmpty(cell, FACT)
    const text = isDash || /^[-–—.?\s]*$/.test(cell.text) ? '' : cell.text
    return [{ field, column: cell.column, text, facts: cell.facts }]
  })
  const { pay, cells: shown } = readPay(cells, rank)
  return {
    values: pay ? { pay: { ...pay } } : {},
    cells: shown.filter(
      ({ verdict, meaning, text }) => verdict !== 'understood' || meaning !== text,
    ),
  }
}

/**
 * How long the contract is. A column of its own says it whole; months and a tolerance in columns of their own are
 * read together.
 */
export function contractTogether(cellOf: CellOf): Together {
  const whole = cellOf('contract')
  const months = cellOf('contract.months')
  const tolerance = cellOf('contract.plusMinus')
  const length = whole && !isEmpty(whole, FACT) ? whole : (months ?? whole)
  const cells: ReadCell[] = []
  if (!length) {
    // Nothing is longer or shorter than what is not said.
    const alone = tolerance && !isEmpty(tolerance, FACT) ? tolerance : undefined
    if (alone) cells.push(...shownCell(alone, leftOut('toleranceAlone', [alone.text])))
    return { values: {}, cells }
  }
  let said: ContractLength | undefined = NO_LENGTH
  if (!isEmpty(length, FACT)) {
    const reading = readLength(length.text, length.facts.lengthUnit)
    cells.push(...shownCell(length, reading))
    said = reading.value
  }
  if (length === months && tolerance && !isEmpty(tolerance, FACT)) {
    const reading = toleranceOf(readTolerance(tolerance.text), said)
    cells.push(...shownCell(tolerance, reading))
    if (said && said.least !== null && said.most !== null && reading.value !== undefined) {
      said = { ...said, least: said.least - reading.value, most: said.most + reading.value }
    }
  }
  return { values: said ? { contract: { ...said } } : {}, cells }
}

function toleranceOf(
  reading: Reading<number>,
  length: ContractLength | undefined,
): Reading<number> {
  const { value } = reading
  if (value === undefined || value === 0) return reading
  if (!length || length.least === null || length.most === null || length.off !== null) {
    return leftOut('toleranceAlone', [String(value)])
  }
  return value < length.least ? reading : leftOut('toleranceTooLong', [String(value)])
}

/** From which day to which somebody joins. A month, or two days in one cell, are both. */
export function joiningTogether(cellOf: CellOf, year: number): Together {
  const first = cellOf('joining.from')
  const last = cellOf('joining.to')
  const joining: Record<string, unknown> = {}
  const cells: ReadCell[] = []
  const start =
    first && !isEmpty(first, FACT) ? readDays(first.text, first.facts.dayOrder) : undefined
  const end = last && !isEmpty(last, FACT) ? readDays(last.text, last.facts.dayOrder) : undefined
  if (first) {
    // An end that an older beginning had would be before it.
    joining.to = null
    joining.from = null
    joining.unsaid = true
    if (start) {
      const reading = beginning(start, year)
      cells.push(...shownCell(first, reading))
      if (reading.value) Object.assign(joining, reading.value)
      else {
        delete joining.from
        delete joining.to
        delete joining.unsaid
      }
    }
  }
  if (last && end) {
    const reading = ending(end, joining.from, year)
    cells.push(...shownCell(last, reading))
    if (reading.value !== undefined) joining.to = reading.value
  }
  return { values: first || last ? { joining } : {}, cells }
}

interface JoiningDays {
  from: string | null
  to: string | null
  /** Without a day: not said, or as soon as possible. */
  unsaid: boolean
}

function beginning(said: SaidDays, year: number): Reading<JoiningDays> {
  switch (said.kind) {
    case 'day': {
      const { value: from, ...reading } = plausible(said.day, 2020, year + 3)
      return from === undefined ? reading : { ...reading, value: { from, to: null, unsaid: false } }
    }
    case 'range': {
      const { from, to } = said
      const meaning = `${from}–${to}`
      if (from > to) return leftOut('joiningUpsideDown', [meaning])
      const { value, reason } = [from, to]
        .map((day) => plausible(day, 2020, year + 3))
        .find((one) => one.value === undefined) ?? { value: from, reason: null }
      if (value === undefined && reason) return leftOut(reason, [meaning])
      return understood({ from: storedDay(from), to: storedDay(to), unsaid: false }, meaning)
    }
    case 'soon':
      return understood({ from: null, to: null, unsaid: false }, 'asap')
    case 'unclear':
      return leftOut('dayOrderUnclear', said.days)
    case 'withoutYear':
      return leftOut('yearMissing')
    case 'nothing':
    case 'unreadable':
      return leftOut('dayUnreadable')
  }
}

function ending(said: SaidDays, from: unknown, year: number): Reading<string> {
  if (said.kind === 'unclear') return leftOut('dayOrderUnclear', said.days)
  if (said.kind === 'withoutYear') return leftOut('yearMissing')
  if (said.kind !== 'day' && said.kind !== 'range') return leftOut('dayUnreadable')
  const day = said.kind === 'day' ? said.day : said.to
  if (typeof from !== 'string') return leftOut('joiningToAlone', [day])
  return storedDay(day) < from
    ? leftOut('joiningUpsideDown', [day])
    : plausible(day, 2020, year + 3)
}
