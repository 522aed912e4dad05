import type { Locale } from '../../../domain/locales/locales'
import {
  TRANSLATION_STATES,
  type TranslationState,
} from '../../../domain/translation/translation-state'
import type { TranslatedDocument } from './translation-states.queries'

/** How the texts of a language stand: each document is counted in one state. */
export interface LanguageTotals {
  states: ReadonlyMap<TranslationState, number>
  /** How many of them have a newer draft than what readers see; they are counted by what readers see. */
  newerDrafts: number
}

/** Counts the texts of a language by their states; those of all states together are as many as the documents. */
export function totalsOf(
  documents: readonly Pick<TranslatedDocument, 'languages'>[],
  locale: Locale,
): LanguageTotals {
  const states = new Map(TRANSLATION_STATES.map((state) => [state, 0]))
  let newerDrafts = 0
  for (const { languages } of documents) {
    const { state, hasDraft } = languages.get(locale) ?? { state: 'missing', hasDraft: false }
    states.set(state, (states.get(state) ?? 0) + 1)
    if (hasDraft) newerDrafts += 1
  }
  return { states, newerDrafts }
}
