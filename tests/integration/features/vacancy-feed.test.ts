import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { parseFeed } from '@rowanmanning/feed-parser'
import { beforeAll, describe, expect, it } from 'vitest'

import { atomXml } from '../../../src/domain/texts/atom-xml'
import type { Locale } from '../../../src/domain/locales/locales'
import { readVacancySearch } from '../../../src/domain/vacancies/vacancy-search-query'
import type { Vacancy } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

/** Vacancies as a feed, read by a reader library. */

const cms = cmsUnderTest()

const DAY = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

let north: number
let south: number

const company = async (name: string) =>
  (
    await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name, timeZone: 'UTC', _status: 'published' },
    })
  ).id

const vacancy = async (facts: Partial<Vacancy> = {}) =>
  (
    await cms().create({
      collection: 'vacancies',
      locale: 'en',
      data: {
        company: north,
        rank: 'bosun',
        vesselType: 'bulk-carrier',
        openUntilDay: inDays(20),
        pay: { min: 420_000, currency: 'USD', period: 'month' },
        _status: 'published',
        ...facts,
        // What is left out has a default.
      },
    })
  ).id

async function closedSince(id: number, days: number): Promise<void> {
  const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
  await drizzle.execute(
    sql`UPDATE vacancies SET open_until = now() - ${days} * interval '1 day' WHERE id = ${id}`,
  )
  const { project } = await import('../../../src/cms/desk/publishing/project')
  await project(cms(), { collection: 'vacancies', documents: [String(id)] })
}

async function feed(query = '', locale: Locale = 'en') {
  const { vacancyFeed } = await import('../../../src/features/vacancies/vacancy-feed')
  const { search } = readVacancySearch(query, new Date().toISOString().slice(0, 10))
  const made = await vacancyFeed(locale, search, 'Mariner Hub')
  const read = parseFeed(atomXml(made))
  const numbers = (ids: readonly (string | null)[]) =>
    ids.map((id) => Number(id?.split('/').at(-1)))
  return {
    made,
    read,
    ids: numbers(read.items.map(({ id }) => id)),
    gone: numbers(made.gone.map(({ id }) => id)),
  }
}

beforeAll(async () => {
  north = await company('North')
  south = await company('South & <Sons>')
})

