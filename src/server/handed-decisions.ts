import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Decision } from '../domain/routes/decide'
import { type Handed, siteProcess } from '../domain/process/site-process'

/**
 * Hands decisions to the proxy, which runs in this process as a module of another bundle: by the number that a request
 * carries, from a map that both know (src/app/taken-decision.ts).
 */
export function createHandedDecisions() {
  const decisions = new Map<string, Handed>()
  let count = 0
  siteProcess().decisions = decisions
  return {
    /** Numbers a request; what is handed is there until its answer is out, or its client gone. */
    hand(request: IncomingMessage, response: ServerResponse, decision: Decision): Handed {
      const ticket = String((count += 1))
      const handed = { decision }
      request.headers['x-mh-ticket'] = ticket
      decisions.set(ticket, handed)
      response.once('close', () => decisions.delete(ticket))
      return handed
    },
  }
}
