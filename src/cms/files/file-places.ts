import { sql } from '@payloadcms/db-postgres'

type SQL = ReturnType<typeof sql>

/** What a field inside a block is called where a file is chosen in it; JSON has no foreign keys. */
const FIELDS_IN_BLOCKS = ['media', 'picture', 'image', 'file']

/** Where a file may be named: a key of its table, or somewhere inside JSON. */
export interface FilePlace extends Record<string, unknown> {
  kind: 'key' | 'json'
  table: string
  column: string
}

/**
 * The places where a file may be named, read from Postgres' own catalogue, so a new field is never
 * forgotten. A file's own texts and an editor who has it open are no use of it.
 */
export const FILE_PLACES = sql`
  SELECT 'key' AS kind, t.relname::text AS table, a.attname::text AS column
  FROM pg_constraint c
  JOIN pg_class t ON t.oid = c.conrelid
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = 'media'::regclass
    AND t.relname NOT IN ('media_locales', 'payload_locked_documents_rels')
  UNION ALL
  SELECT 'json', table_name::text, column_name::text FROM information_schema.columns
  WHERE table_schema = 'public' AND data_type = 'jsonb' AND table_name !~ '^payload_'`

// At any depth; of a populated relationship the id is taken.
const IN_JSON = sql`ARRAY[
  ${`$.** ? (@.type() == "object").keyvalue() ? (${FIELDS_IN_BLOCKS.map((name) => `@.key == "${name}"`).join(' || ')}).value`},
  '$.** ? (@.relationTo == "media").value']`

/** The ids, as text, that a column of JSON names: rows of one column `id`. */
export function filesInJson(value: SQL): SQL {
  return sql`SELECT coalesce(found ->> 'id', found #>> '{}') AS id
    FROM unnest(${IN_JSON}::jsonpath[]) AS way, jsonb_path_query(${value}, way) AS found`
}
