import { hasPlaceholder, hasWords, isSameText } from './words'

/** A block of a body, with its words. */
export interface Block {
  /** Which of the blocks of the body it is, from 0. */
  readonly index: number
  readonly kind: string
  readonly text: string
  /** Whether it shows something though it has no words: a picture, a line, what the site puts there. */
  readonly showsItself: boolean
}

/** A field beside the body (the title, the summary, what search engines are told), with its words. */
export interface Field {
  /** Its name. */
  readonly at: string
  readonly text: string
}

/** Blocks of a translation that nobody seems to have translated; in reading order. */
export interface Untranslated {
  /** They say word for word what the source says. */
  same: Block[]
  /** They say nothing yet, or a link in them has no words. */
  empty: Block[]
}

/**
 * What of a translation is still to be translated. An empty paragraph counts only where the source has one more than
 * the translation has: others are left between two blocks to see them better.
 */
export function findUntranslated(source: readonly Block[], own: readonly Block[]): Untranslated {
  const isFilled = ({ text }: Block) => hasWords(text)
  const paragraphs = (blocks: readonly Block[]) =>
    blocks.filter((block) => block.kind === 'paragraph' && isFilled(block)).length
  let missing = source.length === 0 ? 0 : paragraphs(source) - paragraphs(own)
  const empty = own.filter((block) => {
    if (hasPlaceholder(block.text)) return true
    if (isFilled(block) || block.showsItself) return false
    if (block.kind !== 'paragraph' || block.text !== '') return true
    missing -= 1
    return missing >= 0
  })
  const same = own.filter((block) =>
    source.some(({ kind, text }) => kind === block.kind && isSameText(block.text, text)),
  )
  return { same, empty }
}

/**
 * The fields of a translation that say word for word what the same field of the source says. A title is often a name, a
 * number or one word that both languages share: the rule that spares those in the body (`isSameText`) spares them here.
 */
export function findSameFields(source: readonly Field[], own: readonly Field[]): Field[] {
  return own.filter(({ at, text }) =>
    source.some((field) => field.at === at && isSameText(text, field.text)),
  )
}
