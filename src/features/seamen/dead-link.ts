import type { NotDone } from '../../cms/services/forms/form'

/** What somebody is told whose link was used, or has run out, between the page and the press. */
export const DEAD_LINK: NotDone = { notice: { kind: 'deadLink' } }

/** What somebody is told whose new address another account has by now: both belong to whoever reads its mail. */
export const EMAIL_TAKEN: NotDone = { notice: { kind: 'emailTaken' } }
