/** Letters of the shortest part; what is shorter begins and ends words of every kind. */
export const SHORTEST_PART = 4

/** Endings of the last part, without accents. */
const ENDINGS = /(?:e[nmrs]?|n|s)$/

/** Behind a first part: what makes another word of it, and no compound. */
const DERIVED =
  /^(?:s?(?:lich|isch|schaft|heit|keit|haft|los|voll|sam|bar|ung|innen|end|ieren|iert|igen|ig)|e?st|e?te[nst]?)/

/** What joins two parts. */
const LINK = /^(?:s|es|n|en|er|e)?$/

/**
 * Whether a German word is a compound that begins or ends with the other.
 * @param word as `foldedLetters` writes it, and so is the other
 * @example isCompoundOf('arbeitsvertrage', 'vertrag') // true
 */
export function isCompoundOf(word: string, part: string): boolean {
  if (part.length < SHORTEST_PART || word.length < part.length + 3) return false
  if (word.endsWith(part) || word.replace(ENDINGS, '').endsWith(part)) return true
  const rest = word.slice(part.length)
  return word.startsWith(part) && rest.length >= SHORTEST_PART && !DERIVED.test(rest)
}

/**
 * The two words that a German one is made of, both among those that are known; `undefined` where it is of none.
 * @param word as `foldedLetters` writes it, and so are the others
 * @example germanParts('hafenstrasse', new Set(['hafen', 'strasse'])) // ['hafen', 'strasse']
 */
export function germanParts(
  word: string,
  known: ReadonlySet<string>,
): readonly [string, string] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const last = [word.slice(at), word.slice(at).replace(ENDINGS, '')].find((one) => known.has(one))
    if (last === undefined || last.length < SHORTEST_PART) continue
    for (let end = at; end >= SHORTEST_PART && end >= at - 2; end--) {
      if (LINK.test(word.slice(end, at)) && known.has(word.slice(0, end)))
        return [word.slice(0, end), last]
    }
  }
  return undefined
}
