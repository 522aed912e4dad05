import type { SnapshotQuery } from '@/cms/database/read-pool'
import type { Locale } from '@/domain/locales/locales'
import { findTerms, type FoundTerm } from '@/domain/vocabulary/find-terms'
import { besideNoExperience } from '@/domain/vocabulary/without-experience'

import { NO_EXPERIENCE } from './vacancy-facets.type'
import { type WordsQuery, wordsQuery } from './vacancy-search-words'

/** What the words of a search ask for. */
export interface AskedInWords extends Pick<WordsQuery, 'corrected'> {
  /** Names of bitmaps: of each list any. */
  terms: readonly (readonly string[])[]
  /** A `tsquery` of the other words. */
  words: string | undefined
  /** Whether they may be the name of a ship that is called after a rank or a vessel. */
  mayBeName: boolean
}

/**
 * Reads the words of a search: that somebody has no experience, then what names a rank, a vessel or a document, then words
 * that vacancies have.
 * @param text without characters that Postgres cannot store
 */
export async function readWords(
  ask: SnapshotQuery,
  locale: Locale,
  text: string,
): Promise<AskedInWords> {
  const beside = besideNoExperience(text)
  const { terms, rest } = findTerms(beside ?? text, locale)
  const { query, corrected, terms: mistyped } = await wordsQuery(ask, locale, rest)
  return {
    terms: [
      ...(beside === undefined ? [] : [[NO_EXPERIENCE]]),
      ...[...terms, ...mistyped].map(facetsOf),
    ],
    words: query,
    corrected,
    // A ship is called after a rank; none is called after what somebody lacks.
    mayBeName: terms.length > 0 && beside === undefined,
  }
}

/** The bitmaps of what is named; any of them is meant. */
export function facetsOf({ ranks, vessels, documents }: FoundTerm): string[] {
  return [
    ...ranks.map((rank) => `rank/${rank}`),
    ...vessels.map((vessel) => `vessel/${vessel}`),
    ...documents.map((document) => `document/${document}`),
  ]
}
