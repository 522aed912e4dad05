import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'

import { daysLater, readDay } from '../../../src/domain/time/calendar-day'
import { dayAt } from '../../../src/domain/time/time-zones'
import { EVERY_VACANCY } from '../../../src/domain/vacancies/vacancy-search-filters'
import type { Crewing, Vacancy } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** What closes by itself, by the clock of the database, and what staff close or prolong with one click. */

const cms = cmsUnderTest()

const ZONE = 'Asia/Manila'
const DAY = 86_400_000

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()
const today = () => dayAt(new Date(), ZONE)

let editor: RestClient
let translator: RestClient
let company: Crewing

type Facts = Partial<Omit<Vacancy, 'id' | 'createdAt' | 'updatedAt'>>

const vacancy = (facts: Facts = {}) =>
  cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company: company.id,
      rank: 'chief-mate',
      vesselType: 'lng-carrier',
      openUntilDay: inDays(20),
      pay: { min: 950_000, currency: 'USD', period: 'month' },
      _status: 'published',
      ...facts,
      // What is left out has a default.
    },
  })

const stored = (id: number) =>
  cms().findByID({ collection: 'vacancies', id, depth: 0, showHiddenFields: true })

const lastDay = async (id: number) => readDay((await stored(id)).openUntilDay)

const execute = (statement: ReturnType<typeof sql>) =>
  (cms().db as unknown as PostgresAdapter).drizzle.execute(statement) // the config mounts no other adapter

/** Writes an instant of a document as if the clock stood a moment before it. */
async function endsSoon(id: number, milliseconds = 1_500): Promise<void> {
  const at = sql.raw(`clock_timestamp() + interval '${milliseconds} milliseconds'`)
  await execute(sql`UPDATE vacancies SET open_until = ${at} WHERE id = ${id}`)
  await projected('vacancies', id)
}

async function projected(collection: 'vacancies' | 'crewings', id: number): Promise<void> {
  const { project } = await import('../../../src/cms/desk/publishing/project')
  await project(cms(), { collection, documents: [String(id)] })
}

async function lookUp(path: string) {
  const index = await import('../../../src/cms/publications/reading/publication-index')
  const found = await index.lookUp('uk', path)
  return found.kind === 'live' ? found.key : found.kind
}

const pathOf = ({ id, rank, vesselType }: Vacancy, slug = company.slug ?? '') =>
  `crewings/${slug}/${id}-${rank}-${vesselType}`

/** Everywhere that readers meet a vacancy, but on its own page. */
async function shownIn(id: number): Promise<string[]> {
  const { listVacancies, vacanciesOfCompany } =
    await import('../../../src/features/vacancies/vacancies.queries')
  const { getBoard } = await import('../../../src/features/vacancies/board.queries')
  const { countVacancies, searchVacancies } =
    await import('../../../src/features/vacancies/vacancy-search.queries')
  const { findSitemapRanges, readSitemapEntries } =
    await import('../../../src/cms/publications/reading/sitemap-entries')
  const ofCompany = await vacanciesOfCompany(company.id, { limit: 50 })
  const board = await getBoard()
  const words = { ...EVERY_VACANCY, company: company.slug ?? '' }
  const found = await searchVacancies('uk', words)
  expect(await countVacancies('uk', words)).toBe(found.total)
  expect(board.vacancies).toBe((await listVacancies(1)).total)
  const sitemap: string[] = []
  for (const range of await findSitemapRanges(['uk'])) {
    for await (const batch of readSitemapEntries(range)) {
      sitemap.push(...batch.map(({ url }) => url))
    }
  }
  const has = (vacancies: readonly { id: number }[]) => vacancies.some((one) => one.id === id)
  return [
    has((await listVacancies(1)).vacancies) && 'list',
    has(ofCompany.vacancies) && 'company',
    has(board.newest) && 'home',
    has(found.vacancies) && 'search',
    sitemap.some((url) => url.includes(`/${id}-`)) && 'sitemap',
  ].flatMap((place) => place || [])
}

beforeAll(async () => {
  const password = 'only-for-tests'
  for (const role of ['editor', 'translator'] as const) {
    const email = `${role}@site.example`
    const languages = role === 'translator' ? (['uk'] as const) : []
    await cms().create({
      collection: 'staff',
      data: { email, password, name: role, role, languages: [...languages] },
    })
  }
  editor = await signIn('editor@site.example', password)
  translator = await signIn('translator@site.example', password)
  company = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: {
      name: 'Acme Crewing',
      timeZone: ZONE,
      licence: { number: '7', authority: 'MoT', validUntil: inDays(300), checkedOn: inDays(-3) },
      _status: 'published',
    },
  })
})

