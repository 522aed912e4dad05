import type { Locale } from '@/domain/locales/locales'
import { SELECT_FILTERS, type SelectFilter } from '@/domain/vacancies/select-filters'
import type { DroppedParameter } from '@/domain/vacancies/vacancy-search-query'
import { isolated, searchNotes } from '@/i18n/search-notes'
import { Notes } from '@/ui/components/notes'

import type { SearchWords } from './search-words'

interface Props {
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

/** Tells the reader which parameters were corrected or dropped. It is empty when none were. */
export async function SearchNotes({ locale, dropped, correctedWords, words: { place, t } }: Props) {
  const labelOf = (name: string) => {
    const label = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined
    return label && t(label)
  }
  const notes = await searchNotes(locale, dropped, labelOf, place)
  if (correctedWords !== undefined) {
    notes.unshift(t('corrected', { words: t('quoted', { words: isolated(correctedWords) }) }))
  }
  return <Notes notes={notes} />
}
