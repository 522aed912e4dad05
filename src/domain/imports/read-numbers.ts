import { plainNumber } from '../money/typed-price'
import type { ColumnReading } from './import-types'
import { inDoubt, leftOut, LONGEST_FACT, type Reading, understood } from './readings'

type DecimalSign = ColumnReading['decimalSign']

/** A number as it stands in a text, thousands apart or not. */
export const NUMBER = /\d{1,3}(?:[ '’.,]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g

/**
 * The value of one number in Latin digits. A single sign before three digits sets thousands apart: no currency that wages
 * are paid in has three decimals. `undefined` where the column uses that sign for decimals, or the number is none.
 * @param isShort whether a word for a thousand stands behind it: `3.125k`
 * @example numberValue('4.200,00') // 4200
 */
export function numberValue(
  written: string,
  sign?: DecimalSign,
  isShort = false,
): number | undefined {
  const text = written.replace(/[ '’]/g, '')
  const signs = text.match(/[.,]/g) ?? []
  const last = signs.at(-1)
  if (last === undefined) return finite(text)
  const decimals = text.length - text.lastIndexOf(last) - 1
  const isMixed = signs.some((other) => other !== last)
  const isGrouped = signs.length > 1 && !isMixed
  const whole = text.slice(0, text.indexOf(last))
  const looksGrouped = signs.length === 1 && decimals === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (isGrouped)
    return /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? finite(text.replace(/[.,]/g, '')) : undefined
  if (looksGrouped && !isShort) return sign === last ? undefined : finite(text.replace(/[.,]/g, ''))
  const other = last === '.' ? ',' : '.'
  return finite(text.replaceAll(other, '').replace(last, '.'))
}

function finite(text: string): number | undefined {
  const value = Number(text)
  return text.length <= 20 && Number.isFinite(value) ? value : undefined
}

/** Which sign stands before decimals in the texts of a column; `undefined` where none shows it, or both are used so. */
export function decimalSignOf(texts: Iterable<string>): DecimalSign {
  const used = new Set<string>()
  for (const text of texts) {
    if (text.length > LONGEST_FACT) continue
    for (const [number] of plainNumber(text).matchAll(NUMBER)) {
      const signs = number.match(/[.,]/g) ?? []
      const last = signs.at(-1)
      if (last === undefined) continue
      const isMixed = signs.some((sign) => sign !== last)
      const decimals = number.length - number.lastIndexOf(last) - 1
      if (signs.length > 1 && !isMixed) used.add(last === '.' ? ',' : '.')
      else if (isMixed || decimals !== 3) used.add(last)
    }
  }
  const [sign, ...others] = used
  return others.length === 0 && (sign === '.' || sign === ',') ? sign : undefined
}

interface Bounds {
  least: number
  most: number
  /** What is less is written in thousands, perhaps. */
  usual?: number
}

const UNITS =
  /(?<!\p{L})(?:dwt|mt|m\.t\.|мт|м\.т\.|t|tons?|tonnes?|gt|grt|g\.t\.|kw|kwt|тонн?|т|квт|persons?|pax|pers|чел|чол|человек|осіб|吨|千瓦|人|approx|abt|about|около|близько|ca|circa)(?!\p{L})|[~≈]/giu
const OTHER_UNITS =
  /(?<!\p{L})(?:bhp|hp|ps|л\.? ?с|к\.? ?с|马力|cv|pk|teu|cbm|m3|mw|мвт)(?!\p{L})/iu
// `28 т.т.` are thousands of tonnes.
const THOUSANDS = /(\d)\s*(?:k|к|тыс\.?|тис\.?|tsd\.?|千|т\.?\s?т\.?(?:\s?н\.?)?)(?!\p{L})/iu

/** A whole number of something with a unit that is its field's, or none: `58,000 DWT`, `58k`. */
export function readWholeNumber(
  text: string,
  { least, most, usual = least }: Bounds,
  sign?: DecimalSign,
): Reading<number> {
  if (text.length > LONGEST_FACT) return leftOut('numberUnreadable')
  const plain = plainNumber(text.normalize('NFKC'))
  if (OTHER_UNITS.test(plain)) return leftOut('otherUnit')
  const isShort = THOUSANDS.test(plain)
  const bare = plain.replace(THOUSANDS, '$1').replace(UNITS, ' ').trim()
  const [number, ...others] = bare.match(NUMBER) ?? []
  if (
    number === undefined ||
    others.length > 0 ||
    bare.replace(/[().,\s]/g, '') !== number.replace(/[.,\s]/g, '')
  ) {
    return leftOut('numberUnreadable')
  }
  const value = numberValue(number, sign, isShort)
  if (value === undefined) {
    return leftOut(/[.,]/.test(number) ? 'numberInTwoWays' : 'numberOutOfBounds')
  }
  const exact = isShort ? Math.round(value * 1000 * 1000) / 1000 : value
  const whole = Math.round(exact)
  if (whole < least || whole > most) return leftOut('numberOutOfBounds', [String(whole)])
  if (whole < usual) return inDoubt(whole, 'maybeThousands')
  return whole === exact ? understood(whole) : inDoubt(whole, 'numberRounded')
}

/** A year in a text that may say a month too: `03.2015`, `built 2015`. */
export function readYear(text: string, { least, most }: Bounds): Reading<number> {
  if (text.length > LONGEST_FACT) return leftOut('numberUnreadable')
  const years = new Set(plainNumber(text).match(/(?<!\d)\d{4}(?!\d)/g) ?? [])
  const [year, ...others] = years
  if (year === undefined) return leftOut('numberUnreadable')
  if (others.length > 0) return leftOut('severalMeanings', [...years])
  const value = Number(year)
  return value < least || value > most ? leftOut('yearImplausible', [year]) : understood(value)
}
