import type { ServerResponse } from 'node:http'

import { CACHING } from '../domain/routes/caching'
import type { PassedOn } from './apply-decision'

/** What Next tells itself; the address that a page has inside it is nobody's business. */
const INTERNAL = /^x-(?:middleware-|mh-|nextjs-cache$)/

export interface HeadRules {
  decision: PassedOn
  /** Of a page that shows a refused form: Next lets no page say another status than 200. */
  shownStatus?: number | undefined
}

/**
 * Mends the head of an answer of Next on its way out, in this order: the status of a refused form; what caches are told
 * where the answer does not say it; headers of Next's own and of ours, which do not go out.
 * @returns the status to send
 */
export function settleHead(
  response: ServerResponse,
  status: number,
  { decision, shownStatus }: HeadRules,
): number {
  const shown = shownStatus === undefined ? status : statusOfRefusal(status, shownStatus)
  const caching = cachingOf(decision, shown, response.getHeader('Cache-Control'))
  if (caching !== undefined) response.setHeader('Cache-Control', caching)
  for (const name of response.getHeaderNames()) {
    if (INTERNAL.test(name)) response.removeHeader(name)
  }
  return shown
}

/** What fails keeps its own. Where the page leads elsewhere, the form is not sent there once more, as 307 would. */
function statusOfRefusal(status: number, refused: number): number {
  if (status === 200) return refused
  return status === 307 || status === 308 ? 303 : status
}

/**
 * What caches are told where an answer does not: those of the API are one visitor's, and a redirect or a failure that a
 * browser has kept cannot be taken back. A private page is one visitor's whatever it says; a failure in its place is kept
 * by nobody either.
 * @param said by the answer itself
 * @returns nothing where that counts
 */
function cachingOf(decision: PassedOn, status: number, said: unknown): string | undefined {
  const isPrivatePage = decision.kind === 'page' && decision.answer.kind === 'private page'
  const isPrivate = decision.kind === 'direct' && decision.route?.caching === 'private'
  const usual =
    isPrivate || isPrivatePage
      ? CACHING.private
      : status === 308 || status === 307
        ? CACHING.revalidated
        : undefined
  const isOurs = said === undefined || (isPrivatePage && said !== CACHING.never)
  return isOurs ? usual : undefined
}
