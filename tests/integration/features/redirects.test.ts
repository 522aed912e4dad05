import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Locale } from '../../../src/domain/locales/locales'
import type { Redirect } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

let about: number
let contact: number

type To = Partial<Redirect['to']>

/** `to` is an address, the id of a page, or as it is stored. */
function redirect(locale: Locale, from: string, to: To | string | number): Promise<Redirect> {
  const target = readTo(to)
  return cms().create({
    collection: 'redirects',
    data: { locale, from, to: { kind: 'page', ...target } },
  })
}

function readTo(to: To | string | number): To {
  if (typeof to === 'string') return { kind: 'address', address: to }
  return typeof to === 'number' ? { page: { relationTo: 'pages', value: to } } : to
}

/** The sentences that an editor reads, by field; empty where the redirect is taken. */
async function complaints(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return ''
  } catch (error) {
    const { errors } = (error as { data: { errors: { path: string; message: string }[] } }).data
    return errors.map(({ path, message }) => `${path}: ${message}`).join('\n')
  }
}

async function at(locale: Locale, path: string): Promise<string> {
  const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
  const found = await lookUp(locale, path)
  if (found.kind === 'elsewhere') return found.url
  return found.kind === 'moved' ? `${found.to.locale}:${found.to.path}` : found.kind
}

async function publish(locale: Locale, data: { title: string; slug: string; id?: number }) {
  const { id, ...text } = data
  const written = { ...text, _status: 'published' as const }
  const page =
    id === undefined
      ? await cms().create({ collection: 'pages', locale, data: written })
      : await cms().update({ collection: 'pages', id, locale, data: written })
  return page.id
}

beforeAll(async () => {
  about = await publish('en', { title: 'About', slug: 'about' })
  await publish('uk', { id: about, title: 'Про нас', slug: 'про-нас' })
  contact = await publish('en', { title: 'Contact', slug: 'contact' })
})

beforeEach(async () => {
  await cms().delete({ collection: 'redirects', where: {} })
})

describe('a redirect', () => {
  it('leads to its page in its language, wherever the page moves', async () => {
    await redirect('uk', '/old', about)
    expect(await at('uk', 'old')).toBe('uk:про-нас')
    expect(await at('en', 'old')).toBe('unknown')
    await publish('uk', { id: about, title: 'Про нас', slug: 'про-сайт' })
    expect(await at('uk', 'old')).toBe('uk:про-сайт')
    await publish('uk', { id: about, title: 'Про нас', slug: 'про-нас' })
  })

  it('leads to the page in the source language where its own has none', async () => {
    await redirect('ar', 'old', contact)
    expect(await at('ar', 'old')).toBe('ar:contact')
  })

  it('leads through others to the last address in one step, also into another language', async () => {
    await redirect('en', 'c', '/uk/про-нас')
    await redirect('en', 'b', '/c')
    await redirect('en', 'a', '/en/b')
    expect(await at('en', 'a')).toBe('uk:про-нас')
  })

  it('leads to another site where that is said to be meant', async () => {
    const url = 'https://www.ilo.org/mlc'
    expect(await complaints(redirect('en', 'mlc', url))).toMatch(/^to\.address: .*another site/)
    await redirect('en', 'mlc', { kind: 'address', address: url, external: true })
    expect(await at('en', 'mlc')).toBe(url)
  })

  it('goes before a former address, so an unpublished page can be replaced', async () => {
    const id = await publish('en', { title: 'Old', slug: 'old-news' })
    await cms().update({ collection: 'pages', id, locale: 'en', data: { _status: 'draft' } })
    expect(await at('en', 'old-news')).toBe('gone')
    await redirect('en', 'old-news', contact)
    expect(await at('en', 'old-news')).toBe('en:contact')
  })

  it('leads to a document of any type that editors link to', async () => {
    const slug = 'shipboard'
    const doc = await cms().create({
      collection: 'docs',
      locale: 'en',
      data: { title: 'Shipboard', slug, _status: 'published' },
    })
    const company = await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: 'Acme', timeZone: 'UTC', _status: 'published' },
    })
    await redirect('en', 'to-doc', { page: { relationTo: 'docs', value: doc.id } })
    // Published in all languages at once, it has one address in each.
    await redirect('uk', 'to-company', { page: { relationTo: 'crewings', value: company.id } })
    expect(await at('en', 'to-doc')).toBe('en:docs/shipboard')
    expect(await at('uk', 'to-company')).toBe('uk:crewings/acme')
    await cms().update({
      collection: 'crewings',
      id: company.id,
      locale: 'en',
      data: { slug: 'best' },
    })
    expect(await at('uk', 'to-company')).toBe('uk:crewings/best')
  })

  it('can be led to an address instead of its page, and back', async () => {
    const { id } = await redirect('en', 'old', about)
    const lead = (to: To) =>
      cms().update({ collection: 'redirects', id, data: { to: { kind: 'page', ...to } } })
    await lead(readTo('/contact'))
    expect(await at('en', 'old')).toBe('en:contact')
    await lead(readTo(about))
    expect(await at('en', 'old')).toBe('en:about')
  })

  it('whose page is deleted leads nowhere', async () => {
    const id = await publish('en', { title: 'Short', slug: 'short-lived' })
    await redirect('en', 'to-short', id)
    await cms().delete({ collection: 'pages', id })
    expect(await at('en', 'to-short')).toBe('unknown')
  })

  it.each([
    ['/old/', 'old'],
    ['old page', 'old page'],
    ['/uk/old', 'old'],
    ['/UK//old?x=1#y', 'old'],
    ['http://localhost:3000/uk/old', 'old'],
    ['/%D0%B9%D0%BE%D0%B4', 'йод'],
    ['https://www.former.example/old.html?x', 'old.html'],
    ['https://localhost:3000/uk/old', 'old'],
    ['old.html', 'old.html'],
  ])('from %s starts at %s', async (typed, from) => {
    expect((await redirect('uk', typed, about)).from).toBe(from)
  })

  it.each([
    ['/about', '/uk/about'],
    ['/en/about', '/en/about'],
    ['http://localhost:3000/about', '/en/about'],
    ['https://localhost:3000/uk/про-нас', `/uk/${encodeURIComponent('про-нас')}`],
  ])('in Ukrainian to %s leads to %s', async (typed, address) => {
    expect((await redirect('uk', 'old', typed)).to.address).toBe(address)
  })
})

