import type { Payload } from 'payload'

import { sendLater } from '../../cms/services/mail/send-later'
import type { SeamanLinkPurpose } from '../../domain/members/seaman-account'
import { type LinkOptions, sendLinkTo } from './seaman-accounts.submit'

/**
 * Sends a link after the answer, so that the duration of the answer does not reveal whether the account exists.
 * @returns whether it was queued; false when too many wait
 */
export function sendLinkLater(
  payload: Payload,
  email: string,
  purpose: Exclude<SeamanLinkPurpose, 'changeEmail'>,
  options?: LinkOptions,
): boolean {
  return sendLater(
    payload,
    () => sendLinkTo(payload, email, purpose, options),
    'a link to a seafarer’s account could not be sent',
  )
}
