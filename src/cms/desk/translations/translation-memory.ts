import { sql } from '../../database/sql'
import { nowIn } from '../../database/database-clock'
import {
  compare,
  confirm,
  confirmPairs,
  knownPieces,
  learn,
  type Standing,
  type TranslationMemory,
} from '../../../domain/translation/memory'
import type { AlignedPair } from '../../../domain/translation/alignment'
import { LOCALES } from '../../../domain/locales/locales'
import { env } from '../../../env'
import type { ContentType } from '../../publications/content-type'
import type { Database } from '../../database/handle'
import { textArray } from '../../publications/writing/projection-columns'
import { latestText, publishedPairs } from './published-texts'
import { type StoredText, type TextPiece, textPieces } from '../../documents/rich-text/text-pieces'
import { findTextsBeside } from './texts-beside'

/**
 * What every translation was made from, in two tables. `translations` has a row for each text in a language other than
 * the source language: what is remembered of its pieces (`domain/translation/memory.ts`), and its state.
 * `source_pieces` keeps the text of the source, to show what has changed since. Both are written in the transaction of
 * the save. They outlast unpublishing, so that a text that is published again has the same state.
 */

/** Documents whose texts are read at once. */
const BATCH = 50

/** Milliseconds, by the database's clock; not when the transaction began: it may have waited for another save. */
const NOW = sql`(extract(epoch FROM statement_timestamp()) * 1000)::bigint`

interface Row extends Record<string, unknown> {
  document: string
  locale: string
  own: StoredText
  source: StoredText | null
  source_published_at: Date | null
  fingerprint: string
  entries: string[] | null
  draft_entries: string[] | null
  standing: Standing | null
  is_found: boolean | null
  out_of_date_since: Date | null
}

/**
 * Compares the published translations of the documents (of all if absent) with what their source says now, and learns
 * what new pieces were made for. Texts that stand as they stood cost one query.
 */
export async function followSources(
  db: Database,
  type: ContentType,
  documents?: readonly string[],
): Promise<void> {
  await forgetDeleted(db, type, documents)
  const { rows: changed } = await db.execute<{ document: string }>(sql`
    WITH texts AS (${publishedPairs(type, documents)})
    SELECT DISTINCT texts.document FROM ${besideMemory(type)} WHERE ${IS_CHANGED}`)
  for (let first = 0; first < changed.length; first += BATCH) {
    const batch = changed.slice(first, first + BATCH).map(({ document }) => document)
    const { rows } = await db.execute<Row>(sql`
      WITH texts AS (${publishedPairs(type, batch)})
      SELECT texts.*, t.entries, t.draft_entries, t.standing, t.is_found, t.out_of_date_since
      FROM ${besideMemory(type)} WHERE ${IS_CHANGED}`)
    await followRows(db, type.collection, rows)
  }
}

const besideMemory = (type: ContentType) => sql`texts LEFT JOIN translations t
  ON t.collection = ${type.collection} AND t.document = texts.document AND t.locale = texts.locale`

const IS_CHANGED = sql`t.fingerprint IS DISTINCT FROM texts.fingerprint`

/** Compares translations with their sources, and learns what their new pieces were made for. Sources are kept. */
async function followRows(db: Database, collection: string, rows: readonly Row[]): Promise<void> {
  const texts = rows.map((row) => ({
    row,
    own: textPieces(row.own),
    source: textPieces(row.source ?? {}),
  }))
  const since = await keepSources(db, collection, texts)
  const compared = texts.map(({ row, own, source }) =>
    row.locale === env.SOURCE_LOCALE
      ? {
          ...row,
          entries: [],
          standing: 'current' as const,
          pieces: own.length,
          changed: 0,
          since: null,
        }
      : { ...row, ...comparedWith(row, { own, source }, since.get(row.document) ?? new Map()) },
  )
  await write(db, collection, compared)
}

/** How a translation stands to its source, and what is remembered of it from now on. */
function comparedWith(
  row: Row,
  texts: { own: TextPiece[]; source: TextPiece[] },
  since: ReadonlyMap<string, number>,
): Result {
  // Facts and globals have languages in which nothing is written: nothing is left out there on purpose.
  const isWritten = texts.own.length > 0
  const memory = isWritten ? learned(row, texts, since) : new Set(row.entries ?? [])
  const compared = isWritten && texts.source.length > 0 ? compare(memory, texts) : undefined
  const standing = isWritten ? (compared?.standing ?? row.standing ?? 'current') : 'current'
  return {
    entries: [...memory],
    standing,
    pieces: texts.own.length,
    changed: compared?.pairs.filter((pair) => pair.standing === 'outOfDate').length ?? 0,
    since: standing === 'outOfDate' ? (row.out_of_date_since ?? row.source_published_at) : null,
  }
}

