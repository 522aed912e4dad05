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
