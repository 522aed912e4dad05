import type { NextRequest } from 'next/server'

import { siteProcess } from '../domain/process/site-process'
import { TICKET_HEADER } from '../domain/routes/rewrite'

/**
 * Runs `count` for each reader of an answer, also for readers who get it from the cache.
 * @param request the request that rendered the answer
 */
export function countReaders({ headers }: Pick<NextRequest, 'headers'>, count: () => void): void {
  const { countReaders: countEach } = siteProcess()
  const ticket = headers.get(TICKET_HEADER)
  if (countEach && ticket !== null) countEach(ticket, count)
  else count()
}
