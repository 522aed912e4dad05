import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  structureOf as structure,
  withoutStructure,
} from '../../../../src/domain/translation/structure'
import { hasWords } from '../../../../src/domain/translation/words'

const structureOf = (value: unknown) => structure(value, () => 'Nom')

type Node = Record<string, unknown> & { type: string; children?: Node[] }

/** A word that is nothing else: found in a result, it is the source's. */
const word = fc.stringMatching(/^[a-z]{3,8}$/).map((letters) => `zq${letters}`)
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '))
const id = fc.stringMatching(/^[\da-f]{24}$/)

const text = words.map((said) => ({ type: 'text', text: said, format: 1, version: 1, style: '' }))
const link = fc.record({ id, said: text, url: fc.webUrl() }).map((made) => ({
  type: 'link',
  id: made.id,
  version: 3,
  fields: { linkType: 'custom', newTab: false, url: made.url },
  children: [made.said],
}))
const inner = fc.record({ id, said: text, doc: fc.nat() }).map((made) => ({
  type: 'link',
  id: made.id,
  version: 3,
  fields: { linkType: 'internal', newTab: true, doc: { relationTo: 'pages', value: made.doc } },
  children: [made.said],
}))
const inline = fc.array(
  fc.oneof(text, link, inner, fc.constant({ type: 'linebreak', version: 1 })),
  { maxLength: 4 },
)
const paragraph = inline.map((children) => ({
  type: 'paragraph',
  version: 1,
  textFormat: 1,
  children,
}))
const heading = fc.tuple(fc.constantFrom('h2', 'h3', 'h4'), inline).map(([tag, children]) => ({
  type: 'heading',
  tag,
  version: 1,
  children,
}))
const list = fc
  .tuple(fc.constantFrom('bullet', 'number'), fc.array(inline, { minLength: 1, maxLength: 4 }))
  .map(([listType, items]) => ({
    type: 'list',
    listType,
    tag: listType === 'bullet' ? 'ul' : 'ol',
    start: 1,
    version: 1,
    children: items.map((children, index) => ({
      type: 'listitem',
      value: index + 1,
      version: 1,
      children,
    })),
  }))
const table = fc
  .array(fc.array(paragraph, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  .map((rows) => ({
    type: 'table',
    version: 1,
    children: rows.map((cells) => ({
      type: 'tablerow',
      version: 1,
      children: cells.map((cell) => ({
        type: 'tablecell',
        headerState: 0,
        version: 1,
        children: [cell],
      })),
    })),
  }))
const callout = fc.record({ id, title: words, said: paragraph }).map((made) => ({
  type: 'block',
  version: 2,
  fields: {
    id: made.id,
    blockType: 'callout',
    blockName: made.title,
    kind: 'warning',
    title: made.title,
    text: { root: { type: 'root', version: 1, children: [made.said] } },
  },
}))
const picture = fc.record({ id, media: fc.nat(), caption: words }).map((made) => ({
  type: 'block',
  version: 2,
  fields: { ...made, blockType: 'picture' },
}))
const steps = fc.record({ id, row: id, title: words, said: paragraph }).map((made) => ({
  type: 'block',
  version: 2,
  fields: {
    id: made.id,
    blockType: 'steps',
    steps: [
      { id: made.row, title: made.title, text: { root: { type: 'root', children: [made.said] } } },
    ],
  },
}))
const body = fc
  .array(fc.oneof(paragraph, heading, list, table, callout, picture, steps), { maxLength: 8 })
  .map((children) => ({ root: { type: 'root', version: 1, direction: 'ltr', children } }))

const rootOf = (value: unknown) => (value as { root: Node }).root

describe('a text without its words', () => {
  it('holds no word of it', () => {
    fc.assert(
      fc.property(body, words, (told, title) => {
        const taken = JSON.stringify(structureOf({ title, body: told, meta: { title, image: 7 } }))
        // Addresses are no words, also where one happens to be in them.
        const links = JSON.stringify(told).match(/"url":"[^"]*"/g) ?? []
        const rest = links.reduce((left, url) => left.replaceAll(url, ''), taken)
        expect(rest).not.toMatch(/zq[a-z]/)
      }),
    )
  })

  it('keeps the numbers that a diagram draws, which are the same in every language', () => {
    const fields = {
      blockType: 'diagram',
      kind: 'rest',
      parts: [{ title: 'A day', drawn: '6 18' }],
    }
    const told = { root: { type: 'root', children: [{ type: 'block', version: 2, fields }] } }
    expect(rootOf(structureOf(told)).children?.[0]?.fields).toEqual({
      ...{ blockType: 'diagram', kind: 'rest' },
      parts: [{ drawn: '6 18' }],
    })
  })

  it('has the same blocks in the same order, and the same links', () => {
    const shape = (node: Node): unknown[] => [
      node.type,
      node.tag,
      node.listType,
      ...(node.children ?? [])
        .filter(({ type }) => type !== 'text' && type !== 'linebreak')
        .map((child) => [shape(child), child.type === 'link' ? child.fields : undefined]),
    ]
    fc.assert(
      fc.property(body, (told) => {
        expect(shape(rootOf(structureOf(told)))).toEqual(shape(rootOf(told)))
      }),
    )
  })

  it('keeps pictures, what kind a block is, and nothing of what it is called', () => {
    const told = {
      root: {
        type: 'root',
        children: [
          { type: 'block', fields: { blockType: 'picture', media: 12, caption: 'A pier' } },
          { type: 'block', fields: { blockType: 'callout', kind: 'danger', title: 'Stop' } },
        ],
      },
    }
    expect(rootOf(structureOf(told)).children?.map(({ fields }) => fields)).toEqual([
      { blockType: 'picture', media: 12 },
      { blockType: 'callout', kind: 'danger' },
    ])
  })

  it('shows of links where they lead, and counts that as no word', () => {
    const children = [
      {
        type: 'link',
        fields: { linkType: 'custom', url: 'https://a.example/' },
        children: [{ type: 'text', text: 'Read' }],
      },
    ]
    const named = structure({ root: { type: 'root', children } }, ({ url }) => String(url))
    const [words] = rootOf(named).children?.[0]?.children?.map((node) => String(node.text)) ?? []
    expect(words).toBe('[https://a.example/ …]')
    expect(hasWords(words ?? '')).toBe(false)
  })

  it('keeps links apart that had words between them', () => {
    const one = { type: 'link', fields: { url: '/a' }, children: [] }
    const children = [one, { type: 'text', text: ' and ' }, one]
    const taken = rootOf(structureOf({ root: { type: 'root', children } })).children
    expect(taken?.map(({ type, text: words }) => words ?? type)).toEqual(['link', ' ', 'link'])
  })

  it('can be taken out again, with what it refers to', () => {
    const told = { title: 'A', body: { root: { type: 'root', children: [] } }, meta: { image: 7 } }
    expect(withoutStructure(structureOf(told) as Record<string, unknown>)).toEqual({
      body: null,
      meta: { image: null },
    })
  })

  it('is made of whatever is stored', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (stored) => {
        structureOf(stored)
        structureOf({ root: stored })
      }),
    )
  })
})