/**
 * What is remembered of a translation once the text is published.
 * @param since when the source has said each of its pieces, milliseconds
 */
export function learned(
  { entries: kept, draft_entries, is_found }: Pick<Row, 'entries' | 'draft_entries' | 'is_found'>,
  texts: { source: readonly TextPiece[]; own: readonly TextPiece[] },
  since: ReadonlyMap<string, number>,
): TranslationMemory {
  const drafts = draftTimes(draft_entries ?? [])
  // What comes back from a version that was never published.
  const found = texts.own.flatMap(({ print }) => (drafts.get(print) === null ? `${print}?*` : []))
  const entries = new Set([...(kept ?? []), ...found])
  // A translation of a source that was not published yet is a translation of its first published text.
  const first = Math.min(...since.values())
  return learn(entries, texts, {
    kind: is_found === true ? 'found' : entries.size === found.length ? 'first' : 'written',
    wasThere: (source, own) =>
      (since.get(source) ?? 0) <= Math.max(first, drafts.get(own) ?? Infinity),
  })
}

/** When each new piece of a draft was first saved, milliseconds; null where it came from an old version. */
function draftTimes(entries: readonly string[]): Map<string, number | null> {
  return new Map(
    entries.map((entry) => {
      const [print = '', at] = entry.split('@')
      return [print, at === 'found' ? null : Number(at)]
    }),
  )
}

interface Result {
  entries: readonly string[]
  standing: Standing
  /** How many pieces the translation has, and how many of them and of the source's are out of date. */
  pieces: number
  changed: number
  since: Date | string | null
}

type Written = Pick<Row, 'document' | 'locale' | 'fingerprint'> & Result

async function write(db: Database, collection: string, results: readonly Written[]): Promise<void> {
  const rows = JSON.stringify(
    results.map(({ document, locale, fingerprint, entries, standing, pieces, changed, since }) => ({
      ...{ document, locale, fingerprint, entries, standing, pieces, changed },
      since: since === null ? null : new Date(since).toISOString(),
    })),
  )
  await db.execute(sql`
    INSERT INTO translations AS t
      (collection, document, locale, entries, standing, pieces, changed_pieces, out_of_date_since, fingerprint, is_found)
    SELECT ${collection}, document, locale, entries, standing, pieces, changed, since, fingerprint, false
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(document text, locale text, entries text[], standing text,
      pieces integer, changed integer, since timestamptz, fingerprint text)
    ON CONFLICT (collection, document, locale) DO UPDATE SET entries = excluded.entries, standing = excluded.standing,
      pieces = excluded.pieces, changed_pieces = excluded.changed_pieces,
      out_of_date_since = excluded.out_of_date_since, fingerprint = excluded.fingerprint, is_found = false,
      confirmed_by = CASE WHEN excluded.standing = 'current' THEN t.confirmed_by END,
      confirmed_at = CASE WHEN excluded.standing = 'current' THEN t.confirmed_at END`)
}

interface KeptText {
  row: Pick<Row, 'document' | 'locale'>
  own: readonly TextPiece[]
  source: readonly TextPiece[]
}

/** Keeps what the sources say. Returns of each document since when its pieces have been published, in milliseconds. */
async function keepSources(
  db: Database,
  collection: string,
  texts: readonly KeptText[],
): Promise<Map<string, Map<string, number>>> {
  const sources = new Map<string, readonly TextPiece[]>()
  for (const { row, own, source } of texts) {
    sources.set(row.document, row.locale === env.SOURCE_LOCALE ? own : source)
  }
  const written = JSON.stringify(
    [...sources].flatMap(([document, pieces]) =>
      pieces.map(({ print, text }) => ({ document, print, text })),
    ),
  )
  await db.execute(sql`
    INSERT INTO source_pieces (collection, document, print, text, since)
    SELECT DISTINCT ON (document, print) ${collection}, document, print, text, ${NOW}
    FROM jsonb_to_recordset(${written}::jsonb) AS r(document text, print text, text text)
    ON CONFLICT DO NOTHING`)
  const { rows } = await db.execute<{ document: string; print: string; since: string }>(sql`
    SELECT document, print, since FROM source_pieces
    WHERE collection = ${collection} AND document = ANY(${textArray([...sources.keys()])})`)
  const since = new Map<string, Map<string, number>>()
  for (const row of rows) {
    const ofDocument = since.get(row.document) ?? new Map<string, number>()
    since.set(row.document, ofDocument.set(row.print, Number(row.since)))
  }
  return since
}

