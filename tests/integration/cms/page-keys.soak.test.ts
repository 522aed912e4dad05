import type { PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'

import { ofMonths } from '../../../src/domain/vacancies/contract-length'
import { LOCALES, type Locale } from '../../../src/domain/locales/locales'
import type { Crewing, Page, Vacancy } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

beforeEach(async () => {
  await cms().db.drizzle.execute(
    'TRUNCATE pages, docs, crewings, vacancies, media, publications, former_paths, publication_tags, publication_boundaries CASCADE',
  )
})

async function keyAt(locale: Locale, path: string): Promise<string> {
  const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
  const found = await lookUp(locale, path)
  if (!('key' in found)) throw new Error(`${locale}/${path} is ${found.kind}`)
  return found.key
}

/** The pages, `en/path`, whose keys something changes. */
async function changedBy(pages: readonly string[], act: () => Promise<unknown>): Promise<string[]> {
  const keys = () =>
    Promise.all(
      pages.map((page) => {
        const [locale, ...path] = page.split('/')
        return keyAt(locale as Locale, path.join('/')) // written below
      }),
    )
  const before = await keys()
  await act()
  const after = await keys()
  return pages.filter((_, index) => before[index] !== after[index])
}

function publish(id: number, data: Partial<Page>, locale: Locale = 'en') {
  return cms().update({
    collection: 'pages',
    id,
    locale,
    data: { ...data, _status: 'published' },
  })
}

async function published(data: Partial<Page> & { title: string }): Promise<number> {
  const { id } = await cms().create({
    collection: 'pages',
    locale: 'en',
    draft: true,
    data: { ...data, _status: 'draft' },
  })
  await publish(id, data)
  return id
}

function linkTo(value: number, relationTo = 'pages'): NonNullable<Page['body']> {
  const base = { version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 }
  const text = { type: 'text', version: 1, text: 'Read', detail: 0, format: 0, mode: 'normal' }
  const fields = { linkType: 'internal', newTab: false, doc: { relationTo, value } }
  const link = { ...base, type: 'link', version: 3, fields, children: [text] }
  return {
    root: { ...base, type: 'root', children: [{ ...base, type: 'paragraph', children: [link] }] },
  }
}

describe('a publish of a page changes the keys of', () => {
  it('the page itself, where only its text is another', async () => {
    const section = await published({ title: 'Section', slug: 'section' })
    const leaf = await published({ title: 'Leaf', slug: 'leaf', parent: section })
    await publish(leaf, { title: 'Лист', slug: 'лист' }, 'uk')
    const pages = [
      'en/section',
      'en/section/leaf',
      'uk/section',
      'uk/section/лист',
      'fr/section/leaf',
    ]
    expect(await changedBy(pages, () => publish(leaf, { title: 'Лист' }, 'uk'))).toEqual([
      'uk/section/лист',
    ])
    // A translation shows names of sections of the source language; what is untranslated is the source's.
    expect(await changedBy(pages, () => publish(leaf, { title: 'Leaf' }))).toEqual([
      'en/section/leaf',
      'uk/section/лист',
      'fr/section/leaf',
    ])
  })

  it('its parent, its children and those that link to it, where its title is another', async () => {
    const section = await published({ title: 'Section', slug: 'section' })
    const leaf = await published({ title: 'Leaf', slug: 'leaf', parent: section })
    await published({ title: 'Twig', slug: 'twig', parent: leaf })
    await published({ title: 'Beside', slug: 'beside', parent: section })
    await published({ title: 'Reader', slug: 'reader', body: linkTo(leaf) })
    const pages = [
      'en/section',
      'en/section/leaf',
      'en/section/leaf/twig',
      'en/section/beside',
      'en/reader',
      'uk/reader',
    ]
    expect(await changedBy(pages, () => publish(leaf, { title: 'Leaflet' }))).toEqual([
      'en/section',
      'en/section/leaf',
      'en/section/leaf/twig',
      'en/reader',
      'uk/reader',
    ])
  })

  it('the home page and every document, where a document is called otherwise', async () => {
    await published({ title: 'Home', isHome: true })
    await published({ title: 'Other', slug: 'other' })
    const documents = []
    for (const slug of ['wages', 'visas']) {
      const data = { title: slug, slug, _status: 'published' as const }
      const { id } = await cms().create({ collection: 'docs', locale: 'en', data })
      documents.push(id)
    }
    const [wages = 0] = documents
    const pages = ['en/', 'en/other', 'en/docs/wages', 'en/docs/visas']
    const rename = () =>
      cms().update({
        collection: 'docs',
        id: wages,
        locale: 'en',
        data: { title: 'Pay', _status: 'published' },
      })
    expect(await changedBy(pages, rename)).toEqual(['en/', 'en/docs/wages', 'en/docs/visas'])
  })

  it('every page, where it stands in the navigation and is called otherwise, or deleted', async () => {
    const shown = await published({ title: 'Shown', slug: 'shown' })
    await published({ title: 'Other', slug: 'other' })
    const header = [{ document: { relationTo: 'pages' as const, value: shown } }]
    await cms().updateGlobal({ slug: 'navigation', data: { header } })
    const pages = ['en/shown', 'en/other', 'uk/other']
    expect(await changedBy(pages, () => publish(shown, { title: 'Shown too' }))).toEqual(pages)
    await cms().updateGlobal({ slug: 'navigation', data: { header: [] } })
    expect(await changedBy(pages, () => publish(shown, { title: 'Hidden' }))).toEqual(['en/shown'])
    const deleted = await published({ title: 'Deleted', slug: 'deleted' })
    const document = { relationTo: 'pages' as const, value: deleted }
    await cms().updateGlobal({ slug: 'navigation', data: { header: [{ document }] } })
    const remove = () => cms().delete({ collection: 'pages', id: deleted })
    expect(await changedBy(pages, remove)).toEqual(pages)
  })
})

describe('the lock of paths', () => {
  it('is taken by a new title, and by no new text and no draft', async () => {
    const id = await published({ title: 'Page', slug: 'page' })
    const holder = await cms().db.beginTransaction()
    if (holder === null) throw new Error('Postgres always has transactions.')
    const { lockPaths } = await import('../../../src/cms/database/locks')
    await lockPaths(cms(), { transactionID: holder } as PayloadRequest)
    await publish(id, { excerpt: null, meta: { title: 'For search engines' } })
    await cms().update({
      collection: 'pages',
      id,
      locale: 'en',
      draft: true,
      data: { title: 'Draft' },
    })
    await cms().create({ collection: 'pages', locale: 'en', draft: true, data: { title: 'New' } })

    const renamed = publish(id, { title: 'Renamed' })
    const waiting = async () => {
      const { rows } = await cms().db.drizzle.execute(
        "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 7302604 AND NOT granted",
      )
      return rows.length
    }
    await expect.poll(waiting).toBe(1)
    await cms().db.commitTransaction(holder)
    expect((await renamed).title).toBe('Renamed')
  })
})

type CompanyFacts = Partial<Crewing> & { name: string; slug: string }

async function company(facts: CompanyFacts): Promise<number> {
  const data = {
    timeZone: 'Europe/Kyiv',
    country: 'UA' as const,
    ...facts,
    _status: 'published' as const,
  }
  const { id } = await cms().create({ collection: 'crewings', locale: 'en', data })
  return id
}

async function vacancy(of: number, facts: Partial<Vacancy> = {}): Promise<number> {
  const { id } = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company: of,
      rank: 'chief-mate',
      vesselType: 'product-tanker',
      pay: { negotiable: true },
      openUntilDay: dayFromNow(30),
      ...facts,
      _status: 'published',
    } as never, // what a draft lacks, its rules refuse
  })
  return id
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString()
}

