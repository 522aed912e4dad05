import type { FieldReader } from './field-readers'
import { type ImportReason, REFUSING } from './import-reasons'
import type { ColumnReading, ImportField, ReadCell } from './import-types'
import { type Reading, saysNothing } from './readings'

/** A cell of a row that a field is read from. */
export interface FieldCell {
  field: ImportField
  column: string
  /** Empty where the cell is. */
  text: string
  facts: ColumnReading
  /** Whether a row without it is refused. */
  isRequired: boolean
}

const ALWAYS_REFUSED: ReadonlySet<ImportReason> = new Set<ImportReason>(REFUSING)

/** What was made of a cell, for people to see; nothing where it is its own text. */
export function shownCell(
  { field, column, text, isRequired }: FieldCell,
  { value, meaning, reason }: Reading<unknown>,
): ReadCell[] {
  const isRefused =
    reason !== null && (ALWAYS_REFUSED.has(reason) || (isRequired && value === undefined))
  const verdict = isRefused ? 'refused' : reason === null ? 'understood' : 'doubt'
  if (verdict === 'understood' && meaning === text) return []
  return [{ column, field, text, verdict, meaning, reason }]
}

/** Whether a cell says nothing of its field. */
export function isEmpty(
  { text }: FieldCell,
  { isStructured }: Pick<FieldReader, 'isStructured'>,
): boolean {
  return text.trim() === '' || (isStructured && saysNothing(text))
}

/** What was read of a text that lost letters on its way is worth a look. */
export function withDamage<Value>(text: string, reading: Reading<Value>): Reading<Value> {
  const isDamaged = reading.reason === null && text.includes('\ufffd')
  return isDamaged ? { ...reading, reason: 'lettersDamaged' } : reading
}

/** The cell of a required field that is not there. */
export function missingCell({
  field,
  column,
  text,
}: Omit<FieldCell, 'facts' | 'isRequired'>): ReadCell {
  return { column, field, text, verdict: 'refused', meaning: null, reason: 'missing' }
}
