/** What was done wrong: another letter in the place of one, or one too many, too few, or two exchanged. */
export type TypingError = 'letter' | 'order' | 'number'

/**
 * The one typing error between two words; `undefined` where they are the same, and where it takes more than one.
 * @example oneErrorApart('cheif', 'chief') // 'order'
 */
export function oneErrorApart(typed: string, meant: string): TypingError | undefined {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return undefined
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  let end = 0
  const shorter = Math.min(typed.length, meant.length) - start
  while (end < shorter && typed[typed.length - 1 - end] === meant[meant.length - 1 - end]) end++
  const wrong = typed.slice(start, typed.length - end)
  const right = meant.slice(start, meant.length - end)
  if (wrong.length + right.length === 1) return 'number'
  if (wrong.length === 1 && right.length === 1) return 'letter'
  const isExchanged = wrong.length === 2 && wrong === [...right].toReversed().join('')
  return isExchanged ? 'order' : undefined
}
