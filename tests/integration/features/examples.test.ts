import { beforeAll, describe, expect, it, vi } from 'vitest'

import { EXAMPLE_MEMBER, EXAMPLE_PASSWORD } from '../../../scripts/examples/example-member.mjs'
import { writeExampleDesks } from '../../../scripts/examples/example-desks'
import { writeExampleSeamen } from '../../../scripts/examples/example-seamen'
import { writeExamples } from '../../../scripts/examples/write-examples'
import { storedDay } from '../../../src/domain/time/calendar-day'
import type { Crewing, Staff, Vacancy } from '../../../src/payload-types'
import { fewExamples } from '../../fixtures/few-examples'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'
import { sendRequest } from './request-world'

type ServiceQueries = typeof import('../../../src/features/seaman-services/seaman-services.queries')

/** Invented companies and vacancies beside those of the editors. */

const cms = cmsUnderTest()

let editor: RestClient
let translator: RestClient
let ownService: number
let own: { company: Crewing; vacancy: Vacancy }

async function account(role: Staff['role']): Promise<RestClient> {
  const [email, password] = [`${role}@site.example`, 'only-for-tests']
  const data = { email, password, name: role, role, languages: ['uk' as const] }
  await cms().create({ collection: 'staff', data })
  return signIn(email, password)
}

const vacancyAt = (company: number) => ({
  company,
  rank: 'bosun',
  vesselType: 'bulk-carrier',
  openUntilDay: storedDay(`${new Date().getUTCFullYear() + 1}-12-31`),
  pay: { negotiable: true, currency: 'USD', period: 'month' },
  _status: 'published',
})

beforeAll(async () => {
  ;[editor, translator] = [await account('editor'), await account('translator')]
  const company = await ask<{ doc: Crewing }>(editor, 'POST', '/crewings?locale=en', {
    ...{ name: 'Our own', timeZone: 'Europe/Kyiv', isExample: true, _status: 'published' },
  })
  const vacancy = await ask<{ doc: Vacancy }>(editor, 'POST', '/vacancies?locale=en', {
    ...vacancyAt(company.body.doc.id),
    isExample: true,
  })
  own = { company: company.body.doc, vacancy: vacancy.body.doc }
  await writeExamples(cms(), fewExamples(2, 3))
  const service = await cms().create({
    collection: 'seaman-services',
    locale: 'en',
    data: { title: 'Renewal', category: 'papers', currency: 'USD', _status: 'published' },
  })
  ownService = service.id
  await sendRequest(cms(), { email: 'maria@demo-seafarers.example.ship.example' })
  await writeExampleSeamen(cms())
  await writeExampleDesks(cms())
})

async function ids(collection: 'crewings' | 'vacancies', where = {}): Promise<number[]> {
  const { docs } = await cms().find({
    collection,
    where,
    trash: true,
    depth: 0,
    limit: 0,
    sort: 'id',
  })
  return docs.map(({ id }) => id)
}

it('an invented member signs in on a site of this machine, and on no public one', async () => {
  const { signIn: signInSeaman } =
    await import('../../../src/features/seamen/seaman-accounts.submit')
  const { seamanOf } = await import('../../../src/cms/services/seaman-only/seaman-session.queries')
  const typed = { email: EXAMPLE_MEMBER, password: EXAMPLE_PASSWORD }
  const set = await signInSeaman(cms(), typed, { cookies: '', address: '198.51.100.1' })
  const cookies = set?.map((one) => one.split(';', 1)[0]).join('; ') ?? ''
  expect(await seamanOf(cookies)).toMatchObject({ email: EXAMPLE_MEMBER, state: 'active' })
  vi.resetModules()
  vi.doMock(import('../../../src/env'), async (load) => ({
    ...(await load()),
    showsExamples: false,
  }))
  const publicSite = await import('../../../src/cms/services/seaman-only/seaman-session.queries')
  vi.doUnmock('../../../src/env')
  vi.resetModules()
  expect(await publicSite.seamanOf(cookies)).toBeUndefined()
  expect(await seamanOf(cookies)).toBeDefined()
})

