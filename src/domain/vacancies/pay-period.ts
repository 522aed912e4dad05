import { PAY_PERIODS, type PayPeriod } from '../vocabulary/contract-terms'

/** Periods that pay is stored for: what is paid for a whole contract is not compared with anything. */
export type StoredPeriod = Exclude<PayPeriod, 'contract'>

/** In the order of their length. */
export const STORED_PERIODS: readonly StoredPeriod[] = PAY_PERIODS.filter(
  (period) => period !== 'contract',
)

/** Narrows any value to a period. */
export function isStoredPeriod(value: unknown): value is StoredPeriod {
  return STORED_PERIODS.some((period) => period === value)
}

/**
 * How many of each are a month of work, as a fraction, so that a twelfth stays exact: paid by the day is every day of thirty, by the
 * hour the eight hours of a normal day (MLC 2006, Standard A2.3, paragraph 3).
 */
export const PERIODS_OF_A_MONTH: Readonly<Record<StoredPeriod, { times: number; parts: number }>> =
  {
    hour: { times: 240, parts: 1 },
    day: { times: 30, parts: 1 },
    week: { times: 30, parts: 7 },
    month: { times: 1, parts: 1 },
    year: { times: 1, parts: 12 },
  }

/**
 * What an amount for a period is for a month.
 * @example monthlyAmount(90_000, 'year') // 7500
 */
export function monthlyAmount(amount: number, period: StoredPeriod): number {
  const { parts, times } = PERIODS_OF_A_MONTH[period]
  return (amount * times) / parts
}
