import { WAGE_CURRENCIES } from '../vocabulary/countries'

/** What one dollar of the United States was worth on a day. */
export interface ExchangeRates {
  /** `YYYY-MM-DD` */
  day: string
  /** Address of the page where they are quoted. */
  source: string
  /** Units of a currency for one dollar, by its code; dollars themselves are not among them. */
  perDollar: Readonly<Partial<Record<string, number>>>
}

type WageCurrency = (typeof WAGE_CURRENCIES)[number]

/** Currencies that have a rate: all that wages are paid in, but for dollars themselves. */
export const RATED_CURRENCIES = WAGE_CURRENCIES.filter(
  (currency): currency is Exclude<WageCurrency, 'USD'> => currency !== 'USD',
)

/** Units for one dollar: what is outside is a mistake of whoever typed it. */
export const RATE_BOUNDS = { least: 0.0001, most: 1_000_000 }

/** Whole days after which rates are old: editors are told. */
const MOST_DAYS = 31

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000

/** Narrows any value to units of a currency for one dollar. */
export function isRate(value: unknown): value is number {
  return typeof value === 'number' && value >= RATE_BOUNDS.least && value <= RATE_BOUNDS.most
}

/**
 * The least whole amount of another currency that is asked for, where at least `amount` of a currency is: rounded
 * down, so that nothing that is worth as much is left out. In the same currency it is the amount itself, with or
 * without rates. `undefined` where a rate is missing.
 * @param amount whole units, at least 0
 * @example leastIn('EUR', { amount: 3000, currency: 'USD' }, rates) // 2887, at 0.96256 euros for a dollar
 */
export function leastIn(
  currency: string,
  pay: { amount: number; currency: string },
  rates: Pick<ExchangeRates, 'perDollar'> | undefined,
): number | undefined {
  if (currency === pay.currency) return pay.amount
  const [from, to] = [rateOf(pay.currency, rates), rateOf(currency, rates)]
  if (from === undefined || to === undefined) return undefined
  // In whole numbers: a binary fraction may come out above what it should be.
  const worth =
    (BigInt(pay.amount) * to.digits * 10n ** from.decimals) / (from.digits * 10n ** to.decimals)
  return Number(worth > MOST_EXACT ? MOST_EXACT : worth)
}

/** No pay comes near it. */
const MOST_EXACT = BigInt(Number.MAX_SAFE_INTEGER)

/** A rate as the decimal number that it is written as. */
function rateOf(currency: string, rates: Pick<ExchangeRates, 'perDollar'> | undefined) {
  if (currency === 'USD') return { digits: 1n, decimals: 0n }
  const rate = rates && Object.hasOwn(rates.perDollar, currency) && rates.perDollar[currency]
  // Within the bounds no number is written with an exponent.
  if (!isRate(rate)) return undefined
  const [whole = '', decimals = ''] = String(rate).split('.')
  return { digits: BigInt(whole + decimals), decimals: BigInt(decimals.length) }
}

/**
 * Whether rates are older than a month.
 * @param day on which they were quoted, `YYYY-MM-DD`
 * @param today the same of today
 */
export function areOld(day: string, today: string): boolean {
  return (Date.parse(today) - Date.parse(day)) / DAY > MOST_DAYS
}
