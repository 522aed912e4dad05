import type { Locale } from '@/domain/locales/locales'
import { currencyDecimals } from '@/domain/money/money'
import {
  CONTRACT_LENGTHS,
  ROTATION,
  type LengthChoice,
  type SearchFilter,
  type VacancySearch,
} from '@/domain/vacancies/vacancy-search'
import { type SearchChip, searchChips } from '@/domain/vacancies/vacancy-search-filters'
import type { EnglishLevel } from '@/domain/vocabulary/contract-terms'
import { countryName } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import {
  VESSEL_TYPE_CODES,
  VESSEL_TYPES,
  type VesselTypeCode,
} from '@/domain/vocabulary/vessel-types'
import { dayName, dayRange } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { isolated } from '@/i18n/search-notes'

import type { ChoiceCounts } from './search-result'
import { payAmount } from './vacancy-facts'

/** What the choices of a search are called in one language. */
export interface SearchWords {
  t: Awaited<ReturnType<typeof messagesIn<'vacancySearch'>>>
  vessel: (code: VesselTypeCode) => string
  length: (code: LengthChoice) => string
  english: (level: EnglishLevel) => string
  /** A choice that is set, as its chip says it. */
  chip: (chip: SearchChip, search: VacancySearch) => string
  /** All that is set of a filter; empty where nothing is. */
  filter: (filter: SearchFilter, search: VacancySearch) => string
}

const GROUPS: ReadonlySet<VesselTypeCode> = new Set(
  VESSEL_TYPE_CODES.flatMap((code) => VESSEL_TYPES[code].group ?? []),
)

/** What the choices of a search are called; companies by the names that were found. */
export async function searchWordsIn(
  locale: Locale,
  { companies }: Pick<ChoiceCounts, 'companies'>,
): Promise<SearchWords> {
  const t = await messagesIn(locale, 'vacancySearch')
  const vacancies = await messagesIn(locale, 'vacancies')
  const { ranks, departments, vesselTypes, englishLevels } = VOCABULARIES[locale]

  const vessel = (code: VesselTypeCode) => vesselTypes[code][GROUPS.has(code) ? 'plural' : 'label']
  const length = (code: LengthChoice) => {
    if (code === ROTATION) return t('lengthRotation')
    const { from, to } = CONTRACT_LENGTHS[code]
    if (from === 0) return t('lengthUpTo', { to: String(to) })
    const isOpen = code === 'from-10'
    return isOpen
      ? t('lengthFrom', { from: String(from) })
      : t('lengthRange', { from: String(from), to: String(to) })
  }
  const english = (level: EnglishLevel) => t('orLess', { level: englishLevels[level] })

  const joining = ({ joiningFrom, joiningTo }: VacancySearch) => {
    if (joiningFrom === undefined || joiningTo === undefined) {
      const date = dayName(new Date(joiningFrom ?? joiningTo ?? 0), locale, 'short')
      return joiningFrom === undefined ? t('joiningTo', { date }) : t('joiningFrom', { date })
    }
    const dates = dayRange(new Date(joiningFrom), new Date(joiningTo), locale, 'short')
    return t('joiningDates', { dates })
  }
  const pay = ({ amount, currency }: NonNullable<VacancySearch['pay']>) => {
    const minorUnits = amount * 10 ** currencyDecimals(currency)
    const least = {
      kind: 'amount',
      currency,
      min: minorUnits,
      max: minorUnits,
      period: 'month',
    } as const
    return t('payOrMore', { pay: `\u2066${payAmount(least, locale)}\u2069` })
  }
  const chip = (set: SearchChip, search: VacancySearch): string => {
    if ('rank' in set) return ranks[set.rank].label
    if ('department' in set) return departments[set.department]
    if ('vessel' in set) return vessel(set.vessel)
    const { citizenship, company, country, words } = search
    switch (set.filter) {
      case 'joining':
        return joining(search)
      case 'pay':
        return search.pay ? pay(search.pay) : ''
      case 'payShown':
        return t('payIsShown')
      case 'length':
        return search.length ? length(search.length) : ''
      case 'english':
        return search.english ? t('chosenEnglish', { level: english(search.english) }) : ''
      case 'citizenship':
        return labelled(t('citizenship'), citizenship && countryName(citizenship, locale))
      case 'country':
        return labelled(t('country'), country && countryName(country, locale))
      case 'company':
        return companies.find(({ slug }) => slug === company)?.name ?? company ?? ''
      case 'words':
        return t('quoted', { words: isolated(words ?? '') })
    }
  }
  const page = await messagesIn(locale, 'page')
  const labelled = (label: string, text: string | undefined) =>
    page('labelled', { label, text: text ?? '' })
  return {
    t,
    vessel,
    length,
    english,
    chip,
    filter: (filter, search) =>
      searchChips(search)
        .filter((set) => set.filter === filter)
        .map((set) => chip(set, search))
        .reduce(
          (before, next) =>
            before === '' ? next : vacancies('sentence.clauses', { before, next }),
          '',
        ),
  }
}
