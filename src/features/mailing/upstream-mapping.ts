import { lessThan, type Mailing, type MailingPriceList, type Prices } from '@/domain/money/mailing-price'
import { convert, CURRENCIES, minorUnits } from '@/domain/money/money'

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
  base: string | undefined
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
  const mailings = new Map<string, ReadMailing>()
  for (const item of answer.data.mailings.slice(0, MOST_MAILINGS)) {
    const read = readMailing(item, quotation)
    if (read && !mailings.has(read.mailing.id)) mailings.set(read.mailing.id, read)
  }
  const application = upstreamApplication.safeParse(answer.data.application)
  let unpriced = 0
  for (const { isUnreadable } of mailings.values()) if (isUnreadable) unpriced += 1
  return {
    mailings: [...mailings.values()].map(({ mailing }) => mailing),
    application: application.success ? readPrices(application.data.price, quotation) : undefined,
    dropped: answer.data.mailings.length - mailings.size,
    unpriced,
  }
}

interface ReadMailing {
  mailing: Mailing
  /** Whether a price was given that makes no sense. */
  isUnreadable: boolean
}

function readMailing(item: unknown, list: Quotation): ReadMailing | undefined {
  const read = upstreamMailing.safeParse(item)
  if (!read.success) return undefined
  const { id, title, description, included, price, firstPromo, currency } = read.data
  // An item in a currency of its own has no rates.
  const quotation =
    currency === null || currency === undefined || currency === list.base
      ? list
      : { base: currency, rates: {} }
  const prices = readPrices(price, quotation)
  const mailing = {
    id,
    name: title,
    description: description ?? undefined,
    included: readIncluded(included ?? []),
    price: prices,
    promo: lessThan(prices, readPrices(firstPromo, quotation)),
  }
  const given = (item as { price?: unknown }).price // it has just been read as an object
  return { mailing, isUnreadable: !prices && given !== undefined && given !== null }
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
  return { base, rates: rates ?? {} }
}

/**
 * Other currencies are computed only where the base and its rate to them are said, and not in the place of
 * an amount that was given and makes no sense. The base may be one that nobody is shown.
 */
function readPrices(price: UpstreamPrice, { base, rates }: Quotation): Prices | undefined {
  if (price === null || price === undefined) return undefined
  const isMap = typeof price === 'object'
  const given = (currency: string) => {
    if (isMap) return own(price, currency)
    return currency === base ? price : undefined
  }
  const inBase = base === undefined ? undefined : minorUnits(given(base))
  const prices: Prices = {}
  for (const currency of CURRENCIES) {
    const said = given(currency)
    const computed = () =>
      inBase === undefined ? undefined : convert(inBase, own(rates, currency))
    const amount = said === undefined || said === null ? computed() : minorUnits(said)
    if (amount !== undefined) prices[currency] = amount
  }
  return Object.keys(prices).length === 0 ? undefined : prices
}

/** Never what an object only inherits. */
function own(record: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
