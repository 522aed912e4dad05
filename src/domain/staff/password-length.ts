/**
 * Characters. NIST SP 800-63B asks for 15 where a password stands alone and for 8 where there is a second
 * factor. There is none here, but five wrong ones lock the account: guessing has to begin with what was
 * stolen, and against that twelve are enough, while people still choose them without a note on the screen.
 */
export const SHORTEST_PASSWORD = 12

/** Characters. Every sign-in works through all of them. */
export const LONGEST_PASSWORD = 128

/** What is wrong with the length of a password. */
export function wrongPasswordLength(
  password: string,
  shortest = SHORTEST_PASSWORD,
): 'short' | 'long' | undefined {
  // Not UTF-16: a letter outside of it is one character for whoever types it.
  const { length } = [...password]
  if (length < shortest) return 'short'
  return length > LONGEST_PASSWORD ? 'long' : undefined
}
