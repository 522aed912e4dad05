import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { ValidationError } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { type CompanySearch, EVERY_COMPANY } from '../../../src/domain/vacancies/company-search'
import type { VesselTypeCode } from '../../../src/domain/vocabulary/vessel-types'
import type { Crewing } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { writeRowWithoutNumber } from './index-rows'

/** The directory of companies: what it finds, what it counts, and when its page is another one. */

const cms = cmsUnderTest()

const DAY = 24 * 60 * 60 * 1000

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const licence = (validUntil: number, checkedOn?: number) => ({
  number: '7',
  authority: 'MoT',
  validUntil: inDays(validUntil),
  ...(checkedOn !== undefined && { checkedOn: inDays(checkedOn) }),
})

type Facts = Partial<Omit<Crewing, 'id' | 'createdAt' | 'updatedAt'>>

async function company(name: string, facts: Facts = {}): Promise<number> {
  const data = { name, timeZone: 'UTC', ...facts, _status: 'published' as const }
  return (await cms().create({ collection: 'crewings', locale: 'en', data })).id
}

async function vacancy(of: number): Promise<number> {
  const data = {
    company: of,
    rank: 'bosun' as const,
    vesselType: 'bulk-carrier' as const,
    openUntilDay: inDays(20),
    pay: { negotiable: true, currency: 'USD' as const, period: 'month' as const },
    _status: 'published' as const,
  }
  return (await cms().create({ collection: 'vacancies', locale: 'en', data })).id
}

async function find(search: Partial<CompanySearch> = {}) {
  const { findCompanies } =
    await import('../../../src/features/companies/company-directory.queries')
  return findCompanies({ ...EVERY_COMPANY, ...search })
}

const namesOf = async (search: Partial<CompanySearch> = {}) =>
  (await find(search)).companies.map(({ name }) => name)

const keyOfDirectory = async () => {
  const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
  const found = await lookUp('en', 'crewings/companies')
  return found.kind === 'live' ? found.key : found.kind
}

const ships = (...vesselTypes: VesselTypeCode[]) => ({ fleet: { vesselTypes } })

let east: number

beforeAll(async () => {
  const tanker = ships('lng-carrier', 'tug')
  const north = await company('North Crewing', {
    country: 'PL',
    ...tanker,
    licence: licence(90, -3),
  })
  east = await company('East', { country: 'UA', ...ships('tanker'), licence: licence(90, -3) })
  await company('South Crewing', { country: 'PL', ...ships('tug'), licence: licence(-2, -90) })
  await company('west crewing', { country: 'DE', ...ships('bulk-carrier'), licence: licence(90) })
  await company('No facts')
  await vacancy(north)
  await vacancy(east)
  await vacancy(east)
})

