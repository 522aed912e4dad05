import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Crewing, Vacancy } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

/** What readers are told of companies and vacancies: by the publication index, and by the clock of the database. */

const cms = cmsUnderTest()

const DAY = 24 * 60 * 60 * 1000

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

type Facts<T> = Partial<Omit<T, 'id' | 'createdAt' | 'updatedAt'>>

async function company(name: string, facts: Facts<Crewing> = {}): Promise<number> {
  const data = { name, timeZone: 'Europe/Kyiv', ...facts, _status: 'published' as const }
  return (await cms().create({ collection: 'crewings', locale: 'en', data })).id
}

async function vacancy(of: number, facts: Facts<Vacancy> = {}): Promise<number> {
  const data = {
    company: of,
    rank: 'second-mate' as const,
    vesselType: 'bulk-carrier' as const,
    openUntilDay: inDays(20),
    pay: { min: 420_000, max: 450_000, currency: 'USD' as const, period: 'month' as const },
    ...facts,
    _status: 'published' as const,
  }
  return (await cms().create({ collection: 'vacancies', locale: 'en', data })).id
}

/** Puts its end into the past, as time does; the rules of the form refuse that. */
async function close(id: number): Promise<void> {
  const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
  await drizzle.execute(
    sql`UPDATE vacancies SET open_until = now() - interval '1 day' WHERE id = ${id}`,
  )
  const { project } = await import('../../../src/cms/desk/publishing/project')
  await project(cms(), { collection: 'vacancies', documents: [String(id)] })
}

const reads = () => import('../../../src/features/vacancies/vacancies.queries')
const companies = () => import('../../../src/features/companies/companies.queries')

const ids = (vacancies: readonly { id: number }[]) => vacancies.map(({ id }) => id)

let north: number
let south: number

beforeAll(async () => {
  north = await company('North', {
    city: 'Odesa',
    country: 'UA',
    telephones: [{ number: '+380 44 000 00 01' }, { number: '+380 44 000 00 02', note: 'Crewing' }],
    licence: { number: '7', authority: 'MoT', validUntil: inDays(400), checkedOn: inDays(-3) },
    fleet: { vesselTypes: ['bulk-carrier', 'tanker'], flags: ['LR'] },
    languages: ['uk', 'en'],
    about: 'Crews since 1998.',
  })
  south = await company('South', {
    licence: { number: '8', authority: 'MoT', validUntil: inDays(-2), checkedOn: inDays(-90) },
  })
})

