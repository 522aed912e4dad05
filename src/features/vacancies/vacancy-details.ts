import { codeName } from '@/domain/structured-fields/code-name'
import {
  type NamesOf,
  namesShownIn,
  type StructuredField,
  type Unit,
} from '@/domain/structured-fields/field-table'
import { valueAt } from '@/domain/structured-fields/shown-fields'
import type { Locale } from '@/domain/locales/locales'
import { VACANCY_TABLE } from '@/domain/vacancies/vacancy-fields'
import { DOCUMENTS } from '@/domain/vocabulary/documents'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { ENGLISH_LEVELS } from '@/domain/vocabulary/contract-terms'
import { messagesIn } from '@/i18n/messages-translator'

import type { VacancyView } from './vacancy'
import { lengthFormat, wholeNumber } from './vacancy-texts'

type Table = typeof VACANCY_TABLE

interface Told {
  locale: Locale
  t: Awaited<ReturnType<typeof messagesIn<'vacancies'>>>
  /** Several things, one after the other. */
  listed: (parts: readonly string[]) => string
}

async function tellIn(locale: Locale): Promise<Told> {
  const t = await messagesIn(locale, 'vacancies')
  const sentence = await messagesIn(locale, 'vacancies.sentence')
  const listed = (parts: readonly string[]) =>
    parts.reduce((before, next) => (before ? sentence('clauses', { before, next }) : next), '')
  return { locale, t, listed }
}

/** A field of the ship with what it is called. */
interface Row {
  label: string
  value: string
  /** Whether it is a name, which has a direction of its own. */
  isName?: true
}

/** What can be shown in a row; a field that holds something else needs its case in `rowText`. */
type RowField = Extract<
  StructuredField,
  { readonly holds: 'code' | 'codes' | 'imoNumber' | 'number' | 'text' | 'year' }
>

/** What is known of the ship, in the order in which seafarers ask for it. */
export async function shipRows(vacancy: VacancyView, locale: Locale): Promise<Row[]> {
  const told = await tellIn(locale)
  return namesShownIn(VACANCY_TABLE, 'rows').flatMap((name): Row[] => {
    const field = VACANCY_TABLE[name]
    const value = rowText(
      field,
      valueAt({ ...vacancy }, 'shownAs' in field ? field.shownAs : name),
      told,
    )
    if (value === '') return []
    const isName = field.holds === 'text' && ({ isName: true } as const)
    return [{ label: told.t(field.shown.label), value, ...isName }]
  })
}

const UNITS: Readonly<Record<Unit, (value: number, told: Told) => string>> = {
  tonnes: (value, { locale, t }) => t('tonnes', { tonnes: wholeNumber(value, locale) }),
  kilowatts: (value, { locale, t }) => t('kilowatts', { power: wholeNumber(value, locale) }),
  persons: (count, { t }) => t('persons', { count }),
}

/** A value in words; empty where there is none. */
function rowText(field: RowField, value: unknown, told: Told): string {
  const { locale, listed } = told
  switch (field.holds) {
    case 'text':
    case 'imoNumber':
      return typeof value === 'string' ? value : ''
    case 'year':
      return typeof value === 'number' ? String(value) : ''
    case 'number': {
      if (typeof value !== 'number') return ''
      return field.unit ? UNITS[field.unit](value, told) : wholeNumber(value, locale)
    }
    case 'code':
      return typeof value === 'string' ? codeName(field.of, value, locale) : ''
    case 'codes': {
      const codes: unknown[] = Array.isArray(value) ? value : []
      return listed(codes.map((code) => codeName(field.of, String(code), locale)))
    }
  }
}

/** What a field that is asked for says, in lines; none where nothing is asked. In the order of the page. */
const LINES: {
  readonly [Name in NamesOf<Table, { readonly shown: { readonly in: 'lines' } }>]: (
    vacancy: Pick<VacancyView, Name>,
    told: Told,
  ) => string[]
} = {
  alsoRanks: ({ alsoRanks }, { locale, t, listed }) => {
    const { ranks } = VOCABULARIES[locale]
    const others = listed(alsoRanks.map((code) => ranks[code].label))
    return others === '' ? [] : [t('alsoRanks', { ranks: others })]
  },
  experience: ({ experience = 0 }, { locale, t }) =>
    experience > 0 ? [t('experience', { length: lengthFormat(locale).format(experience) })] : [],
  certificates: ({ certificates }, { locale, t }) =>
    certificates.map((code) => {
      const { regulation } = DOCUMENTS[code]
      const { label } = VOCABULARIES[locale].documents[code]
      // Other instruments are named in English.
      return regulation?.startsWith('STCW') && !regulation.includes('MLC')
        ? t('withRegulation', { label, regulation })
        : label
    }),
  englishLevel: ({ englishLevel: level }, { t }) =>
    level === undefined ? [] : [t('english', { level, cefr: ENGLISH_LEVELS[level].cefr })],
  citizenships: ({ citizenships }, { locale, t, listed }) => {
    const countries = listed(citizenships.map((code) => codeName('countries', code, locale)))
    return countries === '' ? [] : [t('citizenships', { countries })]
  },
}

// Its own keys.
const LINE_NAMES = Object.keys(LINES) as (keyof typeof LINES)[]

/** What a seafarer needs for a vacancy, one line each. */
export async function askedFor(vacancy: VacancyView, locale: Locale): Promise<string[]> {
  const told = await tellIn(locale)
  return LINE_NAMES.flatMap((name) => LINES[name](vacancy, told))
}

/** What search engines are told of as qualifications, one line each. */
export async function qualificationsFor(vacancy: VacancyView, locale: Locale): Promise<string[]> {
  const told = await tellIn(locale)
  return LINE_NAMES.flatMap((name) => {
    const field: StructuredField = VACANCY_TABLE[name]
    return field.markup === 'qualifications' ? LINES[name](vacancy, told) : []
  })
}
