import { type CurrencyDecimals, MOST_MINOR_UNITS } from './money'

/** The first digit of every script that the panel's languages, or their keyboards, write numbers in. */
const ZEROS = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0))

/** How people write a price; thousands stand apart by a sign that cannot be taken for the decimal one. */
const WHOLE = [`(\\d+)`, `(\\d{1,3}(?:[ '’]\\d{3})+)`]
const GROUPED = [`(\\d{1,3}(?:,\\d{3}){2,})`, `(\\d{1,3}(?:\\.\\d{3}){2,})`]
const CENTS = '(\\d{1,2})'
const WITH_CENTS = [
  ...WHOLE.map((whole) => `${whole}[.,]${CENTS}`),
  `(\\d{1,3}(?:,\\d{3})+)\\.${CENTS}`,
  `(\\d{1,3}(?:\\.\\d{3})+),${CENTS}`,
]
const inFull = (form: string) => new RegExp(`^${form}$`)
const FORMS: Readonly<Record<CurrencyDecimals, readonly RegExp[]>> = {
  0: [...WHOLE, ...GROUPED].map(inFull),
  2: [...WHOLE, ...WITH_CENTS, ...GROUPED].map(inFull),
}

/**
 * Reads a price as people type it, in minor units; `undefined` for whatever could be read in two ways
 * (`1,299` is a thousand to some and one to others), has more decimals than its currency, is above
 * `most`, or is no price.
 * @example typedPrice('19,99') // 1999
 * @example typedPrice('1 299') // 129900
 * @example typedPrice('250 000', { decimals: 0 }) // 250000
 */
export function typedPrice(
  text: string,
  { decimals = 2, most = MOST_MINOR_UNITS }: { decimals?: CurrencyDecimals; most?: number } = {},
): number | undefined {
  const plain = plainNumber(text)
  for (const form of FORMS[decimals]) {
    const [, whole, cents = ''] = form.exec(plain) ?? []
    if (whole === undefined) continue
    const amount = Number(whole.replace(/\D/g, '') + cents.padEnd(decimals, '0'))
    return amount <= most ? amount : undefined
  }
  return undefined
}

/**
 * A number as it is typed in any of the scripts, in Latin digits, with a dot for the Arabic decimal sign and
 * spaces for what sets thousands apart there.
 * @example plainNumber('٣٬٠٠٠') // '3 000'
 */
export function plainNumber(text: string): string {
  return text
    .replace(/\p{Nd}/gu, inLatinDigits)
    .replaceAll('٫', '.')
    .replaceAll('٬', ' ')
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replace(/\s/g, ' ')
    .trim()
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
export function writtenPrice(
  amount: number,
  languageTag: string,
  decimals: CurrencyDecimals = 2,
): string {
  const units = 10 ** decimals
  const shown = amount % units === 0 ? 0 : decimals
  return new Intl.NumberFormat(languageTag, {
    numberingSystem: 'latn',
    useGrouping: false,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  }).format(amount / units)
}
