import type { Prices } from '../../domain/money/mailing-price'
import { CURRENCIES, type Currency } from '../../domain/money/money'
import type { PlannedPrice, PricePlan } from '../../domain/money/price-plan'

/** Amounts in minor units as they are stored, or as a form has them: whatever stands in their place may be nonsense. */
export type StoredAmounts = Partial<Record<Currency, unknown>> | null | undefined

/** A planned price as it is stored. */
export interface StoredPlanned {
  from?: unknown
  price?: StoredAmounts
}

/** What is stored of the price of a mailing, and what is planned. */
export interface StoredPlan {
  price?: StoredAmounts
  planned?: readonly StoredPlanned[] | null
  promo?: StoredAmounts
  promoFrom?: unknown
  promoUntil?: unknown
}

/** A planned price, with the row that says so. */
export interface PlannedRow extends PlannedPrice {
  row: StoredPlanned
}

/** The amounts that are there; nothing where none is. */
export function amountsOf(stored: StoredAmounts): Prices | undefined {
  const prices: Prices = {}
  for (const currency of CURRENCIES) {
    const amount = stored?.[currency]
    if (typeof amount === 'number') prices[currency] = amount
  }
  return Object.keys(prices).length === 0 ? undefined : prices
}

/** An instant as it is stored, in milliseconds since 1970; nothing where it is none. */
export function instantOf(stored: unknown): number | undefined {
  if (typeof stored !== 'string' && !(stored instanceof Date)) return undefined
  const instant = new Date(stored).getTime()
  return Number.isNaN(instant) ? undefined : instant
}

/** What is planned of a mailing, as far as it can be read; a row without a time plans nothing. */
export function planOf(plan: StoredPlan): PricePlan<PlannedRow> {
  const { price, promo, promoFrom, promoUntil } = plan
  return {
    price: amountsOf(price),
    planned: plannedOf(rowsOf(plan)),
    promo: amountsOf(promo),
    promoFrom: instantOf(promoFrom),
    promoUntil: instantOf(promoUntil),
  }
}

/** The rows of what is planned; while a form is written, a list without rows is the number 0. */
export function rowsOf({ planned }: StoredPlan): readonly (StoredPlanned | null | undefined)[] {
  return Array.isArray(planned) ? (planned as (StoredPlanned | null | undefined)[]) : []
}

function plannedOf(rows: ReturnType<typeof rowsOf>): PlannedRow[] {
  return rows.flatMap((row) => {
    const from = instantOf(row?.from)
    return row && from !== undefined ? [{ from, price: amountsOf(row.price) ?? {}, row }] : []
  })
}

/** Whether anything is planned, so that it matters what time it is. */
export function isPlanned({ planned, promoFrom, promoUntil }: StoredPlan): boolean {
  return (planned?.length ?? 0) > 0 || Boolean(promoFrom) || Boolean(promoUntil)
}

/** Amounts to be stored: a currency without one has none, whatever was there before. */
export function storedAmounts(prices: Prices | undefined): Record<Currency, number | null> {
  const amount = (currency: Currency) => prices?.[currency] ?? null
  return { USD: amount('USD'), EUR: amount('EUR'), UAH: amount('UAH') }
}
