/** The currencies that readers may see prices in, with their signs; the first is the default. */
export const CURRENCIES = ['USD', 'EUR', 'UAH'] as const

export type Currency = (typeof CURRENCIES)[number]

/** Specification, section 9. */
export const CURRENCY_SIGNS: Readonly<Record<Currency, string>> = { USD: '$', EUR: '€', UAH: '₴' }

/** Narrows any value to a currency; lower case and prototype keys are none. */
export function isCurrency(value: unknown): value is Currency {
  return CURRENCIES.some((currency) => currency === value)
}

/** An amount in integer minor units (cents, kopiykas) of one currency. */
export interface Money {
  amount: number
  currency: Currency
}

/** All three have a hundred minor units to one (ISO 4217). */
const DECIMALS = 2

/** How many decimals an amount of a currency has: its minor unit is a hundredth, or the unit itself. */
export type CurrencyDecimals = 0 | 2

/**
 * The decimals of a currency that wages are paid in (ISO 4217); two for what is no currency. A table,
 * because what is stored depends on it: `Intl` of one browser says 0 for the rupiah, of another 2.
 * @example currencyDecimals('JPY') // 0
 */
export function currencyDecimals(code: string): CurrencyDecimals {
  return WITHOUT_MINOR_UNITS.has(code) ? 0 : 2
}

const WITHOUT_MINOR_UNITS: ReadonlySet<string> = new Set(['JPY', 'KRW'])

/** Ten million in minor units. A larger amount is a typing error in every currency of the site. */
export const MOST_MINOR_UNITS = 1_000_000_000

const DECIMAL = /^\+?(\d{1,15})(?:\.(\d{1,20}))?$/

/** A decimal number without an exponent, as an integer and how many of its digits are decimals. */
interface Decimal {
  digits: bigint
  decimals: number
}

/**
 * Reads a price as it is written: `19`, `19.9`, `"19.90"`. `undefined` for whatever is not a finite
 * decimal number of at least zero, for more than `MOST_MINOR_UNITS`, and for less than half of a minor
 * unit that is not nothing. Thirds of a cent are rounded, halves up. No binary fraction is ever computed with.
 * @example minorUnits('19.99') // 1999
 * @example minorUnits(0.1 + 0.2) // 30
 */
export function minorUnits(price: unknown): number | undefined {
  const decimal = readDecimal(price)
  if (!decimal) return undefined
  return inBounds(roundTo(decimal, DECIMALS), decimal.digits)
}

/**
 * What an amount is in another currency, at `rate` units of it for one of its own; `undefined` where
 * the rate is no decimal number above zero, or the result more than `MOST_MINOR_UNITS`, or rounded to
 * nothing. Halves up.
 * @example convert(1999, '41.5') // 82959
 */
export function convert(amount: number, rate: unknown): number | undefined {
  const decimal = readDecimal(rate)
  if (!decimal || decimal.digits === BigInt(0) || !Number.isSafeInteger(amount) || amount < 0) {
    return undefined
  }
  const units = roundTo({ ...decimal, digits: decimal.digits * BigInt(amount) }, 0)
  return inBounds(units, BigInt(amount))
}

/** Refuses an amount that rounds to zero, because a price of 0 would look like a gift. */
function inBounds(units: bigint, before: bigint): number | undefined {
  const isLost = units === BigInt(0) && before !== BigInt(0)
  return isLost || units > BigInt(MOST_MINOR_UNITS) ? undefined : Number(units)
}

/** Reads a decimal. A number is read from its JavaScript text, the shortest one for its value. */
function readDecimal(value: unknown): Decimal | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const [, whole, fraction = ''] = DECIMAL.exec(String(value).trim()) ?? []
  if (whole === undefined) return undefined
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}

/** No literals: in a browser that has no `BigInt` they would spoil the whole script, not this alone. */
function roundTo({ digits, decimals }: Decimal, wanted: number): bigint {
  if (decimals <= wanted) return digits * BigInt(10) ** BigInt(wanted - decimals)
  const divisor = BigInt(10) ** BigInt(decimals - wanted)
  return (digits + divisor / BigInt(2)) / divisor
}

/**
 * An amount as readers of a language write it, decimals only where there are any.
 * @example formatMoney({ amount: 1900, currency: 'USD' }, 'en') // '$19'
 */
export function formatMoney({ amount, currency }: Money, languageTag: string): string {
  const decimals = amount % 100 === 0 ? 0 : DECIMALS
  const format = new Intl.NumberFormat(languageTag, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  // As text: `Intl` reads it exactly, whatever the size. Of signs each language has its own; the same one
  // stands beside the choice of a currency.
  return format
    .formatToParts(majorUnits(amount) as `${number}`)
    .map(({ type, value }) => (type === 'currency' ? CURRENCY_SIGNS[currency] : value))
    .join('')
}

/**
 * An amount as a decimal number in text, the way schema.org wants a price.
 * @example majorUnits(1999) // '19.99'
 */
export function majorUnits(amount: number): string {
  const digits = String(amount).padStart(DECIMALS + 1, '0')
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`
}
