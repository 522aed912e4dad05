import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { CallToAction } from '../../../../../src/cms/documents/rich-text/blocks/call-to-action'
import { Picture } from '../../../../../src/cms/documents/rich-text/blocks/picture'
import { Video } from '../../../../../src/cms/documents/rich-text/blocks/video'
import type {
  BodyContext,
  MediaView,
} from '../../../../../src/cms/documents/rich-text/body-context'
import { RichText } from '../../../../../src/cms/documents/rich-text/rich-text'
import { SimpleText } from '../../../../../src/cms/documents/rich-text/simple-text'
import { block, linkTo, paragraph, richText, text } from '../../../../fixtures/every-block'

// What is stored may be older than the rules by which it is saved: it is looked at again.

const MEDIA: MediaView = {
  url: '/api/media/file/a.png',
  filename: 'a.png',
  mimeType: 'image/png',
  size: 10,
  width: 3000,
  height: 1500,
  source: '/api/media/file/a.png?v=1f',
  placeholder: '#0369a1',
  alt: { text: 'A quay', locale: 'en' },
  caption: { text: 'Its caption', locale: 'en' },
  credit: 'A sailor',
}

const page = (more: Partial<BodyContext> = {}): BodyContext => ({
  locale: 'uk',
  contentLocale: 'uk',
  bodyLinks: new Map(),
  bodyMedia: new Map(),
  children: [],
  ...more,
})

const shown = (content: Parameters<typeof RichText>[0]['content'], context = page()) =>
  renderToStaticMarkup(createElement(RichText, { content, page: context, blocks: {} }))

const UNSAFE = ['javascript:alert(1)', 'data:text/html,x', '//evil.example', ' JavaScript:x', '']

describe.each(UNSAFE)('the address %j is no link', (url) => {
  it.each(['link', 'autolink'])('in a %s', (type) => {
    const custom = linkTo({ linkType: 'custom', url }, 'words', type)
    expect(shown(richText(paragraph(custom)))).toBe('<p>words</p>')
  })

  it('in a call to action', () => {
    const action = createElement(CallToAction, { block: { label: 'words', url }, page: page() })
    expect(renderToStaticMarkup(action)).toBe('<p>words</p>')
  })

  it('in a video', async () => {
    expect(await Video({ block: { url, title: 'words' }, page: page() })).toBeNull()
  })
})

describe('a reference', () => {
  const content = richText(paragraph(text('A-VIII/1')))
  const inBlock = (isToCopy: boolean) =>
    renderToStaticMarkup(createElement(SimpleText, { content, page: page(), isToCopy }))

  it('is on one line, in a text and in its blocks', () => {
    expect(shown(content)).toBe('<p>A-\u2060VIII/1</p>')
    expect(inBlock(false)).toBe('<p>A-\u2060VIII/1</p>')
  })

  it('is as it was written where it is copied', () => {
    expect(inBlock(true)).toBe('<p>A-VIII/1</p>')
  })
})

describe('a link to a document', () => {
  const link = linkTo({ linkType: 'internal', doc: { relationTo: 'docs', value: 7 } }, 'words')
  const languageHint = '\u00a0(англійською)'
  const showing = (locale: 'uk' | 'en', contentLocale: 'uk' | 'en' = 'uk') =>
    shown(
      richText(paragraph(link)),
      page({
        contentLocale,
        bodyLinks: new Map([['docs/7', { href: '/uk/docs/x', locale, languageHint }]]),
      }),
    )

  it('is one where the document is live', () => {
    expect(showing('uk')).toBe('<p><a href="/uk/docs/x">words</a></p>')
  })

  it('says the language where that is not the reader’s', () => {
    expect(showing('en')).toBe(
      '<p><a href="/uk/docs/x" hrefLang="en">words<span>\u00a0(англійською)</span></a></p>',
    )
    expect(showing('en', 'en')).toContain('<span lang="uk">\u00a0(англійською)</span>')
  })

  it('is plain text where it is live in neither', () => {
    expect(shown(richText(paragraph(link)))).toBe('<p>words</p>')
  })
})

