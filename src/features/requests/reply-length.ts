/** The longest answer, in characters; the browser checks it too. */
export const LONGEST_REPLY = 20_000
