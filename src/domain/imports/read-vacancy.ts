import { storedDay } from '../calendar-day'
import { plausible } from './field-readers'
import type { ReadCell, VacancyImportField } from './import-types'
import { type FieldCell, isEmpty, shownCell } from './read-cell'
import { readDays, type SaidDays } from './read-days'
import { readMonths, readTolerance } from './read-months'
import { type PayCell, readPay } from './read-pay'
import { leftOut, type Reading, understood } from './readings'

/** Facts that are read from several cells of a row. */
interface Together {
  /** By group: what is to be stored in it. */
  values: Record<string, Record<string, unknown>>
  cells: ReadCell[]
}

/** The cell of a field in a row, where a column is taken for it. */
export type CellOf = (field: VacancyImportField) => FieldCell | undefined

const FACT = { isFact: true }

/** What a row says of pay; see `readPay`. */
export function payTogether(cellOf: CellOf): Together {
  const fields = ['pay', 'pay.from', 'pay.to', 'pay.currency', 'pay.period'] as const
  const cells = fields.flatMap((field): PayCell[] => {
    const cell = cellOf(field)
    if (!cell) return []
    // `TBA` is no dash where pay is meant.
    const isDash = field !== 'pay' && isEmpty(cell, FACT)
    const text = isDash || /^[-–—.?\s]*$/.test(cell.text) ? '' : cell.text
    return [{ field, column: cell.column, text, facts: cell.facts }]
  })
  const { pay, cells: shown } = readPay(cells)
  return {
    values: pay ? { pay: { ...pay } } : {},
    cells: shown.filter(
      ({ verdict, meaning, text }) => verdict !== 'understood' || meaning !== text,
    ),
  }
}

/** How long the contract is, and how much longer or shorter it may be. */
export function contractTogether(cellOf: CellOf): Together {
  const length = cellOf('contract.months')
  const tolerance = cellOf('contract.plusMinus')
  const contract: Record<string, unknown> = {}
  const cells: ReadCell[] = []
  let months: number | undefined
  if (length) {
    // The form has no tolerance without months, nor one that an older length allowed.
    contract.plusMinus = null
    if (isEmpty(length, FACT)) {
      contract.months = null
    } else {
      const reading = readMonths(length.text)
      cells.push(...shownCell(length, reading))
      months = reading.value?.months
      if (reading.value) Object.assign(contract, reading.value)
      else delete contract.plusMinus
    }
  }
  if (tolerance && !isEmpty(tolerance, FACT)) {
    const reading = toleranceOf(readTolerance(tolerance.text), months)
    cells.push(...shownCell(tolerance, reading))
    if (reading.value !== undefined) contract.plusMinus = reading.value
  }
  return { values: length || tolerance ? { contract } : {}, cells }
}

function toleranceOf(reading: Reading<number>, months: number | undefined): Reading<number> {
  const { value } = reading
  if (value === undefined || value === 0) return reading
  if (months === undefined) return leftOut('toleranceAlone', [String(value)])
  return value < months ? reading : leftOut('toleranceTooLong', [String(value)])
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
    if (start) {
      const reading = beginning(start, year)
      cells.push(...shownCell(first, reading))
      if (reading.value) Object.assign(joining, reading.value)
      else {
        delete joining.from
        delete joining.to
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
}

function beginning(said: SaidDays, year: number): Reading<JoiningDays> {
  switch (said.kind) {
    case 'day': {
      const { value: from, ...reading } = plausible(said.day, 2020, year + 3)
      return from === undefined ? reading : { ...reading, value: { from, to: null } }
    }
    case 'range': {
      const { from, to } = said
      const meaning = `${from}–${to}`
      if (from > to) return leftOut('joiningUpsideDown', [meaning])
      const { value, reason } = [from, to]
        .map((day) => plausible(day, 2020, year + 3))
        .find((one) => one.value === undefined) ?? { value: from, reason: null }
      if (value === undefined && reason) return leftOut(reason, [meaning])
      return understood({ from: storedDay(from), to: storedDay(to) }, meaning)
    }
    case 'soon':
      // As the form has it: nothing is as soon as possible.
      return understood({ from: null, to: null }, 'asap')
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