describe('a vacancy', () => {
  it('is read with its facts, in any language that has the company’s words', async () => {
    const id = await vacancy(north, {
      description: 'Good ship.',
      certificates: ['ecdis', 'certificate-of-competency'],
      citizenships: ['UA'],
      vessel: { built: 2015, crewNationalities: ['PH', 'UA'] },
      joining: { from: inDays(30), port: 'Santos', country: 'BR' },
      contact: { name: 'Anna' },
    })
    await cms().update({
      collection: 'vacancies',
      id,
      locale: 'uk',
      data: { description: 'Добре судно.', _status: 'published' },
    })
    const { getVacancy } = await reads()
    const read = await getVacancy('uk', id)
    expect(read).toMatchObject({
      id,
      path: `crewings/north/${id}-second-mate-bulk-carrier`,
      built: 2015,
      pay: { kind: 'amount', min: 420_000, max: 450_000, currency: 'USD', period: 'month' },
      joining: { port: 'Santos', country: 'BR' },
      vessel: { crewNationalities: ['PH', 'UA'] },
      vesselGroup: 'dry-cargo-ship',
      certificates: ['ecdis', 'certificate-of-competency'],
      citizenships: ['UA'],
      company: { name: 'North', city: 'Odesa', licence: 'checked' },
      contact: { name: 'Anna' },
      description: { text: 'Добре судно.', locale: 'uk' },
      isOpen: true,
      isExample: false,
    })
    expect(read?.joining.from?.toISOString().slice(0, 10)).toBe(inDays(30).slice(0, 10))
    expect((await getVacancy('ar', id))?.description).toEqual({ text: 'Good ship.', locale: 'en' })
  })

  it('has the day of a translation whose source has changed since, also where nobody knows when it was written', async () => {
    const { getVacancy } = await reads()
    const id = await vacancy(north, { description: 'Good ship.' })
    const save = async (locale: 'en' | 'uk', facts: Facts<Vacancy>) => {
      const data = { ...facts, _status: 'published' as const }
      return (await cms().update({ collection: 'vacancies', id, locale, data })).lastPublishedAt
    }
    const asOf = async (locale: 'en' | 'uk' | 'fr') =>
      (await getVacancy(locale, id))?.description?.asOf?.toISOString()
    const written = await save('uk', { description: 'Добре судно.' })
    await save('uk', { vessel: { crew: 22 } })
    expect(await asOf('uk')).toBeUndefined()
    const changed = await save('en', { description: 'Good ship, new engine.' })
    await save('en', { vessel: { crew: 21 } })
    expect([await asOf('uk'), await asOf('en'), await asOf('fr')]).toEqual([
      written,
      undefined,
      undefined,
    ])
    // As the limit of versions leaves it.
    const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
    await drizzle.execute(
      sql`DELETE FROM _vacancies_v WHERE parent_id = ${id} AND version_last_published_at <= ${changed}`,
    )
    expect(await asOf('uk')).toBe(changed)
    await save('uk', { description: 'Добре судно, новий двигун.' })
    expect(await asOf('uk')).toBeUndefined()
  })

  it('that is a draft is read by nobody, and one that is closed is in no list', async () => {
    const { getVacancy, listVacancies, vacanciesOfCompany } = await reads()
    const draft = await vacancy(north)
    await cms().update({
      collection: 'vacancies',
      id: draft,
      locale: 'en',
      data: { _status: 'draft' },
    })
    const closed = await vacancy(north)
    await close(closed)
    expect(await getVacancy('en', draft)).toBeUndefined()
    expect(await getVacancy('en', closed)).toMatchObject({ isOpen: false })
    const listed = ids((await listVacancies(1)).vacancies)
    const ofNorth = await vacanciesOfCompany(north, { limit: 9 })
    for (const id of [draft, closed]) {
      expect(listed).not.toContain(id)
      expect(ids(ofNorth.vacancies)).not.toContain(id)
    }
    expect(ofNorth.total).toBe(ofNorth.vacancies.length)
  })

  it('is similar to those of other companies for the same rank on the same group of vessels, the same type first', async () => {
    const { getVacancy, similarVacancies } = await reads()
    const cook = { rank: 'chief-cook' as const }
    const same = await vacancy(south, { ...cook, vesselType: 'container-ship' })
    const near = await vacancy(south, { ...cook, vesselType: 'bulk-carrier' })
    await vacancy(south, { ...cook, vesselType: 'oil-tanker' })
    await vacancy(north, { ...cook, vesselType: 'container-ship' })
    await vacancy(south, { rank: 'master', vesselType: 'container-ship' })
    const read = await getVacancy(
      'en',
      await vacancy(north, { ...cook, vesselType: 'container-ship' }),
    )
    expect(ids(read ? await similarVacancies(read, 9) : [])).toEqual([same, near])
  })
})

