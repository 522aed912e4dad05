import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES, type Locale } from '../../../src/domain/locales/locales'
import { EVERY_VACANCY } from '../../../src/domain/vacancies/vacancy-search-filters'
import { readVacancySearch } from '../../../src/domain/vacancies/vacancy-search-query'
import { RANK_CODES } from '../../../src/domain/vocabulary/ranks'
import { VESSEL_TYPE_CODES } from '../../../src/domain/vocabulary/vessel-types'
import type { VacancySummary } from '../../../src/features/vacancies/vacancy'
import { cmsUnderTest } from '../cms-under-test'

/** Vacancies as plain text: what a search finds is there, in short, and the ways on. */

const cms = cmsUnderTest()
const today = () => new Date().toISOString().slice(0, 10)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function textOf(query: string, locale: Locale = 'en') {
  const { vacancyListText } = await import('../../../src/features/vacancies/vacancy-list-text')
  const asked = readVacancySearch(query, today())
  return vacancyListText(locale, asked, { siteName: 'Mariner Hub', today: today() })
}

/** The blocks of a text, which empty lines divide. */
const blocks = (text: string) => text.trimEnd().split('\n\n')

beforeAll(async () => {
  const { id: company } = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: { name: 'شركة \u202eNorth\n\nSea', timeZone: 'UTC', _status: 'published' },
  })
  for (const rank of ['bosun', 'bosun', 'wiper'] as const) {
    await cms().create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        company,
        rank,
        vesselType: 'bulk-carrier',
        openUntilDay: inDays(20),
        pay: { min: 420_000, currency: 'USD', period: 'month' },
        _status: 'published',
      },
    })
  }
})

describe('vacancies as text', () => {
  it('are four lines each, after what was searched for and before the ways on', async () => {
    const [head = '', first = '', second = '', ...ways] = blocks(await textOf('?rank=bosun'))
    expect(head.split('\n')).toEqual(expect.arrayContaining(['Bosun']))
    expect(head).toContain('2 vacancies · ')
    for (const block of [first, second]) {
      const lines = block.split('\n')
      expect(lines).toHaveLength(4)
      expect(lines[0]).toBe('Bosun · Bulk carrier')
      expect(lines[1]).toBe('$4,200 a month · As soon as possible')
      // The name of a company ends no block, and turns no line around.
      expect(lines[2]).toMatch(/North.*Sea/)
      expect(lines[2]).not.toContain('\u202e')
      expect(lines[3]).toMatch(/^https?:\/\/\S+\/crewings\/\S+$/)
    }
    const targets = ways.map((way) => way.split('\n')[1]?.replace(/^https?:\/\/[^/]+/, ''))
    expect(targets).toEqual([
      '/crewings?rank=bosun',
      '/vacancies.atom?rank=bosun',
      '/forms/alerts?filter=rank%3Dbosun',
    ])
  })

  it('say what was not searched for as the address has it', async () => {
    const [head = ''] = blocks(await textOf('?rank=captainn&as=paper'))
    expect(head).toContain('captainn')
    expect(head).toContain('as')
    expect(head).toContain('3 vacancies')
  })

  it('that are none say so', async () => {
    const [head = '', next = ''] = blocks(await textOf('?rank=master'))
    expect(head).toContain('0 vacancies')
    expect(next).toMatch(/\/crewings\?rank=master$/)
  })

  it('are 200 in twelve kilobytes in each language, and lead to the next ones', async () => {
    const { listedAsText } = await import('../../../src/features/vacancies/vacancy-list-text')
    const listed = {
      ...{ search: { ...EVERY_VACANCY, page: 11 }, dropped: [], siteName: 'Mariner Hub' },
      ...{ today: today(), vacancies: many(200), total: 1_000 },
    }
    for (const locale of LOCALES) {
      const text = await listedAsText(locale, listed)
      expect(text).toContain('/vacancies.txt?page=21\n')
      const gzip = gzipSync(text, { level: 6 }).byteLength
      const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
      const brotli = brotliCompressSync(text, { params }).byteLength
      expect([locale, Math.max(gzip, brotli)]).toEqual([locale, expect.toSatisfy(isUnder(12_000))])
    }
  })
})

const isUnder = (most: number) => (bytes: unknown) => Number(bytes) <= most

/** Vacancies that differ as those of a board do. */
function many(count: number): VacancySummary[] {
  let seed = 7
  const any = <T>(values: readonly [T, ...T[]]): T => {
    seed = (seed * 48_271) % 2_147_483_647
    return values[seed % values.length] ?? values[0]
  }
  const ranks = RANK_CODES.slice(0, 20) as unknown as readonly [VacancySummary['rank']]
  const vessels = VESSEL_TYPE_CODES.slice(0, 12) as unknown as readonly [
    VacancySummary['vesselType'],
  ]
  const ports = ['Rotterdam', 'Santos', 'Singapore', 'Одеса', 'Fujairah', '上海'] as const
  const names = [
    'North Sea Crewing',
    'Baltic Star Ship Management',
    'Pacific Manning Inc.',
  ] as const
  return Array.from({ length: count }, (_, index) => {
    const rank = any(ranks)
    const vesselType = any(vessels)
    const min = any([1_500, 2_350, 4_800, 7_200, 9_900]) * 100
    const name = any(names)
    const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
    return {
      id: 1_000 + index * 3,
      path: `crewings/${slug}/${1_000 + index * 3}-${rank}-${vesselType}`,
      rank,
      vesselType,
      built: any([2004, 2011, 2015, 2019, 2023]),
      deadweight: any([5_600, 37_250, 58_000, 81_900, 115_000, 299_900]),
      pay: {
        kind: 'amount',
        min,
        max: min + any([0, 50_000, 100_000]),
        currency: 'USD',
        period: 'month',
      },
      contract: {
        least: any([4, 6, 8]),
        most: any([4, 6, 9]),
        unit: 'month',
        off: null,
        approximate: false,
      },
      joining: {
        from: new Date(Date.UTC(2026, 11, any([1, 5, 9, 14, 20, 28]))),
        to: undefined,
        port: any(ports),
        country: any(['NL', 'BR', 'SG', 'UA', 'AE', 'CN']),
      },
      company: {
        name,
        ...{ city: undefined, country: undefined, licence: 'none', licenceCheckedOn: undefined },
        ...{ warnedSince: undefined, warningChangedAt: undefined },
      },
      ...{ publishedAt: undefined, updatedAt: undefined, isExample: false },
    } as unknown as VacancySummary
  })
}
