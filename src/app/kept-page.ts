import type { NextRequest } from 'next/server'

import type { FoundPage } from '../domain/routes/ledger-answer'
import { type PageClaim, siteProcess } from '../domain/process/site-process'

type Asked = Pick<NextRequest, 'headers'>

/** Of the front server; nobody outside can send one. */
export const TICKET_HEADER = 'x-mh-ticket'

/**
 * Asks the front server for what the ledger has named; waits for its turn where it is to be rendered. Without a front
 * server, as in development, everything is rendered.
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
 * Asks for what a search found: kept apart from other pages, rendered in a queue of its own, and limited for
 * each address.
 * @param page its path inside Next, the key of its list and what is looked for; nothing where the answer says
 *   something to this reader alone
 */
export async function claimSearch(
  request: NextRequest,
  page: string | undefined,
): Promise<PageClaim> {
  const asked = frontServer(request)
  return asked ? asked.keptPages.claimSearch(asked.ticket, page) : 'render'
}

/**
 * Waits for a turn to render what is this reader's alone, such as an error page, which names the address. These
 * have a queue of their own: however many are asked for, pages that are the same for everybody do not wait behind
 * them.
 */
export async function claimTurn(request: NextRequest): Promise<Exclude<PageClaim, 'kept'>> {
  const asked = frontServer(request)
  return asked ? asked.keptPages.claimTurn(asked.ticket) : 'render'
}

/**
 * Has something counted for each reader of an answer, also for those that get it from memory.
 * @param request from which the answer is rendered
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
