import { monthlyAmount, type StoredPeriod } from './pay-period'

/**
 * The least basic pay of an able seafarer, in US dollars a month, by the day from which it counts: MLC 2006, Guideline B2.2.4, as the
 * Subcommittee on Wages of Seafarers of the Joint Maritime Commission sets it. 673 dollars by its meeting of 2022, the others by its
 * resolution of 15 April 2025 (International Chamber of Shipping, in
 * https://shippingtelegraph.com/maritime-insurance-news/seafarers-achieve-landmark-new-global-minimum-wage-deal). The last stays
 * until another is set.
 */
const MINIMA = [
  { since: '2025-01-01', dollars: 673 },
  { since: '2026-01-01', dollars: 690 },
  { since: '2027-01-01', dollars: 704 },
  { since: '2028-01-01', dollars: 715 },
] as const

/**
 * The minimum of a day, and since when it is in force; `undefined` before the first that is known here.
 * @param day `YYYY-MM-DD`
 * @example iloMinimum('2027-02-01') // { since: '2027-01-01', dollars: 704 }
 */
export function iloMinimum(day: string): { since: string; dollars: number } | undefined {
  return MINIMA.findLast(({ since }) => since <= day)
}

/**
 * Whether a wage of an able seafarer is below the minimum of a day. Whatever is paid on top of the basic pay, all of it together is
 * no less: who offers less by any reading is flagged, who offers more may still pay too little basic pay.
 * @param dollars the most that is offered, in US dollars
 */
export function isBelowMinimum(dollars: number, period: StoredPeriod, day: string): boolean {
  const minimum = iloMinimum(day)
  return minimum !== undefined && monthlyAmount(dollars, period) < minimum.dollars
}
