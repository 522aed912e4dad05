import type { Payload } from 'payload'

import { WaitingLine } from '../../cms/database/waiting-line'
import type { SeamanLinkPurpose } from '../../domain/members/seaman-account'
import { type LinkOptions, sendLinkTo } from './seaman-accounts.submit'

/** How many may wait; as each needs a moment of the database, the last waits some seconds. */
const MOST_WAITING = 100

const line = new WaitingLine({ places: 2, mostWaiting: MOST_WAITING, patienceMs: Infinity })

/**
 * Sends a link after the answer was given: its time tells nobody whether there is such an account.
 * @returns whether it will; nothing more is taken where too many wait
 */
export function sendLinkLater(
  payload: Payload,
  email: string,
  purpose: Exclude<SeamanLinkPurpose, 'changeEmail'>,
  options?: LinkOptions,
): boolean {
  if (line.length >= MOST_WAITING) return false
  void line
    .within(() => sendLinkTo(payload, email, purpose, options))
    .catch((error: unknown) => {
      payload.logger.error({ err: error }, 'a link to a seafarer’s account could not be sent')
    })
  return true
}