it('an invented member has an answer to a request, and reads a file that no public site gives', async () => {
  const { signIn: signInSeaman } =
    await import('../../../src/features/seamen/seaman-accounts.submit')
  const services = '../../../src/features/seaman-services/seaman-services.queries'
  const typed = { email: EXAMPLE_MEMBER, password: EXAMPLE_PASSWORD }
  const set = await signInSeaman(cms(), typed, { cookies: '', address: '198.51.100.2' })
  const headers = new Headers({
    cookie: set?.map((one) => one.split(';', 1)[0]).join('; ') ?? '',
  })
  const { getService, getServiceFile } = (await import(services)) as ServiceQueries
  const found = await getService(headers, 'uk', ownService)
  const [file] = found.kind === 'open' ? (found.told?.files ?? []) : []
  expect(file).toMatchObject({ type: 'PDF', name: 'Example: what to send first' })
  const bytes = await getServiceFile(headers, file?.id ?? 0)
  expect(bytes.kind === 'open' && bytes.told?.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  const { docs: requests } = await cms().find({
    collection: 'requests',
    where: { kind: { equals: 'service' } },
    depth: 0,
  })
  expect(requests).toMatchObject([{ state: 'answered', email: EXAMPLE_MEMBER }])
  const { docs: mail } = await cms().find({ collection: 'messages', depth: 0 })
  expect(mail).toMatchObject([{ kind: 'reply', state: 'sent', request: requests[0]?.id }])

  vi.resetModules()
  vi.doMock(import('../../../src/env'), async (load) => ({
    ...(await load()),
    showsExamples: false,
  }))
  vi.doMock(import('../../../src/cms/services/seaman-only/seaman-only'), async (load) => ({
    ...(await load()),
    // Somebody real, who is a member.
    seamanOnly: () => Promise.resolve({ kind: 'open' as const, seaman: undefined }),
  }))
  const publicSite = (await import(services)) as ServiceQueries
  vi.doUnmock('../../../src/env')
  vi.doUnmock('../../../src/cms/services/seaman-only/seaman-only')
  vi.resetModules()
  expect(await publicSite.getService(headers, 'uk', ownService)).toMatchObject({
    told: { files: [] },
  })
  expect(await publicSite.getServiceFile(headers, file?.id ?? 0)).toMatchObject({ told: undefined })
})

it('are not counted with real vacancies, and counted as examples where they are alone', async () => {
  const { getBoard } = await import('../../../src/features/vacancies/board.queries')
  const { id } = own.vacancy
  expect(await getBoard()).toMatchObject({ vacancies: 1, companies: 1, areExamples: false })
  const unpublished = await agreed(editor, 'PATCH', `/vacancies/${id}`, { _status: 'draft' })
  expect(unpublished.status).toBe(200)
  expect(await getBoard()).toMatchObject({ vacancies: 3, areExamples: true })
  await agreed(editor, 'PATCH', `/vacancies/${id}`, { _status: 'published' })
})

/** How many rows of the publication index are not what the documents say. */
async function drift(): Promise<number> {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  const found = await Promise.all(
    (['crewings', 'vacancies'] as const).map((collection) => findDrift(cms(), collection)),
  )
  return found.reduce((sum, of) => sum + of.missing + of.superfluous + of.different, 0)
}

const EXAMPLES = { isExample: { equals: true } }

describe('examples', () => {
  it('are published, in the languages they have texts in, and only the site itself makes any', async () => {
    const { docs: companies } = await cms().find({
      collection: 'crewings',
      where: { ...EXAMPLES, _status: { equals: 'published' } },
      locale: 'all',
    })
    expect(companies).toHaveLength(2)
    const about = companies.map(({ about: texts }) =>
      Object.keys(texts as unknown as object).toSorted(),
    )
    expect(about).toContainEqual(['en', 'ru', 'uk'])
    expect(await ids('vacancies', { ...EXAMPLES, _status: { equals: 'published' } })).toHaveLength(
      3,
    )
    // An editor asked for it, and was not heard.
    expect([own.company.isExample, own.vacancy.isExample]).toEqual([false, false])
  })

  it('have no vacancies of editors, and give none of theirs away', async () => {
    const [company = 0] = await ids('crewings', EXAMPLES)
    const [example = 0] = await ids('vacancies', EXAMPLES)
    const refused = await ask(editor, 'POST', '/vacancies?locale=en', vacancyAt(company))
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('This company is an invented example')
    const moved = await agreed(editor, 'PATCH', `/vacancies/${String(own.vacancy.id)}?locale=en`, {
      company,
    })
    expect(moved.status).toBe(400)
    const given = await agreed(editor, 'PATCH', `/vacancies/${String(example)}?locale=en`, {
      company: own.company.id,
    })
    expect(given.status).toBe(400)
    expect(JSON.stringify(given.body)).toContain('This vacancy is an invented example')
  })

  it('are removed by editors, all of them, also from the trash, and nothing else is', async () => {
    const [trashed = 0] = await ids('vacancies', EXAMPLES)
    await cms().update({
      ...{ collection: 'vacancies', id: trashed, locale: 'en' },
      data: { deletedAt: new Date().toISOString() },
    })
    const remove = (client: RestClient) => ask(client, 'POST', '/crewings/remove-examples')
    for (const nobody of [{}, translator]) expect((await remove(nobody)).status).toBe(403)
    expect(await ids('crewings')).toHaveLength(3)
    expect((await cms().count({ collection: 'company-people' })).totalDocs).toBeGreaterThan(0)

    expect(await drift()).toBe(0)
    expect(await remove(editor)).toEqual({
      status: 200,
      body: { companies: 2, vacancies: 3, seafarers: 3 },
    })
    expect(await drift()).toBe(0)
    expect(await ids('crewings')).toEqual([own.company.id])
    // With the seafarers what they have sent, its answers and the file; nobody else's.
    const { docs: requests } = await cms().find({ collection: 'requests', depth: 0 })
    expect(requests.map(({ email }) => email)).toEqual([
      'maria@demo-seafarers.example.ship.example',
    ])
    for (const collection of [
      'messages',
      'service-files',
      'company-claims',
      'company-people',
      'company-seats',
    ] as const) {
      expect([collection, (await cms().count({ collection })).totalDocs]).toEqual([collection, 0])
    }
    const { docs: services } = await cms().find({ collection: 'seaman-services', depth: 0 })
    expect(services).toMatchObject([{ id: ownService, files: [] }])
    expect(await ids('vacancies')).toEqual([own.vacancy.id])
    for (const collection of ['crewings', 'vacancies'] as const) {
      const { docs } = await cms().findVersions({ collection, depth: 0, trash: true })
      expect(new Set(docs.map(({ parent }) => parent)).size).toBe(1)
    }
    expect(await remove(editor)).toEqual({
      status: 200,
      body: { companies: 0, vacancies: 0, seafarers: 0 },
    })
  })

  it('are removed to the last one, however many go at once', async () => {
    const { removeExamples } = await import('../../../src/cms/desk/examples/remove-examples')
    await writeExamples(cms(), fewExamples(2, 3))
    expect(await removeExamples(cms(), 2)).toEqual({ companies: 2, vacancies: 3, seafarers: 0 })
    expect([await ids('crewings', EXAMPLES), await ids('vacancies', EXAMPLES)]).toEqual([[], []])
  })
})
