/** What is no page: these read their own queries. */
const OTHERS = /^\/(?:_next|api|admin)(?:\/|$)/

/**
 * Moves the query of a page's URL into a header of ours. Next writes the URL of the request that
 * renders a static page into that page, query included, and shows it to everybody after: one
 * reader's `?token=…` would stand in every reader's page. Pages themselves read no query; the proxy
 * takes it from the header for its redirects. Next's own `_rsc` stays, it asks for it.
 *
 * @param {import('node:http').IncomingMessage} request
 */
export function takeQueryOfPage(request) {
  const { url = '/' } = request
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (mark < 0 || OTHERS.test(path)) return
  const parts = url.slice(mark + 1).split('&')
  const own = parts.find(isOfNext)
  const rest = parts.filter((part) => !isOfNext(part)).join('&')
  request.url = own === undefined ? path : `${path}?${own}`
  if (rest !== '') request.headers['x-mh-query'] = `?${rest}`
}

/** @param {string} part of a query, e.g. `_rsc=abc`, or `_rsc` alone */
function isOfNext(part) {
  return part === '_rsc' || part.startsWith('_rsc=')
}