describe('what is published all at once', () => {
  it('is at one address in every language, below its company, and the id decides', async () => {
    const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
    const north = await company({ name: 'North', slug: 'north' })
    const id = await vacancy(north)
    const path = `crewings/north/${id}-chief-mate-product-tanker`
    for (const locale of LOCALES) {
      expect((await lookUp(locale, path)).kind).toBe('live')
      expect((await lookUp(locale, 'crewings')).kind).toBe('live')
      for (const other of [`${id}`, `${id}-cook`, `0${id}-x`]) {
        expect(await lookUp(locale, `crewings/elsewhere/${other}`)).toEqual({
          kind: 'moved',
          to: { locale, path },
        })
      }
    }
    await cms().update({
      collection: 'crewings',
      id: north,
      locale: 'en',
      data: { slug: 'south', _status: 'published' },
    })
    const there = path.replace('north', 'south')
    expect(await lookUp('uk', path)).toEqual({ kind: 'moved', to: { locale: 'uk', path: there } })
    await cms().delete({ collection: 'vacancies', id })
    expect((await lookUp('uk', there)).kind).toBe('gone')
    expect((await lookUp('uk', `crewings/south/${id}-other`)).kind).toBe('gone')
  })

  it('changes the keys of what lists it, and of nothing else', async () => {
    const north = await company({ name: 'North', slug: 'north' })
    const south = await company({ name: 'South', slug: 'south' })
    await published({ title: 'Page', slug: 'page' })
    const of = async (by: number, slug: string, facts: Partial<Vacancy> = {}) =>
      `uk/crewings/${slug}/${await vacancy(by, facts)}-${facts.rank ?? 'chief-mate'}-product-tanker`
    const sameCompany = await of(north, 'north', { rank: 'bosun' })
    const sameRank = await of(south, 'south')
    const neither = await of(south, 'south', { rank: 'bosun' })
    const pages = [
      'en/page',
      'uk/crewings',
      'uk/crewings/north',
      'uk/crewings/south',
      sameCompany,
      sameRank,
      neither,
    ]
    expect(await changedBy(pages, () => vacancy(north))).toEqual([
      'uk/crewings',
      'uk/crewings/north',
      sameCompany,
      sameRank,
    ])
    expect(
      await changedBy(pages, () =>
        cms().update({
          collection: 'crewings',
          id: south,
          locale: 'en',
          data: { city: 'Odesa', _status: 'published' },
        }),
      ),
    ).toEqual(['uk/crewings', 'uk/crewings/south', sameRank, neither])
  })

  it('changes no other page with its words in a language', async () => {
    const north = await company({ name: 'North', slug: 'north' })
    const id = await vacancy(north)
    const own = `uk/crewings/north/${id}-chief-mate-product-tanker`
    const other = `uk/crewings/north/${await vacancy(north)}-chief-mate-product-tanker`
    const pages = ['uk/crewings', 'uk/crewings/north', own, other]
    const save = (data: object) => () =>
      cms().update({
        collection: 'vacancies',
        id,
        locale: 'uk',
        data: { ...data, _status: 'published' },
      })
    expect(await changedBy(pages, save({ description: 'Чекаємо на вас.' }))).toEqual([own])
    expect(await changedBy(pages, save({ contract: ofMonths(4) }))).toEqual(pages)
  })

  it('is another page from the instant on at which it closes, and so is what lists it', async () => {
    const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
    const north = await company({ name: 'North', slug: 'north' })
    const id = await vacancy(north)
    await published({ title: 'Page', slug: 'page' })
    const path = `crewings/north/${id}-chief-mate-product-tanker`
    const setClosing = async (seconds: number) => {
      await cms().db.drizzle.execute(
        `UPDATE vacancies SET open_until = now() + interval '${seconds} seconds' WHERE id = ${id}`,
      )
      const { project } = await import('../../../src/cms/desk/publishing/project')
      await project(cms(), { collection: 'vacancies', documents: [String(id)] })
    }
    await setClosing(1)
    const pages = ['uk/crewings', 'uk/crewings/north', `uk/${path}`]
    const before = await Promise.all(pages.map((page) => keyAt('uk', page.slice(3))))
    await expect.poll(() => keyAt('uk', path), { timeout: 5_000 }).not.toBe(before[2])
    expect(await changedBy(['en/page'], () => Promise.resolve())).toEqual([])
    const after = await Promise.all(pages.map((page) => keyAt('uk', page.slice(3))))
    expect(after.filter((key, index) => key === before[index])).toEqual([])
    // Nothing was written: the revisions are the same, and the boundary is what is new.
    expect(after.every((key, index) => key.startsWith(before[index] ?? '?'))).toBe(true)
    await setClosing(-91 * 86_400)
    for (const words of [path, `crewings/north/${id}`, `crewings/other/${id}-cook`]) {
      expect((await lookUp('uk', words)).kind).toBe('gone')
    }
  })

  it('is a link no more from the instant on at which its address ends', async () => {
    const id = await vacancy(await company({ name: 'North', slug: 'north' }))
    await published({ title: 'Reader', slug: 'reader', body: linkTo(id, 'vacancies') })
    const before = await keyAt('uk', 'reader')
    await cms().db.drizzle.execute(
      `UPDATE publication_boundaries SET at = now() WHERE tag = 'vacancies/${id}'
       AND at > now() + interval '90 days'`,
    )
    expect(await keyAt('uk', 'reader')).not.toBe(before)
  })

  it('is nowhere while its company is not published', async () => {
    const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
    const north = await company({ name: 'North', slug: 'north' })
    const id = await vacancy(north)
    const path = `crewings/north/${id}-chief-mate-product-tanker`
    await cms().update({
      collection: 'crewings',
      id: north,
      locale: 'en',
      data: { _status: 'draft' },
    })
    expect((await lookUp('en', path)).kind).toBe('gone')
    await cms().update({
      collection: 'crewings',
      id: north,
      locale: 'en',
      data: { _status: 'published' },
    })
    expect((await lookUp('en', path)).kind).toBe('live')
  })
})

it('rebuilding finds nothing to do for any type', async () => {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  const { contentTypes } = await import('../../../src/cms/publications/content-types')
  await vacancy(await company({ name: 'North', slug: 'north' }))
  await published({ title: 'Page', slug: 'page' })
  await cms().create({
    collection: 'warnings',
    locale: 'en',
    data: { name: 'South', kind: 'fee', since: '2026-11-01T12:00:00.000Z', _status: 'published' },
  })
  for (const { collection } of contentTypes) {
    expect(await findDrift(cms(), collection)).toEqual({ missing: 0, superfluous: 0, different: 0 })
  }
})
