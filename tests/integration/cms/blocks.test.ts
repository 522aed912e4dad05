import { ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'

import type { Page } from '../../../src/payload-types'
import { block, heading, linkTo, paragraph, richText, text } from '../../fixtures/every-block'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

let pages = 0

async function publish(body: NonNullable<Page['body']>): Promise<Page> {
  pages += 1
  return cms().create({
    collection: 'pages',
    locale: 'en',
    data: { title: `Page ${pages}`, slug: `page-${pages}`, body, _status: 'published' },
  })
}

/** What the editor is told, and where. */
async function refusal(body: NonNullable<Page['body']>): Promise<string> {
  try {
    await publish(body)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path, message }) => `${path}: ${message}`).join('\n')
  }
  return 'was saved'
}

const words = (value: string) => richText(paragraph(text(value)))

const UNSAFE = [
  'javascript:alert(1)',
  ' JAVASCRIPT:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
]

describe.each(UNSAFE)('the address %j is not saved', (url) => {
  it.each([
    ['in a link', richText(paragraph(linkTo({ linkType: 'custom', url }, 'x')))],
    [
      'in an automatic link',
      richText(paragraph(linkTo({ linkType: 'custom', url }, 'x', 'autolink'))),
    ],
    ['in a call to action', richText(block('callToAction', { label: 'x', url }))],
    ['in a video', richText(block('video', { title: 'x', url }))],
    [
      'in the text of a callout',
      richText(
        block('callout', {
          kind: 'note',
          text: richText(paragraph(linkTo({ linkType: 'custom', url }, 'x'))),
        }),
      ),
    ],
    [
      'in an answer',
      richText(
        block('questions', {
          items: [
            {
              question: 'x',
              answer: richText(paragraph(linkTo({ linkType: 'custom', url }, 'x'))),
            },
          ],
        }),
      ),
    ],
  ])('%s', async (_where, body) => {
    expect(await refusal(body)).toMatch(/^body/)
  })
})

describe('a block', () => {
  it.each([
    ['without what it is for', block('callToAction', { label: 'x' })],
    ['without words', block('callToAction', { url: 'https://site.example' })],
    ['without a picture', block('picture')],
    ['without rows', block('steps', { steps: [] })],
    ['of no known kind', block('callout', { kind: 'party', text: words('x') })],
    [
      'with words in the place of numbers',
      block('diagram', { kind: 'rest', parts: [{ title: 'x', drawn: 'six' }] }),
    ],
    ['of no known type', block('marquee')],
    ['with a video of nowhere', block('video', { title: 'x', url: 'https://site.example/v.mp4' })],
  ])('%s is refused', async (_what, node) => {
    expect(await refusal(richText(node))).toMatch(/^body/)
  })

  it('says in a sentence what is wrong', async () => {
    const call = block('callToAction', { label: 'x' })
    expect(await refusal(richText(call))).toContain('Choose a page or a document')
    const video = block('video', { title: 'x', url: 'https://site.example' })
    expect(await refusal(richText(video))).toContain('YouTube or Vimeo')
  })

  it('is saved as it was written', async () => {
    const target = await publish(words('Target'))
    const document = { relationTo: 'pages' as const, value: target.id }
    const { body } = await publish(
      richText(
        heading('Blocks'),
        block('callout', { kind: 'tip', title: 'T', text: words('Words') }),
        block('callToAction', { label: 'Go', document }),
        block('video', { title: 'V', url: 'https://vimeo.com/76979871' }),
        block('childPages'),
        block('contactCard'),
      ),
    )
    expect(body?.root.children.slice(1).map(({ fields }) => fields)).toMatchObject([
      { blockType: 'callout', kind: 'tip', title: 'T', text: { root: { type: 'root' } } },
      { blockType: 'callToAction', label: 'Go', document: { relationTo: 'pages' } },
      { blockType: 'video', url: 'https://vimeo.com/76979871' },
      { blockType: 'childPages' },
      { blockType: 'contactCard' },
    ])
  })
})

describe('a text', () => {
  const ofBytes = (count: number) => words('x'.repeat(count))

  it('above one megabyte is refused with a sentence, as a draft too', async () => {
    expect(await refusal(ofBytes(1024 * 1024))).toMatch(/^body: This text is too long: 1\.0 MB/)
    const draft = cms().create({
      collection: 'docs',
      locale: 'en',
      draft: true,
      data: { title: 'Draft', body: words('я'.repeat(1024 * 512)), _status: 'draft' },
    })
    await expect(draft).rejects.toThrow(ValidationError)
  })

  it('below it is saved', async () => {
    expect(await refusal(ofBytes(1024 * 1023))).toBe('was saved')
  })
})
