import 'server-only'

import { sql } from '@/cms/database/sql'

import { jsonPlaces, keysTo } from '@/cms/documents/uses/use-places'
import { filesInJson } from '@/cms/services/files/file-places'
import { localApi } from '@/cms/local-api'
import { adapterOf } from '@/cms/database/handle'

/** A file that nothing shows. */
export interface UnusedMedia {
  id: number
  filename: string
  /** Without its smaller sizes. */
  bytes: number
  createdAt: Date
}

/**
 * The files that no document, draft or kept version shows or offers in any language, oldest first:
 * deleting one changes no page, and none that a version would bring back.
 */
export async function findUnusedMedia(): Promise<UnusedMedia[]> {
  const payload = await localApi()
  const { drizzle } = adapterOf(payload)
  const places = [...(await keysTo(drizzle, 'media')), ...(await jsonPlaces(drizzle))]
  const uses = places.map(({ kind, table, column }) => {
    const at = sql`${sql.identifier(table)} AS place`
    const value = sql`place.${sql.identifier(column)}`
    return kind === 'key'
      ? sql`SELECT ${value}::text FROM ${at} WHERE ${value} IS NOT NULL`
      : sql`SELECT named.id FROM ${at}, LATERAL (${filesInJson(value)}) AS named`
  })
  const { rows } = await drizzle.execute<{
    id: number
    filename: string | null
    bytes: string | null
    created_at: string
  }>(sql`
    WITH used(id) AS (${sql.join([NOTHING, ...uses], sql` UNION `)})
    SELECT id, filename, filesize AS bytes, created_at FROM media
    WHERE deleted_at IS NULL AND id::text NOT IN (SELECT id FROM used WHERE id IS NOT NULL)
    ORDER BY created_at, id`)
  return rows.map(({ id, filename, bytes, created_at }) => ({
    id,
    filename: filename ?? '',
    bytes: Number(bytes ?? 0),
    createdAt: new Date(created_at),
  }))
}

const NOTHING = sql`SELECT NULL::text`
