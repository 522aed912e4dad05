import type { StoredPeriod } from '../vacancies/pay-period'
import { isRank, type RankCode, RANKS } from '../vocabulary/ranks'

/**
 * Between which amounts wages lie, in US dollars: wide enough for every flag and trade, so that an amount outside of one period
 * is of another. The least for a month of ratings is below the minimum of the ILO (`ilo-minimum-wage.ts`), which is flagged
 * elsewhere; day rates are those of offshore and dredging. Between the bands nothing is certain.
 */
interface Bands {
  day: readonly [least: number, most: number]
  month: readonly [least: number, most: number]
  year: readonly [least: number, most: number]
}

const MANAGEMENT: Bands = { day: [100, 1_300], month: [1_800, 35_000], year: [40_000, 400_000] }
const OPERATIONAL: Bands = { day: [70, 700], month: [900, 18_000], year: [22_000, 200_000] }
const SUPPORT: Bands = { day: [30, 320], month: [400, 11_500], year: [12_000, 150_000] }
/** Cadets and trainees are not paid by the day or the year. */
const LEARNING: Bands = { day: [0, 0], month: [50, 4_000], year: [0, 0] }

function bandsOf(rank: RankCode): Bands {
  const { kind, level } = { level: undefined, ...RANKS[rank] }
  if (kind === 'trainee') return LEARNING
  if (level === 'management') return MANAGEMENT
  return kind === 'officer' || kind === 'other' ? OPERATIONAL : SUPPORT
}

/**
 * About how many of each currency a dollar is: no rate, only its magnitude. The bands leave room for what it is worth tomorrow; a
 * currency that is not here says nothing.
 */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  ...{ USD: 1, EUR: 1, GBP: 1, CAD: 1, AUD: 1, SGD: 1 },
  ...{ AED: 4, SAR: 4, PLN: 4, BRL: 5, DKK: 7, CNY: 7, HKD: 8, NOK: 10, SEK: 10 },
  ...{ UAH: 40, PHP: 55, INR: 85, RUB: 90, JPY: 150, KRW: 1_350, IDR: 16_000 },
}

/**
 * What a wage is paid for, by its amount against its rank, where nothing says it.
 * @param amounts in whole units of the currency
 * @returns the one period that they are usual for; `undefined` where they are of several, of none, or of a currency whose worth
 *   is not known here
 * @example usualPeriod('chief-mate', 'EUR', [250]) // 'day'
 */
export function usualPeriod(
  rank: unknown,
  currency: string,
  amounts: readonly number[],
): StoredPeriod | undefined {
  const perDollar = Object.hasOwn(PER_DOLLAR, currency) ? PER_DOLLAR[currency] : undefined
  if (!isRank(rank) || perDollar === undefined) return undefined
  const bands = Object.entries(bandsOf(rank))
  const fitting = bands.filter(([, [least, most]]) =>
    amounts.every((amount) => amount / perDollar >= least && amount / perDollar <= most),
  )
  const [one, ...others] = fitting
  // Its keys are periods.
  return one && others.length === 0 ? (one[0] as StoredPeriod) : undefined
}
