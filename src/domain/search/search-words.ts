import { arabicStem, foldedLetters } from '../folding/letter-steps'
import { inSimplified } from '../folding/traditional-chinese'

/** A word as texts and readers write it: letters with their marks, digits, an apostrophe between letters. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’ʼ‘`][\p{L}\p{M}]+)*/gu

const APOSTROPHE = /['’ʼ‘`]/u
const IS_CYRILLIC = /\p{Script=Cyrillic}/u
const HAS_HAN = /\p{Script=Han}/u
const IS_ARABIC = /\p{Script=Arabic}/u
const IS_LATIN = /\p{Script=Latin}/u

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

const HYPHEN = /^[-\u2010\u2011]$/
const THOUSANDS = /^[.,'’\u00a0\u202f\u066c]$/u

/** Words that are written as one where somebody leaves the sign between them out: mag-apply, 3,500. */
function runsOf(text: string): PlacedWord[][] {
  const runs: PlacedWord[][] = []
  let last: PlacedWord | undefined
  for (const word of wordsOf(text)) {
    const run = runs.at(-1)
    const between = last && text.slice(last.end, word.start)
    if (run && last && between && isJoined(last.word, between, word.word)) run.push(word)
    else runs.push([word])
    last = word
  }
  return runs
}

function isJoined(before: string, between: string, after: string): boolean {
  if (HAS_HAN.test(before + after)) return false
  if (HYPHEN.test(between)) return /\p{L}/u.test(before + after)
  return (
    THOUSANDS.test(between) &&
    /^\d{1,3}$|^\d{4,}$/u.test(digits(before)) &&
    /^\d{3}$/u.test(digits(after))
  )
}

const digits = (word: string) => foldedLetters(word)

const joined = (run: readonly PlacedWord[]) => run.map(({ word }) => word).join('')

/** The words of a text, and each run of them that may be written as one. */
export function placedForms(text: string): PlacedWord[] {
  return runsOf(text).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || run.length === 1) return run
    return [...run, { word: joined(run), start: first.start, end: last.end }]
  })
}

/**
 * A text as the index of words takes it: its words as they may be typed, Chinese by characters, what a hyphen or a sign
 * between thousands parts also as one.
 */
export function indexedWords(text: string): string {
  return placedForms(text)
    .flatMap(({ word }) => spellings(word))
    .map(byCharacters)
    .join(' ')
}

/**
 * Every word that a text is found by as people write it, once each, sorted: what is mistyped is compared with them.
 * Runs of Chinese are left out.
 */
export function wordForms(text: string): string[] {
  const forms = new Set<string>()
  for (const { word } of placedForms(text)) {
    if (HAS_HAN.test(word)) continue
    for (const form of [word, withFoldedLetters(word)]) if (form !== '') forms.add(form)
  }
  return [...forms].toSorted()
}

/** Of Arabic words the letters stay as they are read. */
function withFoldedLetters(word: string): string {
  return IS_ARABIC.test(word) ? word : foldedLetters(word)
}

/**
 * A word as the index has it, in each way that it may be typed. One of Latin letters stays as it is written as well:
 * rules for endings know accents. Arabic goes without what is written in one piece with it.
 */
export function spellings(word: string): string[] {
  if (HAS_HAN.test(word)) return [inSimplified(word)]
  const plain = foldedLetters(word)
  if (IS_ARABIC.test(word)) return [arabicStem(plain)]
  return plain === word || !IS_LATIN.test(word) ? [plain] : [word, plain]
}

/** Most words of a search that are looked for. */
export const MOST_WORDS = 12

let segmenter: Intl.Segmenter | undefined

/**
 * What a reader looks for, word by word, each once; Chinese as its words are, in simplified characters. What is typed
 * with a hyphen, or a sign between thousands, is one word, with a hyphen between its parts.
 */
export function searchedWords(text: string): string[] {
  const words = new Set<string>()
  for (const run of runsOf(text)) {
    const [{ word } = { word: '' }] = run
    const parts = new Set(run.map((one) => one.word))
    if (!HAS_HAN.test(word)) words.add([...parts].join('-'))
    else {
      segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
      for (const { segment, isWordLike } of segmenter.segment(inSimplified(word))) {
        if (isWordLike) words.add(segment)
      }
    }
  }
  return [...words].slice(0, MOST_WORDS)
}

/**
 * What is asked for in the place of a searched word: its spellings; of one with a hyphen both its parts, with a space
 * between, and what they are together.
 * @example askedSpellings('mag-apply') // ['magapply', 'mag apply']
 */
export function askedSpellings(word: string): string[] {
  const parts = word.split('-')
  if (parts.length === 1) return spellings(word)
  return [
    ...spellings(parts.join('')),
    parts.flatMap((part) => spellings(part).at(-1) ?? []).join(' '),
  ]
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
