/** So many characters of a number are shown, to tell two papers apart. */
const SHOWN = 3

/** Of a shorter number nothing is shown: the rest would be guessed. */
const SHORTEST = 6

/**
 * The number of a paper as lists show it: others look at the same screen.
 * @example maskedNumber('EA 1234567') // '•••567'
 */
export function maskedNumber(number: string): string {
  const letters = [...number]
  return letters.length < SHORTEST ? '•••' : `•••${letters.slice(-SHOWN).join('')}`
}
