import type { NotDone } from '../../cms/services/forms/form'

/** The answer when a link was used or has expired between the loading of the page and the click. */
export const DEAD_LINK: NotDone = { notice: { kind: 'deadLink' } }

/**
 * The answer when another account has the new address by now. The reader of that mailbox owns both, so it may say so.
 */
export const EMAIL_TAKEN: NotDone = { notice: { kind: 'emailTaken' } }
