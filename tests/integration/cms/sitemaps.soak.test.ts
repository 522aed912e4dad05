import { sql } from '@payloadcms/db-postgres'
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { alternatesOf } from '../../../src/domain/addresses/alternates'
import { type Locale, LOCALES } from '../../../src/domain/locales/locales'
import { absoluteUrl, publicPath } from '../../../src/domain/addresses/paths'
import { URLS_A_SITEMAP, urlsetXml } from '../../../src/domain/addresses/sitemap-xml'
import type { Vacancy } from '../../../src/payload-types'
import { type ListedPage, readIndex, readUrlset } from '../../fixtures/sitemap'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

const ORIGIN = 'http://localhost:3000'

/** A row of the publication index, past the documents. */
interface Row {
  document: string
  locale: Locale
  path: string
  membersOnly?: boolean
  /** Days from now on; for ever where it is left out. */
  visibleForDays?: number
  lastPublishedAt?: string
}

async function insert(rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    await cms().db.drizzle.execute(sql`
      INSERT INTO publications (collection, document, locale, path, title, position, members_only,
        reachable_until, last_published_at, revision)
      VALUES ('pages', ${row.document}, ${row.locale}, ${row.path}, 'Title', 0,
        ${row.membersOnly ?? false}, now() + ${row.visibleForDays ?? null}::int * interval '1 day',
        ${row.lastPublishedAt ?? null}, '')`)
  }
}

async function insertMany(count: number): Promise<void> {
  await cms().db.drizzle.execute(sql`
    INSERT INTO publications (collection, document, locale, path, title, position, members_only,
      last_published_at, revision)
    SELECT 'pages', n, 'en', 'page-' || n, 'Title', 0, false, now(), ''
    FROM generate_series(1, ${count}::int) n`)
}

async function askForFile(locale: string, number = '1'): Promise<Response> {
  const { GET } = await import('../../../src/app/(machine)/sitemaps/[locale]/[number]/route')
  return GET(new Request(ORIGIN), { params: Promise.resolve({ locale, number }) })
}

async function askForIndex(): Promise<Response> {
  const { GET } = await import('../../../src/app/(machine)/sitemap.xml/route')
  return GET()
}

async function pagesIn(locale: Locale): Promise<ListedPage[]> {
  return readUrlset(await (await askForFile(locale)).text())
}

async function urlsIn(locale: Locale): Promise<string[]> {
  return (await pagesIn(locale)).map(({ url }) => url.slice(ORIGIN.length) || '/')
}

beforeEach(async () => {
  await cms().db.drizzle.execute('TRUNCATE pages, publications, former_paths CASCADE')
})