describe('the directory', () => {
  it('has those with most vacancies first, or the alphabet', async () => {
    expect(await namesOf()).toEqual([
      'East',
      'North Crewing',
      'No facts',
      'South Crewing',
      'west crewing',
    ])
    expect(await namesOf({ order: 'name' })).toEqual([
      'East',
      'No facts',
      'North Crewing',
      'South Crewing',
      'west crewing',
    ])
    expect((await find()).companies[0]).toMatchObject({
      path: 'crewings/east',
      country: 'UA',
      licence: 'checked',
      fleet: ['tanker'],
      vacancies: 2,
    })
  })

  it('finds a group with all that belongs to it, a checked licence that is valid, and words of the name', async () => {
    expect(await namesOf({ vessel: 'tanker' })).toEqual(['East', 'North Crewing'])
    expect(await namesOf({ vessel: 'gas-carrier' })).toEqual(['North Crewing'])
    expect(await namesOf({ isLicensed: true })).toEqual(['East', 'North Crewing'])
    expect(await namesOf({ words: 'CREWING so' })).toEqual(['South Crewing'])
    expect(await namesOf({ words: '%' })).toEqual([])
    expect(await namesOf({ country: 'PL', vessel: 'tug', isLicensed: true })).toEqual([
      'North Crewing',
    ])
  })

  it('counts each choice as many as it then finds, its own filter left out', async () => {
    const searches: Partial<CompanySearch>[] = [
      {},
      { vessel: 'tug' },
      { country: 'PL' },
      { isLicensed: true, country: 'PL' },
      { words: 'crewing', vessel: 'tanker' },
    ]
    for (const search of searches) {
      const { counts } = await find(search)
      for (const [code, count] of Object.entries(counts.countries)) {
        expect((await find({ ...search, country: code })).total).toBe(count)
      }
      for (const [vessel, count] of Object.entries(counts.vessels)) {
        // Keys of the vocabulary.
        const narrowed = { ...search, vessel: vessel as VesselTypeCode }
        expect((await find(narrowed)).total).toBe(count)
      }
      expect((await find({ ...search, isLicensed: true })).total).toBe(counts.licensed)
    }
    expect((await find()).counts).toMatchObject({
      vessels: { tanker: 2, 'lng-carrier': 1, tug: 2 },
      countries: { PL: 2 },
    })
  })

  it('finds a company by its city in any of its names, and where it is called otherwise as it is heard', async () => {
    const id = await company('Mariner Ocean Management', { city: 'Gdańsk' })
    for (const words of ['Gdansk', 'Гданьск', 'غدانسك', '格但斯克', 'Danzig', 'mariner danzig']) {
      expect([words, await namesOf({ words })]).toEqual([words, ['Mariner Ocean Management']])
    }
    for (const words of [
      'Маринер Менеджмент',
      'مارينر مانجمنت',
      'मरीनर मैनेजमेंट',
      'شركة مارينر',
      'محيط',
    ]) {
      expect([words, await namesOf({ words })]).toEqual([words, ['Mariner Ocean Management']])
    }
    // Nor is a name that is no other one's, or a word of one sound.
    for (const words of ['Маринер Шиппинг', 'Марина', 'ан', 'менеджер']) {
      expect([words, await namesOf({ words })]).toEqual([words, []])
    }
    await cms().update({
      collection: 'crewings',
      id,
      data: { city: 'Varna', _status: 'published' },
    })
    expect([await namesOf({ words: 'Danzig' }), await namesOf({ words: 'Варна' })]).toEqual([
      [],
      ['Mariner Ocean Management'],
    ])
    await cms().delete({ collection: 'crewings', id })
  })

  it('takes words that no name has for a country, or for vessels of a fleet', async () => {
    const inPoland = await namesOf({ country: 'PL' })
    expect(inPoland).toHaveLength(2)
    for (const words of ['Poland', 'Польша', '波兰'])
      expect(await namesOf({ words })).toEqual(inPoland)
    const withTugs = await namesOf({ vessel: 'tug' })
    for (const words of ['tug', 'буксир']) expect(await namesOf({ words })).toEqual(withTugs)
    expect(await namesOf({ words: 'tug Poland' })).toEqual([])
    expect(await namesOf({ words: 'Poland', country: 'UA' })).toEqual([])
  })

  it('has no companies past its end, and says how many there are', async () => {
    expect(await find({ page: 50 })).toMatchObject({ companies: [], total: 5 })
  })

  it('leaves a company out of the filter at the instant at which its licence runs out', async () => {
    const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
    const { project } = await import('../../../src/cms/desk/publishing/project')
    const runsOut = async (at: string) => {
      await drizzle.execute(
        sql`UPDATE crewings SET licence_valid_to = ${sql.raw(at)} WHERE id = ${east}`,
      )
      await project(cms(), { collection: 'crewings', documents: [String(east)] })
    }
    await runsOut(`clock_timestamp() + interval '1 second'`)
    const key = await keyOfDirectory()
    expect(await namesOf({ isLicensed: true })).toContain('East')
    await expect.poll(() => namesOf({ isLicensed: true }), { timeout: 5_000 }).not.toContain('East')
    expect(await keyOfDirectory()).not.toBe(key)
  })

  it('is shown beside a row of the index whose document is no number', async () => {
    const { companySearch } = await import('../../../src/features/companies/company-search.type')
    const before = await namesOf()
    await writeRowWithoutNumber(cms().db.pool, 'crewings')
    try {
      expect(await namesOf()).toEqual(before)
      expect((await cms().db.pool.query(companySearch.outdated)).rows).toEqual([])
      await cms().db.pool.query(
        `UPDATE company_search SET fingerprint = 'old' WHERE company_id = $1`,
        [east],
      )
      expect((await cms().db.pool.query(companySearch.outdated)).rows).toEqual([{ id: east }])
    } finally {
      await cms().db.pool.query(`DELETE FROM publications WHERE document = 'no-number'`)
    }
  })

  it('is another page once the number of vacancies of a company is another', async () => {
    const key = await keyOfDirectory()
    const id = await vacancy(east)
    const more = await keyOfDirectory()
    expect(more).not.toBe(key)
    await cms().delete({ collection: 'vacancies', id })
    expect(await keyOfDirectory()).not.toBe(more)
  })
})

describe('the slug of the directory', () => {
  it('is refused for a company', async () => {
    const refused = company('Ours', { slug: 'companies' }).catch((error: unknown) => error)
    const error = (await refused) as ValidationError
    expect(error).toBeInstanceOf(ValidationError)
    expect(error.data.errors[0]?.message).toMatch(/directory of companies/)
  })

  it('is not made of a name either', async () => {
    const id = await company('Companies')
    const { slug } = await cms().findByID({ collection: 'crewings', id })
    expect(slug).toBe('companies-2')
  })
})
