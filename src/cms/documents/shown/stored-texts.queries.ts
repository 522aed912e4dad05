import 'server-only'

import type { TreeCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import type { Doc, Page } from '../../../payload-types'

import { contentType } from '../../publications/content-types'
import { query } from '../../database/read-pool'

/** What of a stored document its reader sees. */
export type DocumentTexts = Pick<
  Page | Doc,
  'title' | 'excerpt' | 'body' | 'meta' | 'isHome' | 'firstPublishedAt' | 'lastPublishedAt'
>

interface StoredText {
  locale: Locale
  is_home: boolean | null
  title: string | null
  excerpt: string | null
  body: NonNullable<DocumentTexts['body']> | null
  meta_title: string | null
  meta_description: string | null
  meta_image_id: number | null
  first_published_at: Date | null
  last_published_at: Date | null
}

/**
 * What is published of a document in some languages, by plain SQL: the CMS would read its texts in all twelve, and take
 * each of them apart. Who asks has found in the publication index that it is live for everybody.
 */
export async function findPublishedTexts(
  { collection, document }: { collection: TreeCollection; document: string },
  locales: readonly Locale[],
): Promise<ReadonlyMap<Locale, DocumentTexts>> {
  const { table } = contentType(collection)
  const rows = await query<StoredText>(
    `SELECT l._locale AS locale, d.is_home, l.title, l.excerpt, l.body, l.meta_title, l.meta_description,
       l.meta_image_id, l.first_published_at, l.last_published_at
     FROM ${table} d JOIN ${table}_locales l ON l._parent_id = d.id
     WHERE d.id = $1 AND d.deleted_at IS NULL AND l._locale = ANY($2::_locales[]) AND l._status = 'published'`,
    [Number(document), [...new Set(locales)]],
    `texts-of-${table}`,
  )
  return new Map(rows.map((row) => [row.locale, textsOf(row)]))
}

function textsOf(row: StoredText): DocumentTexts {
  return {
    title: row.title ?? '',
    excerpt: row.excerpt,
    body: row.body,
    meta: { title: row.meta_title, description: row.meta_description, image: row.meta_image_id },
    isHome: row.is_home,
    firstPublishedAt: row.first_published_at?.toISOString() ?? null,
    lastPublishedAt: row.last_published_at?.toISOString() ?? null,
  }
}
