/** What a browser tells about its connection; most tell nothing. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Which links may be prefetched: none, only the one that is pointed at, or all that can be seen. */
export type PrefetchReach = 'none' | 'pointed' | 'visible'

/** Milliseconds. A page that took longer to come came over a slow link, whatever the browser calls it. */
const SLOW_ANSWER = 600

/**
 * How far prefetching may go on a connection. A satellite's 700 ms and 128 kbit/s are called `3g`,
 * and a browser that tells nothing may be on one too: there, only what is about to be asked for. A browser that has
 * measured little says `4g` of any link; how long the page itself took tells more.
 * @param answeredIn milliseconds from the request for the page to the end of its answer, where they are known
 */
export function prefetchReach(connection: Connection | undefined, answeredIn = 0): PrefetchReach {
  const { saveData, effectiveType } = connection ?? {}
  if (saveData || effectiveType === '2g' || effectiveType === 'slow-2g') return 'none'
  return effectiveType === '4g' && answeredIn <= SLOW_ANSWER ? 'visible' : 'pointed'
}

/**
 * Whether what nobody has asked for yet, such as the scripts of a page, may be loaded over a connection. Many browsers
 * tell nothing of theirs: then what the page itself took is all there is to go by.
 * @param answeredIn milliseconds from the request for the page to the end of its answer
 */
export function mayLoadUnasked(connection: Connection | undefined, answeredIn: number): boolean {
  const { saveData, effectiveType = '4g' } = connection ?? {}
  return !saveData && effectiveType === '4g' && answeredIn <= SLOW_ANSWER
}

/** A link as the browser reads it: its properties are those of an anchor element. */
export interface PageLink {
  origin: string
  pathname: string
  search: string
  target: string
  hreflang: string
  /** Its `download` attribute; `null` where it has none. */
  download: string | null
  /** Whether its author does not want it prefetched. */
  optedOut: boolean
}

/** The page a link stands on. */
export interface PageAddress {
  origin: string
  pathname: string
  search: string
  lang: string
}

/** The panel, its API, and private pages in any language; held against the table of routes by a test. */
const NEVER =
  /^\/(?:api|admin|(?:[a-z]{2}\/)?(?:consent|forms|mailing\/(?:report|review|stop)|preview|seaman|search))(?:\/|$)/

/**
 * The address to prefetch for a link, without its fragment; `undefined` where the link does not lead
 * to another page in this tab (other origins, downloads, other windows, the page itself), or leads to
 * one that is rendered for one visitor. A link to another language loads the whole document again, so
 * nothing of it can be had before.
 */
export function prefetchAddress(link: PageLink, page: PageAddress): string | undefined {
  const address = link.pathname + link.search
  const leadsOn =
    link.origin === page.origin &&
    address !== page.pathname + page.search &&
    !NEVER.test(link.pathname)
  const staysHere =
    link.target === '' &&
    link.download === null &&
    (link.hreflang === '' || link.hreflang === page.lang)
  return leadsOn && staysHere && !link.optedOut ? address : undefined
}
