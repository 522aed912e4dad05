import type { Locale } from '../locales/locales'
import { isPlace, namedPlaces } from '../places/named-places'
import type { DocumentCode } from './documents'
import { LITTLE_WORDS } from './little-words'
import { normalName } from './match-term'
import { wordsLike, wordsMeantAlone, wordsMeantByUnwritten } from './mistyped-words'
import type { RankCode } from './ranks'
import {
  isMeant,
  isOwnName,
  type Meaning,
  meaningOf,
  MOST_WORDS,
  termNames,
  type Word,
  wordsOf,
} from './term-names'
import type { VesselTypeCode } from './vessel-types'

/** What a part of a text names: any of these is meant, several where the name means several things. */
export interface FoundTerm {
  /** As it was typed. */
  text: string
  ranks: RankCode[]
  vessels: VesselTypeCode[]
  documents: DocumentCode[]
}

export interface FoundTerms {
  /** In the order of the text. */
  terms: FoundTerm[]
  /** The other words, but for those that look for nothing, such as `of` where it is of no place; in the order of the text. */
  rest: string[]
}

/** Words from the first to the last, exclusive, that are a name. */
interface Span {
  from: number
  to: number
  /** Letters that are right. */
  weight: number
  meaning: Meaning
}

/** Characters. The rest of a longer text is not looked at. */
const LONGEST = 200

/** Ways to read a misspelt name; more are not tried. */
const MOST_READINGS = 20

/**
 * The ranks, vessels and documents that a text names in any of the twelve languages, so that names cover as much of
 * it as they can, rather long ones than short ones. A word of six letters or more may have one typing error, one of
 * five within a name of several words.
 * @param locale of the reader: it decides where a name, or what a misspelt one comes close to, means one thing in
 * one language and another in another
 * @example findTerms('second engineer LNG Rotterdam', 'en')
 * // { terms: [{ text: 'second engineer', ranks: ['second-engineer'], … }, { text: 'LNG', … }], rest: ['Rotterdam'] }
 */
export function findTerms(text: string, locale: Locale): FoundTerms {
  const given = text.slice(0, LONGEST)
  const words = wordsOf(given)
  const spans = bestSpans(words.length, namesAmong(words, given, locale))
  const terms = spans.map(({ from, to, meaning }) => ({
    text: given.slice(words[from]?.start, words[to - 1]?.end),
    ...meaning,
  }))
  const isNamed = new Set(spans.flatMap(({ from, to }) => words.slice(from, to)))
  return { terms, rest: restOf(words, isNamed, given) }
}

/**
 * The name that a word is one typing error away from, shorter than {@link findTerms} takes it for one: for a word that
 * nobody has written. `text` is the name as it is written.
 * @example termMeantByUnwritten('повор', 'ru') // { text: 'повар', ranks: ['chief-cook', …], … }
 */
export function termMeantByUnwritten(word: string, locale: Locale): FoundTerm | undefined {
  const { written } = termNames()
  const [name] = wordsMeantByUnwritten(normalName(word), locale)
    .filter((one) => written.has(one))
    .toSorted((one, other) => Number(isOwnName(other, locale)) - Number(isOwnName(one, locale)))
  if (name === undefined) return undefined
  const meaning = meaningOf([name], locale)
  return meaning && { text: written.get(name) ?? name, ...meaning }
}

/** Every name that stands anywhere in the text, also within another. */
function namesAmong(words: readonly Word[], text: string, locale: Locale): Span[] {
  const spans: Span[] = []
  // A city is no misspelt rank: Boston.
  const like = words.map(({ normal, start, end }) =>
    isPlace(text.slice(start, end)) ? [normal] : wordsLike(normal),
  )
  for (const [from, first] of words.entries()) {
    let exact = ''
    let readings = ['']
    for (const [at, word] of words.slice(from, from + MOST_WORDS).entries()) {
      const to = from + at + 1
      exact += word.normal
      const others = like[from + at] ?? []
      readings = readings
        .flatMap((start) => others.map((other) => start + other))
        .slice(0, MOST_READINGS)
      const typed = () => text.slice(first.start, word.end)
      const meaning = meaningOf([exact], locale)
      if (meaning) {
        if (isMeant(exact, typed(), locale)) {
          spans.push({ from, to, weight: exact.length, meaning })
        }
      } else {
        const names = at === 0 ? wordsMeantAlone(exact, readings, locale) : readings
        const near = meaningOf(names, locale)
        if (near) spans.push({ from, to, weight: exact.length - 1, meaning: near })
      }
    }
  }
  return spans
}

interface Chosen {
  spans: readonly Span[]
  weight: number
  /** Of the squares of weights: rather one long name than two short ones. */
  squares: number
}

/** Those of the names that do not overlap and cover most, in the order of the text. */
function bestSpans(count: number, spans: readonly Span[]): readonly Span[] {
  const endingAt = Array.from({ length: count + 1 }, (): Span[] => [])
  for (const span of spans) endingAt[span.to]?.push(span)
  const best: Chosen[] = [{ spans: [], weight: 0, squares: 0 }]
  for (let to = 1; to <= count; to++) {
    let found = best[to - 1]
    for (const span of endingAt[to] ?? []) {
      const before = best[span.from]
      if (!before || !found) continue
      const weight = before.weight + span.weight
      const squares = before.squares + span.weight ** 2
      if (weight > found.weight || (weight === found.weight && squares > found.squares)) {
        found = { spans: [...before.spans, span], weight, squares }
      }
    }
    if (found) best.push(found)
  }
  return best.at(-1)?.spans ?? []
}

/** What is no name, as it was typed between spaces and names: `O’Brien` is one word. */
function restOf(words: readonly Word[], isNamed: ReadonlySet<Word>, text: string): string[] {
  const rest: { start: number; end: number }[] = []
  for (const [at, word] of words.entries()) {
    if (isNamed.has(word)) continue
    const last = rest.at(-1)
    const before = words[at - 1]
    if (last && last.end === before?.end && !word.isApart) last.end = word.end
    else rest.push({ start: word.start, end: word.end })
  }
  const others = rest.flatMap(({ start, end }) => chineseWords(text.slice(start, end)))
  return (
    namedPlaces(others)
      // Las Palmas; Bordeaux is `bordo` in some languages, which is aboard in others.
      .filter(({ words: some, text: word }) => some.length > 1 || !isLittle(word))
      .flatMap((name) => name.words)
  )
}

let chinese: Intl.Segmenter | undefined

/** A text without spaces as words; in other languages it is one. */
function chineseWords(text: string): string[] {
  if (!/\p{sc=Han}/u.test(text)) return [text]
  chinese ??= new Intl.Segmenter('zh', { granularity: 'word' })
  return [...chinese.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike === true ? [segment] : [],
  )
}

let little: ReadonlySet<string> | undefined

/** Whether a word looks for nothing, in any language. */
export function isLittle(word: string): boolean {
  little ??= new Set(
    Object.values(LITTLE_WORDS).flatMap((words) => words.split(' ').map(normalName)),
  )
  return little.has(normalName(word))
}
