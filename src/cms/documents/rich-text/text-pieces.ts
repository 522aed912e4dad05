import { createHash } from 'node:crypto'

import type { Piece } from '../../../domain/translation/alignment'
import { bodyBlocks, isRichText, showsSomething } from './body-blocks'

/** A piece with its words, without marks of how they look. */
export interface TextPiece extends Piece {
  readonly text: string
  /** Which block of its body it is, from 0; absent of fields. */
  readonly index?: number
}

/** A text in one language as the database has it: columns of the table of its fields, or names with their values. */
export type StoredText = Readonly<Record<string, unknown>>

/** The pieces of a text, in the order of its fields and of its body. What is empty is no piece. */
export function textPieces(stored: StoredText): TextPiece[] {
  return Object.keys(stored)
    .toSorted()
    .flatMap((at) => {
      const value = stored[at]
      if (typeof value === 'string') return value.trim() === '' ? [] : [field(at, value.trim())]
      if (!isRichText(value)) return []
      // What a translator leaves between two blocks to see them better says nothing, and neither does what is not
      // filled yet.
      return bodyBlocks(value)
        .filter(showsSomething)
        .map(({ kind, text, index, node }) => ({
          at,
          kind,
          print: printOf(meaningOf(node)),
          text,
          index,
        }))
    })
}

function field(at: string, text: string): TextPiece {
  return { at, kind: 'field', print: printOf(text), text }
}

/** What only the editor's program knows of a node, and what is given again when it is copied. */
const MEANINGLESS: ReadonlySet<string> = new Set([
  'id',
  'version',
  'direction',
  'textFormat',
  'textStyle',
  'mode',
  'detail',
  'style',
  'indent',
  'start',
  'blockName',
])

/** A value with its keys in one order, without what says nothing. */
function meaningOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaningOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inside]) => !MEANINGLESS.has(key) && !isEmpty(inside))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inside]) => [key, meaningOf(inside)]),
  )
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || value === 0 || value === false
}

/** A fingerprint of twelve characters: they are compared within one document alone. */
export function printOf(meaning: unknown): string {
  return createHash('sha256').update(JSON.stringify(meaning)).digest('base64url').slice(0, 12)
}
