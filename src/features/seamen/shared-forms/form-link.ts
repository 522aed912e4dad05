import { createHmac, randomBytes } from 'node:crypto'

import { env } from '../../../env'

/** What the secret of a link is made of; the database holds it, and no address can be made of it without the key of the site. */
export function newLinkSeed(): Buffer {
  return randomBytes(16)
}

/**
 * The secret in the address of a link: made again whenever its owner looks at it, as the secret itself is nowhere stored. Under another key
 * of the site it is another one, so it is compared with what is stored (`tokenId`).
 */
export function linkToken(seed: Buffer): string {
  return createHmac('sha256', env.PAYLOAD_SECRET)
    .update('link to a form\n')
    .update(seed)
    .digest('base64url')
}

/**
 * SQL about a row `l` of `seaman_form_links`. A link that was ended is remembered by a digest that says nothing of anybody, so that a backup
 * that is put back does not open it again.
 */
export const LINK_REFERENCE = `'form-link-' || encode(sha256(l.token_id), 'hex')`

/** Whether its owner has not ended it. */
export const IS_KEPT = `NOT EXISTS (SELECT FROM erased_requests e WHERE e.reference = ${LINK_REFERENCE})`
