import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Page } from '../../../src/payload-types'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { type RestClient, signIn } from '../rest'

/** What an editor gets who duplicates a document, or types a slug as one types a title. */

const cms = cmsUnderTest()
const account = { email: 'copies@site.example', password: 'only-for-tests-0' }
let editor: RestClient = {}

type Data = Partial<Pick<Page, 'title' | 'slug' | 'isHome'>>
type Texts = Record<string, string | null | undefined>

const write = (locale: Locale, id: number | undefined, data: Data) => {
  const written = { ...data, _status: 'published' } as const
  return id === undefined
    ? cms().create({ collection: 'pages', locale, data: written as Page })
    : cms().update({ collection: 'pages', id, locale, data: written })
}

/** A request as the panel sends it. */
async function send(method: 'POST' | 'PATCH', path: string, data: object) {
  const { status, body } = await agreed<{
    doc?: { id: number; slug?: string }
    errors?: { data?: { errors: { path: string; message: string }[] } }[]
  }>(editor, method, path, data)
  return { status, doc: body.doc, refusals: body.errors?.[0]?.data?.errors }
}

async function duplicate(id: number): Promise<number> {
  const { doc, status } = await send('POST', `/pages/${id}/duplicate?locale=en`, {
    _status: 'draft',
  })
  expect(status).toBe(200)
  return doc?.id ?? 0
}

async function inAllLanguages(id: number) {
  const document = await cms().findByID({ collection: 'pages', id, locale: 'all', draft: true })
  return document as unknown as Record<'title' | 'slug' | '_status', Texts> & { isHome: boolean }
}

const liveRows = async () => {
  const where = { collection: { equals: 'pages' } }
  return (await cms().count({ collection: 'publications', where })).totalDocs
}

beforeAll(async () => {
  await cms().create({ collection: 'staff', data: { ...account, name: 'Copies', role: 'editor' } })
  editor = await signIn(account.email, account.password)
})

beforeEach(() => cms().delete({ collection: 'pages', where: { id: { exists: true } } }))

describe('a duplicate', () => {
  it('is a draft in every language, with slugs that are free and titles that say what it is', async () => {
    const { id } = await write('en', undefined, { title: 'About', slug: 'about' })
    await write('uk', id, { title: 'Про нас', slug: 'про-нас' })
    await write('de', id, { title: 'Über uns', slug: '' })
    const live = await liveRows()

    const first = await inAllLanguages(await duplicate(id))
    expect(first).toMatchObject({
      title: { en: 'About (copy)', uk: 'Про нас (копія)', de: 'Über uns (Kopie)' },
      slug: { en: 'about-2', uk: 'про-нас-2' },
    })
    expect(first.slug.de ?? '').toBe('')
    expect(Object.values(first._status)).not.toContain('published')
    expect(await liveRows()).toBe(live)

    const again = await inAllLanguages(await duplicate(id))
    expect(again).toMatchObject({
      title: { en: 'About (copy 2)', uk: 'Про нас (копія 2)' },
      slug: { en: 'about-3', uk: 'про-нас-3' },
    })
  })

  it('can be published in each of its languages, as it is', async () => {
    const { id } = await write('en', undefined, { title: 'About', slug: 'about' })
    await write('uk', id, { title: 'Про нас', slug: 'про-нас' })
    const copy = await duplicate(id)
    await write('en', copy, {})
    await write('uk', copy, {})
    expect(await liveRows()).toBe(4)
  })

  it('leaves alone a slug that only a draft has, in whatever language', async () => {
    const { id } = await write('en', undefined, { title: 'About', slug: 'about' })
    await cms().create({
      collection: 'pages',
      locale: 'fr',
      draft: true,
      data: { title: 'Autre', slug: 'about-2', _status: 'draft' },
    })
    expect((await inAllLanguages(await duplicate(id))).slug.en).toBe('about-3')
  })

  it('of the home page is no home page', async () => {
    const { id } = await write('en', undefined, { title: 'Welcome', isHome: true })
    const copy = await duplicate(id)
    expect((await inAllLanguages(copy)).isHome).toBe(false)
    await write('en', copy, {})
    const published = await cms().findByID({ collection: 'pages', id: copy, locale: 'en' })
    expect(published.slug).toBe('welcome-copy')
  })
})

describe('a slug', () => {
  let id: number

  beforeEach(async () => {
    id = (await write('en', undefined, { title: 'Ladders', slug: 'ladders' })).id
  })

  const save = (slug: string, query = '') =>
    send('PATCH', `/pages/${id}?locale=en${query}`, {
      slug,
      _status: query === '' ? 'published' : 'draft',
    })

  it.each([
    ['UX Ladders Renamed!', 'ux-ladders-renamed'],
    [' Перед підписанням ', 'перед-підписанням'],
    ['/crew/visas/', 'crew-visas'],
  ])('typed as %j is kept as %j', async (typed, kept) => {
    const { status, doc } = await save(typed)
    expect([status, doc?.slug]).toEqual([200, kept])
  })

  it('that is still being typed is left as it is', async () => {
    expect((await save('UX ', '&draft=true&autosave=true')).doc?.slug).toBe('UX ')
    expect((await save('UX ', '&draft=true')).doc?.slug).toBe('ux')
  })

  it('without a letter, or too long, is refused in a sentence beside the field', async () => {
    expect(await save('!!!')).toMatchObject({
      status: 400,
      refusals: [{ path: 'slug', message: expect.stringContaining('small letters') }],
    })
    expect(await save('a'.repeat(97))).toMatchObject({
      status: 400,
      refusals: [{ path: 'slug', message: 'Write at most 96 characters.' }],
    })
  })
})
