import 'server-only'

import type { PublishableCollection } from '../../../content-types'
import { isLocale, type Locale, LOCALES } from '../../../domain/locales/locales'
import type { Standing } from '../../../domain/translation/memory'
import {
  translationState,
  type TranslationState,
} from '../../../domain/translation/translation-state'
import { env } from '../../../env'
import type { ContentType } from '../../publications/content-type'
import { isBegun } from '../../publications/has-text'
import { queryList } from '../../database/read-pool'
import { TRANSLATED_GLOBALS, type TranslatedGlobal } from './global-texts'
import { GLOBALS } from './translation-memory'

/** A text in one language, as its translators see it. */
export interface TextState {
  state: TranslationState
  /** Whether something is written that is newer than what is live. */
  hasDraft: boolean
  /** How many of its pieces, or of the source's, are out of date. */
  changedPieces: number
  /** Since when it is out of date. UTC. */
  since: Date | undefined
}

/** A document or a global with the states of all its languages. */
export interface TranslatedDocument {
  collection: PublishableCollection | typeof GLOBALS
  /** Id of the document, slug of the global. */
  document: string
  /** In the source language, else in the first that has one; absent of globals. */
  title: string | undefined
  titleLocale: Locale | undefined
  languages: ReadonlyMap<Locale, TextState>
}

interface Row extends Record<string, unknown> {
  document: string
  locale: string
  title: string | null
  is_written: boolean
  is_live: boolean
  was_live: boolean
  is_draft: boolean
  is_scheduled: boolean
  lacks_text: boolean | null
  standing: Standing | null
  changed: number | null
  since: Date | null
}

/**
 * A title, or a body with more than empty lines: also one of which only the structure was taken over is a draft. The
 * body is read only of texts without a title, which are few.
 */
const IS_WRITTEN = `CASE WHEN l.version_title <> '' THEN true ELSE ${isBegun('l.version_body')} END`

/**
 * Texts that are written language by language: the latest version says what is written, the publication index what is
 * live.
 */
function eachLanguage({ collection, table, schedulable }: ContentType): string {
  const scheduled = schedulable
    ? `EXISTS (SELECT 1 FROM schedules s JOIN schedules_rels r ON r.parent_id = s.id
        WHERE s.done_at IS NULL AND s.action = 'publish' AND s.locale::text = l._locale::text
          AND r.${table}_id = v.parent_id)`
    : 'false'
  return `
    SELECT v.parent_id::text AS document, l._locale::text AS locale, nullif(l.version_title, '') AS title,
      ${IS_WRITTEN} AS is_written, live.id IS NOT NULL AS is_live, own.first_published_at IS NOT NULL AS was_live,
      l.version__status::text = 'draft' AS is_draft, ${scheduled} AS is_scheduled,
      live.lacks_text, t.standing, t.changed_pieces AS changed, t.out_of_date_since AS since
    FROM _${table}_v v
    JOIN ${table} p ON p.id = v.parent_id AND p.deleted_at IS NULL
    JOIN _${table}_v_locales l ON l._parent_id = v.id
    LEFT JOIN ${table}_locales own ON own._parent_id = v.parent_id AND own._locale::text = l._locale::text
    LEFT JOIN publications live ON live.collection = '${collection}' AND live.document = v.parent_id::text
      AND live.locale = l._locale::text
    LEFT JOIN translations t ON t.collection = '${collection}' AND t.document = v.parent_id::text
      AND t.locale = l._locale::text
    WHERE v.latest AND ($1::text[] IS NULL OR v.parent_id::text = ANY($1))`
}