describe('the feed of vacancies', () => {
  it('has the newest first, in the words of its language, with names that stay', async () => {
    const first = await vacancy()
    const second = await vacancy({ rank: 'master', company: south })
    const { ids, read } = await feed()
    expect(ids.slice(0, 2)).toEqual([second, first])
    expect(read.items[0]).toMatchObject({ title: 'Master on a bulk carrier' })
    expect(read.items[0]?.authors[0]?.name).toBe('South & <Sons>')
    const uk = await feed('', 'uk')
    expect(uk.read.language).toBe('uk')
    expect(uk.read.items[0]?.title).not.toBe(read.items[0]?.title)
    const [name] = [read.items[1]?.id]
    await cms().update({
      collection: 'vacancies',
      id: first,
      locale: 'en',
      data: { rank: 'able-seafarer-deck', _status: 'published' },
    })
    const changed = (await feed()).read.items.find(({ id }) => id === name)
    expect(changed?.url).toContain('able-seafarer-deck')
    expect(Number(changed?.updated)).toBeGreaterThan(Number(changed?.published))
  })

  it('has an entry that changes with each word about its company: warned, ended, withdrawn', async () => {
    const id = await vacancy({ rank: 'pumpman' })
    const updated = async () => Number((await feed('?rank=pumpman')).read.items[0]?.updated)
    const moments = [await updated()]
    const { id: warning } = await cms().create({
      collection: 'warnings',
      locale: 'en',
      data: { company: north, kind: 'fee', since: inDays(-1), _status: 'published' },
    })
    expect((await feed('?rank=pumpman')).ids).toEqual([id])
    moments.push(await updated())
    const change = (data: object) =>
      cms().update({ collection: 'warnings', id: warning, locale: 'en', data })
    await change({ endedOn: inDays(-1), _status: 'published' })
    moments.push(await updated())
    await change({ _status: 'draft' })
    moments.push(await updated())
    expect(moments).toEqual([...new Set(moments)].toSorted((a, b) => a - b))
    // Another one that nobody has published says nothing.
    await cms().create({
      collection: 'warnings',
      locale: 'en',
      draft: true,
      data: { company: north, kind: 'fee', since: inDays(-1), _status: 'draft' },
    })
    expect(await updated()).toBe(moments.at(-1))
  })

  it('has what a filter finds, and what an unknown one does not narrow down', async () => {
    const wiper = await vacancy({ rank: 'wiper' })
    expect((await feed('?rank=wiper')).ids).toEqual([wiper])
    expect((await feed('?rank=wiper&sort=pay&page=7&x=1')).ids).toEqual([wiper])
    expect((await feed('?rank=captainn')).ids).toEqual((await feed()).ids)
    expect((await feed('?company=nobody')).ids).toEqual([])
    const { made } = await feed('?rank=wiper&page=7')
    expect([made.self, made.page].map((url) => url.replace(/^.*\//, ''))).toEqual([
      'vacancies.atom?rank=wiper',
      'crewings?rank=wiper',
    ])
  })

  it('names what closed within ninety days as gone, and what was withdrawn, until then', async () => {
    const [closed, old, trashed, open] = [
      await vacancy({ rank: 'motorman' }),
      await vacancy({ rank: 'motorman' }),
      await vacancy({ rank: 'motorman' }),
      await vacancy({ rank: 'motorman' }),
    ]
    expect((await feed('?rank=motorman')).ids).toHaveLength(4)
    await closedSince(closed, 1)
    await closedSince(old, 91)
    await cms().update({
      collection: 'vacancies',
      id: trashed,
      locale: 'en',
      data: { deletedAt: new Date().toISOString() },
    })
    const { ids, gone, read } = await feed('?rank=motorman')
    expect(ids).toEqual([open])
    expect(gone.toSorted()).toEqual([trashed, closed].toSorted())
    // The same names as they had.
    expect(read.items[0]?.id?.replace(/\d+$/, '')).toBe(
      (await feed()).made.gone[0]?.id.replace(/\d+$/, ''),
    )
    expect((await feed('?rank=chief-engineer')).gone).not.toContain(closed)
    expect((await feed('?department=engine')).gone).toContain(closed)
    await cms().update({
      collection: 'vacancies',
      id: trashed,
      trash: true,
      locale: 'en',
      data: { deletedAt: null },
    })
    expect((await feed('?rank=motorman')).gone).toEqual([closed])
  })

  it('has a hundred entries at most, whatever there is', async () => {
    const id = await vacancy({ rank: 'chief-cook' })
    const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
    await drizzle.execute(sql`
      WITH copies AS (
        INSERT INTO vacancies (company_id, title, rank, vessel_type, vessel_group, open_until, _status)
        SELECT company_id, title, rank, vessel_type, vessel_group, open_until, _status
        FROM vacancies, generate_series(1, 130) WHERE vacancies.id = ${id} RETURNING id)
      SELECT count(*) FROM copies`)
    const { rows } = await drizzle.execute<{ id: number }>(
      sql`SELECT id FROM vacancies WHERE rank = 'chief-cook'`,
    )
    const { project } = await import('../../../src/cms/desk/publishing/project')
    await project(cms(), {
      collection: 'vacancies',
      documents: rows.map((row) => String(row.id)),
    })
    await drizzle.execute(
      sql`UPDATE vacancies SET first_published_at = now() WHERE rank = 'chief-cook'`,
    )
    await drizzle.execute(sql`
      UPDATE publications SET first_published_at = now(), last_published_at = now()
      WHERE collection = 'vacancies' AND document <> 'list'`)
    expect((await feed('?rank=chief-cook')).ids).toHaveLength(100)
    expect((await feed()).ids).toHaveLength(100)
  })
})