describe('the list of vacancies', () => {
  it('of a company has pages too, and so has each company in the look-up', async () => {
    const { vacanciesOfCompany } = await reads()
    const east = await company('East')
    const [first, second, third] = [await vacancy(east), await vacancy(east), await vacancy(east)]
    const pages = [1, 2, 3].map((page) => vacanciesOfCompany(east, { limit: 2, page }))
    expect(
      (await Promise.all(pages)).map(({ vacancies, total }) => [ids(vacancies), total]),
    ).toEqual([
      [[third, second], 3],
      [[first], 3],
      [[], 3],
    ])
    const others = await vacanciesOfCompany(east, { except: third, limit: 9 })
    expect([ids(others.vacancies), others.total]).toEqual([[second, first], 2])
    const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
    const paths = ['crewings', 'crewings/east', `crewings/east/${first}-second-mate-bulk-carrier`]
    const found = await Promise.all(paths.map((path) => lookUp('uk', path)))
    expect(found.map((page) => 'hasPages' in page && page.hasPages)).toEqual([true, true, false])
  })

  it('has its newest first, page by page, and says how many there are past its end too', async () => {
    const { listVacancies } = await reads()
    const [older, newer] = [await vacancy(south), await vacancy(north)]
    const first = await listVacancies(1)
    expect(ids(first.vacancies).slice(0, 2)).toEqual([newer, older])
    expect(first.total).toBe(first.vacancies.length)
    expect(first.vacancies[1]?.company.licence).toBe('expired')
    // Another page of older ones, without twenty saves.
    const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
    await drizzle.execute(sql`
      WITH copies AS (
        INSERT INTO vacancies (company_id, rank, vessel_type, _status)
        SELECT company_id, rank, vessel_type, _status FROM vacancies, generate_series(1, 20)
        WHERE vacancies.id = ${newer} RETURNING id)
      INSERT INTO publications (collection, document, locale, path, title, position, members_only,
        first_published_at, revision)
      SELECT 'vacancies', id::text, '*', 'crewings/north/' || id, 'Copy', 0, false,
        '2020-01-01'::timestamptz + id * interval '1 minute', '' FROM copies`)
    const pages = [await listVacancies(1), await listVacancies(2)]
    const [page = [], rest = []] = pages.map(({ vacancies }) => ids(vacancies))
    expect(page.slice(0, first.total)).toEqual(ids(first.vacancies))
    expect(page).toHaveLength(20)
    expect(rest).toHaveLength(first.total)
    // Copies, newest first.
    const copies = [...page.slice(first.total), ...rest]
    expect(copies).toEqual(copies.toSorted((a, b) => b - a))
    expect(pages.map(({ total }) => total)).toEqual([first.total + 20, first.total + 20])
    expect(await listVacancies(9)).toEqual({ vacancies: [], total: first.total + 20 })
  })
})

describe('a company', () => {
  it('is read with its contacts and fleet in their order, and its text in any language', async () => {
    const { getCompany } = await companies()
    expect(await getCompany('uk', north)).toMatchObject({
      path: 'crewings/north',
      telephones: [
        { number: '+380 44 000 00 01', note: undefined },
        { number: '+380 44 000 00 02', note: 'Crewing' },
      ],
      licence: { number: '7', isValid: true },
      fleet: { vesselTypes: ['bulk-carrier', 'tanker'], flags: ['LR'] },
      languages: ['uk', 'en'],
      about: { text: 'Crews since 1998.', locale: 'en' },
      warning: undefined,
    })
    expect((await getCompany('uk', south))?.licence.isValid).toBe(false)
  })

  it('has the day of that one of its texts whose source has changed since', async () => {
    const { getCompany } = await companies()
    const id = await company('Dated', { about: 'Crews since 1998.', warning: 'Check the port.' })
    const save = async (locale: 'en' | 'uk', facts: Facts<Crewing>) => {
      const data = { ...facts, _status: 'published' as const }
      return (await cms().update({ collection: 'crewings', id, locale, data })).lastPublishedAt
    }
    const days = async () => {
      const { about, warning } = (await getCompany('uk', id)) ?? {}
      return [about?.asOf?.toISOString(), warning?.asOf?.toISOString()]
    }
    const written = await save('uk', { about: 'З 1998 року.', warning: 'Перевірте порт.' })
    await save('en', { about: 'Crews since 1997.' })
    expect(await days()).toEqual([written, undefined])
    // The other text is written again, and this one is as old as it was.
    await save('uk', { warning: 'Перевіряйте порт.' })
    expect(await days()).toEqual([written, undefined])
    await save('uk', { about: 'З 1997 року.' })
    expect(await days()).toEqual([undefined, undefined])
  })

  it('that is unpublished is read by nobody', async () => {
    const { getCompany } = await companies()
    const id = await company('Gone')
    await cms().update({ collection: 'crewings', id, locale: 'en', data: { _status: 'draft' } })
    expect(await getCompany('en', id)).toBeUndefined()
  })
})

