import { currencyDecimals } from '../money/money'
import { plainNumber } from '../money/typed-price'
import type { ImportReason } from './import-reasons'
import { VACANCY_TABLE } from '../vacancies/vacancy-fields'
import type { ColumnReading, ReadCell, VacancyImportField } from './import-types'
import {
  BESIDE,
  BETWEEN,
  findCurrencies,
  findPeriods,
  FROM,
  isNegotiable,
  MULTIPLIERS,
  SEVERAL_UNITS,
  type SaidPeriod,
  UP_TO,
} from './pay-words'
import { NUMBER, numberValue } from './read-numbers'
import { LONGEST_FACT } from './readings'
import type { StoredPeriod } from '../vacancies/pay-period'
import { usualPeriod } from './usual-pay'

const { most: MOST_PAY } = VACANCY_TABLE['pay.max']

/** Pay as it is stored: amounts in minor units. */
export interface StoredPay {
  negotiable: boolean
  min: number | null
  max: number | null
  currency: string
  period: StoredPeriod
  /** Whether nothing says it. */
  currencyAssumed: boolean
  periodAssumed: boolean
}

/** What one text says of pay, before its currency and period are known for certain. */
interface SaidPay {
  isNegotiable: boolean
  /** In the unit of the currency, not its hundredth. */
  from: number | undefined
  to: number | undefined
  currencies: readonly string[]
  periods: readonly SaidPeriod[]
  /** Whether there are words in it that were not understood. */
  hasMore: boolean
}

type PayField = Extract<VacancyImportField, 'pay' | `pay.${string}`>

/** A cell about pay. */
export interface PayCell {
  field: PayField
  column: string
  text: string
  facts: ColumnReading
}

interface PayReading {
  /** Left out where it is refused. */
  pay?: StoredPay
  cells: ReadCell[]
}

/** Codes of all currencies there are, to tell one that is none of ours from other words. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/**
 * What the cells of a row say of pay together. Without a currency it is dollars, in doubt; whatever is assumed is a cell of its own. Without a period it is what the amount is
 * usual for in the rank: a month without a doubt, any other in doubt, and so is a month for which it is not usual. Where nothing is
 * said of pay it is by agreement, in doubt.
 * @param rank its code, where the row says one
 */
export function readPay(cells: readonly PayCell[], rank?: unknown): PayReading {
  const filled = cells.filter(({ text }) => text.trim() !== '')
  const long = filled.filter(({ text }) => text.length > LONGEST_FACT)
  if (long.length > 0) return { cells: long.map((cell) => refused(cell, 'payUnreadable')) }
  const amounts = filled.filter(({ field }) => AMOUNTS.has(field))
  const said = amounts.map((cell) => ({ cell, said: readAmounts(cell) }))
  const wrong = said.flatMap(({ cell, said: one }) =>
    typeof one === 'string' ? [refused(cell, one)] : [],
  )
  if (wrong.length > 0) return { cells: wrong }
  const parts = said.flatMap(({ cell, said: one }) =>
    typeof one === 'string' ? [] : [{ cell, ...one }],
  )
  const first = parts[0]?.cell ?? cells.find(({ field }) => AMOUNTS.has(field)) ?? cells[0]
  const about: PayCell = first ?? { field: 'pay', column: '', text: '', facts: {} }
  const currency = currencyOf(filled, parts)
  const period = periodOf(filled, parts)
  const problem = [currency, period].find((one) => 'refusal' in one)
  if (problem && 'refusal' in problem) return { cells: [problem.refusal] }
  if ('refusal' in currency || 'refusal' in period) return { cells: [] }
  return together(about, parts, currency, { said: period.period, rank })
}

const AMOUNTS: ReadonlySet<PayField> = new Set<PayField>(['pay', 'pay.from', 'pay.to'])

type Part = SaidPay & { cell: PayCell }

