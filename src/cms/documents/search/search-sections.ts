import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import type { Payload } from 'payload'

import { sql, type SQL } from '../../database/sql'
import type { PublishableCollection } from '../../../content-types'
import { isLocale, type Locale } from '../../../domain/locales/locales'
import { indexedWords, wordForms } from '../../../domain/search/search-words'
import { env } from '../../../env'
import { bodySections, sectionIds } from '../shown/body-sections'
import { type ContentType, EVERY_LANGUAGE } from '../../publications/content-type'
import { contentType } from '../../publications/content-types'
import { adapterOf, type Database } from '../../database/handle'
import { textArray } from '../../publications/writing/projection-columns'
import { plainText } from '../rich-text/content'
import { searchConfiguration } from './search-configuration'

/**
 * What search over guides and pages looks through: the table `search_sections` has a row for each section of each
 * published text, the first with the title. Like the publication index it is a projection, written by `project()` in
 * the transaction of the save; whether a text is live is the publication index's to say.
 */

/** Goes up when rows are made otherwise: all of them are then written again after the next start. */
const VERSION = 'v2/'

/** Documents whose texts are read at once. */
const BATCH = 50

interface PublishedText {
  document: string
  locale: Locale
  title: string
  excerpt: string | null
  body: SerializedEditorState | null
  source_body: SerializedEditorState | null
  fingerprint: string
}

interface SectionRow {
  position: number
  anchor: string | null
  heading: string
  text: string
  title_words: string
  heading_words: string
  excerpt_words: string
  text_words: string
  forms: string
}

/**
 * Writes the sections of the documents (of all if absent) as their published texts are. Of facts, and of what only
 * members read, there are none.
 * Returns the languages in which any changed.
 */
export async function indexSections(
  db: Database,
  type: ContentType,
  documents?: readonly string[],
): Promise<Set<string>> {
  const changed = new Set<string>()
  if (!isSearched(type)) return changed
  const isInScope = documents ? sql`s.document = ANY(${textArray(documents)})` : sql`true`
  const { rows: removed } = await db.execute<{ locale: string }>(sql`
    WITH texts AS (${publishedTexts(type, documents)})
    DELETE FROM search_sections s WHERE s.collection = ${type.collection} AND ${isInScope}
      AND NOT EXISTS (SELECT 1 FROM texts WHERE texts.document = s.document AND texts.locale = s.locale)
    RETURNING s.locale`)
  for (const { locale } of removed) changed.add(locale)
  const isChanged = sql`s.fingerprint IS DISTINCT FROM texts.fingerprint`
  const { rows: outdated } = await db.execute<{ document: string }>(sql`
    WITH texts AS (${publishedTexts(type, documents)})
    SELECT DISTINCT texts.document FROM ${besideSections(type)} WHERE ${isChanged}`)
  for (let first = 0; first < outdated.length; first += BATCH) {
    const batch = outdated.slice(first, first + BATCH).map(({ document }) => document)
    const { rows } = await db.execute<PublishedText & Record<string, unknown>>(sql`
      WITH texts AS (${publishedTexts(type, batch)})
      SELECT texts.* FROM ${besideSections(type)} WHERE ${isChanged}`)
    for (const row of rows) {
      if (!isLocale(row.locale)) continue
      await writeSections(db, type, row)
      changed.add(row.locale)
    }
  }
  return changed
}

const besideSections = ({ collection }: ContentType) => sql`texts LEFT JOIN search_sections s
  ON s.collection = ${collection} AND s.document = texts.document AND s.locale = texts.locale AND s.position = 0`

/** Published texts whose sections are missing or otherwise, and texts that have sections and are not published. */
export async function findSearchDrift(
  payload: Payload,
  collection: PublishableCollection,
): Promise<number> {
  const type = contentType(collection)
  if (!isSearched(type)) return 0
  const adapter = adapterOf(payload)
  const { rows } = await adapter.drizzle.execute<{ count: number }>(sql`
    WITH texts AS (${publishedTexts(type, undefined)})
    SELECT count(*)::int AS count FROM texts
    FULL JOIN (SELECT * FROM search_sections WHERE collection = ${collection} AND position = 0) s
      ON s.document = texts.document AND s.locale = texts.locale
    WHERE s.fingerprint IS DISTINCT FROM texts.fingerprint`)
  return rows[0]?.count ?? 0
}

/**
 * The documents of which a published text has no sections, or such as were made by other rules. Nothing of the
 * documents is computed for it.
 */
