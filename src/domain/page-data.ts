import { type Currency, isCurrency } from './money'

/**
 * Where the data is that React shows a page from, followed by the page's mark and its address. The mark is a digest of
 * what the page shows: it stands on the root of the page and in its header, and is another one after each change.
 */
export const PAGE_DATA_PATH = '/_page/'

/** Names the mark of the page that is answered. */
export const PAGE_HEADER = 'X-Page'

const ADDRESS = /^\/_page\/([\w-]{22}(?:-([A-Z]{3}))?)(\/.*)$/s

interface PageDataAddress {
  mark: string
  /** What the page shows prices in, where that is not the usual one. */
  currency: Currency | undefined
  address: string
}

/**
 * The mark and the address of the page whose data is asked for; `undefined` where it is no such address.
 * @example readPageDataAddress('/_page/aaaaaaaaaaaaaaaaaaaaaa-EUR/uk?page=2')
 * // { mark: 'aaaa…-EUR', currency: 'EUR', address: '/uk?page=2' }
 */
export function readPageDataAddress(url: string): PageDataAddress | undefined {
  const [, mark, currency, address] = ADDRESS.exec(url) ?? []
  if (mark === undefined || address === undefined) return undefined
  return { mark, currency: isCurrency(currency) ? currency : undefined, address }
}