function together(
  about: PayCell,
  parts: readonly Part[],
  { currency, isAssumed }: { currency: string; isAssumed: boolean },
  { said, rank }: { said: StoredPeriod | undefined; rank: unknown },
): PayReading {
  const base = parts.find(({ cell }) => cell.field === 'pay')
  const separate = (field: PayField) => {
    const part = parts.find(({ cell }) => cell.field === field)
    return part?.from ?? part?.to
  }
  const from = separate('pay.from') ?? base?.from
  const to = separate('pay.to') ?? base?.to
  const agreed = parts.some((part) => part.isNegotiable)
  const [min, max] = [minor(from, currency), minor(to, currency)]
  if (min === 'wrong' || max === 'wrong') return { cells: [refused(about, 'payUnreadable')] }
  const isNothing = min === null && max === null
  if (agreed && !isNothing) return { cells: [refused(about, 'payBoth')] }
  if (min !== null && max !== null && max < min) return { cells: [refused(about, 'payUpsideDown')] }
  const { period, doubt: ofPeriod } = isNothing
    ? { period: said ?? 'month', doubt: null }
    : periodMeant(said, rank, currency, [from, to])
  const pay: StoredPay = {
    negotiable: isNothing,
    min,
    // One amount twice is one amount.
    max: max === min && parts.every(({ cell }) => cell.field === 'pay') ? null : max,
    currency,
    period,
    currencyAssumed: isAssumed && !isNothing,
    periodAssumed: said === undefined && !isNothing,
  }
  const doubt: ImportReason | null =
    isNothing && !agreed ? 'payMissing' : parts.some(({ hasMore }) => hasMore) ? 'partOfText' : null
  const cell: ReadCell = {
    column: about.column,
    field: about.field,
    text: parts.map((part) => part.cell.text).join(' – ') || about.text,
    verdict: doubt === null ? 'understood' : 'doubt',
    meaning: payMeaning(pay),
    reason: doubt,
  }
  return { pay, cells: [cell, ...assumedCells(pay, ofPeriod)] }
}

/** What nothing says, each by itself: a person may agree to one and not to the other. */
function assumedCells(
  { currency, currencyAssumed, period, periodAssumed }: StoredPay,
  ofPeriod: ImportReason | null,
): ReadCell[] {
  const assumed = (
    field: PayField,
    meaning: string,
    reason: ImportReason,
    verdict: ReadCell['verdict'] = 'doubt',
  ): ReadCell => ({ column: '', field, text: '', verdict, meaning, reason })
  return [
    ...(currencyAssumed ? [assumed('pay.currency', currency, 'currencyAssumed')] : []),
    ...(periodAssumed && ofPeriod !== null ? [assumed('pay.period', period, ofPeriod)] : []),
    ...(periodAssumed && ofPeriod === null
      ? [assumed('pay.period', period, 'periodUsual', 'understood')]
      : []),
  ]
}

/** What is paid for where nothing says it. */
function periodMeant(
  said: StoredPeriod | undefined,
  rank: unknown,
  currency: string,
  amounts: readonly (number | undefined)[],
): { period: StoredPeriod; doubt: ImportReason | null } {
  if (said !== undefined) return { period: said, doubt: null }
  const usual = usualPeriod(
    rank,
    currency,
    amounts.filter((amount) => amount !== undefined),
  )
  if (usual !== undefined)
    return { period: usual, doubt: usual === 'month' ? null : 'periodByAmount' }
  // Of a row without a rank nothing is known, and it is refused.
  return { period: 'month', doubt: rank === undefined ? null : 'periodAssumed' }
}

function refused(
  { column, field, text }: PayCell,
  reason: ImportReason,
  meaning: string | null = null,
): ReadCell {
  return { column, field, text, verdict: 'refused', meaning, reason }
}

type Currency = { currency: string; isAssumed: boolean } | { refusal: ReadCell }

function currencyOf(cells: readonly PayCell[], parts: readonly Part[]): Currency {
  const own = cells.find(({ field }) => field === 'pay.currency')
  const found = new Set([
    ...(own ? findCurrencies(own.text).currencies : []),
    ...parts.flatMap(({ currencies }) => currencies),
  ])
  const [currency, ...others] = found
  if (others.length > 0) return unknownCurrency(own ?? parts[0]?.cell, [...found].join(' | '))
  if (own && findCurrencies(own.text).currencies.length === 0) return unknownCurrency(own, null)
  if (currency !== undefined) return { currency, isAssumed: false }
  const headed = cells.find(({ facts }) => facts.currency !== undefined)?.facts.currency
  return { currency: headed ?? 'USD', isAssumed: headed === undefined }
}

function unknownCurrency(cell: PayCell | undefined, meaning: string | null): Currency {
  const about = cell ?? { field: 'pay', column: '', text: '', facts: {} }
  return { refusal: refused(about, 'currencyUnknown', meaning) }
}

type Period = { period: StoredPeriod | undefined } | { refusal: ReadCell }

function periodOf(cells: readonly PayCell[], parts: readonly Part[]): Period {
  const own = cells.find(({ field }) => field === 'pay.period')
  const said = own ? findPeriods(own.text).periods : parts.flatMap(({ periods }) => periods)
  const [period, ...others] = new Set(said)
  const isUnknown = own !== undefined && period === undefined
  if (isUnknown || others.length > 0 || period === 'contract') {
    const about = own ?? parts[0]?.cell ?? { field: 'pay', column: '', text: '', facts: {} }
    return { refusal: refused(about, 'payPeriodOther') }
  }
  const headed = cells.find(({ facts }) => facts.period !== undefined)?.facts.period
  return { period: period ?? headed }
}

