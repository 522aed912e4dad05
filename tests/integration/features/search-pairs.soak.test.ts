import { beforeAll, expect, it } from 'vitest'

import { EVERY_COMPANY } from '../../../src/domain/vacancies/company-search'
import { type Locale, LOCALES } from '../../../src/domain/locales/locales'
import { EVERY_VACANCY } from '../../../src/domain/vacancies/vacancy-search-filters'
import { findTerms } from '../../../src/domain/vocabulary/find-terms'
import type { Page } from '../../../src/payload-types'
import { MISSED_PAIRS } from '../../fixtures/missed-pairs'
import {
  SEARCH_PAIRS,
  SEARCHED_COMPANIES,
  SEARCHED_TEXTS,
  type SearchPair,
} from '../../fixtures/search-pairs'
import { cmsUnderTest } from '../cms-under-test'

/** What people type in twelve languages, and what both searches find for it: hits by language, misses by name. */

const cms = cmsUnderTest()

function body(text: string): NonNullable<Page['body']> {
  const node = { version: 1, direction: null, format: '' as const, indent: 0 }
  const children = [{ ...node, type: 'paragraph', children: [{ type: 'text', version: 1, text }] }]
  return { root: { ...node, type: 'root', children } }
}

beforeAll(async () => {
  for (const locale of LOCALES) {
    for (const [key, text] of Object.entries(SEARCHED_TEXTS[locale])) {
      // The title is no word of the language.
      const data = { title: `7${key}`, slug: `${locale}-${key}`, body: body(text) }
      await cms().create({ collection: 'pages', locale, data: { ...data, _status: 'published' } })
    }
  }
  const openUntilDay = new Date(Date.now() + 20 * 86_400_000).toISOString()
  for (const [place, [name, vacancies]] of Object.entries(SEARCHED_COMPANIES).entries()) {
    const { id } = await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name, slug: `company-${place}`, timeZone: 'UTC', _status: 'published' },
    })
    for (const [vessel, port] of vacancies) {
      await cms().create({
        collection: 'vacancies',
        locale: 'en',
        data: {
          company: id,
          rank: 'bosun',
          vesselType: 'bulk-carrier',
          vessel: { name: vessel },
          joining: { port },
          openUntilDay,
          pay: { negotiable: true, currency: 'USD', period: 'month' },
          _status: 'published',
        },
      })
    }
  }
  const { keepBatch } = await import('../../../src/features/vacancies/vacancy-batch.runner')
  await keepBatch(cms())
}, 600_000)

async function found(locale: Locale, pair: SearchPair): Promise<readonly string[]> {
  const { typed } = pair
  if (pair.guides) {
    const { searchSections } = await import('../../../src/features/site-search/site-search.queries')
    const { documents, isPartial } = await searchSections(locale, typed)
    if (isPartial) return []
    return documents.map(({ title }) =>
      title
        .map(({ text }) => text)
        .join('')
        .slice(1),
    )
  }
  if (pair.companies) {
    const { findCompanies } =
      await import('../../../src/features/companies/company-directory.queries')
    const { companies } = await findCompanies({ ...EVERY_COMPANY, words: typed })
    return companies.map(({ name }) => name)
  }
  if (pair.vessels) {
    const { searchVacancies } =
      await import('../../../src/features/vacancies/vacancy-search.queries')
    const { vacancies } = await searchVacancies(locale, { ...EVERY_VACANCY, words: typed })
    const ids = vacancies.map(({ id }) => id)
    const { docs } = await cms().find({ collection: 'vacancies', where: { id: { in: ids } } })
    return docs.map(({ vessel }) => vessel?.name ?? '')
  }
  return findTerms(typed, locale).terms.flatMap(({ ranks }) => ranks)
}

it('finds what people type, but for what is known to be missed', async () => {
  const missed: Partial<Record<Locale, string[]>> = {}
  const wrong: string[] = []
  const table: Record<string, object> = {}
  for (const locale of LOCALES) {
    const pairs = SEARCH_PAIRS[locale]
    const misses: string[] = []
    let surplus = 0
    for (const pair of pairs) {
      const { typed, guides, companies, vessels, ranks } = pair
      const wanted = guides ?? companies ?? vessels ?? ranks ?? []
      const got = await found(locale, pair)
      const others = got.filter((one) => !wanted.some((name) => name === one))
      surplus += others.length
      if (others.length > 0) wrong.push(`${locale} ${typed}: ${others.join(', ')}`)
      if (!wanted.every((name) => got.includes(name))) misses.push(typed)
    }
    table[locale] = { pairs: pairs.length, hits: pairs.length - misses.length, surplus }
    if (misses.length > 0) missed[locale] = misses
  }
  console.warn(JSON.stringify({ table, missed, wrong }, null, 1))
  expect(missed).toEqual(MISSED_PAIRS)
  expect(wrong).toEqual([])
})