describe('an address to write to or to call', () => {
  const custom = (url: string, words: string) =>
    shown(richText(paragraph(linkTo({ linkType: 'custom', url }, words))))

  it.each([
    ['tel:+442074032733', '+44 20 7403 2733'],
    ['mailto:help@help.example', 'help@help.example'],
  ])('keeps its own direction, or Arabic would turn its parts round: %s', (url, words) => {
    // Without `dir` it is the first letter that decides, and without any letter it is left to right.
    expect(custom(url, words)).toBe(`<p><a href="${url}"><bdi>${words}</bdi></a></p>`)
  })

  it('is told from a web address, whose words are a part of the sentence', () => {
    expect(custom('https://help.example', 'ITF')).not.toContain('<bdi>')
  })
})

describe('a picture', () => {
  const picture = async (media: Partial<MediaView>, caption?: string) =>
    renderToStaticMarkup(
      await Picture({
        block: { media: 3, ...(caption !== undefined && { caption }) },
        page: page({ bodyMedia: new Map([['3', { ...MEDIA, ...media }]]) }),
      }),
    ).replace(/<style .*?<\/style>/s, '')

  it('says in which language its words are', async () => {
    const html = await picture({})
    expect(html).toMatch(/<img alt="A quay"[^>]* lang="en"/)
    expect(html).toContain('<figcaption><span lang="en">Its caption </span><small>A sailor</small>')
    expect(html).toContain('width="3000" height="1500"')
  })

  it('has the caption of the page rather than its own', async () => {
    expect(await picture({}, 'Of the page')).toContain('<figcaption><span>Of the page </span>')
    expect(await picture({ caption: undefined, credit: undefined })).not.toContain('figcaption')
  })

  it('is offered in no size that the page or the picture has no use for', async () => {
    const widths = async (media: Partial<MediaView>) =>
      [...(await picture(media)).matchAll(/width=(\d+),\S+ (\d+)w[,"]/g)].map(([, made, said]) => {
        expect(made).toBe(said)
        return Number(made)
      })
    expect(await widths({})).toEqual([320, 480, 576, 768, 960, 1152, 1367])
    expect(await widths({ width: 700 })).toEqual([320, 480, 576, 768])
    expect(await widths({ width: 8 })).toEqual([320])
    expect(await picture({})).toContain(
      'src="/cdn-cgi/image/width=1367,quality=72,format=webp/api/media/file/a.png?v=1f"',
    )
  })

  it('says what a link in its place says, and how large its original is', async () => {
    expect(await picture({ size: 1_234_567 })).toMatch(/data-lite="[^"]*A quay[^"]*1,2\s[^"]*"/)
  })

  it('waits for the reader, in its colour, with its words to be read meanwhile', async () => {
    expect(await picture({})).toMatch(/loading="lazy".*decoding="async"/)
    expect(await picture({})).toContain('style="background-color:#0369a1"')
    expect(await picture({ placeholder: undefined })).not.toContain('style')
  })

  it('is nothing where it is gone, or no picture', async () => {
    expect(await picture({ mimeType: 'application/pdf' })).toBe('')
    expect(await picture({ width: undefined })).toBe('')
    expect(await Picture({ block: { media: 4 }, page: page() })).toBeNull()
  })
})

describe('what nobody knows how to show', () => {
  it('is passed over without an error', () => {
    const error = vi.spyOn(console, 'error')
    const state = richText(
      block('marquee', { text: 'x' }),
      { type: 'upload', version: 1, relationTo: 'media', value: { url: 'javascript:x', id: 3 } },
      block('callToAction'),
      block('questions', { items: null }),
      block('steps'),
      paragraph(text('words')),
    )
    expect(shown(state)).toContain('<p>words</p>')
    expect(shown(state)).not.toMatch(/unknown|javascript/)
    expect(error).not.toHaveBeenCalled()
  })
})
