import { lessThan, type Prices } from './mailing-price'
import type { Currency } from './money'

/** A price that holds from an instant on. Instants are milliseconds since 1970, UTC. */
export interface PlannedPrice {
  from: number
  price: Prices
}

/**
 * What a mailing costs now and later. The order of the planned prices means nothing. A promo holds in
 * `[promoFrom, promoUntil)`; an end that is not there is open.
 */
export interface PricePlan<Planned extends PlannedPrice = PlannedPrice> {
  /** Until the first of the planned prices; `undefined`: on request. */
  price: Prices | undefined
  planned: readonly Planned[]
  promo: Prices | undefined
  promoFrom: number | undefined
  promoUntil: number | undefined
}

/** What holds at an instant, and how long it is known to. */
export interface PriceInForce {
  price: Prices | undefined
  promo: Prices | undefined
  /** The last instant at which it became another; nothing where it was never planned. */
  since: number | undefined
  /** When another price begins. */
  priceUntil: number | undefined
  /** When the promo ends; nothing where there is none. */
  promoUntil: number | undefined
}

/**
 * What a mailing costs at an instant.
 * @example
 * const plan = { price: { EUR: 4900 }, planned: [{ from: 10, price: { EUR: 5900 } }], … }
 * priceAt(plan, 9).price // { EUR: 4900 }
 * priceAt(plan, 10).price // { EUR: 5900 }
 */
export function priceAt(plan: PricePlan, at: number): PriceInForce {
  const begun = latest(plan.planned.filter(({ from }) => from <= at))
  const price = begun ? begun.price : plan.price
  const promo = isPromoAt(plan, at) ? lessThan(price, plan.promo) : undefined
  const later = plan.planned.map(({ from }) => from).filter((from) => from > at)
  return {
    price,
    promo,
    since: instantsOf(plan).findLast((instant) => instant <= at),
    priceUntil: later.length === 0 ? undefined : Math.min(...later),
    promoUntil: promo && plan.promoUntil,
  }
}

/** The instants at which what is shown of a mailing may become another, each once, in their order. */
export function instantsOf({ planned, promoFrom, promoUntil }: PricePlan): number[] {
  const instants = [...planned.map(({ from }) => from), promoFrom, promoUntil]
  return [...new Set(instants.filter((instant) => instant !== undefined))].toSorted(
    (one, other) => one - other,
  )
}

/** What holds at an instant, and at each later one at which it becomes another. */
export function stepsFrom(plan: PricePlan, at: number): { from: number; inForce: PriceInForce }[] {
  const later = instantsOf(plan).filter((instant) => instant > at)
  return [at, ...later].map((from) => ({ from, inForce: priceAt(plan, from) }))
}

/**
 * The plan without what has passed by an instant: a price that has begun is the price, a promo that has begun needs no
 * beginning, one that has ended is none. What holds then and later is the same.
 */
export function foldPlan<Planned extends PlannedPrice>(
  plan: PricePlan<Planned>,
  at: number,
): PricePlan<Planned> {
  const { planned, promo, promoFrom, promoUntil } = plan
  const rest = { price: priceAt(plan, at).price, planned: planned.filter(({ from }) => from > at) }
  if (promoUntil !== undefined && promoUntil <= at) {
    return { ...rest, promo: undefined, promoFrom: undefined, promoUntil: undefined }
  }
  const isAhead = promoFrom !== undefined && promoFrom > at
  return { ...rest, promo, promoFrom: isAhead ? promoFrom : undefined, promoUntil }
}

/**
 * The first price that the promo is not less than while both hold, and since when that price holds (nothing: from the
 * beginning). A price that is not known in the currency is none to compare with.
 */
export function priceNotAbove(
  plan: PricePlan,
  currency: Currency,
): { from: number | undefined; amount: number } | undefined {
  const promo = plan.promo?.[currency]
  if (promo === undefined) return undefined
  const { promoFrom = -Infinity, promoUntil = Infinity } = plan
  const prices = [
    { from: -Infinity, price: plan.price },
    ...plan.planned.toSorted((one, other) => one.from - other.from),
  ]
  for (const [index, { from, price }] of prices.entries()) {
    const until = prices[index + 1]?.from ?? Infinity
    const amount = price?.[currency]
    const meet = Math.max(from, promoFrom) < Math.min(until, promoUntil)
    if (meet && amount !== undefined && promo >= amount) {
      return { from: from === -Infinity ? undefined : from, amount }
    }
  }
  return undefined
}

/** Whether a planned price leaves out a currency in which there is a price right before it. */
export function leavesOut(
  plan: PricePlan,
  { from, price }: PlannedPrice,
  currency: Currency,
): boolean {
  return price[currency] === undefined && priceAt(plan, from - 1).price?.[currency] !== undefined
}

function isPromoAt({ promoFrom = -Infinity, promoUntil = Infinity }: PricePlan, at: number) {
  return promoFrom <= at && at < promoUntil
}

function latest(planned: readonly PlannedPrice[]): PlannedPrice | undefined {
  return planned.reduce<PlannedPrice | undefined>(
    (found, one) => (found && found.from > one.from ? found : one),
    undefined,
  )
}
