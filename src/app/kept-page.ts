import type { NextRequest } from 'next/server'

import type { FoundPage } from '../domain/routes/ledger-answer'
import { type PageClaim, siteProcess } from '../domain/process/site-process'

type Asked = Pick<NextRequest, 'headers'>

/** Set by the front server, which removes it from requests of clients. */
export const TICKET_HEADER = 'x-mh-ticket'

/**
 * Asks the front server for a page from the publication index, and waits in the queue when it has to be rendered.
 * Without a front server, as in development, every page is rendered.
 */
export async function claimFound(request: NextRequest, found: FoundPage): Promise<PageClaim> {
  const { page, keptBy } = found
  switch (keptBy.store) {
    case 'pages': {
      const asked = frontServer(request)
      return asked ? asked.keptPages.claim(asked.ticket, page) : 'render'
    }
    case 'searches':
      return claimSearch(request, keptBy.name)
    case 'none':
      return claimTurn(request)
  }
}

/**
 * Asks the front server for a page of search results. These have their own cache, their own queue and a limit for each
 * network address.
 * @param page its path inside Next with the key of its list and the query; `undefined` when the answer is for this
 *   reader alone
 */
export async function claimSearch(
  request: NextRequest,
  page: string | undefined,
): Promise<PageClaim> {
  const asked = frontServer(request)
  return asked ? asked.keptPages.claimSearch(asked.ticket, page) : 'render'
}

/**
 * Waits in the queue for pages of one reader, such as an error page that names the address. The queue is separate, so
 * that many of these cannot delay pages for everybody.
 */
export async function claimTurn(request: NextRequest): Promise<Exclude<PageClaim, 'kept'>> {
  const asked = frontServer(request)
  return asked ? asked.keptPages.claimTurn(asked.ticket) : 'render'
}

/**
 * Runs `count` for each reader of an answer, also for readers who get it from the cache.
 * @param request the request that rendered the answer
 */
export function countReaders(request: Asked, count: () => void): void {
  const asked = frontServer(request)
  if (asked) asked.keptPages.countReaders(asked.ticket, count)
  else count()
}

function frontServer(request: Asked) {
  const { keptPages } = siteProcess()
  const ticket = request.headers.get(TICKET_HEADER)
  return keptPages && ticket !== null ? { keptPages, ticket } : undefined
}