describe('at its instant', () => {
  it('a vacancy leaves every list, count and sitemap, and every page that shows it is another one', async () => {
    const closing = await vacancy()
    const other = await cms().create({
      collection: 'crewings',
      locale: 'en',
      data: { name: 'Other', timeZone: ZONE, _status: 'published' },
    })
    const similar = await vacancy({ company: other.id })
    const paths = [
      pathOf(closing),
      'crewings',
      'crewings/companies',
      `crewings/${company.slug}`,
      pathOf(similar, 'other'),
    ]
    const keys = () => Promise.all(paths.map(lookUp))
    await endsSoon(closing.id, 2_500)
    const before = await keys()
    expect(await shownIn(closing.id)).toEqual(['list', 'company', 'home', 'search', 'sitemap'])
    expect(await keys()).toEqual(before)
    await expect.poll(() => shownIn(closing.id), { timeout: 10_000 }).toEqual([])
    const after = await keys()
    expect(after.filter((key, place) => key === before[place])).toEqual([])
    const { getVacancy, similarVacancies } =
      await import('../../../src/features/vacancies/vacancies.queries')
    const closed = await getVacancy('uk', closing.id)
    expect(closed?.isOpen).toBe(false)
    expect((closed ? await similarVacancies(closed, 5) : []).map(({ id }) => id)).toEqual([
      similar.id,
    ])
    // Nothing had to be written for that.
    expect((await stored(closing.id))._status).toBe('published')
  })

  it('ninety days later its address is gone', async () => {
    const { id, ...facts } = await vacancy()
    const path = pathOf({ id, ...facts })
    const daysAgo = async (days: number) => {
      const at = sql.raw(`now() - interval '${days} days' + interval '10 seconds'`)
      await execute(sql`UPDATE vacancies SET open_until = ${at} WHERE id = ${id}`)
      await projected('vacancies', id)
      return lookUp(path)
    }
    expect(await daysAgo(90)).toMatch(/^vacancies\./)
    expect(await daysAgo(91)).toBe('gone')
  })

  it(
    'a licence runs out on the page of each vacancy of the company',
    { tags: 'soak' },
    async () => {
      const { getVacancy } = await import('../../../src/features/vacancies/vacancies.queries')
      const { getCompany } = await import('../../../src/features/companies/companies.queries')
      const { licenceState } = await import('../../../src/domain/vacancies/licence')
      const open = await vacancy()
      const states = async () => {
        const shown = await getCompany('uk', company.id)
        return [
          (await getVacancy('uk', open.id))?.company.licence,
          shown && licenceState(shown.licence),
        ]
      }
      await execute(
        sql`UPDATE crewings SET licence_valid_to = clock_timestamp() + interval '1500 milliseconds'
        WHERE id = ${company.id}`,
      )
      await projected('crewings', company.id)
      const before = await lookUp(pathOf(open))
      expect(await states()).toEqual(['checked', 'checked'])
      await expect.poll(states, { timeout: 10_000 }).toEqual(['expired', 'expired'])
      expect(await lookUp(pathOf(open))).not.toBe(before)
      await cms().update({
        collection: 'crewings',
        id: company.id,
        locale: 'en',
        data: { licence: { validUntil: inDays(300) }, _status: 'published' },
      })
    },
  )
})

interface Many {
  docs: { id: number }[]
  unchanged: { id: number }[]
  errors: { id: number; sentence: string }[]
}

const act = <Body = { openUntil?: string | null; errors?: { message: string }[] }>(
  path: string,
  who = editor,
) => ask<Body>(who, 'POST', `/vacancies${path}`)

const many = async (action: 'prolong' | 'close', ids: number[]) => {
  const { status, body } = await act<Many>(`/${action}-many?where[id][in]=${ids.join(',')}`)
  expect(status).toBe(200)
  return {
    changed: body.docs.map(({ id }) => id).toSorted((a, b) => a - b),
    unchanged: body.unchanged.map(({ id }) => id).toSorted((a, b) => a - b),
    refused: Object.fromEntries(body.errors.map(({ id, sentence }) => [id, sentence])),
  }
}

const ids = (...vacancies: Vacancy[]) => vacancies.map(({ id }) => id)

const versions = async (id: number) =>
  (await cms().countVersions({ collection: 'vacancies', where: { parent: { equals: id } } }))
    .totalDocs