/** Facts that are live, and what is written freely of them in each language; those of which nothing is, are none. */
function allAtOnce({ collection, table, facts }: ContentType): string {
  return `
    SELECT p.id::text AS document, l._locale::text AS locale, ${facts?.title ?? 'NULL'} AS title,
      true AS is_written, true AS is_live, true AS was_live, false AS is_draft, false AS is_scheduled,
      false AS lacks_text, t.standing, t.changed_pieces AS changed, t.out_of_date_since AS since
    FROM ${table} p
    JOIN publications live ON live.collection = '${collection}' AND live.document = p.id::text
    JOIN ${table}_locales l ON l._parent_id = p.id
    LEFT JOIN translations t ON t.collection = '${collection}' AND t.document = p.id::text
      AND t.locale = l._locale::text
    WHERE NOT coalesce(${facts?.isExample ?? 'false'}, false) AND ($1::text[] IS NULL OR p.id::text = ANY($1))
      AND EXISTS (SELECT 1 FROM jsonb_each_text(to_jsonb(l) - '{id,_locale,_parent_id}'::text[]) WHERE value <> '')`
}

/**
 * The documents of a type with the states of all languages; those that `documents` names, all if absent. In no order.
 * Documents in which nothing is written are left out.
 */
export async function findTranslationStates(
  type: ContentType & { collection: PublishableCollection },
  documents?: readonly string[],
): Promise<TranslatedDocument[]> {
  const isEach = type.publishing === 'each locale'
  const rows = await queryList<Row>(isEach ? eachLanguage(type) : allAtOnce(type), [
    documents ?? null,
  ])
  const byDocument = new Map<string, Row[]>()
  for (const row of rows) {
    const found = byDocument.get(row.document)
    if (found) found.push(row)
    else byDocument.set(row.document, [row])
  }
  return [...byDocument].flatMap(([document, texts]) => {
    const named = texts.filter(({ title }) => title !== null)
    const first = named.find(({ locale }) => locale === env.SOURCE_LOCALE) ?? named.at(0)
    if (!first) return []
    return {
      collection: type.collection,
      document,
      title: first.title ?? undefined,
      // The name of a fact is in no language.
      titleLocale: isEach && isLocale(first.locale) ? first.locale : undefined,
      languages: statesOf(texts),
    }
  })
}

function statesOf(texts: readonly Row[]): Map<Locale, TextState> {
  const rows = new Map(texts.map((row) => [row.locale, row]))
  return new Map(LOCALES.map((locale) => [locale, stateOf(rows.get(locale), locale)]))
}

function stateOf(row: Row | undefined, locale: Locale): TextState {
  return {
    state: translationState({
      isWritten: row?.is_written === true,
      isLive: row?.is_live === true,
      wasLive: row?.was_live === true,
      isScheduled: row?.is_scheduled === true,
      lacksText: row?.lacks_text === true,
      ...(locale !== env.SOURCE_LOCALE && { standing: row?.standing ?? 'unknown' }),
    }),
    hasDraft: row?.is_live === true && row.is_draft,
    changedPieces: row?.changed ?? 0,
    since: row?.since ?? undefined,
  }
}

/** The globals whose texts are translated, with the states of all languages. */
export async function findGlobalStates(): Promise<TranslatedDocument[]> {
  const rows = await queryList<
    Record<string, unknown> & {
      document: TranslatedGlobal
      locale: string
      standing: Standing
      pieces: number
      changed: number
      since: Date | null
    }
  >(
    `SELECT document, locale, standing, pieces, changed_pieces AS changed, out_of_date_since AS since
     FROM translations WHERE collection = '${GLOBALS}'`,
    [],
  )
  return TRANSLATED_GLOBALS.map((slug) => ({
    collection: GLOBALS,
    document: slug,
    title: undefined,
    titleLocale: undefined,
    languages: new Map(
      LOCALES.map((locale): [Locale, TextState] => {
        const row = rows.find((text) => text.document === slug && text.locale === locale)
        const isWritten = row !== undefined && row.pieces > 0
        const state = translationState({
          isWritten,
          isLive: isWritten,
          wasLive: isWritten,
          isScheduled: false,
          lacksText: false,
          ...(locale !== env.SOURCE_LOCALE && { standing: row?.standing }),
        })
        return [
          locale,
          {
            state,
            hasDraft: false,
            changedPieces: row?.changed ?? 0,
            since: row?.since ?? undefined,
          },
        ]
      }),
    ),
  }))
}