/** What is between an amount and the next, the amount with its word for a thousand. */
interface Amount {
  value: number
  factor: number
  start: number
  end: number
}

function readAmounts({ text, field, facts }: PayCell): SaidPay | ImportReason {
  const plain = plainNumber(text.normalize('NFKC')).replace(/(\d)\s*,-/g, '$1')
  if (isNegotiable(plain)) {
    const { currencies } = findCurrencies(plain)
    return {
      isNegotiable: true,
      from: undefined,
      to: undefined,
      currencies,
      periods: [],
      hasMore: false,
    }
  }
  if (hasOtherCurrency(plain)) return 'currencyUnknown'
  // `1900 USD/4 weeks` names no second amount.
  if (plain.search(SEVERAL_UNITS) !== -1) return 'payPeriodOther'
  const { currencies, rest: withoutCurrency } = findCurrencies(plain)
  const { periods, rest } = findPeriods(withoutCurrency)
  const amounts = amountsOf(rest, facts.decimalSign)
  const [one, two, ...more] = amounts ?? []
  if (!one || more.length > 0) return 'payUnreadable'
  const between = two
    ? rest
        .slice(one.end, two.start)
        .replace(UP_TO, ' - ')
        .replace(/\s*-(?:\s*-)+\s*/g, '-')
    : ''
  if (two && (field !== 'pay' || !BETWEEN.test(between.trim()))) return 'payUnreadable'
  const around = rest.slice(0, one.start) + ' ' + rest.slice((two ?? one).end)
  const isMost = !two && around.search(UP_TO) !== -1 && around.search(FROM) === -1
  const isNegative =
    /-\s*$/.test(rest.slice(0, one.start)) && !/\p{L}/u.test(rest.slice(0, one.start))
  if (isNegative) return 'payUnreadable'
  const first =
    one.value * (two && one.factor === 1 && one.value < two.value ? two.factor : one.factor)
  const left = around.replace(FROM, ' ').replace(UP_TO, ' ').replace(BESIDE, ' ').trim()
  return {
    isNegotiable: false,
    from: isMost ? undefined : first,
    to: isMost ? first : two && two.value * two.factor,
    currencies,
    periods,
    hasMore: left !== '',
  }
}

/** All amounts of a text; none where one of them cannot be read. */
function amountsOf(text: string, sign: ColumnReading['decimalSign']): Amount[] | undefined {
  const amounts: Amount[] = []
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const behind = text.slice(index + number.length, index + number.length + 12)
    const [words, factor] = MULTIPLIERS.map(
      ([pattern, times]) => [pattern.exec(behind)?.[0], times] as const,
    ).find(([found]) => found !== undefined) ?? ['', 1]
    const value = numberValue(number, sign, factor > 1)
    if (value === undefined) return undefined
    amounts.push({ value, factor, start: index, end: index + number.length + (words ?? '').length })
  }
  return amounts
}

function hasOtherCurrency(text: string): boolean {
  const codes = text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g) ?? []
  return codes.some((code) => CODES.has(code) && findCurrencies(code).currencies.length === 0)
}

/** An amount in minor units; `wrong` where it has more decimals than its currency, or cannot be. */
function minor(amount: number | undefined, currency: string): number | null | 'wrong' {
  if (amount === undefined) return null
  const units = amount * 10 ** currencyDecimals(currency)
  const whole = Math.round(units)
  const isExact = Math.abs(units - whole) < 1e-4
  return isExact && whole >= 1 && whole <= MOST_PAY ? whole : 'wrong'
}

/**
 * Pay in codes and decimal numbers.
 * @example payMeaning({ negotiable: false, min: 350000, max: 400000, currency: 'USD', period: 'month' })
 * // 'USD 3500.00–4000.00 month'
 */
export function payMeaning({
  negotiable,
  min,
  max,
  currency,
  period,
}: Pick<StoredPay, 'negotiable' | 'min' | 'max' | 'currency' | 'period'>): string {
  if (negotiable) return 'negotiable'
  const amount = (units: number | null) => (units === null ? '' : writtenAmount(units, currency))
  const amounts = max === null ? amount(min) : `${amount(min)}–${amount(max)}`
  return `${currency} ${amounts} ${period}`
}

/** An amount of minor units as a decimal number, with all decimals that its currency has. */
export function writtenAmount(units: number, currency: string): string {
  const decimals = currencyDecimals(currency)
  return (units / 10 ** decimals).toFixed(decimals)
}
