import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { describe, expect, it } from 'vitest'

import {
  documentId,
  hasBlock,
  linkedDocuments,
  filesIn,
  mediaIn,
  plainText,
  questionsIn,
} from '../../../../../src/cms/documents/rich-text/content'

type Node = Record<string, unknown>

const text = (value: string): Node => ({ type: 'text', text: value })
const block = (type: string, ...children: Node[]): Node => ({ type, children })
const link = (fields: Node, ...children: Node[]): Node => ({ type: 'link', fields, children })

const inBlock = (blockType: string, fields: Node): Node => ({
  type: 'block',
  fields: { blockType, ...fields },
})

/** The least a serialized rich text can be; the editor adds formats and versions. */
function richText(...children: Node[]): SerializedEditorState {
  return { root: { type: 'root', children } } as unknown as SerializedEditorState
}

describe('plainText', () => {
  it('has the words in reading order, at any depth', () => {
    const state = richText(
      block('heading', text('Before')),
      block('list', block('listitem', text('you')), block('listitem', link({}, text('sign')))),
      block('paragraph', text('anything')),
    )
    expect(plainText(state)).toBe('Before you sign anything')
  })

  it('keeps words whole that are formatted in part', () => {
    const state = richText(
      block('paragraph', text('in'), text('side'), link({}, text('s')), text('.')),
      block('paragraph', text('a'), { type: 'linebreak' }, text('b')),
    )
    expect(plainText(state)).toBe('insides. a b')
  })

  it('is empty where there is no text', () => {
    expect(plainText(richText())).toBe('')
    expect(plainText(richText({ type: 'horizontalrule' }, block('paragraph')))).toBe('')
  })
})

/** A text with words, links and pictures wherever there can be some. */
const EVERYWHERE = richText(
  block(
    'table',
    block('tablerow', block('tablecell', block('paragraph', text('Cell'), toDocument(1)))),
  ),
  inBlock('callout', {
    kind: 'warning',
    title: 'Beware',
    text: richText(block('paragraph', text('of '), toDocument(2))),
  }),
  inBlock('questions', {
    items: [
      { question: 'Why?', answer: richText(block('paragraph', text('Be'), text('cause.'))) },
      { question: 'How?', answer: richText(block('paragraph', toDocument(3))) },
      { question: '', answer: richText(block('paragraph', text('x'))) },
      { question: 'Nothing?' },
    ],
  }),
  inBlock('steps', {
    steps: [{ title: 'First', text: richText(inBlock('picture', { media: 7, caption: 'Seen' })) }],
  }),
  inBlock('callToAction', { label: 'Go', document: { relationTo: 'docs', value: { id: 4 } } }),
  inBlock('picture', { media: { id: 8, caption: 'not of the text' } }),
  inBlock('download', { media: '7', title: 'Form' }),
  inBlock('download', { media: null }),
)

function toDocument(value: number): Node {
  return link({ linkType: 'internal', doc: { relationTo: 'pages', value } }, text(`link ${value}`))
}

describe('blocks and tables', () => {
  it('are read in order', () => {
    expect(plainText(EVERYWHERE)).toBe(
      'Celllink 1 Beware of link 2 Why? Because. How? link 3 x Nothing? First Seen Go Form',
    )
  })

  it('have links to documents', () => {
    expect(linkedDocuments(EVERYWHERE, 'pages')).toEqual(['1', '2', '3'])
    expect(linkedDocuments(EVERYWHERE, 'docs')).toEqual(['4'])
  })

  it('have pictures and files, each once', () => {
    expect(mediaIn(EVERYWHERE)).toEqual(['7', '8'])
    expect(mediaIn(richText(block('paragraph', toDocument(1))))).toEqual([])
  })

  it('have questions that are answered', () => {
    expect(questionsIn(EVERYWHERE)).toEqual([
      { question: 'Why?', answer: 'Because.' },
      { question: 'How?', answer: 'link 3' },
    ])
  })

  it('are found by their type', () => {
    expect(hasBlock(EVERYWHERE, 'download')).toBe(true)
    expect(hasBlock(EVERYWHERE, 'childPages')).toBe(false)
  })

  it('may be of a type that nobody knows, and broken', () => {
    const broken = richText(
      { type: 'block' },
      { type: 'block', fields: null },
      inBlock('gone', { items: 'x', media: undefined, text: { root: null }, title: 7 }),
      { type: 'link' },
    )
    expect(plainText(broken)).toBe('')
    expect(linkedDocuments(broken, 'pages')).toEqual([])
    expect(mediaIn(broken)).toEqual([])
    expect(questionsIn(broken)).toEqual([])
  })
})

describe('linkedDocuments', () => {
  const to = (value: unknown, relationTo = 'pages') =>
    link({ linkType: 'internal', doc: { relationTo, value } }, text('x'))

  it('names each document of the collection once, populated or not', () => {
    const state = richText(
      block('paragraph', to(1), to({ id: 2, title: 'Two' })),
      block('quote', block('paragraph', to('1'), to(3, 'media'))),
    )
    expect(linkedDocuments(state, 'pages')).toEqual(['1', '2'])
    expect(linkedDocuments(state, 'media')).toEqual(['3'])
  })

  it('passes over links to addresses and links whose document is gone', () => {
    const state = richText(
      link({ linkType: 'custom', url: 'https://site.example' }),
      link({ linkType: 'internal', doc: null }),
      { type: 'autolink', fields: { url: 'https://site.example' } },
    )
    expect(linkedDocuments(state, 'pages')).toEqual([])
  })
})

describe('filesIn', () => {
  const picture = (media: unknown, caption?: string) => ({
    type: 'block',
    fields: { blockType: 'picture', media, ...(caption && { caption }) },
  })

  it('names each file where it is shown, in order, at any depth, populated or not', () => {
    const note = { blockType: 'note', text: richText(picture({ id: 2, alt: 'x' }), picture(3)) }
    const download = { type: 'block', fields: { blockType: 'download', media: 4, title: 'Form' } }
    const state = richText(picture(1, 'Quay'), download, block('paragraph', text('x')), {
      type: 'block',
      fields: { blockType: 'rows', rows: [{ cell: richText(picture('1')) }, note] },
    })
    expect(filesIn(state)).toEqual([
      { id: '1', blockType: 'picture', number: 1, words: 'Quay' },
      { id: '4', blockType: 'download', number: 1, words: 'Form' },
      { id: '1', blockType: 'picture', number: 2 },
      { id: '2', blockType: 'picture', number: 3 },
      { id: '3', blockType: 'picture', number: 4 },
    ])
  })

  it('counts blocks whose file is not chosen yet', () => {
    expect(filesIn(richText(picture(null), picture(undefined), picture(5)))).toEqual([
      { id: '5', blockType: 'picture', number: 3 },
    ])
  })
})

describe('documentId', () => {
  it.each([
    [7, '7'],
    ['7', '7'],
    [{ id: 7 }, '7'],
  ])('of %j is %j', (value, id) => {
    expect(documentId(value)).toBe(id)
  })
})
