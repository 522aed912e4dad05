import { inSimplified } from '../folding/traditional-chinese'
import { isHan, placedForms, spellings } from '../search/search-words'

/** A piece of a text; `isMatch`: it is what was looked for. Plain text, to be escaped like any other. */
export interface ExcerptPart {
  text: string
  isMatch: boolean
}

interface Range {
  start: number
  end: number
}

/** Longest excerpt, in characters; Chinese says as much in fewer. */
const LENGTH = 220
const LENGTH_OF_HAN = 90

/** How much of it stands before the first word that was found. */
const LEAD = 40

/**
 * The part of a text around the words that were looked for, with these marked; its beginning where it has none.
 * @param matched the words, as `placedForms` writes them; Chinese ones, simplified, count wherever they stand
 */
export function excerpt(text: string, matched: ReadonlySet<string>): ExcerptPart[] {
  const ranges = rangesOf(text, matched)
  const length = isHan(text) && !/\p{L}{4,}\s/u.test(text.slice(0, 40)) ? LENGTH_OF_HAN : LENGTH
  const start = startOf(text, ranges, length)
  const end = endAt(text, start, length)
  const shown = ranges.filter((range) => range.start >= start && range.end <= end)
  const parts = marked(text, { start, end }, shown)
  if (start > 0) parts.unshift({ text: '… ', isMatch: false })
  if (end < text.length) parts.push({ text: ' …', isMatch: false })
  return parts
}

/** A whole text, such as a heading, with what was looked for marked. */
export function markedText(text: string, matched: ReadonlySet<string>): ExcerptPart[] {
  return marked(text, { start: 0, end: text.length }, rangesOf(text, matched))
}

function rangesOf(text: string, matched: ReadonlySet<string>): Range[] {
  const ranges: Range[] = placedForms(text).filter(({ word }) =>
    [word, ...spellings(word)].some((spelling) => matched.has(spelling)),
  )
  const simplified = inSimplified(text)
  for (const word of matched) {
    if (!isHan(word)) continue
    const next = (from: number) => simplified.indexOf(word, from)
    for (let at = next(0); at >= 0; at = next(at + word.length)) {
      ranges.push({ start: at, end: at + word.length })
    }
  }
  const merged: Range[] = []
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1)
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end)
    else merged.push({ start: range.start, end: range.end })
  }
  return merged
}

/** Where the excerpt has the most of what was looked for. */
function startOf(text: string, ranges: readonly Range[], length: number): number {
  let best = 0
  let most = 0
  for (const first of ranges) {
    const from = Math.min(first.start - LEAD, text.length - length)
    const start = from <= 0 ? 0 : wordStart(text, from)
    const words = ranges.filter((range) => range.start >= start && range.end <= start + length)
    const different = new Set(
      words.map((range) => text.slice(range.start, range.end).toLowerCase()),
    )
    if (different.size > most) [best, most] = [start, different.size]
  }
  return best
}

/** The beginning of the next word; of writing without spaces the next character. */
function wordStart(text: string, from: number): number {
  const space = text.slice(from, from + 20).search(/\s/u)
  if (space >= 0) return from + space + 1
  return isLowSurrogate(text, from) ? from + 1 : from
}

function endAt(text: string, start: number, length: number): number {
  const end = start + length
  if (end >= text.length) return text.length
  const space = text.slice(start, end).search(/\s\S*$/u)
  if (space > length - 30) return start + space
  return isLowSurrogate(text, end) ? end - 1 : end
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  return unit >= 0xdc00 && unit <= 0xdfff
}

function marked(text: string, { start, end }: Range, ranges: readonly Range[]): ExcerptPart[] {
  const parts: ExcerptPart[] = []
  let at = start
  for (const range of ranges) {
    if (range.start > at) parts.push({ text: text.slice(at, range.start), isMatch: false })
    parts.push({ text: text.slice(range.start, range.end), isMatch: true })
    at = range.end
  }
  if (at < end) parts.push({ text: text.slice(at, end), isMatch: false })
  return parts
}
