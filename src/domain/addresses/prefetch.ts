/** What a browser tells about its connection; most tell nothing. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Milliseconds. A page that took longer to come came over a slow link, whatever the browser calls it. */
const SLOW_ANSWER = 600

/**
 * Whether a reader pays for each byte of a connection: then nothing is fetched that was not asked for. A satellite's 700 ms
 * and 128 kbit/s are called `3g`, and a browser that tells nothing may be on one too: what is pointed at there is about to be asked for.
 */
export function isDear(connection: Connection | undefined): boolean {
  const { saveData, effectiveType } = connection ?? {}
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g'
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
}

/** The page a link stands on. */
export interface PageAddress {
  origin: string
  pathname: string
  search: string
  lang: string
}

/** The panel, what is no page, and private pages in any language; held against the table of routes by a test. */
const NEVER =
  /^\/(?:[_.]|(?:api|admin|builds|cdn-cgi|server|(?:[a-z]{2}\/)?(?:company-desk|consent|forms|mailing\/(?:report|review|stop)|preview|seaman|search))(?:\/|$))|\.\w+$/

/**
 * The address to prefetch for a link, without its fragment; `undefined` where the link does not lead
 * to another page in this tab (other origins, files, other windows, the page itself), or leads to
 * one that is rendered for one visitor. What asks for a page in another language from here has chosen that
 * language (`isChoice`), and who only points at a link has chosen nothing.
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
  return leadsOn && staysHere ? address : undefined
}