describe('the board of the home page', () => {
  const board = async () => {
    const { getBoard } = await import('../../../src/features/vacancies/board.queries')
    return getBoard()
  }

  it('counts what the list has, and the companies that have some', async () => {
    await vacancy(south)
    const { listVacancies } = await reads()
    const { vacancies, total } = await listVacancies(1)
    const { ranks, vessels, ...counts } = await board()
    expect(ranks).toEqual(expect.arrayContaining(vacancies.map(({ rank }) => rank)))
    expect(ranks).not.toContain('wiper')
    expect(vessels).toEqual(expect.arrayContaining(vacancies.map(({ vesselType }) => vesselType)))
    expect(counts).toEqual({
      newest: vacancies.slice(0, 3),
      vacancies: total,
      companies: new Set(vacancies.map(({ company: { name } }) => name)).size,
      areExamples: false,
    })
  })

  it('counts a vacancy that closes no more', async () => {
    const before = await board()
    await close(await vacancy(south))
    expect(await board()).toEqual(before)
  })
})

describe('what is usually paid', () => {
  const work = { rank: 'chief-engineer', vesselType: 'lng-carrier' } as const
  const inDollars = { currency: 'USD', period: 'month' } as const
  const paid = (amount: number, facts: Facts<Vacancy> = {}) =>
    vacancy(south, { ...work, pay: { ...inDollars, min: amount * 100 }, ...facts })
  const insight = async (group?: 'tanker' | 'dry-cargo-ship') => {
    const { getPayInsight } = await import('../../../src/features/vacancies/read-pay-insight')
    return getPayInsight('chief-engineer', group)
  }

  it('is told from five vacancies on, of those alone that readers may trust', async () => {
    for (const amount of [9000, 10_000, 11_000]) await paid(amount)
    // Closed ones have been offered, too.
    await close(await paid(12_000))
    const withdrawn = await paid(1)
    await cms().update({
      collection: 'vacancies',
      id: withdrawn,
      locale: 'en',
      data: { _status: 'draft' },
    })
    const thrownAway = await paid(2)
    await cms().update({
      collection: 'vacancies',
      id: thrownAway,
      data: { deletedAt: new Date().toISOString() },
      trash: true,
    })
    const old = await paid(3)
    const suspended = await paid(4)
    const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
    await drizzle.execute(
      sql`UPDATE vacancies SET first_published_at = now() - interval '366 days' WHERE id = ${old}`,
    )
    await drizzle.execute(sql`UPDATE vacancies SET suspended_at = now() WHERE id = ${suspended}`)
    await paid(5, { pay: { ...inDollars, negotiable: true } })
    await paid(6, { vesselType: 'bulk-carrier' })
    expect(await insight('tanker')).toBeUndefined()
    await paid(13_000)
    expect(await insight('tanker')).toMatchObject({
      count: 5,
      least: 9000,
      lower: 10_000,
      median: 11_000,
      upper: 12_000,
      most: 13_000,
    })
    // On any ship the bulk carrier counts, too.
    expect(await insight()).toMatchObject({ count: 6, least: 6 })
    expect(await insight('dry-cargo-ship')).toBeUndefined()
  })

  it('leaves out what cannot be compared, until a rate is known', async () => {
    const before = (await insight('tanker'))?.count ?? 0
    await paid(0, { pay: { min: 900_000, currency: 'EUR', period: 'month' } })
    expect(await insight('tanker')).toMatchObject({ count: before, rates: undefined })
    const rates = { day: '2026-11-02', source: 'https://rates.example/', perDollar: { EUR: 0.9 } }
    await cms().updateGlobal({ slug: 'exchange-rates', data: rates })
    expect(await insight('tanker')).toMatchObject({
      count: before + 1,
      rates: { day: '2026-11-02' },
    })
  })
})
