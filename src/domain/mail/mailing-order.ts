import { type Mailing, type Prices, shownPrice } from '../money/mailing-price'
import { CURRENCIES, type Currency, type Money } from '../money/money'

/** One line of what a mailing costs; a reduction is less than nothing. */
interface OrderLine {
  kind: 'mailing' | 'promo' | 'application'
  amount: Money
}

/** What a mailing costs, line by line, all in one currency. */
export interface Order {
  lines: readonly OrderLine[]
  /** The sum of the lines; `undefined` where the price is on request. */
  total: Money | undefined
}

/**
 * What a mailing costs for a first one, with or without the filling in of an application form. All is in `currency` where
 * each part is known in it, else in the first currency where each is. A form whose price is known in none of the
 * currencies of the mailing cannot be added.
 * @example orderOf({ price: { USD: 4900 }, promo: { USD: 3900 } }, { USD: 1000 }, 'USD').total // { amount: 4900, currency: 'USD' }
 */
export function orderOf(
  mailing: Pick<Mailing, 'price' | 'promo'>,
  application: Prices | undefined,
  currency: Currency,
): Order {
  const inOne = [currency, ...CURRENCIES].find(
    (one) => mailing.price?.[one] !== undefined && (!application || application[one] !== undefined),
  )
  const shown = shownPrice(mailing, inOne ?? currency)
  if (!shown) return { lines: [], total: undefined }
  const own = shown.price.currency
  const form = application?.[own]
  const lines: OrderLine[] = [
    { kind: 'mailing', amount: shown.price },
    ...(shown.promo
      ? [
          {
            kind: 'promo' as const,
            amount: { amount: shown.promo.amount - shown.price.amount, currency: own },
          },
        ]
      : []),
    ...(form === undefined
      ? []
      : [{ kind: 'application' as const, amount: { amount: form, currency: own } }]),
  ]
  const amount = lines.reduce((sum, line) => sum + line.amount.amount, 0)
  return { lines, total: { amount, currency: own } }
}

/** Whether a form can be added to a mailing: both have a price in some one currency. */
export function canAddApplication(
  { price }: Pick<Mailing, 'price'>,
  application: Prices | undefined,
): boolean {
  return CURRENCIES.some((one) => price?.[one] !== undefined && application?.[one] !== undefined)
}

/** What a page says that it costs, as its form sends it back; nothing of it is believed. */
export function orderToken({ lines }: Order): string {
  return lines.map(({ kind, amount }) => `${kind}:${amount.amount}${amount.currency}`).join(' ')
}
