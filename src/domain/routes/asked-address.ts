import { canParse } from '../addresses/can-parse'

/** The address of a request, read once. */
export interface AskedAddress {
  /** As it was asked for. */
  path: string
  /** With its question mark; without what Next's router adds. Empty where there is none. */
  query: string
  /** Without doubled slashes and backslashes, still encoded. */
  plain: string
  /** Whether it can be decoded and has no `..` segment. */
  isReadable: boolean
  /** What Next's router adds, where it is the router that asks: `_rsc=…`. */
  ofRouter: string | undefined
}

/** Matches `.` and `..` segments. Next would resolve them after all checks of the address. */
const CLIMB = /\/(?:\.|%2e){1,2}(?=\/|$)/i

/** Matches a file at the root, such as `/robots.txt`. Next normalizes the slashes of these itself. */
const ROOT_FILE = /^\/+[^/\\]+\.[^/\\.]+\/*$/

/** The path that replaces an unreadable address for Next. The proxy refuses the original address. */
const NOWHERE = '/_'

/**
 * The path and query of a request; `undefined` where it is none of ours. Proxies may send a whole URL.
 * @example originForm('http://site.example/about?x') // '/about?x'
 */
export function originForm(url: string): string | undefined {
  if (url.startsWith('/')) return url
  if (!/^https?:\/\//i.test(url) || !canParse(url)) return undefined
  const { pathname, search } = new URL(url)
  return `${pathname}${search}`
}

/** Parses an address. It accepts any text and never throws. */
export function readAddress(url: string, isOfRouter: boolean): AskedAddress {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const plain = path.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/')
  const parts = mark < 0 ? [] : url.slice(mark + 1).split('&')
  const rest = parts.filter((part) => !/^_rsc(?:=|$)/.test(part)).join('&')
  return {
    path,
    query: rest === '' ? '' : `?${rest}`,
    plain,
    isReadable: !CLIMB.test(plain) && isDecodable(plain),
    ofRouter: isOfRouter ? parts.find(isWellFormed) : undefined,
  }
}

/**
 * Returns the address that Next gets in place of the original one, unless the route keeps its whole address.
 *
 * The query is removed: Next writes the URL of the request that renders a static page into that page. Everybody would
 * then read one reader's `?token=…`. Pages read no query; the front door takes it from the decision. `_rsc` stays on pages
 * that use Next's router, such as previews.
 *
 * The slashes are normalized: Next redirects doubled and trailing slashes itself, before the redirects of this site and
 * without the query. This site redirects to the right address in one step.
 */
export function addressForNext(asked: AskedAddress, url: string, keepsRouter = false): string {
  const { isReadable } = asked
  const ofRouter = keepsRouter ? asked.ofRouter : undefined
  if (isReadable && ROOT_FILE.test(asked.path)) return url
  const path = isReadable ? withoutLastSlash(asked.plain) : NOWHERE
  return ofRouter === undefined ? path : `${path}?${ofRouter}`
}

/** @example withoutLastSlash('/about/') // '/about' */
export function withoutLastSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '')
}

function isDecodable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    // The only error decodeURIComponent throws is URIError, for a malformed escape.
    return false
  }
}

/** Whether a query parameter has the form that Next's router writes: `_rsc=abc` or `_rsc`. */
function isWellFormed(part: string): boolean {
  return /^_rsc(?:=[\w-]{0,16})?$/.test(part)
}
