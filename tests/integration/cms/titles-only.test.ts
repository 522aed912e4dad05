import { beforeAll, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Page } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

/**
 * A page of which a language has the title, and not the text: its readers are offered the text of the source language.
 */

const cms = cmsUnderTest()

let id: number

/** What stands in it is set elsewhere. */
const PERIODS = {
  type: 'block',
  version: 2,
  format: '',
  fields: { id: 'a'.repeat(24), blockName: '', blockType: 'retentionPeriods' },
} as const

function bodyOf(text: string): NonNullable<Page['body']> {
  const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const
  const words = text === '' ? [] : [{ type: 'text', version: 1, text }]
  const children = [{ ...node, type: 'paragraph', children: words }]
  return { root: { ...node, type: 'root', children } }
}

const publish = (locale: Locale, data: Partial<Page>) =>
  cms().update({ collection: 'pages', id, locale, data: { ...data, _status: 'published' } })

async function row(locale: Locale) {
  const { rows } = await cms().db.pool.query<Record<string, unknown>>(
    `SELECT title, lacks_text, indexed FROM publications
     WHERE collection = 'pages' AND document = $1 AND locale = $2`,
    [String(id), locale],
  )
  return rows[0]
}

const read = async (locale: Locale, contentLocale = locale) => {
  const { getPublishedDocument } =
    await import('../../../src/cms/documents/shown/published-document.queries')
  return getPublishedDocument(locale, { collection: 'pages', document: String(id), contentLocale })
}

beforeAll(async () => {
  const data = { title: 'Wages', slug: 'wages', body: bodyOf('Once a month.') }
  const made = await cms().create({
    collection: 'pages',
    locale: 'en',
    data: { ...data, _status: 'published' },
  })
  id = made.id
  await publish('hi', { title: 'वेतन', slug: 'वेतन', excerpt: 'हर महीने।', body: bodyOf('') })
})

