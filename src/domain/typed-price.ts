import { majorUnits, minorUnits } from './money'

/** The first digit of every script that the panel's languages, or their keyboards, write numbers in. */
const ZEROS = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0))

const CENTS = '\\d{1,2}'

/** How people write a price; thousands stand apart by a sign that cannot be taken for the decimal one. */
const FORMS = [
  `(\\d+)(?:[.,](${CENTS}))?`,
  `(\\d{1,3}(?:[ '’]\\d{3})+)(?:[.,](${CENTS}))?`,
  `(\\d{1,3}(?:,\\d{3})+)\\.(${CENTS})`,
  `(\\d{1,3}(?:\\.\\d{3})+),(${CENTS})`,
  `(\\d{1,3}(?:,\\d{3}){2,})`,
  `(\\d{1,3}(?:\\.\\d{3}){2,})`,
].map((form) => new RegExp(`^${form}$`))

/**
 * Reads a price as people type it, in minor units; `undefined` for whatever could be read in two ways
 * (`1,299` is a thousand to some and one to others), has more than two decimals, or is no price.
 * @example typedPrice('19,99') // 1999
 * @example typedPrice('1 299') // 129900
 */
export function typedPrice(text: string): number | undefined {
  const plain = text
    .replace(/\p{Nd}/gu, inLatinDigits)
    .replaceAll('٫', '.')
    .replaceAll('٬', ' ')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s/g, ' ')
    .trim()
  for (const form of FORMS) {
    const [, whole, cents = '0'] = form.exec(plain) ?? []
    if (whole !== undefined) return minorUnits(`${whole.replace(/\D/g, '')}.${cents}`)
  }
  return undefined
}

function inLatinDigits(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.find((first) => code >= first && code <= first + 9)
  return zero === undefined ? digit : String(code - zero)
}

/**
 * An amount of minor units as it is typed in a language: with its decimal sign, without thousands set
 * apart. `typedPrice` reads it back.
 * @example writtenPrice(1999, 'uk') // '19,99'
 */
export function writtenPrice(amount: number, languageTag: string): string {
  const decimals = amount % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(languageTag, {
    numberingSystem: 'latn',
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(majorUnits(amount) as `${number}`)
}
