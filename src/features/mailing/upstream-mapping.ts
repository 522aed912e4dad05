import type { Mailing, MailingPriceList, Prices } from '@/domain/mailing-price'
import { convert, CURRENCIES, type Currency, isCurrency, minorUnits } from '@/domain/money'

import {
  upstreamAnswer,
  upstreamApplication,
  upstreamCurrency,
  upstreamIncluded,
  upstreamMailing,
  type UpstreamPrice,
} from './upstream-contract'

// Nobody compares more, and a page must carry them all. What follows is not even looked at: in an
// answer of a megabyte there may be hundreds of thousands.
const MOST_MAILINGS = 100
const MOST_INCLUDED = 8
const MOST_INCLUDED_READ = 100

/** The currency of amounts that name none, and its rates where the answer says them. */
interface Quotation {
  base: Currency | undefined
  rates: Readonly<Record<string, unknown>>
}

/**
 * An answer of the upstream in our own terms; `undefined` where it is no list of mailings at all. An
 * item that cannot be read, whose id was there before, or that is beyond the first hundred is dropped
 * and counted.
 */
export function readUpstream(json: unknown): MailingPriceList | undefined {
  const answer = upstreamAnswer.safeParse(json)
  if (!answer.success) return undefined
  const quotation = readQuotation(answer.data.currency)
  const mailings = new Map<string, Mailing>()
  for (const item of answer.data.mailings.slice(0, MOST_MAILINGS)) {
    const mailing = readMailing(item, quotation)
    if (mailing && !mailings.has(mailing.id)) mailings.set(mailing.id, mailing)
  }
  const application = upstreamApplication.safeParse(answer.data.application)
  return {
    mailings: [...mailings.values()],
    application: application.success ? readPrices(application.data.price, quotation) : undefined,
    dropped: answer.data.mailings.length - mailings.size,
  }
}

function readMailing(item: unknown, list: Quotation): Mailing | undefined {
  const read = upstreamMailing.safeParse(item)
  if (!read.success) return undefined
  const { id, title, description, included, recipients, price, firstPromo, currency } = read.data
  // An item in a currency of its own has no rates.
  const quotation =
    currency === null || currency === undefined || currency === list.base
      ? list
      : { base: isCurrency(currency) ? currency : undefined, rates: {} }
  return {
    id,
    name: title,
    description: description ?? undefined,
    included: readIncluded(included ?? []),
    recipients: recipients ?? undefined,
    price: readPrices(price, quotation),
    promo: readPrices(firstPromo, quotation),
  }
}

/** What cannot be read is dropped, one by one. */
function readIncluded(included: unknown[]): string[] {
  return included
    .slice(0, MOST_INCLUDED_READ)
    .flatMap((one) => upstreamIncluded.safeParse(one).data ?? [])
    .slice(0, MOST_INCLUDED)
}

function readQuotation(currency: unknown): Quotation {
  const read = upstreamCurrency.safeParse(currency)
  if (!read.success) return { base: undefined, rates: {} }
  const { base, rates } = read.data
  return { base: isCurrency(base) ? base : undefined, rates: rates ?? {} }
}

/** Other currencies are computed only where the base and its rate to them are said. */
function readPrices(price: UpstreamPrice, { base, rates }: Quotation): Prices | undefined {
  const given: Prices = {}
  if (typeof price === 'object' && price !== null) {
    for (const currency of CURRENCIES) put(given, currency, minorUnits(own(price, currency)))
  } else if (base !== undefined) put(given, base, minorUnits(price))
  const source = base === undefined ? undefined : given[base]
  if (source !== undefined) {
    for (const currency of CURRENCIES) {
      if (given[currency] === undefined) put(given, currency, convert(source, own(rates, currency)))
    }
  }
  return Object.keys(given).length === 0 ? undefined : given
}

function put(prices: Prices, currency: Currency, amount: number | undefined): void {
  if (amount !== undefined) prices[currency] = amount
}

/** Never what an object only inherits. */
function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
