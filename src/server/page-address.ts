import type { IncomingMessage } from 'node:http'

/** What is no page: these read their own addresses. */
const OTHERS = /^\/(?:(?:_next|api|admin|cdn-cgi\/image)(?:\/|$)|server\/company\/mailing\/price$)/

/** Next would mend a whole URL in a picture's address; a redirect is no answer to that. */
const FOREIGN_PICTURE = /^\/cdn-cgi\/image\/.*(?:\/\/|\\)/

/** Files at the root, as machines ask for them; Next itself mends their slashes. */
const FILES = /^\/+[^/\\]+\.[^/\\.]+\/*$/

/** What Next's router sends; the first says that it is the router. */
const OF_ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
]

/** Segments that would lead Next up the tree, past every check that is made on an address before. */
const CLIMB = /\/(?:\.|%2e){1,2}(?=\/|$)/i

/** Where Next is sent with an address that makes no sense; the proxy refuses what was asked for. */
const NOWHERE = '/_'

/**
 * Moves the address of a page as it was asked for into headers of ours (`x-mh-path`, `x-mh-query`),
 * and leaves Next a plain one.
 *
 * The query: Next writes the URL of the request that renders a static page into that page, query
 * included, and shows it to everybody after; one reader's `?token=…` would stand in every reader's
 * page. Pages themselves read no query; the proxy takes it from the header for its redirects. Next's
 * own `_rsc` stays, it asks for it, where the request is of its kind and the value too.
 *
 * What Next's router says of a request stays where it is one of the router's (`rsc: 1`); Next answers all
 * others with HTML.
 *
 * The path: for doubled and trailing slashes Next has redirects of its own, which would come before
 * ours and without the query. Ours leads to the right address in one step.
 * @returns `refused`: it is none, and cannot be read
 */
export function takeAddressOfPage(
  request: IncomingMessage,
): 'page' | 'picture' | 'other' | 'refused' {
  const { url = '/', headers } = request
  const mark = url.indexOf('?')
  const asked = mark < 0 ? url : url.slice(0, mark)
  const path = asked.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/')
  const isReadable = !CLIMB.test(path) && isDecodable(path)
  if (OTHERS.test(path)) {
    // A second way to pages, for a router that this site does not use.
    const isOurs = !path.startsWith('/_next/data/') && !FOREIGN_PICTURE.test(asked)
    if (!isReadable || !isOurs) return 'refused'
    return path.startsWith('/cdn-cgi/') ? 'picture' : 'other'
  }
  headers['x-mh-path'] = asked
  if (headers.rsc !== '1') for (const name of OF_ROUTER) delete headers[name]
  const parts = mark < 0 ? [] : url.slice(mark + 1).split('&')
  const own = headers.rsc === undefined ? undefined : parts.find(isOfNext)
  const rest = parts.filter((part) => !/^_rsc(?:=|$)/.test(part)).join('&')
  if (rest !== '') headers['x-mh-query'] = `?${rest}`
  if (isReadable && FILES.test(asked)) return 'page'
  const plain = isReadable ? path.replace(/(?<=.)\/$/, '') : NOWHERE
  request.url = own === undefined ? plain : `${plain}?${own}`
  return 'page'
}

function isDecodable(path: string) {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path))
  } catch {
    // The only error decodeURIComponent throws is URIError, for a malformed escape.
    return false
  }
}

/** @param part of a query, e.g. `_rsc=abc`, or `_rsc` alone */
function isOfNext(part: string) {
  return /^_rsc(?:=[\w-]{0,16})?$/.test(part)
}
