import { canParse } from '../addresses/can-parse'

/** The address of a request, read once. */
export interface AskedAddress {
  /** As it was asked for. */
  path: string
  /** With its question mark; without what Next's router adds. Empty where there is none. */
  query: string
  /** Without doubled slashes and backslashes, still encoded. */
  plain: string
  /** Whether it can be decoded, and leads nowhere up the tree. */
  isReadable: boolean
  /** What Next's router adds, where it is the router that asks: `_rsc=…`. */
  ofRouter: string | undefined
}

/** Segments that would lead Next up the tree, past every check that is made on an address before. */
const CLIMB = /\/(?:\.|%2e){1,2}(?=\/|$)/i

/** Files at the root, as machines ask for them; Next itself mends their slashes. */
const ROOT_FILE = /^\/+[^/\\]+\.[^/\\.]+\/*$/

/** Where Next is sent with an address that makes no sense; the proxy refuses what was asked for. */
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

/** Reads an address, whatever stands in it. */
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
 * The address that Next is left of one that is no row's own.
 *
 * The query: Next writes the URL of the request that renders a static page into that page, query included, and shows
 * it to everybody after; one reader's `?token=…` would stand in every reader's page. Pages themselves read no query;
 * the proxy takes it from the decision. Next's own `_rsc` stays where Next's router has a page to itself, a preview.
 *
 * The path: for doubled and trailing slashes Next has redirects of its own, which would come before ours and without
 * the query. Ours leads to the right address in one step.
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

/** Whether a part of a query is one that Next's router writes, e.g. `_rsc=abc`, or `_rsc` alone. */
function isWellFormed(part: string): boolean {
  return /^_rsc(?:=[\w-]{0,16})?$/.test(part)
}
