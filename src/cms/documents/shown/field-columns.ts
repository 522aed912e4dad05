import { columnOf, type FieldTable } from '../../../domain/structured-fields/field-table'

/**
 * SQL: the columns of fields, by their names as `StoredFields` has them; several codes are an array.
 * @param table of the documents in the database
 * @param row what the query calls a row of it
 */
export function fieldColumns(
  fields: FieldTable,
  names: readonly string[],
  { table, row }: { table: string; row: string },
): string {
  return names
    .map((name) => {
      const column = columnOf(name)
      if (fields[name]?.holds !== 'codes') return `${row}.${column}`
      return `(SELECT array_agg(value::text ORDER BY "order") FROM ${table}_${column}
        WHERE parent_id = ${row}.id) AS ${column}`
    })
    .join(', ')
}