describe('a page of the CMS', () => {
  async function create(locale: Locale, title: string, isHome = false): Promise<number> {
    const data = { title, isHome, _status: 'draft' as const }
    return (await cms().create({ collection: 'pages', locale, draft: true, data })).id
  }
  function publish(id: number, locale: Locale, words: { title?: string; slug?: string } = {}) {
    const data = { ...words, _status: 'published' as const }
    return cms().update({ collection: 'pages', id, locale, data })
  }
  function unpublish(id: number, locale: Locale) {
    return cms().update({ collection: 'pages', id, locale, data: { _status: 'draft' } })
  }

  it('is listed in exactly the languages it is live in', async () => {
    const home = await create('en', 'Home', true)
    await publish(home, 'en')
    const wages = await create('en', 'Wages')
    expect([await urlsIn('en'), await urlsIn('uk')]).toEqual([['/'], []])

    await publish(wages, 'en')
    await publish(wages, 'uk', { title: 'Зарплата', slug: 'зарплата' })
    expect([await urlsIn('en'), await urlsIn('uk'), await urlsIn('ar')]).toEqual([
      ['/', '/wages'],
      [publicPath({ locale: 'uk', path: 'зарплата' }, 'en')],
      [],
    ])

    const draft = { title: 'Drafted', slug: 'drafted', _status: 'draft' as const }
    await cms().update({ collection: 'pages', id: wages, locale: 'en', draft: true, data: draft })
    expect(await urlsIn('en')).toEqual(['/', '/wages'])

    await unpublish(wages, 'en')
    expect([await urlsIn('en'), await urlsIn('uk')]).toMatchObject([['/'], { length: 1 }])
    const [left] = await pagesIn('uk')
    expect([...(left?.alternates.keys() ?? [])]).toEqual(['uk'])

    await cms().delete({ collection: 'pages', id: wages })
    expect(await urlsIn('uk')).toEqual([])
  })

  it('has the time of its last publication in that language', async () => {
    const id = await create('en', 'Wages')
    await publish(id, 'en')
    await publish(id, 'uk', { title: 'Зарплата', slug: 'зарплата' })
    await publish(id, 'en')
    for (const locale of ['en', 'uk'] as const) {
      const { lastPublishedAt } = await cms().findByID({
        collection: 'pages',
        id,
        locale,
        showHiddenFields: true,
      })
      expect(lastPublishedAt).toEqual(expect.any(String))
      expect(await pagesIn(locale)).toMatchObject([{ lastmod: lastPublishedAt }])
    }
  })

  it('has the alternates of its own head, and each of them names it back', async () => {
    const id = await create('en', 'Wages')
    await publish(id, 'en')
    await publish(id, 'ph', { title: 'Sahod', slug: 'sahod' })
    const paths = new Map<Locale, string>([
      ['en', 'wages'],
      ['ph', 'sahod'],
    ])
    const expected = alternatesOf(paths, { default: 'en', source: 'en' })
    for (const locale of paths.keys()) {
      const [page] = await pagesIn(locale)
      expect([...(page?.alternates ?? [])]).toEqual(
        expected.map(({ hreflang, href }) => [hreflang, absoluteUrl(href, ORIGIN)]),
      )
    }
    expect(expected.map(({ hreflang }) => hreflang)).toEqual(['en', 'tl', 'x-default'])
  })
})

describe('what is published in all languages at once', () => {
  const company = async (slug: string, isExample = false) => {
    const facts = { name: slug, slug, timeZone: 'UTC', isExample, _status: 'published' as const }
    return (await cms().create({ collection: 'crewings', locale: 'en', data: facts })).id
  }
  const vacancy = async (of: number, isExample = false) => {
    const data = {
      company: of,
      rank: 'bosun',
      vesselType: 'product-tanker',
      pay: { negotiable: true },
      openUntilDay: new Date(Date.now() + 30 * 86_400_000).toISOString(),
      isExample,
      _status: 'published',
    } as Vacancy // the hooks derive the rest
    const { id } = await cms().create({ collection: 'vacancies', locale: 'en', data })
    return `/crewings/${of === example ? 'example' : 'north'}/${id}-bosun-product-tanker`
  }
  let example = 0

  it('is listed in every language, each naming all of them, until it closes', async () => {
    await cms().db.drizzle.execute('TRUNCATE crewings, vacancies CASCADE')
    const north = await company('north')
    const open = await vacancy(north)
    const closed = await vacancy(north)
    await cms().db.drizzle.execute(
      sql`UPDATE publications SET listed_until = now() - interval '1 day' WHERE path = ${closed.slice(1)}`,
    )
    const paths = ['/crewings/north', open, '/crewings', '/crewings/companies']
    for (const locale of LOCALES) {
      const prefix = publicPath({ locale, path: 'x' }, 'en').slice(0, -2)
      expect((await urlsIn(locale)).toSorted()).toEqual(
        paths.map((path) => prefix + path).toSorted(),
      )
      for (const { url, alternates } of await pagesIn(locale)) {
        const path = url.slice(ORIGIN.length + prefix.length + 1)
        const expected = alternatesOf(new Map(LOCALES.map((each) => [each, path])), {
          default: 'en',
          source: 'en',
        })
        expect([...alternates]).toEqual(
          expected.map(({ hreflang, href }) => [hreflang, absoluteUrl(href, ORIGIN)]),
        )
      }
    }
  })

  it('is not listed where it is an example, nor is the list that has one', async () => {
    await cms().db.drizzle.execute('TRUNCATE crewings, vacancies CASCADE')
    await company('north')
    example = await company('example', true)
    await vacancy(example, true)
    expect(await urlsIn('uk')).toEqual(['/uk/crewings/north'])
  })
})

