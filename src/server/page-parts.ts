import type { IncomingMessage } from 'node:http'

import { pageOfPart } from '../domain/addresses/page-part'
import { PART_HEADER } from './answer-kind'

/** What a reader says of themselves; the address says which language and which page it is. */
const OF_READERS = ['accept-language', 'cookie', 'referer', 'save-data'] as const

/** Of the head: what it says of this page, and the names of its styles. */
const OF_PAGE =
  /<title>[^<]*<\/title>|<link rel="(?:canonical|alternate)"[^>]*>|<meta name="robots"[^>]*>|<style [^>]*data-href[^>]*><\/style>/g

/**
 * Makes of a request for a part of a page one for the page, in place, with a header of ours that says so. It is the same
 * for every reader.
 * @returns whether it is one
 */
export function takePartRequest(request: IncomingMessage): boolean {
  const address = pageOfPart(request.url ?? '')
  if (address === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
  for (const name of OF_READERS) delete request.headers[name]
  request.headers[PART_HEADER] = '1'
  request.url = address
  return true
}

/**
 * Makes of a page what a script puts into another page of its kind: what it says of itself, and its `<main>`. Its styles
 * are there by name, so that the script sees whether it has them all.
 */
export function makePart(html: string): string {
  const [root = ''] = /^[^]*?<html[^>]*>/.exec(html) ?? []
  const end = html.indexOf('</head>')
  const head = html
    .slice(0, end)
    .replace(/(<style [^>]*>)[^]*?(?=<\/style>)/g, '$1')
    .match(OF_PAGE)
  const main = html
    .slice(html.indexOf('<main', end), html.lastIndexOf('</main>'))
    .replace(/<script[^>]*>[^]*?<\/script>/g, '')
  return `${root}<head>${head?.join('') ?? ''}</head><body>${main}</main></body></html>`
}
