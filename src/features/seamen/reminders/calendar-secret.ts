import { createHmac, randomBytes } from 'node:crypto'

import { env } from '../../../env'

/** What the address of a calendar is made of; the database holds it, and no address can be made of it without the key of the site. */
export function newCalendarSeed(): Buffer {
  return randomBytes(16)
}

/**
 * The secret in the address of a calendar: made again whenever its page shows it, as the secret itself is nowhere stored. Under another key
 * of the site it is another one, so it is compared with what is stored (`tokenId`).
 */
export function calendarToken(seed: Buffer): string {
  return createHmac('sha256', env.PAYLOAD_SECRET)
    .update('calendar of papers\n')
    .update(seed)
    .digest('base64url')
}
