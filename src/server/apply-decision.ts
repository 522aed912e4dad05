import type { IncomingMessage, ServerResponse } from 'node:http'

import { CACHING } from '../domain/routes/caching'
import { type Decision, keepsRouter, type SiteFacts } from '../domain/routes/decide'

/** What goes on to Next. */
type PassedOn = Extract<Decision, { kind: 'direct' | 'page' }>

/** What Next's router sends; the first says that it is the router. */
const OF_ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
]

/** To a program that gives no name of itself Next sends a page whose title comes after it, and by a script. */
const NO_BROWSER = 'unknown'

/**
 * Leaves Next the address that was decided, and moves that of a page as it was asked for into headers of ours
 * (`x-mh-path`, `x-mh-query`), by which the proxy knows that it is asked. What Next's router says of a request counts
 * where it has the page to itself; all other addresses answer everybody in the same way.
 */
export function applyDecision(request: IncomingMessage, decision: PassedOn, site: SiteFacts): void {
  const { headers } = request
  const { route } = decision
  request.url = decision.url
  const isOfRouter = headers.rsc === '1' || route?.readsOwnAddress
  if (!isOfRouter || !route || !keepsRouter(route, site)) {
    for (const name of OF_ROUTER) delete headers[name]
  }
  if (decision.kind !== 'page') return
  headers['user-agent'] ||= NO_BROWSER
  if (route?.readsOwnAddress) return
  const { path, query } = decision.asked
  headers['x-mh-path'] = path
  if (query !== '') headers['x-mh-query'] = query
}

/**
 * Says what caches are told where an answer does not: those of the API are one visitor's, and a redirect or a failure
 * that a browser has kept cannot be taken back. A private page is one visitor's whatever it says; a failure in its place is kept by
 * nobody either.
 */
export function setCaching(response: ServerResponse, decision: PassedOn): void {
  const isPrivatePage = decision.kind === 'page' && decision.answer.kind === 'private page'
  const isPrivate = decision.kind === 'direct' && decision.route?.caching === 'private'
  const writeHead = response.writeHead.bind(response)
  const withCaching = (...head: Parameters<typeof writeHead>) => {
    const [status] = head
    const usual =
      isPrivate || isPrivatePage
        ? CACHING.private
        : status === 308 || status === 307
          ? CACHING.revalidated
          : undefined
    // What is given here in place of being set before replaces it.
    const said = response.getHeader('Cache-Control')
    if (usual && (said === undefined || (isPrivatePage && said !== CACHING.never))) {
      response.setHeader('Cache-Control', usual)
    }
    return writeHead(...head)
  }
  Object.assign(response, { writeHead: withCaching })
}
