import type { Payload } from 'payload'

import { WaitingLine } from '../../database/waiting-line'

/** The most links that wait. Each takes a moment of the database, so the last one waits some seconds. */
const MOST_WAITING = 100

const line = new WaitingLine({ places: 2, mostWaiting: MOST_WAITING, patienceMs: Infinity })

/**
 * Sends a link after the answer, so that the duration of the answer does not reveal whether an account exists.
 * @param failure what the log says where it could not be sent
 * @returns whether it was queued; false when too many wait
 */
export function sendLater(payload: Payload, send: () => Promise<void>, failure: string): boolean {
  if (line.length >= MOST_WAITING) return false
  void line.within(send).catch((error: unknown) => {
    payload.logger.error({ err: error }, failure)
  })
  return true
}
