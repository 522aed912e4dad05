/**
 * A short text that is another one for another text, with no promise against people who look for two alike: FNV-1a.
 * @example textHash('') // 'ztntfp'
 */
export function textHash(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
