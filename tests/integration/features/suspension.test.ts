import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { EVERY_VACANCY } from '../../../src/domain/vacancies/vacancy-search-filters'
import { readCompanySearch } from '../../../src/domain/vacancies/company-search'
import type { Crewing, Vacancy } from '../../../src/payload-types'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

let editor: RestClient
let translator: RestClient
let company: Crewing
let vacancy: Vacancy

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
})

beforeEach(async () => {
  company = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: { name: 'Acme Crewing', slug: null, timeZone: 'UTC', _status: 'published' },
  })
  vacancy = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company: company.id,
      rank: 'chief-mate',
      vesselType: 'lng-carrier',
      openUntilDay: `${new Date().getUTCFullYear() + 1}-11-22`,
      pay: { min: 950_000, currency: 'USD', period: 'month' },
      _status: 'published',
      // What is left out has a default.
    },
  })
})

const act = (path: string, who = editor) => ask<{ message?: string }>(who, 'POST', path)

/** Everywhere that readers meet the vacancy, but on its own page. */
async function shownIn(): Promise<string[]> {
  const { listVacancies, vacanciesOfCompany } =
    await import('../../../src/features/vacancies/vacancies.queries')
  const { getBoard } = await import('../../../src/features/vacancies/board.queries')
  const { searchVacancies } = await import('../../../src/features/vacancies/vacancy-search.queries')
  const { findCompanies } =
    await import('../../../src/features/companies/company-directory.queries')
  const { vacancies: listed } = await listVacancies(1)
  const { total } = await vacanciesOfCompany(company.id, { limit: 5 })
  const board = await getBoard()
  const found = await searchVacancies('en', EVERY_VACANCY)
  const { companies } = await findCompanies(readCompanySearch('').search)
  const own = companies.find(({ id }) => id === company.id)
  return [
    listed.some(({ id }) => id === vacancy.id) && 'list',
    total > 0 && 'company',
    board.newest.some(({ id }) => id === vacancy.id) && 'home',
    found.vacancies.some(({ id }) => id === vacancy.id) && 'search',
    (own?.vacancies ?? 0) > 0 && 'directory',
  ].flatMap((place) => place || [])
}

const EVERYWHERE = ['list', 'company', 'home', 'search', 'directory']

async function page() {
  const { getVacancy } = await import('../../../src/features/vacancies/vacancies.queries')
  return getVacancy('en', vacancy.id)
}

async function keys(): Promise<string[]> {
  const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
  const read = await page()
  const paths = [read?.path ?? '', `crewings/${company.slug ?? ''}`, 'crewings']
  const found = await Promise.all(paths.map((path) => lookUp('en', path)))
  return found.map((one) => (one.kind === 'live' ? one.key : one.kind))
}

async function drift() {
  const { findDrift, findReadModelDrift } =
    await import('../../../src/cms/publications/writing/drift')
  return [
    await findDrift(cms(), 'vacancies'),
    await findDrift(cms(), 'crewings'),
    await findReadModelDrift(cms(), 'vacancies'),
  ]
}

describe.each(['vacancies', 'crewings'] as const)('suspending one of %s', (collection) => {
  const path = (action: string) =>
    `/${collection}/${collection === 'vacancies' ? vacancy.id : company.id}/${action}`

  it('takes the vacancy out of every list, count and search at once, and leaves its page', async () => {
    expect(await shownIn()).toEqual(EVERYWHERE)
    const before = await keys()
    expect((await act(path('suspend'))).status).toBe(200)
    expect(await shownIn()).toEqual([])
    expect(await page()).toMatchObject({ isOpen: true, isSuspended: true })
    const after = await keys()
    // Each of the pages is another one now.
    expect(after.filter((key, place) => key === before[place])).toEqual([])
    expect(await drift()).toEqual(Array(3).fill({ missing: 0, superfluous: 0, different: 0 }))
  })

  it('is lifted again, and everything is as it was', async () => {
    await act(path('suspend'))
    const suspended = await keys()
    expect((await act(path('lift-suspension'))).status).toBe(200)
    expect(await shownIn()).toEqual(EVERYWHERE)
    expect(await page()).toMatchObject({ isSuspended: false })
    const lifted = await keys()
    expect(lifted.filter((key, place) => key === suspended[place])).toEqual([])
    expect(await drift()).toEqual(Array(3).fill({ missing: 0, superfluous: 0, different: 0 }))
  })

  it('outlasts what is saved, published and restored afterwards', async () => {
    const id = collection === 'vacancies' ? vacancy.id : company.id
    await cms().update({ collection, id, locale: 'en', draft: true, data: { _status: 'draft' } })
    await act(path('suspend'))
    const forged = { suspendedAt: null, _status: 'published' }
    const { status } = await agreed(editor, 'PATCH', `/${collection}/${id}`, forged)
    expect(status).toBe(200)
    const { docs } = await cms().findVersions({
      collection,
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await ask(editor, 'POST', `/${collection}/versions/${docs[0]?.id ?? ''}`)
    const stored = await cms().findByID({ collection, id, depth: 0, showHiddenFields: true })
    expect(stored.suspendedAt).toEqual(expect.any(String))
    expect(await shownIn()).toEqual([])
  })

  it('outlasts what the list does with many', async () => {
    const id = collection === 'vacancies' ? vacancy.id : company.id
    await act(path('suspend'))
    // As the panel's lists send it: a draft that says it is published, and what takes it from readers.
    const many = async (query: string, data: object) => {
      const answer = await agreed(
        editor,
        'PATCH',
        `/${collection}?${query}where[id][in]=${id}`,
        data,
      )
      return answer.status
    }
    const forged = { suspendedAt: null, telephone: '+380 44 000 00 00' }
    expect(await many('draft=true&', { ...forged, _status: 'draft' })).toBe(200)
    expect(await many('draft=true&', { ...forged, _status: 'published' })).toBe(200)
    expect(await shownIn()).toEqual([])
    expect(await page()).toMatchObject({ isSuspended: true })
    expect(await many('', { _status: 'draft' })).toBe(200)
    expect(await page()).toBeUndefined()
    expect(await many('draft=true&', { _status: 'published' })).toBe(200)
    expect(await shownIn()).toEqual([])
    expect(await page()).toMatchObject({ isSuspended: true })
    expect(await drift()).toEqual(Array(3).fill({ missing: 0, superfluous: 0, different: 0 }))
  })

  it('is found in the list', async () => {
    const found = async () => {
      const query = `/${collection}?where[suspendedAt][exists]=true&depth=0`
      const { body } = await ask<{ docs: { id: number }[] }>(editor, 'GET', query)
      return body.docs.some(
        (one) => one.id === (collection === 'vacancies' ? vacancy.id : company.id),
      )
    }
    expect(await found()).toBe(false)
    await act(path('suspend'))
    expect(await found()).toBe(true)
  })

  it('is for editors', async () => {
    for (const action of ['suspend', 'lift-suspension']) {
      expect((await act(path(action), translator)).status).toBe(403)
    }
    expect(await shownIn()).toEqual(EVERYWHERE)
  })
})

it('refuses to suspend what is not there', async () => {
  for (const id of ['999999', '0', 'x', '1.5']) {
    expect((await act(`/vacancies/${id}/suspend`)).status).toBe(404)
  }
})
