import { CURRENCIES, type Currency, type Money } from './money'

/** An amount per currency, in minor units; at least one of them. */
export type Prices = Partial<Record<Currency, number>>

/** What a list of mailings says of prices beyond the items. */
export interface MailingPriceList {
  mailings: Mailing[]
  /** For filling in an application form; `undefined` where it is not offered. */
  application: Prices | undefined
  /** How many items could not be read. */
  dropped: number
  /** How many of those that are here have a price that was given and could not be read. */
  unpriced: number
}

/** What a source says of prices. Texts in it are in the language of the source. */
export interface SourcePrices {
  /** Nothing where no price has ever been known, or none is offered. */
  list: Pick<MailingPriceList, 'mailings' | 'application'> | undefined
  /** When they were last known to be right, UTC. */
  asOf: Date | undefined
  /** The words of an upstream that has failed since. */
  failure: string | undefined
}

/** One mailing. Texts are plain, in the language that was asked for. */
export interface Mailing {
  id: string
  name: string
  description: string | undefined
  /** What belongs to it, a few short texts; empty where nothing is said. */
  included: string[]
  /** `undefined`: on request. */
  price: Prices | undefined
  /** For a first mailing, where it is less. */
  promo: Prices | undefined
  /** When what is said of it ends, UTC; nothing where nobody knows. */
  ends?: { price: Date | undefined; promo: Date | undefined }
}

/**
 * What a reader who wants prices in `currency` is shown: that currency where the price is known in it,
 * else the one it was given in. The promo is shown only where it is less than the price in the same
 * currency; `undefined` is "on request".
 */
export function shownPrice(
  { price, promo }: Pick<Mailing, 'price' | 'promo'>,
  currency: Currency,
): { price: Money; promo: Money | undefined } | undefined {
  const shown = firstKnown(price, currency)
  if (!shown) return undefined
  const { currency: own } = shown
  const amount = lessThan(price, promo)?.[own]
  return { price: shown, promo: amount === undefined ? undefined : { amount, currency: own } }
}

/** A promo in the currencies in which it is less than the price: elsewhere it is none. */
export function lessThan(price: Prices | undefined, promo: Prices | undefined): Prices | undefined {
  const less: Prices = {}
  for (const currency of CURRENCIES) {
    const [amount, first] = [price?.[currency], promo?.[currency]]
    if (amount !== undefined && first !== undefined && first >= 0 && first < amount) {
      less[currency] = first
    }
  }
  return Object.keys(less).length === 0 ? undefined : less
}

/** The amount in a currency where it is known in it, else in the first that it is known in. */
export function firstKnown(prices: Prices | undefined, currency: Currency): Money | undefined {
  const found = [currency, ...CURRENCIES].find((one) => prices?.[one] !== undefined)
  const amount = found && prices?.[found]
  return amount === undefined ? undefined : { amount, currency: found ?? currency }
}
