import { sql, type SQL } from '../../database/sql'
import { env } from '../../../env'
import type { ContentType } from '../../publications/content-type'
import { textArray } from '../../publications/writing/projection-columns'

/** Columns of a text that say nothing to a reader. */
const NO_TEXT = [
  'id',
  '_locale',
  '_parent_id',
  '_status',
  'slug',
  'published_slug',
  'first_published_at',
  'last_published_at',
  'shown_tags',
  'meta_image_id',
] as const

/** Goes up when pieces are made otherwise: all texts are then compared again. */
const VERSION = '2'

/**
 * The published texts of a type (all documents if absent), each beside the published text in the source language, which
 * is beside itself:
 * `document`, `locale`, `own`, `source` (null where it has none), `source_published_at` and a `fingerprint` of both. Of
 * facts that are published in all languages at once, a text is what is written freely in a language.
 */
export function publishedPairs(type: ContentType, documents: readonly string[] | undefined): SQL {
  const locales = sql.identifier(`${type.table}_locales`)
  const table = sql.identifier(type.table)
  const scope = documents ? sql`AND l._parent_id = ANY(${textArray(documents)}::int[])` : sql``
  const isEach = type.publishing === 'each locale'
  const isLive = isEach ? sql`l._status::text = 'published'` : sql`p._status::text = 'published'`
  const isSourceLive = isEach ? sql`s._status::text = 'published'` : sql`true`
  return sql`
    SELECT l._parent_id::text AS document, l._locale::text AS locale, ${textOf('l')} AS own, ${textOf('s')} AS source,
      ${isEach ? sql`s.last_published_at` : sql`p.last_published_at`} AS source_published_at,
      md5(ROW(${VERSION}::text, ${textOf('l')}, ${textOf('s')})::text) AS fingerprint
    FROM ${locales} l
    JOIN ${table} p ON p.id = l._parent_id AND p.deleted_at IS NULL
    LEFT JOIN ${locales} s ON s._parent_id = l._parent_id AND s._locale::text = ${env.SOURCE_LOCALE} AND ${isSourceLive}
    WHERE ${isLive} ${scope}`
}

/** The published text of a document in a language: `own`; no row where it is not published. */
export function publishedText(type: ContentType, document: string, locale: string): SQL {
  return sql`
    SELECT own FROM (${publishedPairs(type, [document])}) texts WHERE locale = ${locale}`
}

/** The text of the latest version of a document in a language: `own`, with its columns named as those of the document. */
export function latestText(type: ContentType, document: string, locale: string): SQL {
  return sql`
    SELECT (SELECT jsonb_object_agg(substr(key, 9), value) FROM jsonb_each(to_jsonb(l))
        WHERE key LIKE 'version\\_%' AND substr(key, 9) <> ALL(${textArray(NO_TEXT)})) AS own
    FROM ${sql.identifier(`_${type.table}_v`)} v
    JOIN ${sql.identifier(`_${type.table}_v_locales`)} l ON l._parent_id = v.id
    WHERE v.latest AND v.parent_id = ${document}::int AND l._locale::text = ${locale}`
}

function textOf(alias: 'l' | 's'): SQL {
  return sql`to_jsonb(${sql.identifier(alias)}) - ${textArray(NO_TEXT)}`
}