describe('a page with only its title in a language', () => {
  it('has the title of its language and the text of the source, and says which is which', async () => {
    expect(await read('hi')).toMatchObject({
      title: 'वेतन',
      excerpt: 'हर महीने।',
      titleLocale: 'hi',
      contentLocale: 'en',
      canonical: '/wages',
      body: { root: { children: [{ children: [{ text: 'Once a month.' }] }] } },
    })
  })

  it('is in no sitemap, and no other language of the page', async () => {
    expect(await row('hi')).toEqual({ title: 'वेतन', lacks_text: true, indexed: false })
    expect(await row('en')).toMatchObject({ lacks_text: false, indexed: true })
    expect([...((await read('en'))?.alternates.keys() ?? [])]).toEqual(['en'])
    // Who chooses the language is led to its own address all the same.
    expect((await read('en'))?.languages.get('hi')).toBe(encodeURI('/hi/वेतन'))
  })

  it('is marked where it is listed, also in the languages of its children', async () => {
    const child = await cms().create({
      collection: 'pages',
      locale: 'en',
      data: {
        title: 'Overtime',
        slug: 'overtime',
        parent: id,
        body: bodyOf('More.'),
        _status: 'published',
      },
    })
    await cms().update({
      collection: 'pages',
      id: child.id,
      locale: 'hi',
      data: { title: 'ओवरटाइम', slug: 'ओवरटाइम', _status: 'published' },
    })
    const page = await read('hi')
    expect(page?.children).toMatchObject([{ title: 'ओवरटाइम', languageHint: '\u00a0(अंग्रेज़ी में)' }])
    // What is folded away leads nobody on.
    expect(page?.listsChildren).toBe(false)
    expect((await read('en'))?.children).toMatchObject([{ title: 'Overtime' }])
    expect((await read('en'))?.children[0]).not.toHaveProperty('languageHint')
  })

  it('is found by its title, and its text in the source language beside it', async () => {
    const { searchSections, searchSource } =
      await import('../../../src/features/site-search/site-search.queries')
    const own = await searchSections('hi', 'वेतन')
    expect(own.documents).toMatchObject([{ languageHint: '\u00a0(अंग्रेज़ी में)' }])
    const source = await searchSource('hi', 'वेतन')
    expect(source.documents.map(({ locale }) => locale)).toEqual(['en'])
  })

  it('is a title alone to translators, whatever becomes of the source', async () => {
    const { findTranslationStates } =
      await import('../../../src/cms/desk/translations/translation-states.queries')
    const { contentType } = await import('../../../src/cms/publications/content-types')
    const state = async () => {
      const [found] = await findTranslationStates(contentType('pages'), [String(id)])
      return found?.languages.get('hi')?.state
    }
    expect(await state()).toBe('titleOnly')
    await publish('en', { body: bodyOf('Twice a month.') })
    expect(await state()).toBe('titleOnly')
    expect((await read('hi'))?.isOutOfDate).toBe(false)
  })

  it('becomes a page of its language with its text, and is one no more without it', async () => {
    await publish('hi', { body: bodyOf('महीने में दो बार।') })
    expect(await row('hi')).toMatchObject({ lacks_text: false, indexed: true })
    expect(await read('hi')).toMatchObject({ contentLocale: 'hi', titleLocale: 'hi' })
    expect([...((await read('en'))?.alternates.keys() ?? [])].toSorted()).toEqual(['en', 'hi'])
    await publish('hi', { body: null })
    expect(await row('hi')).toMatchObject({ lacks_text: true, indexed: false })
  })

  it.each([
    ['an empty heading', { type: 'heading', tag: 'h2', children: [] }, false],
    [
      'a paragraph of spaces',
      { type: 'paragraph', children: [{ type: 'text', text: '  ' }] },
      false,
    ],
    [
      'a link that waits for its words',
      {
        type: 'paragraph',
        children: [{ type: 'link', children: [{ type: 'text', text: '[ilo.org …]' }] }],
      },
      false,
    ],
    [
      'an empty letter',
      { type: 'block', fields: { blockType: 'letter', language: 'en', text: null } },
      false,
    ],
    ['an empty callout', { type: 'block', fields: { blockType: 'callout', text: null } }, false],
    ['one word', { type: 'paragraph', children: [{ type: 'text', text: 'वेतन' }] }, true],
    [
      'the title of a callout',
      { type: 'block', fields: { blockType: 'callout', title: 'वेतन', text: null } },
      true,
    ],
    ['the pages below', { type: 'block', fields: { blockType: 'childPages' } }, true],
  ])('has no text while its readers would see none: %s', async (_, node, isText) => {
    const { showsSomething, bodyBlocks } =
      await import('../../../src/cms/documents/rich-text/body-blocks')
    const { hasText } = await import('../../../src/cms/publications/has-text')
    const body = { ...bodyOf(''), root: { ...bodyOf('').root, children: [node] } }
    const { rows } = await cms().db.pool.query<{ is_text: boolean }>(
      `SELECT ${hasText('body')} AS is_text FROM (SELECT $1::jsonb AS body) one`,
      [JSON.stringify(body)],
    )
    // As the preview of a draft says it.
    expect([rows[0]?.is_text, bodyBlocks(body as never).some(showsSomething)]).toEqual([
      isText,
      isText,
    ])
  })

  it('has another key when something changes that the text of the source shows', async () => {
    await publish('en', {
      body: { ...bodyOf('x'), root: { ...bodyOf('x').root, children: [PERIODS] } },
    })
    const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
    const key = async () => {
      const found = await lookUp('hi', 'वेतन')
      return found.kind === 'live' ? found.key : found.kind
    }
    const before = await key()
    await cms().updateGlobal({ slug: 'request-settings', data: { contactMonths: 7 } })
    expect(await key()).not.toBe(before)
    await publish('en', { body: bodyOf('Once a month.') })
  })

  it('misses nothing where the source language has no text either', async () => {
    await publish('en', { body: null })
    expect(await row('hi')).toMatchObject({ lacks_text: false })
    expect(await row('en')).toMatchObject({ lacks_text: false, indexed: true })
  })

  it('is the same after the table of pages is built again', async () => {
    await publish('en', { body: bodyOf('Once a month.') })
    const { findDrift } = await import('../../../src/cms/publications/writing/drift')
    const { project } = await import('../../../src/cms/desk/publishing/project')
    const before = await row('hi')
    expect(await findDrift(cms(), 'pages')).toEqual({ missing: 0, superfluous: 0, different: 0 })
    await project(cms(), { collection: 'pages' })
    expect(await row('hi')).toEqual(before)
  })
})
