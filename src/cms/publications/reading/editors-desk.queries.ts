import 'server-only'

import type { Locale } from '../../../domain/locales/locales'
import { queryList } from '../../database/read-pool'
import type { PublishableCollection, TranslatedCollection } from '../../../content-types'
import { EVERY_LANGUAGE, LIST_DOCUMENT } from '../content-type'
import { contentType, contentTypes, TRANSLATED } from '../content-types'

/** A text in one language, or facts of all of them (`*`), as the panel lists it. Times are UTC. */
export interface DeskEntry {
  collection: PublishableCollection
  document: string
  locale: Locale | typeof EVERY_LANGUAGE
  title: string
  at: Date
}

const COLLECTIONS = TRANSLATED

// Payload keeps every version of a table `things` in `_things_v`; the latest is what editors see.
function draftsIn(collection: TranslatedCollection): string {
  const { table } = contentType(collection)
  return `
    SELECT '${collection}' AS collection, v.parent_id::text AS document, l._locale::text AS locale,
      l.version_title AS title
    FROM _${table}_v v JOIN _${table}_v_locales l ON l._parent_id = v.id
    WHERE v.latest AND v.version_deleted_at IS NULL AND v.parent_id IS NOT NULL
      AND l.version__status::text = 'draft' AND nullif(l.version_title, '') IS NOT NULL`
}

const DRAFTS = COLLECTIONS.map(draftsIn).join(' UNION ALL ')

// What an account ($1) was the last to write, by language: each version says who saved it in which
// one. Publishing leaves a second version behind (a snapshot), in which nobody wrote anything.
function writtenIn(collection: TranslatedCollection): string {
  const { table } = contentType(collection)
  return `
    SELECT '${collection}' AS collection, v.parent_id::text AS document,
      v.version_edited_locale::text AS locale, max(v.updated_at) AS at
    FROM _${table}_v v
    WHERE v.version_edited_by_id = $1 AND v.snapshot IS NOT TRUE AND NOT EXISTS (
      SELECT 1 FROM _${table}_v later
      WHERE later.parent_id = v.parent_id AND later.id > v.id AND later.snapshot IS NOT TRUE
        AND later.version_edited_locale = v.version_edited_locale
        AND later.version_edited_by_id IS DISTINCT FROM $1)
    GROUP BY v.parent_id, v.version_edited_locale`
}

const WRITTEN = COLLECTIONS.map(writtenIn).join(' UNION ALL ')

/**
 * Texts that are not published as they are, and that this account was the last to write in their
 * language; newest first.
 */
export async function findDraftsOf(editor: number, limit: number): Promise<DeskEntry[]> {
  return queryList<DeskEntry & Record<string, unknown>>(
    `SELECT collection, document, locale, title, at
     FROM (${DRAFTS}) drafts JOIN (${WRITTEN}) written USING (collection, document, locale)
     ORDER BY at DESC LIMIT $2`,
    [editor, limit],
  )
}

// Versions of what is published at once have no authors and one status; what the registry calls a document
// is a column of the row.
const FACT_DRAFTS = contentTypes
  .flatMap(({ collection, table, facts }) =>
    facts
      ? `
    SELECT '${collection}' AS collection, v.parent_id::text AS document, '${EVERY_LANGUAGE}' AS locale,
      coalesce(nullif(${facts.title.replace(/^p\./, 'v.version_')}, ''), '#' || v.parent_id) AS title,
      v.updated_at AS at
    FROM _${table}_v v
    WHERE v.latest AND v.version_deleted_at IS NULL AND v.parent_id IS NOT NULL
      AND v.version__status::text = 'draft'`
      : [],
  )
  .join(' UNION ALL ')

/** Drafts of what is published in all languages at once, by all authors, newest first. */
export async function findFactDrafts(limit: number): Promise<DeskEntry[]> {
  return queryList<DeskEntry & Record<string, unknown>>(
    `SELECT collection, document, locale, title, at FROM (${FACT_DRAFTS}) drafts
     ORDER BY at DESC LIMIT $1`,
    [limit],
  )
}

/** What was published last, in any language, without invented examples; newest first. */
export async function findLatelyPublished(limit: number): Promise<DeskEntry[]> {
  return queryList<DeskEntry & Record<string, unknown>>(
    `SELECT collection, document, locale, title, last_published_at AS at FROM publications
     WHERE last_published_at IS NOT NULL AND document <> '${LIST_DOCUMENT}' AND is_example IS NOT TRUE
     ORDER BY last_published_at DESC LIMIT $1`,
    [limit],
  )
}
