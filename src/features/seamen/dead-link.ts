import type { NotDone } from '../../cms/forms/form'

/** What somebody is told whose link was used, or has run out, between the page and the press. */
export const DEAD_LINK: NotDone = { notice: { kind: 'deadLink' } }

/**
 * The answer when another account has the new address by now. The reader of that mailbox owns both, so it may say so.
 */
export const EMAIL_TAKEN: NotDone = { notice: { kind: 'emailTaken' } }
