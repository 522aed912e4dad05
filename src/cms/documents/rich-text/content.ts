import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'

/** A node of a rich text, or what a block holds: its fields, and the rows of its lists. */
type Part = Record<string, unknown>

/** Every part of a rich text, in reading order: tables, blocks and the rich texts in them included. */
function* partsOf(state: SerializedEditorState): Generator<Part> {
  const pending: unknown[] = [state.root]
  while (pending.length > 0) {
    const value = pending.pop()
    if (Array.isArray(value)) pending.push(...(value as unknown[]).toReversed())
    else if (isPart(value)) {
      yield value
      pending.push(...below(value).toReversed())
    }
  }
}

function below(part: Part): unknown[] {
  if (isNode(part)) return [part.children, part.type === 'block' ? part.fields : undefined]
  // What a block refers to is no part of the text, also where it is populated.
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'document' || name === 'media' ? [] : [value],
  )
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}

/** Nodes say their type; no field of a block goes by that name. */
function isNode(part: Part): boolean {
  return typeof part.type === 'string'
}

const INLINE: ReadonlySet<unknown> = new Set(['text', 'link', 'autolink'])

/** The fields of blocks whose words a reader sees; what else they hold is rich text or no text. */
const WORDS = ['title', 'question', 'label', 'caption'] as const

/** The words of a rich text, for counting and for descriptions. */
export function plainText(state: SerializedEditorState): string {
  return wordsOf(state, ' ').replace(/\s+/g, ' ').trim()
}

/** The same with its lines: paragraphs, items and what was broken within them each begin a new one. */
export function plainLines(state: SerializedEditorState): string {
  const lines = wordsOf(state, '\n').split('\n')
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** The words of a rich text, with something between its parts. */
function wordsOf(state: SerializedEditorState, between: string): string {
  let words = ''
  for (const part of partsOf(state)) {
    if (!INLINE.has(part.type)) words += part.type === 'tab' ? ' ' : between
    for (const name of isNode(part) ? ['text'] : WORDS) {
      if (typeof part[name] === 'string') {
        words += `${part[name]}${name === 'text' ? '' : between}`
      }
    }
  }
  return words
}

/** Ids of the documents of a collection that a rich text and its blocks link to. */
export function linkedDocuments(state: SerializedEditorState, collection: string): string[] {
  const ids = new Set<string>()
  for (const part of partsOf(state)) {
    const target = part.type === 'link' ? (part.fields as Part | undefined)?.doc : part.document
    if (isPart(target) && target.relationTo === collection) ids.add(documentId(target.value))
  }
  return [...ids]
}

/** Ids of the pictures and files that the blocks of a rich text show. */
export function mediaIn(state: SerializedEditorState): string[] {
  return [...new Set(filesIn(state).map(({ id }) => id))]
}

/** A picture or file where a text shows it. */
export interface ShownFile {
  id: string
  blockType: string
  /** Which of the blocks of its type it is, from 1. */
  number?: number
  /** What the block says of it, where it says anything. */
  words?: string
}

/** The pictures and files that the blocks of a rich text show, in reading order. */
export function filesIn(state: SerializedEditorState): ShownFile[] {
  const files: ShownFile[] = []
  const blocks = new Map<string, number>()
  for (const part of partsOf(state)) {
    if (isNode(part)) continue
    const blockType = String(part.blockType)
    const number = (blocks.get(blockType) ?? 0) + 1
    blocks.set(blockType, number)
    const { media } = part
    if (media === undefined || media === null) continue
    const words = WORDS.map((name) => part[name]).find((text) => typeof text === 'string' && text)
    files.push({
      id: documentId(media),
      blockType,
      number,
      ...(typeof words === 'string' && { words }),
    })
  }
  return files
}

/** Whether a rich text has a block of a type. */
export function hasBlock(state: SerializedEditorState, blockType: string): boolean {
  for (const part of partsOf(state)) {
    if (part.type === 'block' && (part.fields as Part | undefined)?.blockType === blockType) {
      return true
    }
  }
  return false
}

/** What a field of each block of a type says, in reading order. */
export function blockValues(
  state: SerializedEditorState,
  blockType: string,
  field: string,
): unknown[] {
  return [...partsOf(state)].flatMap((part) => {
    const fields = part.type === 'block' ? (part.fields as Part | undefined) : undefined
    return fields?.blockType === blockType ? [fields[field]] : []
  })
}

/** Whether a block of a type is before everything else. */
export function beginsWithBlock({ root }: SerializedEditorState, blockType: string): boolean {
  const first: Part | undefined = root.children[0] && { ...root.children[0] }
  return first?.type === 'block' && (first.fields as Part | undefined)?.blockType === blockType
}

/** The questions of a rich text with their answers, as plain text. */
export function questionsIn(state: SerializedEditorState): { question: string; answer: string }[] {
  const questions = []
  for (const { question, answer } of partsOf(state)) {
    if (typeof question !== 'string' || !isPart(answer) || !isPart(answer.root)) continue
    // Whatever has a root of nodes is a rich text.
    const text = plainText(answer as unknown as SerializedEditorState)
    if (question.trim() !== '' && text !== '') questions.push({ question, answer: text })
  }
  return questions
}

/** What names a document among those of every collection. */
export function documentKey(collection: string, value: unknown): string {
  return `${collection}/${documentId(value)}`
}

/** The id of a relationship's value, populated or not. */
export function documentId(value: unknown): string {
  return String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
}
