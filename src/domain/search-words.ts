/** A word as texts and readers write it: letters with their marks, digits, an apostrophe between letters. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ‘`][\p{L}\p{M}]+)*/gu

const APOSTROPHE = /['’ʼ‘`]/u
const IS_CYRILLIC = /\p{Script=Cyrillic}/u
const HAS_HAN = /\p{Script=Han}/u

/** Where a word stands in its text. Offsets are those of strings, in UTF-16 units. */
export interface PlacedWord {
  word: string
  start: number
  end: number
}

/**
 * The words of a text, in small letters, in order. An apostrophe joins in Cyrillic (`об’єднання`) and parts
 * elsewhere (`l’équipage`). A run of Chinese is one word of the result.
 */
export function wordsOf(text: string): PlacedWord[] {
  const words: PlacedWord[] = []
  for (const { 0: run, index } of text.matchAll(WORD)) {
    if (!APOSTROPHE.test(run))
      words.push({ word: fold(run), start: index, end: index + run.length })
    else if (IS_CYRILLIC.test(run)) {
      const joined = fold(run.replaceAll(new RegExp(APOSTROPHE, 'gu'), ''))
      words.push({ word: joined, start: index, end: index + run.length })
    } else {
      let start = index
      for (const part of run.split(APOSTROPHE)) {
        words.push({ word: fold(part), start, end: start + part.length })
        start += part.length + 1
      }
    }
  }
  return words
}

/**
 * Small letters, one way of writing each; what is written with or without dots in Russian goes without. The other way
 * of writing `⑴` has signs that a query language knows: they go too.
 */
function fold(word: string): string {
  const letters = word.normalize('NFKC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return letters.toLowerCase().replaceAll('ё', 'е').normalize('NFC')
}

/**
 * A word without the accents of Latin letters, as it is typed where the keyboard has none.
 * @example withoutAccents('équipage') // 'equipage'
 */
export function withoutAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
}

/** A text as the index of words takes it: its words, those with accents also without, Chinese by characters. */
export function indexedWords(text: string): string {
  return wordsOf(text)
    .flatMap(({ word }) => spellings(word))
    .map(byCharacters)
    .join(' ')
}

/** Every spelling that a text is found by, once each, sorted; runs of Chinese are left out. */
export function wordForms(text: string): string[] {
  const forms = new Set<string>()
  for (const { word } of wordsOf(text)) {
    if (!HAS_HAN.test(word)) for (const spelling of spellings(word)) forms.add(spelling)
  }
  return [...forms].toSorted()
}

/** A word as it is written, and as it may be typed. */
export function spellings(word: string): string[] {
  const plain = withoutAccents(word)
  return plain === word ? [word] : [word, plain]
}

/** Most words of a search that are looked for. */
export const MOST_WORDS = 12

let segmenter: Intl.Segmenter | undefined

/** What a reader looks for, word by word, each once; Chinese as its words are. */
export function searchedWords(text: string): string[] {
  const words = new Set<string>()
  for (const { word } of wordsOf(text)) {
    if (!HAS_HAN.test(word)) words.add(word)
    else {
      segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
      for (const { segment, isWordLike } of segmenter.segment(word)) {
        if (isWordLike) words.add(segment)
      }
    }
  }
  return [...words].slice(0, MOST_WORDS)
}

/** Whether a word is Chinese, and so is found wherever its characters stand in a row. */
export function isHan(word: string): boolean {
  return HAS_HAN.test(word)
}

/**
 * A word with spaces between its Chinese characters.
 * @example byCharacters('签证') // '签 证'
 */
export function byCharacters(word: string): string {
  return HAS_HAN.test(word)
    ? word.replace(/(?<=\p{Script=Han})(?!$)|(?<!^)(?=\p{Script=Han})/gu, ' ').replace(/ +/g, ' ')
    : word
}
