import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

import type { Block } from '../../../domain/translation/untranslated'
import { hasWords } from '../../../domain/translation/words'
import { plainText } from './content'

type Node = SerializedEditorState['root']['children'][number]

/** A block of a body with its words, and with what it is stored as. */
export interface BodyBlock extends Block {
  readonly node: Node
}

/** The blocks of a body, in reading order. */
export function bodyBlocks(state: SerializedEditorState): BodyBlock[] {
  return state.root.children.map((node, index) => {
    const kind = kindOf(node)
    return {
      index,
      kind,
      text: wordsOf(state, node),
      showsItself: !NOTHING_BUT_WORDS.has(kind),
      node,
    }
  })
}

/** The words of one node of a rich text. */
function wordsOf(state: SerializedEditorState, node: Node): string {
  return plainText({ ...state, root: { ...state.root, children: [node] } })
}

interface Kind {
  type: string
  tag?: string
  fields?: { blockType?: string }
}

/** Headings by their level, lists by their kind, blocks by theirs: what translates each other is of one kind. */
function kindOf(node: { type: string }): string {
  const { type, tag, fields } = node as Kind
  const detail = tag ?? fields?.blockType
  return detail === undefined ? type : `${type}/${detail}`
}

/** Kinds that show nothing where they have no words. */
const NOTHING_BUT_WORDS: ReadonlySet<string> = new Set([
  'paragraph',
  'heading/h2',
  'heading/h3',
  'heading/h4',
  'quote',
  'list/ul',
  'list/ol',
  'table',
  'block/callout',
  'block/steps',
  'block/questions',
  'block/letter',
  'block/diagram',
])

/** Whether a stored value is a rich text. */
export function isRichText(value: unknown): value is SerializedEditorState {
  if (typeof value !== 'object' || value === null || !('root' in value)) return false
  const { root } = value
  return (
    typeof root === 'object' && root !== null && 'children' in root && Array.isArray(root.children)
  )
}

/** Whether a block shows something: words, or what it shows by itself. */
export function showsSomething({ text, showsItself }: Block): boolean {
  return showsItself || hasWords(text)
}

/** A body without the blocks that show nothing: readers see no empty headings, and hear none. */
export function withoutEmptyBlocks(state: SerializedEditorState): SerializedEditorState {
  const children = bodyBlocks(state)
    .filter(showsSomething)
    .map(({ node }) => node)
  return { ...state, root: { ...state.root, children } }
}

/** Whether there is anything in a body but lines that were left empty. */
export function isFilled(body: unknown): boolean {
  return (
    isRichText(body) &&
    bodyBlocks(body).some(({ kind, text }) => kind !== 'paragraph' || text !== '')
  )
}

/** Whether there is a word in a body; the placeholders of links that were taken over are none. */
export function saysSomething(body: unknown): boolean {
  return isRichText(body) && bodyBlocks(body).some(({ text }) => hasWords(text))
}
