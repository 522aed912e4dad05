import type { Locale } from '@/domain/locales/locales'
import { SELECT_FILTERS, type SelectFilter } from '@/domain/vacancies/select-filters'
import type { DroppedParameter } from '@/domain/vacancies/vacancy-search-query'
import { isolated, searchNotes } from '@/i18n/search-notes'

import type { SearchWords } from './search-words'

/** What was searched for in another way than the address says. */
export interface Differently {
  locale: Locale
  dropped: readonly DroppedParameter[]
  correctedWords: string | undefined
  words: SearchWords
}

/** What readers know the parameters of an address by. */
const LABELS: Readonly<Record<string, Label>> = {
  rank: 'rank',
  department: 'rank',
  vessel: 'vessel',
  from: 'joining',
  to: 'joining',
  within: 'joining',
  port: 'port',
  near: 'near',
  pay: 'pay',
  currency: 'currency',
  shown: 'payShown',
  words: 'words',
  sort: 'sort',
  // A list and its parameter have one name.
  ...Object.fromEntries(SELECT_FILTERS.map((name) => [name, name])),
}

type Label =
  | SelectFilter
  | 'rank'
  | 'vessel'
  | 'joining'
  | 'port'
  | 'near'
  | 'pay'
  | 'currency'
  | 'payShown'
  | 'words'
  | 'sort'

/** A sentence for each parameter that was corrected or dropped, and for corrected words. */
export async function searchSentences({
  locale,
  dropped,
  correctedWords,
  words: { place, t },
}: Differently): Promise<string[]> {
  const labelOf = (name: string) => {
    const label = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined
    return label && t(label)
  }
  const notes = await searchNotes(locale, dropped, labelOf, place)
  if (correctedWords === undefined) return notes
  return [t('corrected', { words: t('quoted', { words: isolated(correctedWords) }) }), ...notes]
}