async function forgetDeleted(
  db: Database,
  type: ContentType,
  documents: readonly string[] | undefined,
): Promise<void> {
  const scope = documents ? sql`AND t.document = ANY(${textArray(documents)})` : sql``
  const gone = (table: string) => sql`
    DELETE FROM ${sql.identifier(table)} t WHERE t.collection = ${type.collection} ${scope}
      AND NOT EXISTS (SELECT 1 FROM ${sql.identifier(type.table)} p WHERE p.id::text = t.document)`
  await db.execute(sql`WITH memories AS (${gone('translations')}) ${gone('source_pieces')}`)
}

/**
 * Notes when the new pieces of a draft were first saved: the source may be published again before the draft is. Pieces
 * that were written and thrown away are forgotten.
 * @param isOld whether it is the text of an old version that comes back
 */
export async function noteDraft(
  db: Database,
  type: ContentType,
  { document, locale, isOld }: { document: string; locale: string; isOld: boolean },
): Promise<void> {
  const { rows } = await db.execute<Record<string, unknown> & { own: StoredText }>(
    latestText(type, document, locale),
  )
  const own = textPieces(rows[0]?.own ?? {})
  if (own.length === 0) return
  const { rows: noted } = await db.execute<Row & { at: string }>(sql`
    SELECT ${NOW} AS at, t.entries, t.draft_entries FROM (SELECT 1) one LEFT JOIN translations t
      ON t.collection = ${type.collection} AND t.document = ${document} AND t.locale = ${locale}`)
  const { at = '0', entries, draft_entries } = noted[0] ?? {}
  const before = new Map((draft_entries ?? []).map((entry) => [entry.split('@')[0], entry]))
  const known = knownPieces(new Set(entries ?? []))
  const prints = [...new Set(own.map(({ print }) => print))].filter((print) => !known.has(print))
  const drafts = [
    before.get('-') ?? `-@${at}`,
    ...prints.map((print) => before.get(print) ?? `${print}@${isOld ? 'found' : at}`),
  ]
  await db.execute(sql`
    INSERT INTO translations (collection, document, locale, draft_entries)
    VALUES (${type.collection}, ${document}, ${locale}, ${textArray(drafts)})
    ON CONFLICT (collection, document, locale) DO UPDATE SET draft_entries = excluded.draft_entries`)
}

/** A passage as the pane shows it: the prints of the two pieces that stand beside each other. */
export interface Passage {
  own?: string | undefined
  source?: string | undefined
}

/** What a published translation was compared with, when somebody says that it is still right. */
export interface Confirmation {
  document: string
  locale: string
  /** Number of the account. */
  by: number
  /** Where it is said of one passage of the latest draft; absent where of the whole. */
  passage?: Passage | undefined
}

/**
 * Remembers that a published translation, or one passage of it, is right for the source as it is published now. Who said
 * it last is remembered once it holds for the whole.
 * Returns whether there is such a translation, and such a passage that is not right already.
 */
export async function confirmTranslation(
  db: Database,
  type: ContentType,
  { document, locale, by, passage }: Confirmation,
): Promise<boolean> {
  await followSources(db, type, [document])
  const { collection } = type
  const { rows } = await db.execute<Row>(sql`
    WITH texts AS (${publishedPairs(type, [document])})
    SELECT texts.*, t.entries, t.standing, t.out_of_date_since FROM texts JOIN translations t ON t.collection = ${collection}
      AND t.document = texts.document AND t.locale = texts.locale
    WHERE texts.locale = ${locale} AND texts.source IS NOT NULL`)
  const [row] = rows
  const stale = passage && (await findStale(db, type, { document, locale, passage }))
  if (!row || (passage && !stale)) return false
  return confirmRow(db, collection, row, { by, stale })
}

