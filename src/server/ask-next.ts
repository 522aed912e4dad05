import type { IncomingMessage, ServerResponse } from 'node:http'

import type { PassedOn } from './apply-decision'
import type { createDatabaseTrouble } from './database-trouble'
import type { createErrorTemplates } from './error-templates'
import type { createFailureAnswers } from './failure-answers'
import type { PageExchange } from './cached-pages'
import { planAnswer } from './plan-answer'
import { inRequest, type Log } from './request-log'
import type { createSecurityHeaders } from './security-headers'
import { takeAnswer } from './take-answer'

/** What is known of a request when Next is to answer it. */
export interface ForNext {
  decision: PassedOn
  id: string
  /** Set where the answer may be kept, or has a place in a queue. */
  exchange?: PageExchange | undefined
  /** Of a page that shows a refused form. */
  shownStatus?: number | undefined
  /** Whether it fails as the one before: its reasons are in the log already. */
  isRepeated: boolean
}

/** Lets Next answer, and sends our page where it fails. */
export function createNextAnswers({
  handle,
  log,
  trouble,
  failures,
  securityHeaders,
  errorTemplates,
  isDatabaseReady,
  dev,
}: {
  /** Next's own. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  log: Log
  trouble: ReturnType<typeof createDatabaseTrouble>
  failures: Pick<ReturnType<typeof createFailureAnswers>, 'answerOf'>
  securityHeaders: Pick<ReturnType<typeof createSecurityHeaders>, 'policyFor'>
  errorTemplates: Pick<ReturnType<typeof createErrorTemplates>, 'fill'>
  isDatabaseReady: () => Promise<boolean>
  dev: boolean
}) {
  return function askNext(
    request: IncomingMessage,
    response: ServerResponse,
    { decision, id, exchange, shownStatus, isRepeated }: ForNext,
  ) {
    const { path, query } = decision.asked
    const asked = { url: path + query, headers: request.headers, requestId: id }
    // Next takes the header away while it answers. Its router reads no sentence.
    const isData = request.headers.rsc !== undefined
    const failed = async () => {
      // A database that answers may have been too busy for this page.
      const isReady = await isDatabaseReady()
      const isBusy = isReady && trouble.isNoted(id)
      const answer = failures.answerOf({ ...asked, status: !isReady || isBusy ? 503 : 500, isBusy })
      return isData ? { ...answer, body: '' } : answer
    }
    response.once('close', trouble.watch(id))
    const plan = dev
      ? undefined
      : planAnswer(request, response, {
          exchange,
          policyOf: securityHeaders.policyFor(request, response),
          hasReact: decision.route?.for === 'staff',
          fill: (html) => errorTemplates.fill(response, html),
          failed,
        })
    takeAnswer(request, response, { rules: { decision, shownStatus }, plan })
    inRequest({ id, isRepeated }, () => handle(request, response))
      .catch((error: unknown) => {
        log.error({ id, err: error }, 'the request failed')
        if (response.headersSent) return response.destroy()
        response.statusCode = 500
        response.end()
      })
      .finally(() => exchange?.leave())
  }
}
