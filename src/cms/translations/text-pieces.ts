import { createHash } from 'node:crypto'

import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import type { Piece } from '../../domain/translation/alignment'
import { plainText } from '../rich-text/content'

/** A piece with its words, without marks of how they look. */
export interface TextPiece extends Piece {
  readonly text: string
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
      return isRichText(value) ? blocks(at, value) : []
    })
}

function field(at: string, text: string): TextPiece {
  return { at, kind: 'field', print: printOf(text), text }
}

function blocks(at: string, state: SerializedEditorState): TextPiece[] {
  return state.root.children.flatMap((node) => {
    const text = plainText({ ...state, root: { ...state.root, children: [node] } })
    const kind = kindOf(node)
    // What a translator leaves between two blocks to see them better says nothing.
    if (kind === 'paragraph' && text === '') return []
    return [{ at, kind, print: printOf(meaningOf(node)), text }]
  })
}

interface Kind {
  type: string
  tag?: string
  listType?: string
  fields?: { blockType?: string }
}

/** Headings by their level, lists by their kind, blocks by theirs: what translates each other is of one kind. */
function kindOf(node: { type: string }): string {
  const { type, tag, listType, fields } = node as Kind
  const detail = tag ?? listType ?? fields?.blockType
  return detail === undefined ? type : `${type}/${detail}`
}

/** What only the editor's program knows of a node, and what is given anew when it is copied. */
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

/** Twelve characters: they are compared within one document alone. */
function printOf(meaning: unknown): string {
  return createHash('sha256').update(JSON.stringify(meaning)).digest('base64url').slice(0, 12)
}

function isRichText(value: unknown): value is SerializedEditorState {
  return typeof value === 'object' && value !== null && 'root' in value
}
