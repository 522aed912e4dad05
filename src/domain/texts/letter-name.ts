/**
 * A letter with its code point, for a sentence about one that cannot be shown.
 * @example letterName('😀') // '⁨😀⁩ (U+1F600)'
 */
export function letterName(letter: string): string {
  const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return `\u2068${letter}\u2069 (U+${code})`
}
