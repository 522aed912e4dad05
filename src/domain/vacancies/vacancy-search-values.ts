import { readDay } from '../time/calendar-day'
import { inUsualWidth, plainText } from '../texts/plain-text'
import { slugify, slugProblem } from '../addresses/slugs'
import { plainNumber } from '../money/typed-price'
import type { SelectFilter } from './select-filters'
import { isLengthChoice, MOST_PAGES, type SelectValues } from './vacancy-search'
import { readCountry } from '../imports/read-countries'
import type { KnownPorts } from '../ports/known-ports'
import { portCode } from '../ports/port-code'
import { readPort } from '../ports/read-port'
import { ENGLISH_LEVELS } from '../vocabulary/contract-terms'
import { isCountry, isNamedAsCountry, WAGE_CURRENCIES } from '../vocabulary/countries'

/** Characters. What is typed beyond is cut. */
export const LONGEST_WORDS = 100

/** Whole units of a currency a month. */
export const MOST_SEARCHED_PAY = 999_999_999

/** No vacancy has days outside these. */
const DAYS = { first: '2020-01-01', last: '2099-12-31' }

/** Days from today. */
const LONGEST_WITHIN = 366

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/**
 * Reads what somebody typed, which is not empty; `undefined` where it means nothing. What means something else than
 * it says is reported by `correct`.
 */
export type ReadValue<T> = (text: string, correct: () => void) => T | undefined

/** A day as `YYYY-MM-DD`; none that the calendar does not have. */
export const searchedDay: ReadValue<string> = (text) => {
  const day = plainNumber(text)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && readDay(`${day}T00:00:00.000Z`) === day
  return isDay && day >= DAYS.first && day <= DAYS.last ? day : undefined
}

/** A number of days from today. */
export const daysAhead: ReadValue<number> = (text) => {
  const plain = plainNumber(text)
  const days = /^\d{1,3}$/.test(plain) ? Number(plain) : 0
  return days >= 1 && days <= LONGEST_WITHIN ? days : undefined
}

// Nobody asks for thousandths: what three digits follow sets thousands apart, whichever sign it is.
const AMOUNT = /^(\d+|\d{1,3}(?:[ '’.,]\d{3})+)(?:[.,](\d{1,2}))?$/

/** A least amount in whole units, 0 included; cents are left out. */
export const wholeUnits: ReadValue<number> = (text, correct) => {
  const [, whole = '', cents = ''] = AMOUNT.exec(plainNumber(text)) ?? []
  const amount = whole === '' ? Number.NaN : Number(whole.replace(/\D/g, ''))
  if (!(amount <= MOST_SEARCHED_PAY)) return undefined
  if (Number(cents) > 0) correct()
  return amount
}

export const wageCurrency: ReadValue<string> = (text) =>
  WAGE_CURRENCIES.find((currency) => currency === text.toUpperCase())

/** The code of a country, in letters of either case. */
export const country: ReadValue<string> = (text) => {
  const code = text.toUpperCase()
  return isCountry(code) ? code : undefined
}

/** The slug of a company, or what becomes one. */
const companySlug: ReadValue<string> = (text, correct) => {
  const problem = slugProblem(text)
  if (problem === undefined) return text
  const slug = problem === 'characters' ? slugify(text) : ''
  if (slug === '') return undefined
  correct()
  return slug
}

// Joiners stay: words of Hindi are written with them.
const UNSEEN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|[\u200e\u200f\u061c\ufffd]/gu

/** Words on one line, without what is not seen; cut where they are too many. */
export const searchedWords: ReadValue<string> = (text, correct) => {
  const seen = plainText(plainText(inUsualWidth(text).replace(UNSEEN, '')).normalize('NFC'))
  const words = [...seen].slice(0, LONGEST_WORDS).join('').trim()
  if (!/[\p{L}\p{N}]/u.test(words)) return undefined
  if (words !== seen) correct()
  return words
}

/** A page that can be turned to. */
export const pageNumber: ReadValue<number> = (text, correct) => {
  const number = Number(plainNumber(text))
  if (Number.isNaN(number)) return undefined
  const page = Math.min(Math.max(Math.trunc(number), 1), MOST_PAGES)
  if (page !== number) correct()
  return page
}

/**
 * A port or a country as people write it, by its code. A name that several ports have is none. A code that no port has is kept: it
 * finds nothing, which is true.
 */
export const searchedPlace =
  (ports: KnownPorts): ReadValue<string> =>
  (text) => {
    const named = readCountry(text).value
    // Singapore: the country has all of its ports.
    if (named !== undefined && isNamedAsCountry(text, named)) return named
    const reading = readPort(text, ports)
    if (reading.kind === 'port') return reading.port.code
    if (reading.kind === 'doubt') return undefined
    return named ?? (portCode(text) === text ? text : undefined)
  }

/** A port whose place is known, by its code. */
export const searchedPort =
  (ports: KnownPorts): ReadValue<string> =>
  (text) => {
    const reading = readPort(text, ports)
    return reading.kind === 'port' && reading.port.position ? reading.port.code : undefined
  }

/** Reads a key of a table. */
const keyOf =
  <T extends object>(table: T): ReadValue<keyof T & string> =>
  (text) =>
    isKey(table, text) ? text : undefined

function isKey<T extends object>(table: T, text: string): text is keyof T & string {
  return Object.hasOwn(table, text)
}

/** How the choice of each list is read. */
export const SELECT_READERS: { readonly [Name in SelectFilter]: ReadValue<SelectValues[Name]> } = {
  length: (text) => (isLengthChoice(text) ? text : undefined),
  english: keyOf(ENGLISH_LEVELS),
  citizenship: country,
  company: companySlug,
  country,
}

interface JoiningWindow {
  from: string | undefined
  to: string | undefined
  /** What cannot be as it was said. */
  trouble?: { name: 'from' | 'within'; reason: 'doubled' | 'invalid' | 'corrected' }
}

/**
 * First and last day of joining; a number of days from today stands for the last one where none is said. Days that
 * are upside down stay so, and are reported: a tidy search has them exchanged.
 */
export function joiningWindow(
  { from, to }: { from: string | undefined; to: string | undefined },
  { days, today }: { days: number | undefined; today: string },
): JoiningWindow {
  const isUpsideDown = (last: string | undefined) =>
    from !== undefined && last !== undefined && from > last
  if (isUpsideDown(to)) return { from, to, trouble: { name: 'from', reason: 'corrected' } }
  if (days === undefined) return { from, to }
  if (to !== undefined) return { from, to, trouble: { name: 'within', reason: 'doubled' } }
  const last = readDay(new Date(Date.parse(`${today}T00:00:00.000Z`) + days * DAY))
  if (!isUpsideDown(last)) return { from, to: last }
  return { from, to, trouble: { name: 'within', reason: 'invalid' } }
}
