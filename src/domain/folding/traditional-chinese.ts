import { TRADITIONAL_PAIRS } from './traditional-characters'

let simplified: ReadonlyMap<string, string> | undefined

/**
 * A text with simplified characters in the place of traditional ones; as long as it was.
 * @example inSimplified('船長') // '船长'
 */
export function inSimplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  simplified ??= new Map(
    TRADITIONAL_PAIRS.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)] as const),
  )
  const pairs = simplified
  return text.replaceAll(/\p{Script=Han}/gu, (character) => pairs.get(character) ?? character)
}
