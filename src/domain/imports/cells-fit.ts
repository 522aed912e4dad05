import { portCode } from '../ports/port-code'
import { checkedImoNumber } from '../sea-service/imo-number'
import { findTerms } from '../vocabulary/find-terms'
import type { ImportField } from './import-types'
import { readCountries, readCountry } from './read-countries'
import { readDays } from './read-days'
import { findCurrencies } from './pay-words'
import { readTerm } from './read-terms'

/** How well one text is a fact of a field: 1 where it is one, 0.5 where one is in it, 0 where none does. */
type Fit = (text: string) => number

const term =
  (kind: 'ranks' | 'vesselTypes'): Fit =>
  (text) => {
    const { value, meaning, reason } = readTerm(kind, text)
    if (value !== undefined && reason === null) return 1
    return meaning === null ? 0 : 0.5
  }

const day: Fit = (text) => {
  const { kind } = readDays(text)
  return kind === 'unreadable' || kind === 'nothing' ? 0 : 1
}

const amount: Fit = (text) => (/\d/.test(text) && !/^\d{4}-\d\d-\d\d/.test(text) ? 1 : 0)

/** A ship's own name: what names no type of ship. */
const ownName: Fit = (text) => {
  const { terms, rest } = findTerms(text, 'en')
  return terms.some(({ vessels }) => vessels.length > 0) && rest.length <= 2 ? 0 : 1
}

const FITS: Readonly<Partial<Record<ImportField, Fit>>> = {
  rank: term('ranks'),
  vesselType: term('vesselTypes'),
  'vessel.imoNumber': (text) => (checkedImoNumber(text) === undefined ? 0 : 1),
  'vessel.name': ownName,
  openUntilDay: day,
  publishedDay: day,
  'joining.from': day,
  'joining.to': day,
  'pay.from': amount,
  'pay.to': amount,
  'pay.currency': (text) => (findCurrencies(text).currencies.length > 0 ? 1 : 0),
  'joining.portCode': (text) => (portCode(text) === undefined ? 0 : 1),
  'joining.country': (text) => (readCountry(text).value === undefined ? 0 : 1),
  'vessel.flag': (text) => (readCountry(text).value === undefined ? 0 : 1),
  citizenships: (text) => (readCountries(text).value === undefined ? 0 : 1),
}

/**
 * Whether a column counts its rows: 1, 2, 3. Such a number is another row's in the next file.
 * @example countsRows(['1', '2', '3']) // true
 */
export function countsRows(texts: readonly string[]): boolean {
  return texts.every((text, at) => Number(text.replace(/\.$/, '')) === at + 1)
}

/**
 * How well the texts of a column are facts of a field, from 0 to 1; `undefined` where there is no text, or no telling.
 * @example cellsFit('rank', ['Bosun', '2/E']) // 1
 */
export function cellsFit(field: ImportField, texts: readonly string[]): number | undefined {
  const fit = FITS[field]
  if (!fit || texts.length === 0) return undefined
  return texts.reduce((sum, text) => sum + fit(text), 0) / texts.length
}
