import { readDay } from '../time/calendar-day'
import { fieldNames, type FieldTable } from './field-table'

/** What somebody says of each field of a table: texts and codes, numbers, days as `YYYY-MM-DD`. What is not said is `undefined`. */
export type TypedValues<Table extends FieldTable = FieldTable> = Readonly<
  Record<keyof Table & string, TypedValue>
>

export type TypedValue = string | number | undefined

/**
 * The values of a document or a row, by the names of the fields.
 * @param stored as Payload or a query has them: days as instants, numbers also as text, `null` for what is not said
 */
export function typedValues<Table extends FieldTable>(
  table: Table,
  stored: Readonly<Record<string, unknown>>,
): TypedValues<Table> {
  const values = fieldNames(table).map((name) => [name, typedValue(table, name, stored[name])])
  // Each name of the table has one.
  return Object.fromEntries(values) as TypedValues<Table>
}

function typedValue(table: FieldTable, name: string, stored: unknown): TypedValue {
  if (stored === null || stored === undefined || stored === '') return undefined
  const holds = table[name]?.holds
  if (holds === 'day') return readDay(stored)
  if (holds === 'number' || holds === 'months' || holds === 'year') return Number(stored)
  return typeof stored === 'string' ? stored : undefined
}

/** The names of the fields whose values are not the same in both. */
export function differingFields<Table extends FieldTable>(
  table: Table,
  one: TypedValues<Table>,
  other: TypedValues<Table>,
): (keyof Table & string)[] {
  return fieldNames(table).filter((name) => one[name] !== other[name])
}
