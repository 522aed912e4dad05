/**
 * What stands in the place of the words of a link until somebody writes them: without any it could be neither seen nor
 * filled in the editor. `name` says where the link leads. It is no text, so that nothing counts as translated by it.
 * @example placeholder('ilo.org') // '[ilo.org …]'
 */
export function placeholder(name: string): string {
  return `[${name.replace(/[[\]]/g, ' ').trim()} …]`
}

const PLACEHOLDER = /\[[^[\]]* …\]/gu

/** Whether a link in a text has no words yet. */
export function hasPlaceholder(text: string): boolean {
  return text.search(PLACEHOLDER) >= 0
}

/** Whether a text has anything that is read: a letter or a number. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text.replace(PLACEHOLDER, ' '))
}

/** Fewer letters than this are a name, an abbreviation or a word that two languages share. */
const FEW_LETTERS = 8

/** Addresses are the same in every language. */
const ADDRESS = /\S+@\S+|\S*:\/\/\S+|www\.\S+/gu

const WORD = /[\p{L}\p{M}]+/gu

/** An ordinary word of a sentence: not written with a capital letter, as names are, and not of a few letters. */
function isOrdinary(word: string): boolean {
  return word.length > 3 && word === word.toLowerCase()
}

/**
 * Whether a translation says word for word what the source says, though it should not: names, numbers and addresses are
 * the same in every language.
 * @example isSameText('Sign on', 'Sign on') // false, too few letters to tell
 */
export function isSameText(own: string, source: string): boolean {
  const words = wordsOf(own)
  const others = wordsOf(source)
  if (words.length === 0 || words.length !== others.length) return false
  if (words.some((word, index) => word.toLowerCase() !== others[index]?.toLowerCase())) return false
  const letters = words.reduce((sum, { length }) => sum + length, 0)
  // A single word is often the same in two languages; in scripts without spaces it may be a sentence.
  const isSentence = words.length > 1 || !isCased(words[0] ?? '')
  return letters >= FEW_LETTERS && isSentence && words.some(isOrdinary)
}

function wordsOf(text: string): string[] {
  return text.normalize('NFKC').replace(ADDRESS, ' ').match(WORD) ?? []
}

function isCased(word: string): boolean {
  return word.toLowerCase() !== word.toUpperCase()
}
