import type { Locale } from '@/domain/locales/locales'
import { currencyDecimals } from '@/domain/money/money'
import {
  CONTRACT_LENGTHS,
  ROTATION,
  isLengthChoice,
  type LengthChoice,
  type SearchFilter,
  type VacancySearch,
} from '@/domain/vacancies/vacancy-search'
import type { SelectFilter } from '@/domain/vacancies/select-filters'
import { type SearchChip, searchChips } from '@/domain/vacancies/vacancy-search-filters'
import { isEnglishLevel } from '@/domain/vocabulary/contract-terms'
import { countryName, isCountry } from '@/domain/vocabulary/countries'
import { type KnownPorts, portsOfList } from '@/domain/ports/known-ports'
import { countryOfPort } from '@/domain/ports/port'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import {
  VESSEL_TYPE_CODES,
  VESSEL_TYPES,
  type VesselTypeCode,
} from '@/domain/vocabulary/vessel-types'
import { withCommas } from '@/i18n/commas'
import { dayName, dayRange } from '@/i18n/day-range'
import { messagesIn } from '@/i18n/messages-translator'
import { isolated } from '@/i18n/search-notes'

import type { ChoiceCounts } from './search-result'
import { payAmount, placeNames } from './vacancy-texts'

/** The names of the choices of a search in one language. */
export interface SearchWords {
  t: Awaited<ReturnType<typeof messagesIn<'vacancySearch'>>>
  /** A port with its country, or a country, by its code. */
  place: (code: string) => string
  vessel: (code: VesselTypeCode) => string
  /** A choice of a list. */
  choice: (list: SelectFilter, code: string) => string
  /** A choice that is set, as its chip says it. */
  chip: (chip: SearchChip, search: VacancySearch) => string
  /** The text of all values of a filter; empty when the filter is not set. */
  filter: (filter: SearchFilter, search: VacancySearch) => string
}

/** What a list says while nothing of it is chosen. */
export const ANY_CHOICE = {
  length: 'anyLength',
  english: 'anyEnglish',
  citizenship: 'anyCitizenship',
  company: 'anyCompany',
  country: 'anyCountry',
} as const satisfies Record<SelectFilter, string>

const GROUPS: ReadonlySet<VesselTypeCode> = new Set(
  VESSEL_TYPE_CODES.flatMap((code) => VESSEL_TYPES[code].group ?? []),
)

/** Returns the names of the choices of a search. The names of companies come from the result. */
export async function searchWordsIn(
  locale: Locale,
  { companies }: Pick<ChoiceCounts, 'companies'>,
  ports: KnownPorts = portsOfList(),
): Promise<SearchWords> {
  const t = await messagesIn(locale, 'vacancySearch')
  const vacancies = await messagesIn(locale, 'vacancies')
  const { ranks, departments, vesselTypes, englishLevels } = VOCABULARIES[locale]

  const vessel = (code: VesselTypeCode) => vesselTypes[code][GROUPS.has(code) ? 'plural' : 'label']
  const place = (code: string) => {
    if (isCountry(code)) return countryName(code, locale)
    const port = ports.byCode(code)?.name ?? code
    return withCommas(placeNames({ port, country: countryOfPort(code) }, locale), locale)
  }
  const length = (code: LengthChoice) => {
    if (code === ROTATION) return t('lengthRotation')
    const { from, to } = CONTRACT_LENGTHS[code]
    if (from === 0) return t('lengthUpTo', { to: String(to) })
    const isOpen = code === 'from-10'
    return isOpen
      ? t('lengthFrom', { from: String(from) })
      : t('lengthRange', { from: String(from), to: String(to) })
  }
  const choices: Readonly<Record<SelectFilter, (code: string) => string>> = {
    length: (code) => (isLengthChoice(code) ? length(code) : code),
    english: (code) => (isEnglishLevel(code) ? t('orLess', { level: englishLevels[code] }) : code),
    citizenship: (code) => countryName(code, locale),
    company: (slug) => companies.find((company) => company.slug === slug)?.name ?? slug,
    country: (code) => countryName(code, locale),
  }
  const choice: SearchWords['choice'] = (list, code) => choices[list](code)
  const page = await messagesIn(locale, 'page')
  /** A choice of a list as its chip says it: most are nothing without the name of the list. */
  const chosen = (list: SelectFilter, code: string | undefined): string => {
    const text = code === undefined ? '' : choice(list, code)
    if (text === '' || list === 'length' || list === 'company') return text
    return list === 'english'
      ? t('chosenEnglish', { level: text })
      : page('labelled', { label: t(list), text })
  }

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
    switch (set.filter) {
      case 'joining':
        return joining(search)
      case 'pay':
        return search.pay ? pay(search.pay) : ''
      case 'payShown':
        return t('payIsShown')
      case 'port':
        return page('labelled', { label: t('port'), text: place(search.port ?? '') })
      case 'words':
        return t('quoted', { words: isolated(search.words ?? '') })
      default:
        return chosen(set.filter, search[set.filter])
    }
  }
  return {
    t,
    place,
    vessel,
    choice,
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
