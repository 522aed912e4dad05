import { localeCookie } from '../locales/locale-cookie'
import type { Locale } from '../locales/locales'
import { CACHING } from './caching'
import type { Decision, PageAnswer } from './decide'

/** A decision that needs a lookup in the publication index. */
export type LookedUp = Extract<Decision, { kind: 'page' }> & {
  answer: Extract<PageAnswer, { kind: 'look up' }>
}

/**
 * The result of a lookup in the publication index, before a page is rendered. The front door
 * answers, or hands it to Next (docs/decisions/083-one-front-door.md).
 */
export type IndexAnswer =
  | FoundPage
  | {
      kind: 'redirect'
      /** A path, or a URL of another site; without the query of the request. */
      to: string
      /** `reader`: the target depends on the reader's language, so shared caches must not store it. */
      audience: 'everybody' | 'reader'
      /** The language that the reader chose by this address. */
      remembered?: Locale | undefined
    }
  | {
      kind: 'error'
      locale: Locale
      status: '404' | '410' | '503'
      isNegotiated: boolean
    }

/** A page that is the same for everybody, or a page of search results. */
export interface FoundPage {
  kind: 'page'
  /** Its path inside Next, which contains its cache key. */
  page: string
  /** The canonical query of the search. */
  query?: string
  /** The cache that stores it. It also selects the queue for rendering. */
  cachedBy:
    /**
     * `isUrgent`: readers are in need, so the first of them gets the smallest body too; it takes 60 ms to make. Asked only
     * where the page is not in memory.
     */
    | { store: 'pages'; isUrgent?: () => boolean }
    /** It has no name when the answer is for this reader alone and must not be cached. */
    | { store: 'searches'; name: string | undefined }
    | { store: 'none' }
  /** Headers of the answer to this reader. */
  headers: Headings
}

/** Headers of an answer, each name once. */
export type Headings = readonly (readonly [name: string, value: string])[]

/**
 * Returns the headers of a page, the same for every part of the program that sends it: the rules for caches, the
 * request headers that it varies by, whether search engines may index it, and the language that the reader chose by its
 * address.
 */
export function pageHeaders({
  caching = CACHING.page,
  isNegotiated,
  showsPrices = false,
  isIndexed = true,
  chosen,
  isSecure,
}: {
  caching?: string | undefined
  /** Whether the page depends on the reader's language. */
  isNegotiated: boolean
  /** Whether the page shows prices, which depend on the reader's currency. */
  showsPrices?: boolean
  isIndexed?: boolean
  chosen?: Locale | undefined
  /** Whether the site is read over https. */
  isSecure: boolean
}): Headings {
  const headers: [string, string][] = [['Cache-Control', chosen ? CACHING.chosen : caching]]
  if (isNegotiated) headers.push(['Vary', 'Cookie, Accept-Language'])
  else if (showsPrices) headers.push(['Vary', 'Cookie'])
  if (!isIndexed) headers.push(['X-Robots-Tag', 'noindex'])
  if (chosen) headers.push(['Set-Cookie', localeCookie(chosen, isSecure)])
  return headers
}
