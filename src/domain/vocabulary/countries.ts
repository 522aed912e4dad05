import { displayNames } from '../locales/intl-formats'
import { languageTag, type Locale, LOCALES } from '../locales/locales'

const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

/** Codes with a name that are no country: reserved for islands, unions and tests, or assigned by nobody. */
const NOT_COUNTRIES = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '))

/** Countries and the flags of ships, by the two letters of ISO 3166-1. */
export const COUNTRIES: readonly string[] = everyCountry()

function everyCountry(): string[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })
  return LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).filter(
    (code) => names.of(code) !== undefined && !NOT_COUNTRIES.has(code) && !isFormer(code),
  )
}

/** The code of a former country is an alias of a current one: `DD` of `DE`. */
function isFormer(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region !== code
}

/** Narrows any value to the code of a country in capital letters. */
export function isCountry(value: unknown): value is string {
  return typeof value === 'string' && COUNTRIES.includes(value)
}

/** `Intl` looks a name up again each time, and a list says the same few for every row. Codes are few. */
const names = new Map<string, string>()

/**
 * A country or the flag of a ship in a reader's language.
 * @throws RangeError where it is no code at all
 * @example countryName('LR', 'de') // 'Liberia'
 */
export function countryName(code: string, locale: Locale): string {
  const key = `${locale} ${code}`
  const kept = names.get(key)
  if (kept !== undefined) return kept
  const name = displayNames(languageTag(locale), 'region').of(code) ?? code
  names.set(key, name)
  return name
}

/**
 * Whether a port or a city is called as its country, in whichever language: then the country says nothing more.
 * @throws RangeError where the country is no code at all
 * @example isNamedAsCountry('Singapore', 'SG') // true
 */
export function isNamedAsCountry(place: string, country: string): boolean {
  const name = place.trim().toLowerCase()
  return LOCALES.some((locale) => countryName(country, locale).toLowerCase() === name)
}

/** Currencies in which wages at sea are quoted, by the letters of ISO 4217; dollars first. */
export const WAGE_CURRENCIES = [
  'USD',
  'EUR',
  'GBP',
  'NOK',
  'DKK',
  'SEK',
  'PLN',
  'UAH',
  'RUB',
  'TRY',
  'AED',
  'SAR',
  'INR',
  'PHP',
  'IDR',
  'CNY',
  'HKD',
  'SGD',
  'JPY',
  'KRW',
  'AUD',
  'CAD',
  'BRL',
] as const

/**
 * A currency in a reader's language.
 * @throws RangeError where it is no code at all
 * @example currencyName('USD', 'uk') // 'долар США'
 */
export function currencyName(code: string, locale: Locale): string {
  return displayNames(languageTag(locale), 'currency').of(code) ?? code
}
