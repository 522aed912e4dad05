/**
 * Characters. NIST SP 800-63B asks for 15 without a second factor and for 8 with one. Here five wrong passwords lock an
 * account, so only stolen passwords are a danger. Twelve are enough against these, and people can still remember them.
 */
export const SHORTEST_PASSWORD = 12

/** Characters. The limit bounds the work of a sign-in, which hashes the whole password. */
export const LONGEST_PASSWORD = 128

/** What is wrong with the length of a password. */
export function wrongPasswordLength(
  password: string,
  shortest = SHORTEST_PASSWORD,
): 'short' | 'long' | undefined {
  // Counts code points, not UTF-16 units: an emoji is one character for the person who types it.
  const { length } = [...password]
  if (length < shortest) return 'short'
  return length > LONGEST_PASSWORD ? 'long' : undefined
}