describe('what not everybody may see', () => {
  it('is in no file, in no alternate, and in no time of the index', async () => {
    const late = '2030-01-01T00:00:00.000Z'
    const early = '2020-01-01T00:00:00.000Z'
    await insert([
      { document: '1', locale: 'en', path: 'open', lastPublishedAt: early },
      { document: '1', locale: 'uk', path: 'хтось', membersOnly: true, lastPublishedAt: late },
      { document: '2', locale: 'en', path: 'secret', membersOnly: true, lastPublishedAt: late },
      { document: '3', locale: 'en', path: 'over', visibleForDays: -1, lastPublishedAt: late },
      { document: '1', locale: 'fr', path: 'fini', visibleForDays: -1, lastPublishedAt: late },
      { document: '4', locale: 'en', path: 'still', visibleForDays: 1, lastPublishedAt: early },
    ])
    const pages = await pagesIn('en')
    expect(pages.map(({ url }) => url)).toEqual([`${ORIGIN}/open`, `${ORIGIN}/still`])
    expect([...(pages[0]?.alternates.keys() ?? [])]).toEqual(['en', 'x-default'])
    expect([await urlsIn('uk'), await urlsIn('fr')]).toEqual([[], []])
    expect(readIndex(await (await askForIndex()).text())).toEqual([
      { url: `${ORIGIN}/sitemap-en.xml`, lastmod: early },
    ])
  })
})

