import type {
  SerializedEditorState,
  SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'

/** Every node of a rich text, depth first. */
function* nodesOf(state: SerializedEditorState): Generator<Record<string, unknown>> {
  const pending: SerializedLexicalNode[] = [state.root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    // Serialized nodes carry the fields of their own types; only their presence is tested below.
    const record = node as unknown as Record<string, unknown>
    yield record
    const { children } = record
    if (Array.isArray(children)) pending.push(...(children as SerializedLexicalNode[]).toReversed())
  }
}

/** The words of a rich text, for counting and for descriptions. */
export function plainText(state: SerializedEditorState): string {
  const words: string[] = []
  for (const node of nodesOf(state)) if (typeof node.text === 'string') words.push(node.text)
  return words.join(' ')
}

/** Ids of the documents of a collection that a rich text links to. */
export function linkedDocuments(state: SerializedEditorState, collection: string): string[] {
  const ids = new Set<string>()
  for (const node of nodesOf(state)) {
    if (node.type !== 'link') continue
    const fields = node.fields as
      { doc?: { relationTo: string; value: unknown } | null } | undefined
    const doc = fields?.doc
    if (doc?.relationTo === collection) ids.add(documentId(doc.value))
  }
  return [...ids]
}

/** What names a document among those of every collection. */
export function documentKey(collection: string, value: unknown): string {
  return `${collection}/${documentId(value)}`
}

/** The id of a relationship's value, populated or not. */
export function documentId(value: unknown): string {
  return String(typeof value === 'object' && value !== null && 'id' in value ? value.id : value)
}
