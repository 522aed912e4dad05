import 'server-only'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'

import { localApi } from '@/cms/local-api'

/** A file that nothing shows. */
export interface UnusedMedia {
  id: number
  filename: string
  /** Without its smaller sizes. */
  bytes: number
  createdAt: Date
}

/** What a field inside a block is called where a file is chosen in it; JSON has no foreign keys. */
const FIELDS_IN_BLOCKS = ['media', 'picture', 'image', 'file']

/**
 * The files that no document, draft or kept version shows or offers in any language, oldest first:
 * deleting one changes no page, and none that a version would bring back.
 */
export async function findUnusedMedia(): Promise<UnusedMedia[]> {
  const payload = await localApi()
  const { drizzle } = payload.db as unknown as PostgresAdapter // the config mounts no other adapter
  const { rows: places } = await drizzle.execute<Place>(PLACES)
  const uses = places.map(({ kind, table, column }) => {
    const at = sql`${sql.identifier(table)} AS place`
    const value = sql`place.${sql.identifier(column)}`
    return kind === 'key'
      ? sql`SELECT ${value}::text FROM ${at} WHERE ${value} IS NOT NULL`
      : sql`SELECT coalesce(found ->> 'id', found #>> '{}')
          FROM ${at}, unnest(${IN_JSON}::jsonpath[]) AS way, jsonb_path_query(${value}, way) AS found`
  })
  const { rows } = await drizzle.execute<{
    id: number
    filename: string | null
    bytes: string | null
    created_at: string
  }>(sql`
    WITH used(id) AS (${sql.join([NOTHING, ...uses], sql` UNION `)})
    SELECT id, filename, filesize AS bytes, created_at FROM media
    WHERE id::text NOT IN (SELECT id FROM used WHERE id IS NOT NULL)
    ORDER BY created_at, id`)
  return rows.map(({ id, filename, bytes, created_at }) => ({
    id,
    filename: filename ?? '',
    bytes: Number(bytes ?? 0),
    createdAt: new Date(created_at),
  }))
}

/** Where a file may be named: a key of its table, or somewhere inside JSON. */
interface Place extends Record<string, unknown> {
  kind: 'key' | 'json'
  table: string
  column: string
}

const NOTHING = sql`SELECT NULL::text`

// At any depth; of a populated relationship the id is taken.
const IN_JSON = sql`ARRAY[
  ${`$.** ? (@.type() == "object").keyvalue() ? (${FIELDS_IN_BLOCKS.map((name) => `@.key == "${name}"`).join(' || ')}).value`},
  '$.** ? (@.relationTo == "media").value']`

// Read from Postgres' own catalogue, so a new field is never forgotten. A file's own texts and an
// editor who has it open are no use of it.
const PLACES = sql`
  SELECT 'key' AS kind, t.relname::text AS table, a.attname::text AS column
  FROM pg_constraint c
  JOIN pg_class t ON t.oid = c.conrelid
  JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = 'media'::regclass
    AND t.relname NOT IN ('media_locales', 'payload_locked_documents_rels')
  UNION ALL
  SELECT 'json', table_name::text, column_name::text FROM information_schema.columns
  WHERE table_schema = 'public' AND data_type = 'jsonb' AND table_name !~ '^payload_'`
