import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Decision } from '../domain/routes/decide'
import type { LedgerAnswer } from '../domain/routes/ledger-answer'

/** What the proxy is told of a request. */
export interface Handed {
  decision: Decision
  /** What the ledger has said, where it was asked already. */
  said?: LedgerAnswer
}

/**
 * Hands decisions to the proxy, which runs in this process as a module of another bundle: by the number that a request
 * carries, from a map that both know (src/app/taken-decision.ts).
 */
export function createHandedDecisions() {
  const decisions = new Map<string, Handed>()
  let count = 0
  const shared: typeof globalThis & { decisions?: ReadonlyMap<string, Handed> } = globalThis
  shared.decisions = decisions
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
