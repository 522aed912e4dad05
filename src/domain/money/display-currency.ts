import { COOKIE_ATTRIBUTES, cookieValue } from '../browser/cookies'
import { CURRENCIES, type Currency, isCurrency } from './money'

const [DEFAULT_CURRENCY] = CURRENCIES

/** The cookie that remembers the currency in which a reader wants to see prices: its code. */
const CURRENCY_COOKIE = 'mh_currency_v1'

/** The choice, as `Set-Cookie` and `document.cookie` take it. */
export function currencyCookie(currency: Currency): string {
  return `${CURRENCY_COOKIE}=${currency}; ${COOKIE_ATTRIBUTES}`
}

/** What was chosen, in a list of cookies; `undefined` where nothing is, or no currency. */
export function findCurrency(cookies: string): Currency | undefined {
  const value = cookieValue(cookies, CURRENCY_COOKIE)
  return isCurrency(value) ? value : undefined
}

/** What prices are shown in to a reader with these cookies. */
export function readCurrency(cookies: string): Currency {
  return findCurrency(cookies) ?? DEFAULT_CURRENCY
}

/**
 * The key of a rendered page with prices, for readers of one currency. The default one's is the key
 * itself.
 * @example keyInCurrency('a1-b2', 'EUR') // 'a1-b2-EUR'
 */
export function keyInCurrency(key: string, currency: Currency): string {
  return currency === DEFAULT_CURRENCY ? key : `${key}-${currency}`
}

/** The currency that a key was made for. Revisions are in lower case, so none is taken for one. */
export function currencyOfKey(key: string): Currency {
  const last = key.slice(key.lastIndexOf('-') + 1)
  return isCurrency(last) ? last : DEFAULT_CURRENCY
}
