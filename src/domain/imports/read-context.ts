import type { StructuredField } from '../structured-fields/field-table'
import { IMPORTED_VACANCY_FIELDS, VACANCY_TABLE } from '../vacancies/vacancy-fields'
import type {
  ColumnReading,
  ColumnMapping,
  ImportField,
  ReadContext,
  SourceTable,
} from './import-types'
import { findCurrencies, findPeriods } from './pay-words'
import { dayOrderOf } from './read-days'
import { headingUnit } from './read-experience'
import { headingLengthUnit } from './read-length'
import { decimalSignOf } from './read-numbers'

const holding = (kind: StructuredField['holds']) =>
  IMPORTED_VACANCY_FIELDS.filter((name) => VACANCY_TABLE[name].holds === kind)

const DAYS: ReadonlySet<ImportField> = new Set<ImportField>([
  ...holding('day'),
  'openUntilDay',
  'publishedDay',
  'joining.from',
  'joining.to',
  'licence.validUntil',
  'licence.checkedOn',
])

const NUMBERS: ReadonlySet<ImportField> = new Set<ImportField>([
  ...holding('number'),
  'pay',
  'pay.from',
  'pay.to',
])

/** What our own export is believed in, where others are compared with the cells beside. */
const BELIEVED: ReadonlySet<ImportField> = new Set<ImportField>([...NUMBERS, 'joining.portCode'])

const MONTHS: ReadonlySet<ImportField> = new Set<ImportField>(holding('months'))

/**
 * What the columns of a table say as a whole: which of day and month goes first, which sign stands before decimals,
 * what the headings say of amounts and of lengths of time.
 * @param now the years that are believed are counted from it
 */
export function columnFacts(table: SourceTable, mapping: ColumnMapping, now: Date): ReadContext {
  const columns = Object.entries(mapping).flatMap(([column, field]) => {
    const facts = factsOf(table, column, field)
    return Object.keys(facts).length === 0 ? [] : [[column, facts] as const]
  })
  return { columns: Object.fromEntries(columns), year: now.getUTCFullYear() }
}

function factsOf(table: SourceTable, column: string, field: ImportField): ColumnReading {
  const facts: ColumnReading = {}
  // Elements of feeds may be called so and be in other units.
  const isOurs = column === field && table.headings === undefined
  if (isOurs && BELIEVED.has(field)) facts.isOurs = true
  if (DAYS.has(field)) {
    const order = dayOrderOf(textsOf(table, column))
    if (order) facts.dayOrder = order
  }
  if (NUMBERS.has(field)) {
    const sign = decimalSignOf(textsOf(table, column))
    if (sign) facts.decimalSign = sign
  }
  if (field === 'pay' || field === 'pay.from' || field === 'pay.to') ofHeading(column, facts)
  if (field === 'contract' || field === 'contract.months') {
    const unit = headingLengthUnit(column)
    if (unit) facts.lengthUnit = unit
  }
  if (MONTHS.has(field)) {
    // Our own heading, and what is stored.
    const unit = isOurs ? 'months' : headingUnit(column)
    if (unit) facts.unit = unit
  }
  return facts
}

function ofHeading(column: string, facts: ColumnReading): void {
  const { currencies, rest } = findCurrencies(column)
  const [currency, ...others] = currencies
  if (currency !== undefined && others.length === 0) facts.currency = currency
  const [period, ...more] = findPeriods(rest).periods
  if (period !== undefined && period !== 'contract' && more.length === 0) facts.period = period
}

function* textsOf({ rows }: SourceTable, column: string): Generator<string> {
  for (const { cells } of rows) {
    const text = cells[column]
    if (text !== undefined) yield text
  }
}
