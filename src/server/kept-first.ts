import type { IncomingMessage, ServerResponse } from 'node:http'

import type { LookedUp } from '../domain/routes/ledger-answer'
import { type Handed, siteProcess } from '../domain/process/site-process'
import type { createErrorTemplates } from './error-templates'
import type { createKeptPages } from './kept-pages'
import { inRequest } from './request-log'

/**
 * Answers pages that are kept, and addresses where there is nothing, before Next hears of them (docs/decisions/045-stored-bodies-before-next.md). The ledger is
 * asked for each request, after it has come; what it says goes with the request where that is not answered here.
 */
export function createKeptFirst(
  keptPages: Pick<ReturnType<typeof createKeptPages>, 'answer'>,
  errorTemplates: Pick<ReturnType<typeof createErrorTemplates>, 'answer'>,
) {
  /**
   * Calls `next` where Next is to answer; neither where the client went away meanwhile.
   * @param handed what the proxy is told of the request
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
      // Nobody would take out of any list what is put there now.
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
