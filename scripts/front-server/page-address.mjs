/** What is no page: these read their own addresses. */
const OTHERS = /^\/(?:_next|api|admin)(?:\/|$)/

/** Segments that would lead Next up the tree, into what is no page. The proxy refuses them. */
const CLIMB = /\/(?:\.|%2e){1,2}(?=\/|$)/gi

/**
 * Moves the address of a page as it was asked for into headers of ours (`x-mh-path`, `x-mh-query`),
 * and leaves Next a plain one.
 *
 * The query: Next writes the URL of the request that renders a static page into that page, query
 * included, and shows it to everybody after; one reader's `?token=…` would stand in every reader's
 * page. Pages themselves read no query; the proxy takes it from the header for its redirects. Next's
 * own `_rsc` stays, it asks for it.
 *
 * The path: for doubled and trailing slashes Next has redirects of its own, which would come before
 * ours and without the query. Ours leads to the right address in one step.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export function takeAddressOfPage(request) {
  const { url = '/' } = request
  const mark = url.indexOf('?')
  const asked = mark < 0 ? url : url.slice(0, mark)
  const path = asked
    .replaceAll('\\', '%5C')
    .replace(/\/{2,}/g, '/')
    .replace(CLIMB, '/_')
  if (OTHERS.test(path)) return
  const parts = mark < 0 ? [] : url.slice(mark + 1).split('&')
  const own = parts.find(isOfNext)
  const rest = parts.filter((part) => !isOfNext(part)).join('&')
  const plain = path.replace(/(?<=.)\/$/, '')
  request.url = own === undefined ? plain : `${plain}?${own}`
  request.headers['x-mh-path'] = asked
  if (rest !== '') request.headers['x-mh-query'] = `?${rest}`
}

/** @param {string} part of a query, e.g. `_rsc=abc`, or `_rsc` alone */
function isOfNext(part) {
  return part === '_rsc' || part.startsWith('_rsc=')
}
