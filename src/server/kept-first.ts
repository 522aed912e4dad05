import type { IncomingMessage, ServerResponse } from 'node:http'

import type { LookedUp } from '../domain/routes/ledger-answer'
import { type Handed, siteProcess } from '../domain/process/site-process'
import type { createErrorTemplates } from './error-templates'
import type { createKeptPages } from './kept-pages'
import { inRequest } from './request-log'

/**
 * Answers cached pages and addresses without a page before Next sees them
 * (docs/decisions/045-stored-bodies-before-next.md). It asks the ledger at each request. If Next has to answer, the
 * request carries the ledger's answer.
 */
export function createKeptFirst(
  keptPages: Pick<ReturnType<typeof createKeptPages>, 'answer'>,
  errorTemplates: Pick<ReturnType<typeof createErrorTemplates>, 'answer'>,
) {
  /**
   * Calls `next` where Next must answer; does nothing where the client has gone.
   * @param handed what the proxy receives about the request
   */
  return async function answerFirst(
    request: IncomingMessage,
    response: ServerResponse,
    { handed, id }: { handed: Handed; id: string },
    next: () => void,
  ): Promise<void> {
    const { decision } = handed
    const { askLedger } = siteProcess()
    if (askLedger && isLookedUp(decision)) {
      const said = await inRequest({ id }, () => askLedger(decision, request.headers.cookie ?? ''))
      // The client has gone: a queue entry that is added now would never be removed.
      if (response.destroyed) return
      if (said.kind === 'page' && keptPages.answer(request, response, said)) return
      if (said.kind === 'error' && (await errorTemplates.answer(request, response, decision, said)))
        return
      if (response.destroyed) return
      handed.said = said
    }
    next()
  }
}

function isLookedUp(decision: Handed['decision']): decision is LookedUp {
  return decision.kind === 'page' && decision.answer.kind === 'look up'
}
