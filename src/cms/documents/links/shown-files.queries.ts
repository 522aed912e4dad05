import 'server-only'

import { readdir } from 'node:fs/promises'

import type { CollectionSlug, PayloadRequest } from 'payload'

import { sql, type SQL } from '../../database/sql'
import type { FoundUse } from '../uses/find-uses'
import { at, belongings, keysTo } from '../uses/use-places'
import { type Database, databaseOf } from '../../database/handle'
import { textArray } from '../../publications/writing/projection-columns'
import { livePlace } from './live-places'
import { type Places, withPlaces } from './titled-places'

/** A file that readers are shown, and something that is wrong with it. */
export interface ShownFile extends Places {
  collection: CollectionSlug
  id: number
  /** None where there is no such file any more. */
  filename: string | undefined
  /** `lost`: its row is there, and not the file itself; `untold`: without words for those who do not see it. */
  why: 'missing' | 'trash' | 'lost' | 'untold'
}

/** Nobody mends more at a time. */
const MOST = 500

interface FileRow extends Record<string, unknown> {
  id: string
  filename: string | null
  is_there: boolean
  is_in_trash: boolean
}

interface PlaceRow extends FoundUse {
  file: string
  filename: string | null
}

/**
 * Files that readers are shown, or would be: those that are gone, are in the trash, or whose file is not on the disk.
 */
export async function findLostFiles(req: PayloadRequest): Promise<ShownFile[]> {
  const { payload } = req
  const db = await databaseOf(payload, req)
  const found: ShownFile[] = []
  for (const { slug, upload } of payload.config.collections) {
    if (!upload) continue
    const table = slug.replaceAll('-', '_')
    const shown = await shownFiles(db, req, slug)
    if (!shown) continue
    const { rows } = await db.execute<FileRow>(sql`
      SELECT DISTINCT shown.file AS id, f.filename, f.id IS NOT NULL AS is_there,
        f.deleted_at IS NOT NULL AS is_in_trash
      FROM (${shown}) shown LEFT JOIN ${sql.identifier(table)} f ON f.id::text = shown.file`)
    const names =
      upload.disableLocalStorage || !upload.staticDir ? undefined : await namesIn(upload.staticDir)
    const wrong = new Map<string, ShownFile['why']>()
    for (const row of rows) {
      const why = reasonOf(row, names)
      if (why && wrong.size < MOST) wrong.set(row.id, why)
    }
    if (wrong.size === 0) continue
    const { rows: places } = await db.execute<PlaceRow>(sql`
      SELECT DISTINCT shown.*, f.filename, 'live' AS state, false AS is_below
      FROM (${shown}) shown LEFT JOIN ${sql.identifier(table)} f ON f.id::text = shown.file
      WHERE shown.file = ANY(${textArray([...wrong.keys()])})
      ORDER BY shown.file, shown.owner, shown.document, shown.locale`)
    found.push(...(await byFile(req, slug, places, (file) => wrong.get(file) ?? 'missing')))
  }
  return found
}

/**
 * Pictures that a live text shows and that nobody has told in its language: readers who do not see them are told
 * nothing.
 */
export async function findUntoldPictures(req: PayloadRequest): Promise<ShownFile[]> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<PlaceRow>(sql`
    SELECT shown.*, m.filename, 'live' AS state, false AS is_below
    FROM (${SHOWN_IN_TEXTS}) shown JOIN media m ON m.id::text = shown.file
    WHERE m.deleted_at IS NULL AND m.mime_type LIKE 'image/%' AND shown.locale <> '*'
      AND NOT EXISTS (SELECT FROM media_locales l WHERE l._parent_id = m.id
        AND l._locale::text = shown.locale AND btrim(l.alt) <> '')
    ORDER BY m.id, shown.owner, shown.document, shown.locale LIMIT ${10 * MOST}`)
  return byFile(req, 'media', rows, () => 'untold')
}

// The publication index lists the files that each live text shows.
const SHOWN_IN_TEXTS = sql`
  SELECT p.collection AS owner, p.document::int AS document, p.locale, substr(tag, 7) AS file
  FROM publications p CROSS JOIN LATERAL jsonb_array_elements_text(p.shows_in_text) AS tag
  WHERE p.shows_in_text::text LIKE '%"media/%' AND tag LIKE 'media/%' AND p.document ~ '^[0-9]+$'`

/**
 * SQL: owner, document, language and file of what readers are shown; `undefined` where nothing shows files of this
 * kind.
 */
async function shownFiles(
  db: Database,
  { payload }: PayloadRequest,
  collection: CollectionSlug,
): Promise<SQL | undefined> {
  const belongingOf = await belongings(db, { payload })
  const shown: SQL[] = collection === 'media' ? [SHOWN_IN_TEXTS] : []
  for (const { table, column } of await keysTo(db, collection.replaceAll('-', '_'))) {
    const place = livePlace(table, belongingOf(table))
    if (!place) continue
    const value = at(table, column)
    shown.push(sql`SELECT ${place.owner}, ${value}::text AS file FROM ${place.from}
      WHERE ${value} IS NOT NULL AND ${place.isLive}`)
  }
  return shown.length === 0 ? undefined : sql.join(shown, sql` UNION `)
}

/** What the folder holds; nothing where it is not there yet. */
async function namesIn(folder: string): Promise<ReadonlySet<string>> {
  return new Set(await readdir(folder).catch(() => []))
}

function reasonOf(
  { filename, is_there: isThere, is_in_trash: isInTrash }: FileRow,
  names: ReadonlySet<string> | undefined,
): ShownFile['why'] | undefined {
  if (!isThere) return 'missing'
  if (isInTrash) return 'trash'
  return names && !names.has(filename ?? '') ? 'lost' : undefined
}

async function byFile(
  req: PayloadRequest,
  collection: CollectionSlug,
  rows: readonly PlaceRow[],
  why: (file: string) => ShownFile['why'],
): Promise<ShownFile[]> {
  const files = new Map<string, PlaceRow[]>()
  for (const row of rows) files.set(row.file, [...(files.get(row.file) ?? []), row])
  return withPlaces(
    req,
    [...files].slice(0, MOST).map(([file, places]) => ({
      thing: {
        collection,
        id: Number(file),
        filename: places[0]?.filename ?? undefined,
        why: why(file),
      },
      places,
    })),
  )
}