describe('the files', () => {
  it('are a single, empty one for a language without pages, and no more', async () => {
    expect((await askForFile('uk')).status).toBe(200)
    expect(await urlsIn('uk')).toEqual([])
    for (const [locale, number] of [
      ['uk', '2'],
      ['uk', '0'],
      ['uk', 'x'],
      ['xx', '1'],
      ['constructor', '1'],
    ] as const) {
      expect((await askForFile(locale, number)).status).toBe(404)
    }
    expect(readIndex(await (await askForIndex()).text())).toEqual([])
  })

  const anySegment = fc.oneof(
    fc.constantFrom(
      'a',
      'щ',
      'зарплата',
      '雇佣合同',
      'रोज़गार',
      '⚓',
      "it's",
      "'''''''''",
      'a&b',
      '(!)',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  )
  const anyRows = fc
    .uniqueArray(
      fc.record({
        document: fc.nat(14).map(String),
        locale: fc.constantFrom('en', 'uk', 'ar', 'zh'),
        segment: anySegment.map((text) => text.replace(/[\p{C}/]/gu, '')),
        membersOnly: fc.constantFrom(false, false, false, true),
        visibleForDays: fc.constantFrom(undefined, undefined, 1, -1),
        day: fc.integer({ min: 10, max: 28 }),
      }),
      { selector: ({ document, locale }) => `${document} ${locale}`, maxLength: 40 },
    )
    .map((rows) =>
      rows.map(({ segment, day, visibleForDays, ...row }): Row => {
        const path = row.document === '0' ? '' : `${segment}-${row.document}`
        const lastPublishedAt = `2026-01-${day}T10:11:12.131Z`
        return { ...row, path, lastPublishedAt, ...(visibleForDays && { visibleForDays }) }
      }),
    )

  it('hold every live page once, none longer than it may be, and tell the truth about it', async () => {
    const { findSitemapRanges, readSitemapEntries } =
      await import('../../../src/cms/publications/reading/sitemap-entries')
    await fc.assert(
      fc.asyncProperty(anyRows, fc.integer({ min: 1, max: 12 }), async (rows, urls) => {
        await cms().db.drizzle.execute('TRUNCATE publications')
        await insert(rows)
        const live = rows.filter(
          ({ membersOnly, visibleForDays = 1 }) => !membersOnly && visibleForDays > 0,
        )
        const urlOf = (row: Row) => absoluteUrl(publicPath(row, 'en'), ORIGIN)

        const listed: ListedPage[] = []
        const ranges = await findSitemapRanges(LOCALES, urls)
        for (const [index, range] of ranges.entries()) {
          let xml = ''
          for await (const piece of urlsetXml(readSitemapEntries(range))) xml += piece
          const pages = readUrlset(xml)
          listed.push(...pages)

          const before = ranges[index - 1]
          expect(range.number).toBe(before?.locale === range.locale ? before.number + 1 : 1)
          const isLast = ranges[index + 1]?.locale !== range.locale
          expect(pages.length).toBeLessThanOrEqual(urls)
          if (!isLast) expect(pages).toHaveLength(urls)
          const times = pages.map(({ lastmod = '' }) => lastmod).toSorted()
          expect(range.newest?.toISOString()).toBe(times.at(-1))
          expect(await findSitemapRanges([range.locale], urls)).toContainEqual(range)
        }

        expect(listed.map(({ url }) => url).toSorted()).toEqual(live.map(urlOf).toSorted())
        for (const row of live) {
          const page = listed.find(({ url }) => url === urlOf(row))
          expect(page?.lastmod).toBe(row.lastPublishedAt)
          const others = live.filter(({ document }) => document === row.document)
          const named = [...(page?.alternates ?? [])].filter(([name]) => name !== 'x-default')
          expect(named.map(([, url]) => url).toSorted()).toEqual(others.map(urlOf).toSorted())
          for (const [, url] of named) {
            const back = listed.find((other) => other.url === url)
            expect(back?.alternates).toEqual(page?.alternates)
          }
        }
      }),
      { numRuns: 150, endOnFailure: true },
    )
  }, 240_000)

  it('are two from the ten thousand and first page on', async () => {
    await insertMany(URLS_A_SITEMAP + 1)
    const index = readIndex(await (await askForIndex()).text())
    expect(index.map(({ url }) => url)).toEqual([
      `${ORIGIN}/sitemap-en.xml`,
      `${ORIGIN}/sitemap-en-2.xml`,
    ])
    expect(await urlsIn('en')).toHaveLength(URLS_A_SITEMAP)
    const second = readUrlset(await (await askForFile('en', '2')).text())
    expect(second.map(({ url }) => url)).toEqual([`${ORIGIN}/page-10001`])
    expect((await askForFile('en', '3')).status).toBe(404)
  })
})

describe('a slow reader', () => {
  it('holds no connection, however many there are', async () => {
    await insertMany(2_000)
    const answers = await Promise.all(Array.from({ length: 20 }, () => askForFile('en')))
    const readers = answers.flatMap(({ body }) => (body ? [body.getReader()] : []))
    await Promise.all(readers.map((reader) => reader.read()))
    const { rows } = await cms().db.drizzle.execute(
      `SELECT state, count(*)::int AS count FROM pg_stat_activity
       WHERE application_name = 'mariner-hub-lists' AND datname = current_database()
       GROUP BY state`,
    )
    expect(rows).toEqual([{ state: 'idle', count: 2 }])
    await Promise.all(readers.map((reader) => reader.cancel()))
  })

  it('reads on where a connection was lost between two batches', async () => {
    await insertMany(2_000)
    const answer = await askForFile('en')
    await cms().db.drizzle.execute(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'mariner-hub-lists' AND datname = current_database()`,
    )
    // The pool hears of it a moment later.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(readUrlset(await answer.text())).toHaveLength(2_000)
  })
})

describe('while the publication index cannot be read', () => {
  beforeEach(() => {
    const noted = vi.spyOn(console, 'error').mockImplementation(() => {})
    return () => noted.mockRestore()
  })

  async function withoutIndex<T>(work: () => Promise<T>): Promise<T> {
    await cms().db.drizzle.execute('ALTER TABLE publications RENAME TO publications_away')
    try {
      return await work()
    } finally {
      await cms().db.drizzle.execute('ALTER TABLE publications_away RENAME TO publications')
    }
  }

  it('the answer is 503, with nothing of the reason', async () => {
    for (const ask of [askForIndex, () => askForFile('en')]) {
      const answer = await withoutIndex(ask)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.text()).toBe('The list of pages cannot be read right now.\n')
    }
  })

  it('a file that has begun breaks off instead of ending early', async () => {
    await insertMany(2_000)
    const answer = await askForFile('en')
    expect(answer.status).toBe(200)
    await expect(withoutIndex(() => answer.text())).rejects.toThrow('does not exist')
  })
})
