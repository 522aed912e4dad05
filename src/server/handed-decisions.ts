import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Decision } from '../domain/routes/decide'

/**
 * Hands decisions to the proxy, which runs in this process as a module of another bundle: by the number that a request
 * carries, from a map that both know (src/app/taken-decision.ts).
 */
export function createHandedDecisions() {
  const decisions = new Map<string, Decision>()
  let count = 0
  const shared: typeof globalThis & { decisions?: ReadonlyMap<string, Decision> } = globalThis
  shared.decisions = decisions
  return {
    /** Numbers a request; its decision is there until its answer is out, or its client gone. */
    hand(request: IncomingMessage, response: ServerResponse, decision: Decision): void {
      const ticket = String((count += 1))
      request.headers['x-mh-ticket'] = ticket
      decisions.set(ticket, decision)
      response.once('close', () => decisions.delete(ticket))
    },
  }
}
