/** Characters of a text that somebody pastes: a post of a channel, a mail of an agency. */
export const LONGEST_PASTED = 20_000