describe('one click', () => {
  it('closes a vacancy: it leaves every list, and is a version more', async () => {
    const { id } = await vacancy({ description: 'Good ship.' })
    const before = await versions(id)
    expect((await act(`/${id}/close`)).body.openUntil).toBe(daysLater(today(), -1))
    expect(await shownIn(id)).toEqual([])
    expect(await versions(id)).toBe(before + 1)
    const closed = await stored(id)
    expect([closed._status, closed.description]).toEqual(['published', 'Good ship.'])
    expect(await act(`/${id}/close`)).toEqual({ status: 200, body: { id, openUntil: null } })
    expect(await versions(id)).toBe(before + 1)
  })

  it('prolongs an open one from its last day, and a closed one from today', async () => {
    const { id, openUntilDay } = await vacancy()
    const first = daysLater(readDay(openUntilDay) ?? '', 30)
    expect((await act(`/${id}/prolong`)).body.openUntil).toBe(first)
    expect(await lastDay(id)).toBe(first)
    await act(`/${id}/close`)
    await act(`/${id}/prolong`)
    expect(await lastDay(id)).toBe(daysLater(today(), 30))
    expect(await shownIn(id)).toContain('list')
  })

  it('closes what should have been joined long ago, and does not prolong it', async () => {
    const { id } = await vacancy()
    await execute(
      sql`UPDATE vacancies SET joining_from = now() - interval '200 days' WHERE id = ${id}`,
    )
    await execute(
      sql`UPDATE _vacancies_v SET version_joining_from = now() - interval '200 days' WHERE parent_id = ${id}`,
    )
    const refused = await act(`/${id}/prolong`)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('Joining is more than 60 days ago'),
    ])
    expect((await act(`/${id}/close`)).status).toBe(200)
  })

  it('publishes no draft, and changes nothing of it', async () => {
    const { id, openUntilDay } = await vacancy()
    await ask(editor, 'PATCH', `/vacancies/${id}?draft=true`, { rank: 'master' })
    const { status, body } = await act(`/${id}/close`)
    expect([status, body.errors?.[0]?.message]).toEqual([
      409,
      expect.stringContaining('changes that are not'),
    ])
    expect((await stored(id)).rank).toBe('chief-mate')
    expect(await lastDay(id)).toBe(readDay(openUntilDay))
  })

  it('is refused to translators and strangers, and while somebody else edits the vacancy', async () => {
    const { id } = await vacancy()
    for (const who of [translator, {}]) {
      for (const path of [
        `/${id}/close`,
        `/${id}/prolong`,
        `/close-many?where[id][equals]=${id}`,
      ]) {
        expect([401, 403]).toContain((await act(path, who)).status)
      }
    }
    const { docs } = await cms().find({
      collection: 'staff',
      where: { email: { equals: 'translator@site.example' } },
    })
    await cms().create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'vacancies', value: id },
        user: { relationTo: 'staff', value: docs[0]?.id ?? 0 },
      },
    })
    expect((await act(`/${id}/close`)).status).toBe(423)
    expect(await shownIn(id)).toContain('list')
  })

  it.each(['0', '-1', '999999', 'x', '99999999999'])('on %s finds nothing', async (id) => {
    expect((await act(`/${id}/close`)).status).toBe(404)
  })

  it('does the same with many, and says what came of each', { tags: 'soak' }, async () => {
    const [open, closed, draft] = [await vacancy(), await vacancy(), await vacancy()]
    await act(`/${closed.id}/close`)
    await ask(editor, 'PATCH', `/vacancies/${draft.id}?draft=true`, { rank: 'master' })
    const all = ids(open, closed, draft)
    expect(await many('close', all)).toEqual({
      changed: ids(open),
      unchanged: ids(closed),
      refused: { [draft.id]: expect.stringContaining('not published') as string },
    })
    expect((await many('prolong', all)).changed).toEqual(ids(open, closed))
    expect(await lastDay(open.id)).toBe(daysLater(today(), 30))
  })
})

describe('the desk', () => {
  it('names what closes within seven days, the soonest first, and nothing that is closed', async () => {
    const { findClosingSoon } = await import('../../../src/features/vacancies/closing-desk.queries')
    const soon = await vacancy({ openUntilDay: inDays(3) })
    const sooner = await vacancy({ openUntilDay: inDays(1) })
    const later = await vacancy({ openUntilDay: inDays(12) })
    const named = async () => (await findClosingSoon(50)).entries.map(({ id }) => id)
    expect((await named()).filter((id) => ids(soon, sooner, later).includes(id))).toEqual(
      ids(sooner, soon),
    )
    // The day that its page says, not the instant after it.
    const told = (await findClosingSoon(50)).entries.find(({ id }) => id === soon.id)
    expect(told?.lastDay).toBe(await lastDay(soon.id))
    await many('close', ids(soon))
    expect(await named()).not.toContain(soon.id)
    await many('prolong', ids(sooner))
    expect(await named()).not.toContain(sooner.id)
    const { entries, total } = await findClosingSoon(0)
    expect([entries, total]).toEqual([[], 0])
  })

  it('names companies whose licence somebody should look up, and says why', async () => {
    const { findLicencesToCheck } =
      await import('../../../src/features/vacancies/closing-desk.queries')
    const known = { number: '7', authority: 'MoT' }
    const licences = {
      Fine: { ...known, validUntil: inDays(300), checkedOn: inDays(-3) },
      Ending: { ...known, validUntil: inDays(10), checkedOn: inDays(-3) },
      Ended: { ...known, validUntil: inDays(-10), checkedOn: inDays(-3) },
      Old: { ...known, validUntil: inDays(300), checkedOn: inDays(-200) },
      Unknown: {},
    }
    for (const [name, licence] of Object.entries(licences)) {
      await cms().create({
        collection: 'crewings',
        locale: 'en',
        data: { name, timeZone: ZONE, licence, _status: 'published' },
      })
    }
    const found = (await findLicencesToCheck(50)).entries
    const states = Object.fromEntries(found.map(({ name, state }) => [name, state]))
    expect(states).toMatchObject({
      Ending: 'checked',
      Ended: 'expired',
      Old: 'checked',
      Unknown: 'unchecked',
    })
    expect(Object.keys(states)).not.toContain('Fine')
    expect(Object.keys(states)).not.toContain('Acme Crewing')
  })
})
