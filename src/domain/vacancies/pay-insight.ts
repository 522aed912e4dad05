import { type ExchangeRates, isRate } from '../money/exchange-rates'
import { currencyDecimals } from '../money/money'
import { monthlyAmount, type StoredPeriod } from './pay-period'

/** Wages of one rank on ships of one kind, in whole dollars of the United States a month. */
export interface PayInsight {
  /** How many wages it rests on. */
  count: number
  least: number
  /** A quarter of the wages is not above it. */
  lower: number
  median: number
  /** A quarter of the wages is not below it. */
  upper: number
  most: number
}

/** The fewest wages for an insight. Fewer are not representative and would reveal the pay of one company. */
export const LEAST_WAGES = 5

/** The fewest wages for a drawing of how they are spread. */
export const LEAST_DRAWN = 10

/** A wage as it is stored: minor units, and the currency by its code. */
export interface Wage {
  min: number
  max: number
  currency: string
  period: StoredPeriod
}

/**
 * The middle of a wage, in dollars a month; `undefined` where its currency has no rate.
 * @example dollarsAMonth({ min: 890_000, max: 940_000, currency: 'USD', period: 'month' }, undefined) // 9150
 */
export function dollarsAMonth(
  { min, max, currency, period }: Wage,
  rates: Pick<ExchangeRates, 'perDollar'> | undefined,
): number | undefined {
  const perDollar =
    currency === 'USD'
      ? 1
      : rates && Object.hasOwn(rates.perDollar, currency) && rates.perDollar[currency]
  if (!isRate(perDollar)) return undefined
  const middle = (min + max) / 2 / 10 ** currencyDecimals(currency)
  return monthlyAmount(middle, period) / perDollar
}

/**
 * Median and quartiles, each between the two nearest wages where it falls between them (as spreadsheets' QUARTILE.INC and
 * Postgres' percentile_cont); `undefined` for fewer than `LEAST_WAGES`.
 * @param wages dollars a month, in any order
 */
export function payInsight(wages: readonly number[]): PayInsight | undefined {
  if (wages.length < LEAST_WAGES) return undefined
  const sorted = wages.toSorted((a, b) => a - b)
  const at = (part: number) => Math.round(quantile(sorted, part))
  return {
    count: sorted.length,
    least: at(0),
    lower: at(0.25),
    median: at(0.5),
    upper: at(0.75),
    most: at(1),
  }
}

/** @param sorted not empty */
function quantile(sorted: readonly number[], part: number): number {
  const place = (sorted.length - 1) * part
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place % 1)
}

/** Compares a wage with the median. Differences within the rounding to whole dollars count as equal. */
export function besideMedian(wage: number, { median }: PayInsight): 'above' | 'below' | 'at' {
  const whole = Math.round(wage)
  if (whole === median) return 'at'
  return whole > median ? 'above' : 'below'
}

/**
 * Returns the position of a wage between the lowest and the highest, in percent. Wages outside are drawn at the ends.
 * When all wages are equal, they are drawn in the middle.
 */
export function placeOf(wage: number, { least, most }: PayInsight): number {
  if (most === least) return 50
  return Math.min(100, Math.max(0, ((wage - least) / (most - least)) * 100))
}
