import 'server-only'

import type { ServerFunction } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import { isLocale, type Locale, LOCALES } from '../../../domain/locales/locales'
import type { TranslationState } from '../../../domain/translation/translation-state'
import { contentType, isPublishable } from '../../publications/content-types'
import { queryList } from '../../database/read-pool'
import { findTranslationStates } from '../translations/translation-states.queries'

/** The state of a document in one language. */
export interface LanguageState {
  locale: Locale
  state: TranslationState
  /** Whether something newer is written than what is live. */
  hasDraft: boolean
}

type States = ReadonlyMap<Locale, Pick<LanguageState, 'state' | 'hasDraft'>>

interface Found {
  states: Map<string, States>
  /** Of facts, those that readers see, whatever is drafted of them. */
  live: ReadonlySet<string>
}

interface Batch {
  ids: Set<string>
  found: Promise<Found>
}

const batches = new Map<PublishableCollection, Batch>()

/**
 * The states of a document in all languages, in their order; documents that are asked for at once are read at once.
 * What is in the trash is live in no language: unpublished where it was. None of facts of which nothing is written
 * freely.
 */
export async function languageStates(
  collection: PublishableCollection,
  id: number | string,
): Promise<LanguageState[]> {
  const languages = (await inBatch(collection, id)).states.get(String(id))
  if (!languages && contentType(collection).publishing === 'all locales') return []
  return LOCALES.map((locale) => {
    const { state = 'missing', hasDraft = false } = languages?.get(locale) ?? {}
    return { locale, state, hasDraft }
  })
}

/** Whether facts, which are published in every language at once, are live; a draft of them may be newer. */
export async function isLiveInEveryLanguage(
  collection: PublishableCollection,
  id: number | string,
): Promise<boolean> {
  return (await inBatch(collection, id)).live.has(String(id))
}

function inBatch(collection: PublishableCollection, id: number | string): Promise<Found> {
  let batch = batches.get(collection)
  if (!batch) {
    const ids = new Set<string>()
    const found = new Promise((resolve) => setImmediate(resolve)).then(async () => {
      batches.delete(collection)
      const translated = await findTranslationStates(contentType(collection), [...ids])
      const states = new Map<string, States>(translated.map((one) => [one.document, one.languages]))
      const others = [...ids].filter((one) => !states.has(one))
      for (const [one, languages] of await statesInTrash(collection, others)) {
        states.set(one, languages)
      }
      return { states, live: await liveFacts(collection, others) }
    })
    batch = { ids, found }
    batches.set(collection, batch)
  }
  batch.ids.add(String(id))
  return batch.found
}

async function liveFacts(
  collection: PublishableCollection,
  documents: readonly string[],
): Promise<ReadonlySet<string>> {
  const { table, publishing } = contentType(collection)
  if (publishing !== 'all locales' || documents.length === 0) return new Set()
  const rows = await queryList<{ document: string }>(
    `SELECT id::text AS document FROM ${table}
    WHERE _status = 'published' AND deleted_at IS NULL AND id = ANY($1::int[])`,
    [documents],
  )
  return new Set(rows.map(({ document }) => document))
}

interface TrashedText extends Record<string, unknown> {
  document: string
  locale: string
  is_written: boolean
  was_live: boolean
  is_draft: boolean
}

/** What readers lost when documents were thrown away, and what was only written. */
async function statesInTrash(
  collection: PublishableCollection,
  documents: readonly string[],
): Promise<Map<string, States>> {
  const found = new Map<string, Map<Locale, Pick<LanguageState, 'state' | 'hasDraft'>>>()
  const { table, publishing } = contentType(collection)
  if (publishing === 'all locales' || documents.length === 0) return found
  const rows = await queryList<TrashedText>(
    `SELECT p.id::text AS document, l._locale::text AS locale,
      nullif(d.version_title, '') IS NOT NULL AS is_written,
      l._status::text = 'published' AS was_live, d.version__status::text = 'draft' AS is_draft
    FROM ${table} p
    JOIN ${table}_locales l ON l._parent_id = p.id
    LEFT JOIN _${table}_v v ON v.parent_id = p.id AND v.latest
    LEFT JOIN _${table}_v_locales d ON d._parent_id = v.id AND d._locale = l._locale
    WHERE p.deleted_at IS NOT NULL AND p.id::text = ANY($1)`,
    [documents],
  )
  for (const { document, locale, is_written: isWritten, was_live: wasLive, is_draft } of rows) {
    if (!isLocale(locale) || !(wasLive || isWritten)) continue
    const languages =
      found.get(document) ?? new Map<Locale, Pick<LanguageState, 'state' | 'hasDraft'>>()
    found.set(document, languages)
    languages.set(locale, {
      state: wasLive ? 'unpublished' : 'draft',
      hasDraft: wasLive && is_draft,
    })
  }
  return found
}

/** The panel's way to ask for them: staff read everything that is written. */
export const answerLanguageStates: ServerFunction<
  { collection?: unknown; id?: unknown },
  Promise<LanguageState[]>
> = async ({ req, collection, id }) => {
  const isAsked =
    Number.isInteger(id) && typeof collection === 'string' && isPublishable(collection)
  if (req.user?.collection !== 'staff' || !isAsked) return []
  return languageStates(collection, Number(id))
}
