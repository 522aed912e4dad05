import type { TreeCollection } from '../src/content-types'
import { randomBytes } from 'node:crypto'

import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'

import { CALLOUT_KINDS } from '../src/cms/documents/rich-text/blocks/callout.block'
import { editor } from '../src/cms/documents/rich-text/editor'
import { simpleEditor } from '../src/cms/documents/rich-text/simple-editor'
import type { Page } from '../src/payload-types'
import { type MarkdownBlock, markdownParts } from '../src/first-content/blocks'

type Body = NonNullable<Page['body']>

/** The collection and id of a document by its name in the content set, such as `page:about`. */
export type Find = (name: string) => { relationTo: TreeCollection; value: number }

/** Makes of the Markdown of a first text what an editor would have written in the panel. */
export async function bodyWriter(
  payload: Payload,
  find: Find,
): Promise<(markdown: string) => Body> {
  const { config } = payload
  const whole = await editorConfigFactory.fromEditor({ config, editor })
  const simple = await editorConfigFactory.fromEditor({ config, editor: simpleEditor() })
  const text = (markdown: string) => convertMarkdownToLexical({ editorConfig: simple, markdown })
  return (markdown) => {
    const children = markdownParts(markdown).flatMap((part): unknown[] =>
      typeof part === 'string'
        ? convertMarkdownToLexical({ editorConfig: whole, markdown: part }).root.children
        : [{ type: 'block', version: 2, format: '', fields: blockFields(part, text, find) }],
    )
    const empty = convertMarkdownToLexical({ editorConfig: whole, markdown: '' })
    // The serialized state is what `payload-types.ts` describes more loosely.
    const body = { root: { ...empty.root, children } } as unknown as Body
    linkDocuments(body, find)
    return body
  }
}

function blockFields(
  { name, words, markdown, parts }: MarkdownBlock,
  text: (markdown: string) => unknown,
  find: Find,
): Record<string, unknown> {
  const block = { id: randomBytes(12).toString('hex'), blockName: '' }
  if (CALLOUT_KINDS.some((kind) => kind === name)) {
    return { ...block, blockType: 'callout', kind: name, title: words, text: text(markdown) }
  }
  switch (name) {
    case 'steps': {
      const steps = parts.map((part) => ({ title: part.title, text: text(part.markdown) }))
      return { ...block, blockType: 'steps', steps }
    }
    case 'questions': {
      const items = parts.map((part) => ({ question: part.title, answer: text(part.markdown) }))
      return { ...block, blockType: 'questions', items }
    }
    case 'letter':
      return { ...block, blockType: 'letter', language: words || null, text: text(markdown) }
    case 'diagram': {
      const rows = parts.map((part) => ({
        title: part.title,
        drawn: part.drawn,
        ...(part.markdown !== '' && { text: text(part.markdown) }),
      }))
      return { ...block, blockType: 'diagram', kind: words, title: markdown, parts: rows }
    }
    case 'chart':
      return { ...block, blockType: 'chart', kind: words }
    case 'button':
      return { ...block, blockType: 'callToAction', label: markdown, document: find(words) }
    case 'contact':
      return { ...block, blockType: 'contactCard' }
    case 'children':
      return { ...block, blockType: 'childPages' }
    case 'prices':
      return { ...block, blockType: 'mailingPrices' }
    case 'periods':
      return { ...block, blockType: 'retentionPeriods' }
    case 'helplines':
      return { ...block, blockType: 'helplines', choice: words }
    case 'data':
      return { ...block, blockType: 'dataRequest' }
    default:
      throw new Error(`The content set has no block ":::${name}"`)
  }
}

/** Turns links to `page:key` and `doc:key` into links to that document, in place. */
function linkDocuments(body: Body, find: Find): void {
  const pending: Record<string, unknown>[] = [body.root]
  for (let node = pending.pop(); node; node = pending.pop()) {
    const fields = node.fields as Record<string, unknown> | undefined
    const url = node.type === 'link' ? fields?.url : undefined
    if (typeof url === 'string' && /^(?:page|doc):/.test(url)) {
      node.fields = { linkType: 'internal', newTab: false, doc: find(url) }
    }
    for (const value of Object.values(node)) {
      if (typeof value === 'object' && value !== null) pending.push(value as typeof node)
    }
  }
}
