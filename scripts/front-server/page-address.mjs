/** What is no page: these read their own addresses. */
const OTHERS = /^\/(?:_next|api|admin)(?:\/|$)/

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
  const url = asAscii(request.url ?? '/')
  const mark = url.indexOf('?')
  const asked = mark < 0 ? url : url.slice(0, mark)
  const path = asked.replace(/[/\\]*\\[/\\]*/g, '%5C').replace(/\/{2,}/g, '/')
  if (OTHERS.test(path)) return
  const parts = mark < 0 ? [] : url.slice(mark + 1).split('&')
  const own = parts.find(isOfNext)
  const rest = parts.filter((part) => !isOfNext(part)).join('&')
  const plain = path.replace(/(?<=.)\/$/, '')
  request.url = own === undefined ? plain : `${plain}?${own}`
  request.headers['x-mh-path'] = asked
  if (rest !== '') request.headers['x-mh-query'] = `?${rest}`
}

/**
 * Node reads the bytes of an address as Latin-1. Some clients send letters as they are, in UTF-8.
 *
 * @param {string} url
 */
function asAscii(url) {
  return url.replace(/[^\x20-\x7e]+/g, (letters) =>
    [...Buffer.from(letters, 'latin1')]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  )
}

/** @param {string} part of a query, e.g. `_rsc=abc`, or `_rsc` alone */
function isOfNext(part) {
  return part === '_rsc' || part.startsWith('_rsc=')
}
