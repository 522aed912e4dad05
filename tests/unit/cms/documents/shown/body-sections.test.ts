import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical'
import { describe, expect, it } from 'vitest'

import { bodySections, sectionIds } from '../../../../../src/cms/documents/shown/body-sections'

const heading = (title: string, tag = 'h2') => ({
  type: 'heading',
  tag,
  children: [{ type: 'text', text: title }],
})
const line = { type: 'paragraph', children: [{ type: 'text', text: 'Text' }] }

/** The least a serialized rich text can be; the editor adds formats and versions. */
function bodyOf(...children: object[]): SerializedEditorState {
  return { root: { type: 'root', children } } as unknown as SerializedEditorState
}

const headings = (...args: Parameters<typeof bodySections>) =>
  bodySections(...args).flatMap((section) => section.heading ?? [])

describe('sections', () => {
  it('begin at second-level headings; what stands before has no heading', () => {
    const sections = bodySections(bodyOf(line, heading('One'), line, heading('a', 'h3'), line))
    expect(sections.map(({ content }) => content.root.children.length)).toEqual([1, 4])
    expect(sections.map((section) => section.heading)).toEqual([
      undefined,
      { id: 'one', title: 'One' },
    ])
  })

  it('have ids of their own, none of the interface’s', () => {
    const body = bodyOf(heading('A b'), heading('A b'), heading('Content'), heading('?'))
    expect(sectionIds(body)).toEqual(['a-b', 'a-b-2', 'content-2', 'section'])
  })

  it('without words begin no section', () => {
    expect(sectionIds(bodyOf(heading(' '), line))).toEqual([])
  })
})

describe('sections of a translation', () => {
  const body = bodyOf(heading('Плата'), line, heading('Відпочинок'))

  it('are called as in the source, and by their own names as well', () => {
    expect(headings(body, ['wages', 'rest'])).toEqual([
      { id: 'wages', title: 'Плата', ownId: 'плата' },
      { id: 'rest', title: 'Відпочинок', ownId: 'відпочинок' },
    ])
  })

  it.each([[[]], [['wages']], [['wages', 'rest', 'leave']]])(
    'are called by themselves where the source has %j',
    (source) => {
      expect(headings(body, source)).toEqual([
        { id: 'плата', title: 'Плата' },
        { id: 'відпочинок', title: 'Відпочинок' },
      ])
    },
  )

  it('never have two of one name', () => {
    // The second is called as the source's first.
    const swapped = bodyOf(heading('Rest'), heading('Wages'), heading('Leave'))
    expect(headings(swapped, ['wages', 'rest', 'leave'])).toEqual([
      { id: 'wages', title: 'Rest' },
      { id: 'rest', title: 'Wages' },
      { id: 'leave', title: 'Leave' },
    ])
  })

  it('do not change the text', () => {
    const before = structuredClone(body)
    bodySections(body, ['wages', 'rest'])
    expect(body).toEqual(before)
  })
})
