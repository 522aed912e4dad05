import { sql, type SQL } from '../../database/sql'

/** Who is where, and how others show it: written under the lock of paths. */
export const PLACE_COLUMNS = [
  'path',
  'title',
  'excerpt',
  'label',
  'lacks_text',
  'parent',
  'position',
  'members_only',
  'shows',
  'listed_in',
  'place_fingerprint',
] as const

/** What comes with a save of the document itself: written under the lock of the document. */
export const TEXT_COLUMNS = [
  'indexed',
  'is_example',
  'listed_until',
  'reachable_until',
  'shows_in_text',
  'first_published_at',
  'last_published_at',
  'text_fingerprint',
] as const

/** A list of names, or of assignments, for a statement. */
export function columnList(
  columns: readonly string[],
  write: (column: SQL) => SQL = (column) => column,
): SQL {
  return sql.join(
    columns.map((column) => write(sql.identifier(column) as unknown as SQL)),
    sql`, `,
  )
}

/** Values as an array of Postgres, in one parameter: of single ones the protocol counts 65,535. */
export function textArray(values: readonly string[]): SQL {
  const quoted = values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`)
  return sql`${`{${quoted.join(',')}}`}::text[]`
}

/** Tags as JSON of Postgres. */
export function jsonTags(tags: readonly string[]): SQL {
  return sql`${JSON.stringify(tags)}::jsonb`
}
