/**
 * How many characters a text has: an emoji counts as one, not as the two units that JavaScript keeps most of them in.
 * @example characters('⚓ 👍') // 3
 */
export function characters(text: string): number {
  return [...text].length
}
