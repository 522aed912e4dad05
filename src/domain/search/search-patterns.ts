/** What a search asks of the texts of a document, as patterns of Postgres' `ILIKE`; all of them must be there. */
export interface SearchPatterns {
  /** Of what names the document. */
  inHead: string[]
  /** Of all of its text. */
  inWords: string[]
  /** Whether only Chinese texts can hold them. */
  isChinese: boolean
}

/** More than anybody types; each is looked for. */
const MOST_WORDS = 8

/** The index knows of threes of letters: what is shorter would read every text. */
const SHORTEST = 3

/**
 * Patterns for the words of a search, in any order. Words too short for an index are looked for in titles alone, except
 * those of Chinese, which has short words and texts.
 * @example searchPatterns('ship 5%') // { inHead: ['%5\\%%'], inWords: ['%ship%'], isChinese: false }
 */
export function searchPatterns(search: string): SearchPatterns {
  const words = search.trim().split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS)
  const isChinese = words.some((word) => /\p{Script=Han}/u.test(word))
  const isLong = (word: string) => isChinese || [...word].length >= SHORTEST
  const pattern = (word: string) =>
    `%${word.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return {
    inHead: words.filter((word) => !isLong(word)).map(pattern),
    inWords: words.filter(isLong).map(pattern),
    isChinese,
  }
}
