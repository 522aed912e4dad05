import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { describe, expect, it } from 'vitest'

import { documentId, linkedDocuments, plainText } from '../../../../src/cms/rich-text/content'

type Node = Record<string, unknown>

const text = (value: string): Node => ({ type: 'text', text: value })
const block = (type: string, ...children: Node[]): Node => ({ type, children })
const link = (fields: Node, ...children: Node[]): Node => ({ type: 'link', fields, children })

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

  it('is empty where there is no text', () => {
    expect(plainText(richText())).toBe('')
    expect(plainText(richText({ type: 'horizontalrule' }, block('paragraph')))).toBe('')
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

describe('documentId', () => {
  it.each([
    [7, '7'],
    ['7', '7'],
    [{ id: 7 }, '7'],
  ])('of %j is %j', (value, id) => {
    expect(documentId(value)).toBe(id)
  })
})
