import {
  type ContractLength,
  evenLength,
  type LengthUnit,
} from '@/domain/vacancies/contract-length'
import type { Locale } from '@/domain/locales/locales'
import { numberFormat } from '@/domain/locales/intl-formats'
import { currencyDecimals } from '@/domain/money/money'
import { countryName, isNamedAsCountry } from '@/domain/vocabulary/countries'
import { VOCABULARIES } from '@/domain/vocabulary/languages'
import { lengthText } from '@/i18n/contract-length-text'
import { dayRange } from '@/i18n/day-range'
import { formattingTag, messagesIn } from '@/i18n/messages-translator'
import { rangeOf } from '@/i18n/number-range'
import { plainDollar, vacancySentence } from '@/i18n/vacancy-sentence'

import type { Joining, Pay, VacancySummary } from './vacancy'

/** The structured fields of a vacancy as text in one language. */
export interface VacancyTexts {
  /** Rank and type of vessel: what the vacancy is called. */
  title: string
  rank: string
  /** Type, deadweight and year of the vessel, as far as they are known. */
  ship: string
  pay: { amount: string; period: string } | { words: string }
  joining: { dates: string; place: string | undefined }
  length: { text: string; tolerance: string | undefined } | undefined
}

type Told = Omit<VacancySummary, 'company'>

/** Returns the structured fields of a vacancy as text. It contains no text of the company. */
export async function vacancyTexts(vacancy: Told, locale: Locale): Promise<VacancyTexts> {
  return (await vacancyTextsIn(locale))(vacancy)
}

/** Returns a function that formats vacancies, so that a list loads the messages only once. */
export async function vacancyTextsIn(locale: Locale): Promise<(vacancy: Told) => VacancyTexts> {
  const t = await messagesIn(locale, 'vacancies')
  return (vacancy) => factsOf(vacancy, locale, t)
}

type Translate = Awaited<ReturnType<typeof messagesIn<'vacancies'>>>

function factsOf(vacancy: Told, locale: Locale, t: Translate): VacancyTexts {
  const { ranks, vesselTypes } = VOCABULARIES[locale]
  const { label: rank } = ranks[vacancy.rank]
  const vessel = vesselTypes[vacancy.vesselType]
  const { built, deadweight, contract, pay, joining } = vacancy
  const join = (parts: string[]) =>
    parts.reduce((before, next) => t('sentence.clauses', { before, next }))
  const dates = joiningDates(joining, locale)
  const place = placeNames(joining, locale)
  return {
    // A Chinese title uses the name of the vessel without "aboard".
    title: t('rankAndVessel', { rank, vessel: locale === 'zh' ? vessel.label : vessel.aboard }),
    rank,
    ship: join([
      vessel.label,
      ...(deadweight === undefined
        ? []
        : [t('deadweightOf', { tonnes: wholeNumber(deadweight, locale) })]),
      ...(built === undefined ? [] : [t('builtIn', { year: String(built) })]),
    ]),
    pay:
      pay.kind === 'amount'
        ? { amount: payAmount(pay, locale), period: t('period', { period: pay.period }) }
        : { words: t(pay.kind === 'negotiable' ? 'payNegotiable' : 'payHidden') },
    joining: {
      dates: dates ?? t(joining.isUnsaid ? 'joiningUnsaid' : 'asSoonAsPossible'),
      place: place.length === 0 ? undefined : join(place),
    },
    length: contract && lengthOf(contract, locale, t),
  }
}

/** In a column of its own a tolerance follows the length. */
function lengthOf(contract: ContractLength, locale: Locale, t: Translate): VacancyTexts['length'] {
  const { approximate, off, unit } = contract
  const even = off === null && !approximate ? evenLength(contract) : undefined
  if (!even) return { text: lengthText(contract, formattingTag(locale), t), tolerance: undefined }
  const format = lengthFormat(locale, unit)
  return {
    text: format.format(even.length),
    tolerance:
      even.tolerance > 0 ? t('tolerance', { length: format.format(even.tolerance) }) : undefined,
  }
}

/** The vacancy in one sentence without a full stop, for search engines and for those who show a link to it. */
export function sentenceOf(vacancy: Told, locale: Locale): Promise<string> {
  const { rank, vesselType, contract, pay, joining } = vacancy
  const { port, from, to, isUnsaid } = joining
  return vacancySentence(
    {
      rank,
      vesselType,
      ...(contract && { contract }),
      joining: {
        ...(port && { port }),
        ...(from && { from }),
        ...(to && { to }),
        ...(isUnsaid && { isUnsaid }),
      },
      ...(pay.kind === 'amount' && {
        pay: {
          currency: pay.currency,
          least: majorUnits(pay.min, pay.currency),
          most: majorUnits(pay.max, pay.currency),
          period: pay.period,
        },
      }),
    },
    locale,
  )
}

/** A whole number as readers of a language write it. */
export function wholeNumber(value: number, locale: Locale): string {
  return numberFormat(formattingTag(locale), { maximumFractionDigits: 0 }).format(value)
}

/** Lengths of time in words: `4 months`. */
export function lengthFormat(locale: Locale, unit: LengthUnit = 'month'): Intl.NumberFormat {
  return numberFormat(formattingTag(locale), { style: 'unit', unit, unitDisplay: 'long' })
}

function joiningDates({ from, to }: Joining, locale: Locale): string | undefined {
  const first = from ?? to
  const dates = first && dayRange(first, to ?? first, locale, 'short')
  // Chinese lines break between any two characters: in a narrow column only between the dates.
  return locale === 'zh' ? dates?.replaceAll(/(?<=[\d年月])(?=[\d年月日])/g, '\u2060') : dates
}

/** Returns port and country. When both have the same name, such as Singapore, only the country is returned. */
/** The names of a place of joining: none of a port that is called as its country. */
export function placeNames(
  { port, country }: Pick<Joining, 'port' | 'country'>,
  locale: Locale,
): string[] {
  const isSaid = port !== undefined && country !== undefined && isNamedAsCountry(port, country)
  const names = [isSaid ? undefined : port, country && countryName(country, locale)]
  return names.flatMap((name) => name || [])
}

/** The direction marks that ICU adds in Arabic. They are removed, because amounts are in left-to-right elements. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c]/g

/** Currencies whose sign is ambiguous. Only the US dollar is written without its country. */
const SHARED_SIGNS: ReadonlySet<string> = new Set('AUD CAD HKD SGD NOK DKK SEK CNY JPY'.split(' '))

/** A wage with its sign, from the least to the most. */
export function payAmount(pay: Extract<Pay, { kind: 'amount' }>, locale: Locale): string {
  const { currency } = pay
  const { least, most } = payRange(pay)
  const hasCents = !Number.isInteger(least) || !Number.isInteger(most)
  const format = numberFormat(formattingTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: SHARED_SIGNS.has(currency) ? 'symbol' : 'narrowSymbol',
    ...(!hasCents && { maximumFractionDigits: 0 }),
  })
  const text = least === most ? format.format(least) : rangeOf(format, least, most)
  return plainDollar(text.replace(DIRECTION_MARKS, ''))
}

/** A wage in units of its currency, from the least to the most. */
export function payRange({ min, max, currency }: Extract<Pay, { kind: 'amount' }>): {
  least: number
  most: number
} {
  return {
    least: majorUnits(Math.min(min, max), currency),
    most: majorUnits(Math.max(min, max), currency),
  }
}

function majorUnits(minorUnits: number, currency: string): number {
  return minorUnits / 10 ** currencyDecimals(currency)
}
