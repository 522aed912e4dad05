import type { Block } from '../../../domain/translation/untranslated'
import { hasPlaceholder, hasWords } from '../../../domain/translation/words'
import type { SideBySidePair } from './side-by-side-pair'

/** How a piece stands, for its mark in the pane and in words. */
export type PieceMark = 'missing' | 'leftOut' | 'same' | 'changed' | 'unknown' | 'gone' | 'own'

/** What there is to say of a pair; nothing where the translation says what the source says. */
export function pieceMark({
  source,
  own,
  standing,
  isSame,
  isLeftOut,
}: SideBySidePair): PieceMark | undefined {
  if (!source) {
    if (own && hasPlaceholder(own.text)) return 'missing'
    return standing === 'outOfDate' ? 'gone' : 'own'
  }
  if (!own) return isLeftOut ? 'leftOut' : 'missing'
  // What was taken over shows itself (a button, a file), or stands for the words of a link, and says nothing yet.
  const hasNone = source.rows.length > 0 && !hasWords(own.text)
  if (hasNone || hasPlaceholder(own.text)) return 'missing'
  if (isSame) return 'same'
  if (standing === 'outOfDate') return 'changed'
  return standing === 'unknown' ? 'unknown' : undefined
}

/** The empty blocks of a translation that count: where all of the source is translated, what is empty is shown to nobody. */
export function emptyThatCount(empty: readonly Block[], pairs: readonly SideBySidePair[]): Block[] {
  const isCompared = pairs.some(({ source }) => source !== undefined)
  const isMissing = pairs.some((pair) => pieceMark(pair) === 'missing')
  return isCompared && !isMissing ? [] : [...empty]
}
