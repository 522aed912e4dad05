import { localeCookie } from '../locales/locale-cookie'
import type { Locale } from '../locales/locales'
import { CACHING } from './caching'
import type { Decision, PageAnswer } from './decide'

/** A request for which the ledger is asked. */
export type LookedUp = Extract<Decision, { kind: 'page' }> & {
  answer: Extract<PageAnswer, { kind: 'look up' }>
}

/**
 * What becomes of a request for a page once the ledger was asked, before anything is rendered. The front server answers
 * where it has the page, the proxy in all other cases (docs/decisions/045-stored-bodies-before-next.md).
 */
export type LedgerAnswer =
  | FoundPage
  | {
      kind: 'redirect'
      /** A path, or a URL of another site; without the query of the request. */
      to: string
      /** For the reader alone where it leads to the page in their language. */
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

/** A page that is the same for everybody, or what a search found. */
export interface FoundPage {
  kind: 'page'
  /** Its path inside Next, which its key is part of. */
  page: string
  /** What is looked for, as we write it. */
  query?: string
  /** Where it is kept and which queue it is rendered in. */
  keptBy:
    | { store: 'pages' }
    /** Without a name where the answer says something to this reader alone. */
    | { store: 'searches'; name: string | undefined }
    | { store: 'none' }
  /** What this reader is told with it. */
  headers: Headings
}

/** Headers of an answer, each name once. */
export type Headings = readonly (readonly [name: string, value: string])[]

/**
 * What a reader is told with a page, whoever sends it: what caches may do with it, what it differs by, whether it is for
 * an index, and the language that the reader has chosen by coming here.
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
  /** Whether another reader may get another page at this address. */
  isNegotiated: boolean
  /** In the reader's currency. */
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