export async function outdatedSections(db: Database, type: ContentType): Promise<string[]> {
  if (!isSearched(type)) return []
  const { rows } = await db.execute<{ document: string }>(sql`
    SELECT DISTINCT p.document FROM publications p LEFT JOIN search_sections s
      ON (s.collection, s.document, s.locale, s.position) = (p.collection, p.document, p.locale, 0)
    WHERE p.collection = ${type.collection} AND p.locale <> ${EVERY_LANGUAGE} AND NOT p.lacks_text
      AND starts_with(s.fingerprint, ${VERSION}) IS NOT TRUE`)
  return rows.map(({ document }) => document)
}

/** Facts have no texts, and what only members read is in no public search. */
function isSearched({ publishing, membersOnly }: ContentType): boolean {
  return publishing === 'each locale' && !membersOnly
}

/** The texts that are published; the anchors of a translation are those of the source language. */
function publishedTexts(type: ContentType, documents: readonly string[] | undefined): SQL {
  const locales = sql.identifier(`${type.table}_locales`)
  const scope = documents ? sql`AND l._parent_id = ANY(${textArray(documents)}::int[])` : sql``
  return sql`
    SELECT l._parent_id::text AS document, l._locale::text AS locale, l.title, l.excerpt, l.body,
      source.body AS source_body,
      ${VERSION}::text || md5(ROW(l.title, l.excerpt, l.body, source.body)::text) AS fingerprint
    FROM ${locales} l
    JOIN ${sql.identifier(type.table)} p ON p.id = l._parent_id AND p.deleted_at IS NULL
    LEFT JOIN ${locales} source ON source._parent_id = l._parent_id AND l._locale <> source._locale
      AND source._locale::text = ${env.SOURCE_LOCALE} AND source._status::text = 'published'
    WHERE l._status::text = 'published' AND nullif(l.title, '') IS NOT NULL ${scope}`
}

async function writeSections(db: Database, type: ContentType, text: PublishedText): Promise<void> {
  const rows = JSON.stringify(sectionRows(text))
  const { document, locale, fingerprint } = text
  const { collection } = type
  const configuration = sql`${searchConfiguration(locale)}::regconfig`
  const weighed = (column: string, weight: string) =>
    sql`setweight(to_tsvector(${configuration}, ${sql.identifier(column)}), ${weight})`
  await db.execute(sql`
    WITH written AS (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS r(position smallint, anchor text, heading text, text text,
        title_words text, heading_words text, excerpt_words text, text_words text, forms text)),
    removed AS (
      DELETE FROM search_sections WHERE collection = ${collection} AND document = ${document}
        AND locale = ${locale} AND position NOT IN (SELECT position FROM written))
    INSERT INTO search_sections (collection, document, locale, position, anchor, heading, text, words, forms, fingerprint)
    SELECT ${collection}, ${document}, ${locale}, position, anchor, heading, text,
      CASE WHEN position = 0 THEN ${weighed('title_words', 'A')} ELSE ${weighed('title_words', 'D')} END
        || ${weighed('heading_words', 'A')} || ${weighed('excerpt_words', 'B')} || ${weighed('text_words', 'C')},
      forms, ${fingerprint}
    FROM written
    ON CONFLICT (collection, document, locale, position) DO UPDATE SET (anchor, heading, text, words, forms, fingerprint)
      = (excluded.anchor, excluded.heading, excluded.text, excluded.words, excluded.forms, excluded.fingerprint)`)
}

/** The first row is the document itself, with what stands before its first heading. */
function sectionRows({ title, excerpt, body, source_body }: PublishedText): SectionRow[] {
  const lead = excerpt ?? ''
  const sections = body ? bodySections(body, source_body ? sectionIds(source_body) : []) : []
  const first = sections.filter(({ heading }) => !heading).map(({ content }) => plainText(content))
  const titleWords = indexedWords(title)
  const rows: SectionRow[] = [
    {
      position: 0,
      anchor: null,
      heading: '',
      text: [lead, ...first].filter(Boolean).join(' '),
      title_words: titleWords,
      heading_words: '',
      excerpt_words: indexedWords(lead),
      text_words: indexedWords(first.join(' ')),
      forms: formsOf(title, lead, ...first),
    },
  ]
  for (const { content, heading } of sections) {
    if (!heading) continue
    const [, ...children] = content.root.children
    const text = plainText({ ...content, root: { ...content.root, children } })
    rows.push({
      position: rows.length,
      anchor: heading.id,
      heading: heading.title,
      text,
      title_words: titleWords,
      heading_words: indexedWords(heading.title),
      excerpt_words: '',
      text_words: indexedWords(text),
      forms: formsOf(heading.title, text),
    })
  }
  return rows
}

/** With a space before and after each, so that a pattern can name the beginning of a word. */
function formsOf(...texts: string[]): string {
  return ` ${wordForms(texts.join(' ')).join(' ')} `
}
