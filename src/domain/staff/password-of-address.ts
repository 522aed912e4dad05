/** Characters beside the address that make a password of their own. */
const LEAST_OF_ITS_OWN = 6

/** Characters. A shorter name stands in many words by chance. */
const SHORTEST_NAME = 4

/**
 * Whether a password is an e-mail address, or the name in it, and little more.
 * @example isMostlyAddress('Olena.Koval1987', 'olena.koval@ship.example') // true
 * @example isMostlyAddress('olena sails to Odesa', 'olena@ship.example') // false
 */
export function isMostlyAddress(password: string, email: string): boolean {
  const address = email.trim().toLowerCase()
  const [name = ''] = address.split('@')
  const parts = [address, name].filter(({ length }) => length >= SHORTEST_NAME)
  const typed = password.toLowerCase()
  const rest = parts.reduce((text, part) => text.replaceAll(part, ''), typed)
  return rest !== typed && [...rest].length < LEAST_OF_ITS_OWN
}