type ConfirmedRow = Pick<
  Row,
  | 'document'
  | 'locale'
  | 'own'
  | 'source'
  | 'fingerprint'
  | 'entries'
  | 'standing'
  | 'out_of_date_since'
>

/** Remembers it of a text as it was compared last: of the whole, or of one pair of its pieces. */
async function confirmRow(
  db: Database,
  collection: string,
  row: ConfirmedRow,
  { by, stale }: { by: number; stale?: AlignedPair | undefined },
): Promise<boolean> {
  const texts = { source: textPieces(row.source ?? {}), own: textPieces(row.own) }
  // Where the source says nothing any more, its translations are out of date until somebody says that they are right
  // without it.
  if (texts.own.length === 0) return false
  if (texts.source.length === 0 && row.standing !== 'outOfDate') return false
  const { document, locale } = row
  const before = new Set(row.entries ?? [])
  const entries = stale ? confirmPairs(before, [stale]) : confirm(before, texts)
  const compared = compare(entries, texts)
  const standing = stale ? compared.standing : 'current'
  await write(db, collection, [
    {
      ...row,
      entries: [...entries],
      standing,
      pieces: texts.own.length,
      changed: compared.pairs.filter((pair) => pair.standing === 'outOfDate').length,
      since: standing === 'outOfDate' ? row.out_of_date_since : null,
    },
  ])
  if (standing !== 'current') return true
  await db.execute(sql`
    UPDATE translations SET confirmed_by = ${by}, confirmed_at = now()
    WHERE collection = ${collection} AND document = ${document} AND locale = ${locale}`)
  return true
}

/** A pair of the latest draft and the published source that is not known to be right, by its prints. */
async function findStale(
  db: Database,
  type: ContentType,
  { passage, ...text }: { document: string; locale: string; passage: Passage },
) {
  const beside = await findTextsBeside(db, type, text)
  const texts = { source: textPieces(beside.source ?? {}), own: textPieces(beside.own ?? {}) }
  return compare(learned(beside, texts, beside.since), texts).pairs.find(
    ({ own, source, standing }) =>
      standing !== 'current' && own?.print === passage.own && source?.print === passage.source,
  )
}

/** Under which the texts of globals stand beside those of collections. */
export const GLOBALS = 'globals'

/**
 * The same as `followSources` for the texts of a global, which are published by being saved.
 * @param texts in each language that has any
 * @param isFound whether they were there before anything was remembered of them
 */
export async function followGlobalTexts(
  db: Database,
  slug: string,
  texts: ReadonlyMap<string, StoredText>,
  { isFound }: { isFound: boolean },
): Promise<void> {
  const { rows: kept } = await db.execute<Row>(sql`
    SELECT locale, entries, draft_entries, standing, is_found, out_of_date_since FROM translations
    WHERE collection = ${GLOBALS} AND document = ${slug}`)
  if (isFound && kept.length > 0) return
  const before = new Map(kept.map((row) => [row.locale, row]))
  const source = texts.get(env.SOURCE_LOCALE) ?? null
  const now = await nowIn(db)
  const rows = LOCALES.flatMap((locale): Row[] => {
    const row = before.get(locale)
    const own = texts.get(locale) ?? {}
    if (!row && Object.keys(own).length === 0) return []
    const nothing = { entries: null, draft_entries: null, standing: null, out_of_date_since: null }
    return [
      {
        ...nothing,
        is_found: isFound,
        ...row,
        document: slug,
        locale,
        own,
        source,
        source_published_at: now,
        fingerprint: '',
      },
    ]
  })
  await followRows(db, GLOBALS, rows)
}

/** The same as `confirmTranslation` for the texts of a global in one language; `texts` as they are at this moment. */
export async function confirmGlobalTexts(
  db: Database,
  slug: string,
  texts: ReadonlyMap<string, StoredText>,
  { locale, by }: { locale: string; by: number },
): Promise<boolean> {
  await followGlobalTexts(db, slug, texts, { isFound: false })
  const { rows } = await db.execute<Row>(sql`
    SELECT document, locale, entries, standing, out_of_date_since, fingerprint FROM translations
    WHERE collection = ${GLOBALS} AND document = ${slug} AND locale = ${locale}`)
  const [row] = rows
  if (!row) return false
  const own = texts.get(locale) ?? {}
  return confirmRow(
    db,
    GLOBALS,
    { ...row, own, source: texts.get(env.SOURCE_LOCALE) ?? null },
    { by },
  )
}
