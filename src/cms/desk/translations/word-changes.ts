import { diffWords } from 'diff'

/** Words that stayed, came or went; with the spaces between them. */
export interface WordChange {
  readonly kind: 'kept' | 'added' | 'removed'
  readonly words: string
}

/** A longer text is shown as it is: comparing takes the square of its words. */
const MOST_EDITS = 2_000

/**
 * What changed from a former text to the present one, word by word as the language divides them.
 * @returns nothing where so much changed that the words beside each other say nothing
 */
export function wordChanges(
  former: string,
  present: string,
  languageTag: string,
): WordChange[] | undefined {
  const changes = diffWords(former, present, {
    intlSegmenter: new Intl.Segmenter(languageTag, { granularity: 'word' }),
    maxEditLength: MOST_EDITS,
    timeout: 200,
  })
  return changes?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    words: value,
  }))
}

/**
 * Changes of a text in the shape that it has now: they are found in its plain words.
 * @param rows of the present text, whose cells are of more than spaces
 * @returns the changes of each cell, whose kept and added words are those of the cell; nothing where rows and changes are
 * not of one text
 */
export function changesInRows(
  rows: readonly (readonly string[])[],
  changes: readonly WordChange[],
): WordChange[][][] | undefined {
  const present = changes.flatMap(({ kind, words }) => (kind === 'removed' ? [] : [words]))
  if (bare(rows.flat().join('')) !== bare(present.join(''))) return undefined
  const left = changes.filter(({ words }) => words !== '')
  const cells = rows.flat().map((cell) => takeCell(left, cell))
  // What went at the very end has no cell after it.
  cells.at(-1)?.push(...left.filter(({ kind }) => kind === 'removed'))
  let taken = 0
  return rows.map(({ length }) => cells.slice(taken, (taken += length)))
}

/** Takes from the front of the changes those of one cell. */
function takeCell(left: WordChange[], cell: string): WordChange[] {
  const found: WordChange[] = []
  let rest = cell
  for (;;) {
    const [first, second] = left
    if (!first) return found
    if (first.kind === 'removed') {
      // What another word came for stands before that, in the cell that follows.
      if (rest === '' && second?.kind === 'added') return found
      found.push(first)
      left.shift()
      continue
    }
    const count = bare(first.words).length
    if (count === 0) {
      left.shift()
      continue
    }
    if (rest === '') return found
    const [here, after] = splitAfter(rest, count)
    found.push({ kind: first.kind, words: here })
    rest = after
    const over = count - bare(here).length
    if (over === 0) left.shift()
    else left[0] = { kind: first.kind, words: bare(first.words).slice(-over) }
  }
}

/** A text without its spaces and breaks. */
function bare(text: string): string {
  return text.replace(/\s/g, '')
}

/** Splits a text after so many letters that are no spaces, and the spaces that follow. */
function splitAfter(text: string, count: number): [string, string] {
  let [index, letters] = [0, 0]
  while (index < text.length && letters < count) {
    if (bare(text[index] ?? '') !== '') letters += 1
    index += 1
  }
  while (index < text.length && bare(text[index] ?? '') === '') index += 1
  return [text.slice(0, index), text.slice(index)]
}
