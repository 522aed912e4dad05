import { afterEach, describe, expect, it, vi } from 'vitest'

import { hasWords, sendDraft, wordsOf } from '../../../../../src/cms/desk/editing/saving'

function body(...children: object[]) {
  return { root: { type: 'root', children } }
}

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a draft to which no answer comes', () => {
  it('is given up after half a minute, unless it would make a document', async () => {
    const patience: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      patience.push(ms)
      return AbortSignal.abort()
    })
    vi.spyOn(globalThis, 'fetch').mockImplementation((_, options) => {
      options?.signal?.throwIfAborted()
      return Promise.resolve(new Response())
    })
    const draft = { collection: 'pages', locale: 'en', data: {} }
    await expect(sendDraft({ ...draft, id: 7 }, 'en')).rejects.toThrow()
    expect(patience).toEqual([30_000])
    await expect(sendDraft(draft, 'en')).resolves.toHaveProperty('ok', true)
  })
})

describe('the first words of a document', () => {
  it.each([
    { title: 'A' },
    { excerpt: 'A' },
    { slug: 'a' },
    { body: body(paragraph(text('A'))) },
    { body: body({ type: 'block', fields: { blockType: 'contactCard' } }) },
    { body: body(paragraph({ type: 'link', children: [text('A')] })) },
  ])('are there in %j', (data) => {
    expect(hasWords(data)).toBe(true)
  })

  it.each([
    {},
    { title: '', excerpt: null, body: null, position: 3, parent: 7 },
    { title: '  ' },
    { body: body() },
    { body: body(paragraph()) },
    { body: body(paragraph(text(' '), { type: 'linebreak' })) },
  ])('are not there in %j', (data) => {
    expect(hasWords(data)).toBe(false)
  })
})

describe('what is copied of a text that could not be saved', () => {
  it('is what one would read', () => {
    const link = { type: 'link', children: [text('a link')] }
    const list = {
      type: 'list',
      children: [
        { type: 'listitem', children: [text('one')] },
        { type: 'listitem', children: [text('two')] },
      ],
    }
    const data = { title: 'Title', body: body(paragraph(text('With '), link, text('.')), list) }
    expect(wordsOf(data)).toBe('Title\n\nWith a link.\none\ntwo')
  })
})