describe('a redirect is refused', () => {
  it.each<[string, Locale, string, To | string, RegExp]>([
    [
      'from a live page',
      'en',
      '/about',
      '/contact',
      /^from: There is a page at \/about in English/,
    ],
    ['from an untranslated page', 'ar', 'about', '/contact', /^from: There is a page/],
    ['from the home page', 'en', '/', '/contact', /^from: The home page/],
    ['from another language', 'en', '/uk/old', '/contact', /^from: .* in Ukrainian/],
    [
      'from the source’s path of a translated page',
      'uk',
      '/uk/about',
      '/ar',
      /^from: There is a page/,
    ],
    ['from a file of the site', 'en', '/robots.txt', '/contact', /^from: The site keeps/],
    ['from a sitemap', 'uk', '/uk/sitemap.xml', '/contact', /^from: The site keeps/],
    ['to a query', 'en', 'old', '/contact?x=1', /^to\.address: Write the address without/],
    ['from where a review will be', 'en', '/mailing/review', '/contact', /^from: The site keeps/],
    ['from below it', 'uk', '/uk/mailing/review/1', '/contact', /^from: The site keeps/],
    ['from a page of the site itself', 'en', '/consent', '/contact', /^from: The site keeps/],
    ['from the panel', 'en', '/admin/x', '/contact', /^from: The site keeps/],
    ['from a malformed address', 'en', '/%E0%A4%A', '/contact', /^from: .*not a valid address/],
    ['from a NUL', 'en', '/a%00', '/contact', /^from: .*not a valid address/],
    ['from a parent folder', 'en', '/../etc/passwd', '/contact', /^from: .*not a valid address/],
    ['to itself', 'en', 'loop', '/loop', /^to\.address: .*circle/],
    ['to nothing', 'en', 'old', '', /^to\.address: Write where/],
    ['to no page', 'en', 'old', '/nowhere', /^to\.address: There is no page/],
    ['to script', 'en', 'old', 'javascript:alert(1)', /^to\.address: Write a path/],
    ['to data', 'en', 'old', 'data:text/html,x', /^to\.address: Write a path/],
    ['to //host', 'en', 'old', '//evil.example', /^to\.address: Write a path/],
    ['to /\\host', 'en', 'old', '/\\evil.example', /^to\.address: Write a path/],
    ['to a control character', 'en', 'old', '/a\u0000b', /^to\.address: Write a path/],
    ['to mail', 'en', 'old', 'mailto:a@b.example', /^to\.address: Write a path/],
    ['to no page chosen', 'en', 'old', {}, /^to\.page: Choose/],
  ])('%s', async (_, locale, from, to, expected) => {
    expect(await complaints(redirect(locale, from, to))).toMatch(expected)
  })

  it('to script also where other sites are allowed', async () => {
    for (const address of ['javascript:alert(1)', 'vbscript:x', '//evil.example']) {
      const to = { kind: 'address', address, external: true } as const
      expect(await complaints(redirect('en', 'old', to))).toMatch(/^to\.address: Write a path/)
    }
  })

  it('twice from one address', async () => {
    await redirect('en', 'old', '/contact')
    expect(await complaints(redirect('en', '/old/', '/about'))).toMatch(
      /^from: There is a redirect/,
    )
    expect(await complaints(redirect('uk', 'old', '/about'))).toBe('')
  })

  it('where it closes a circle, also through other languages', async () => {
    const first = await redirect('en', 'a', '/contact')
    await redirect('uk', 'b', '/en/a')
    await redirect('en', 'c', '/uk/b')
    const closing = cms().update({
      collection: 'redirects',
      id: first.id,
      data: { to: { kind: 'address', address: '/c' } },
    })
    expect(await complaints(closing)).toMatch(/^to\.address: .*circle/)
    expect(await at('en', 'c')).toBe('en:contact')
  })

  it('where two editors would close a circle at the same time', { tags: 'soak' }, async () => {
    await redirect('en', 'a', '/contact')
    await redirect('en', 'b', '/contact')
    const { docs } = await cms().find({ collection: 'redirects', sort: 'from' })
    const lead = (id: number, address: string) =>
      complaints(
        cms().update({
          collection: 'redirects',
          id,
          data: { to: { kind: 'address', address } },
        }),
      )
    // Once may go well by chance.
    for (let round = 0; round < 10; round += 1) {
      const results = await Promise.all(
        docs.map(({ id, from }) => lead(id, from === 'a' ? '/b' : '/a')),
      )
      expect(results.filter((text) => text === '')).toHaveLength(1)
      expect([await at('en', 'a'), await at('en', 'b')]).toEqual(['en:contact', 'en:contact'])
      for (const { id } of docs) expect(await lead(id, '/contact')).toBe('')
    }
  })

  it('to a page that its readers cannot see', async () => {
    const { id } = await cms().create({
      collection: 'pages',
      locale: 'de',
      data: { title: 'Nur deutsch', slug: 'nur-deutsch', _status: 'published' },
    })
    expect(await complaints(redirect('uk', 'old', id))).toMatch(/^to\.page: .*not published/)
    expect(await complaints(redirect('de', 'old', id))).toBe('')
  })
})

describe('a page', () => {
  it('is not published over a redirect', async () => {
    await redirect('en', 'jobs', '/contact')
    expect(await complaints(publish('en', { title: 'Jobs', slug: 'jobs' }))).toMatch(
      /^slug: .*there is a redirect from it/,
    )
    expect(await at('en', 'jobs')).toBe('en:contact')
    // The source's page would show at that address in every language.
    await redirect('fr', 'work', '/en/contact')
    expect(await complaints(publish('en', { title: 'Work', slug: 'work' }))).toMatch(
      /^slug: .*leads elsewhere in French/,
    )
    expect(await complaints(publish('de', { title: 'Arbeit', slug: 'work' }))).toBe('')
  })
})

describe('a path of another language', () => {
  it('leads to the same page in this one, or to its source', async () => {
    expect(await at('en', 'про-нас')).toBe('en:about')
    expect(await at('ar', 'про-нас')).toBe('ar:about')
    expect(await at('uk', 'about')).toBe('uk:про-нас')
    expect(await at('uk', 'nur-deutsch')).toBe('unknown')
  })
})
