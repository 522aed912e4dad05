import type { Locale } from '@/domain/locales/locales'
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
const LABELS = {
  rank: 'rank',
  department: 'rank',
  vessel: 'vessel',
  from: 'joining',
  to: 'joining',
  within: 'joining',
  pay: 'pay',
  currency: 'currency',
  shown: 'payShown',
  length: 'length',
  english: 'english',
  citizenship: 'citizenship',
  company: 'company',
  country: 'country',
  words: 'words',
  sort: 'sort',
} as const

/** What was searched for in another way than the address says; nothing where it says what was. */
export async function SearchNotes({ locale, dropped, correctedWords, words: { t } }: Props) {
  const notes = await searchNotes(locale, dropped, (name) =>
    isLabelled(name) ? t(LABELS[name]) : undefined,
  )
  if (correctedWords !== undefined) {
    notes.unshift(t('corrected', { words: t('quoted', { words: isolated(correctedWords) }) }))
  }
  return <Notes notes={notes} />
}

function isLabelled(name: string): name is keyof typeof LABELS {
  return Object.hasOwn(LABELS, name)
}
