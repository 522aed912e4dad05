import type { IncomingMessage } from 'node:http'

import { type Decision, keepsRouter, type SiteFacts } from '../domain/routes/decide'

/** What goes on to Next. */
export type PassedOn = Extract<Decision, { kind: 'direct' | 'page' }>

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
 * (`x-mh-path`, `x-mh-query`), which pages read. What Next's router says of a request counts
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
