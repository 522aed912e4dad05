import { processNow } from '../../../domain/time/process-clock'
import 'server-only'

import type { PublishableCollection } from '../../../content-types'
import type { Locale } from '../../../domain/locales/locales'
import type { TranslationState } from '../../../domain/translation/translation-state'
import { contentTypes, isTranslated } from '../../publications/content-types'
import { GLOBALS } from './translation-memory'
import {
  findGlobalStates,
  findTranslationStates,
  type TranslatedDocument,
} from './translation-states.queries'
import { type LanguageTotals, totalsOf } from './translation-totals'

/** What of the matrix is asked for. */
export interface MatrixFilter {
  /** A type, or the globals; absent: whatever is written language by language, and the globals. */
  collection?: PublishableCollection | typeof GLOBALS | undefined
  /** At least one. A document is shown where one of them is in one of the states. */
  locales: readonly Locale[]
  /** All if absent. */
  states?: readonly TranslationState[] | undefined
  /** Only what has been out of date for longer. Days. */
  outOfDateFor?: number | undefined
}

export interface Matrix {
  /** Of the page that was asked for: what is out of date first, then by type and title. */
  documents: TranslatedDocument[]
  /** How many there are on all pages. */
  found: number
  /** How many there are of what is asked for, whatever their states. */
  counted: number
  /** How they stand in each language. */
  totals: ReadonlyMap<Locale, LanguageTotals>
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Documents and globals with the states of their languages, `limit` from `offset` on. */
export async function findMatrix(
  filter: MatrixFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<Matrix> {
  const documents = await findDocuments(filter.collection)
  const before =
    filter.outOfDateFor === undefined
      ? undefined
      : processNow('days').getTime() - filter.outOfDateFor * DAY_MS
  const found = documents.filter(({ languages }) =>
    filter.locales.some((locale) => {
      const text = languages.get(locale)
      if (!text || (filter.states && !filter.states.includes(text.state))) return false
      return before === undefined || (text.since !== undefined && Number(text.since) <= before)
    }),
  )
  const isOutOfDate = ({ languages }: TranslatedDocument) =>
    filter.locales.some((locale) => languages.get(locale)?.state === 'outOfDate')
  found.sort((one, other) => Number(isOutOfDate(other)) - Number(isOutOfDate(one)))
  return {
    documents: found.slice(offset, offset + limit),
    found: found.length,
    counted: documents.length,
    totals: new Map(filter.locales.map((locale) => [locale, totalsOf(documents, locale)])),
  }
}

async function findDocuments(
  collection: MatrixFilter['collection'],
): Promise<TranslatedDocument[]> {
  const types = contentTypes.filter((type) =>
    collection === undefined ? isTranslated(type.collection) : type.collection === collection,
  )
  const [globals, ...byType] = await Promise.all([
    collection === undefined || collection === GLOBALS ? findGlobalStates() : [],
    ...types.map((type) => findTranslationStates(type)),
  ])
  const order = new Intl.Collator('en', { numeric: true })
  const sorted = byType.flatMap((documents) =>
    documents.toSorted((one, other) => order.compare(one.title ?? '', other.title ?? '')),
  )
  return [...sorted, ...globals]
}
