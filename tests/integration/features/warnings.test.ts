import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readCompanySearch } from '../../../src/domain/vacancies/company-search'
import { EVERY_VACANCY } from '../../../src/domain/vacancies/vacancy-search-filters'
import type { Crewing, Vacancy, Warning } from '../../../src/payload-types'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'
import { writeRowWithoutNumber } from './index-rows'

const cms = cmsUnderTest()

const SINCE = '2026-10-01T12:00:00.000Z'

let editor: RestClient
let editorId: number
let company: Crewing
let other: Crewing
let vacancy: Vacancy
/** Of the other company, for the same rank on such a ship. */
let similar: Vacancy

beforeAll(async () => {
  const account = { email: 'editor@site.example', password: 'only-for-tests' }
  const { id } = await cms().create({
    collection: 'staff',
    data: { ...account, name: 'Erin', role: 'editor' },
  })
  editorId = id
  editor = await signIn(account.email, account.password)
})

async function publishCompany(name: string) {
  const owner = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: {
      name,
      slug: null,
      timeZone: 'UTC',
      email: 'crew@north.example',
      acceptsMailings: true,
      licence: {
        number: 'PL/1',
        authority: 'Maritime office',
        checkedOn: new Date(Date.now() - 86_400_000).toISOString(),
        validUntil: `${new Date().getUTCFullYear() + 1}-12-31`,
      },
      _status: 'published',
    },
  })
  const offered = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company: owner.id,
      rank: 'chief-mate',
      vesselType: 'lng-carrier',
      openUntilDay: `${new Date().getUTCFullYear() + 1}-11-22`,
      pay: { min: 950_000, currency: 'USD', period: 'month' },
      _status: 'published',
      // What is left out has a default.
    },
  })
  return { owner, offered }
}

beforeEach(async () => {
  await cms().db.drizzle.execute(
    sql`TRUNCATE crewings, vacancies, warnings, _warnings_v, publications, former_paths, messages, requests CASCADE`,
  )
  const { project } = await import('../../../src/cms/desk/publishing/project')
  for (const collection of ['crewings', 'vacancies', 'warnings'] as const) {
    await project(cms(), { collection })
  }
  ;({ owner: company, offered: vacancy } = await publishCompany('Acme Crewing'))
  ;({ owner: other, offered: similar } = await publishCompany('Other Crewing'))
})

type WarningData = Partial<Omit<Warning, 'id' | 'createdAt' | 'updatedAt'>>

async function warn(data: WarningData = {}): Promise<number> {
  const { status, body } = await ask<{ doc: { id: number } }>(
    editor,
    'POST',
    '/warnings?locale=en',
    {
      ...{ company: company.id, kind: 'fee', since: SINCE, _status: 'published' },
      ...data,
    },
  )
  expect(status).toBe(201)
  return body.doc.id
}

const change = async (id: number, data: object, query = '') => {
  const { status } = await agreed(editor, 'PATCH', `/warnings/${id}?locale=en${query}`, data)
  expect(status).toBe(200)
}

async function listed(words?: string): Promise<string[]> {
  const { findWarnings } = await import('../../../src/features/warnings/warnings.queries')
  const { warnings } = await findWarnings('en', { page: 1, ...(words !== undefined && { words }) })
  return warnings.map(({ name }) => name)
}

/** Where readers meet the company, and whether each says that it is warned of. */
async function warnedIn(of: { company: Crewing; vacancy: Vacancy }): Promise<string[]> {
  const { getVacancy, listVacancies, vacanciesOfCompany } =
    await import('../../../src/features/vacancies/vacancies.queries')
  const { searchVacancies } = await import('../../../src/features/vacancies/vacancy-search.queries')
  const { newestVacancies } = await import('../../../src/features/vacancies/vacancy-search.queries')
  const { findCompanies } =
    await import('../../../src/features/companies/company-directory.queries')
  const { getCompany } = await import('../../../src/features/companies/companies.queries')
  const own = <Row extends { id: number }>(rows: readonly Row[], id: number) =>
    rows.find((row) => row.id === id)
  const page = await getVacancy('en', of.vacancy.id)
  const list = await listVacancies(1)
  const ofCompany = await vacanciesOfCompany(of.company.id, { limit: 5 })
  const found = await searchVacancies('en', EVERY_VACANCY)
  const feed = await newestVacancies('en', { ...EVERY_VACANCY, order: 'newest' }, 100)
  const directory = await findCompanies(readCompanySearch('').search)
  return [
    (await getCompany('en', of.company.id))?.warned && 'company',
    page?.company.warnedSince && 'vacancy',
    own(list.vacancies, of.vacancy.id)?.company.warnedSince && 'list',
    own(ofCompany.vacancies, of.vacancy.id)?.company.warnedSince && 'of company',
    own(found.vacancies, of.vacancy.id)?.company.warnedSince && 'search',
    own(feed, of.vacancy.id)?.company.warnedSince && 'feed',
    own(directory.companies, of.company.id)?.warnedSince && 'directory',
  ].flatMap((place) => (typeof place === 'string' ? place : []))
}

const EVERYWHERE = ['company', 'vacancy', 'list', 'of company', 'search', 'feed', 'directory']

const shown = () => warnedIn({ company, vacancy })

async function isAnswered(id = vacancy.id): Promise<boolean> {
  const { answerTarget } = await import('../../../src/features/vacancies/answer-address.queries')
  return (await answerTarget(id)) !== undefined
}

async function reached(): Promise<string[]> {
  const { companiesReached } = await import('../../../src/features/mailing/mailing-reach.queries')
  return (await companiesReached({})).map(({ name }) => name)
}

async function keys(): Promise<Record<string, string>> {
  const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
  const { getVacancy } = await import('../../../src/features/vacancies/vacancies.queries')
  const paths = [
    'warnings',
    'crewings',
    'crewings/companies',
    `crewings/${company.slug ?? ''}`,
    (await getVacancy('en', vacancy.id))?.path ?? '',
    // There the vacancy stands among what is similar.
    (await getVacancy('en', similar.id))?.path ?? '',
  ]
  const found = await Promise.all(paths.map((path) => lookUp('en', path)))
  return Object.fromEntries(
    found.map((one, place) => [paths[place] ?? '', one.kind === 'live' ? one.key : one.kind]),
  )
}

/** The pages whose keys an action leaves as they were. */
async function unchangedBy(action: () => Promise<unknown>): Promise<string[]> {
  const before = await keys()
  await action()
  const after = await keys()
  return Object.keys(before).filter((path) => before[path] === after[path])
}

async function drift(): Promise<number> {
  const { findDrift } = await import('../../../src/cms/publications/writing/drift')
  const found = await Promise.all(
    (['crewings', 'vacancies', 'warnings'] as const).map((one) => findDrift(cms(), one)),
  )
  return found.reduce((sum, of) => sum + of.missing + of.superfluous + of.different, 0)
}

describe('a company under warning', () => {
  it('says so wherever it stands, takes no answers and no mailings, at once', async () => {
    expect(await shown()).toEqual([])
    expect(await isAnswered()).toBe(true)
    const names = await reached()
    expect(names).toHaveLength(1)
    expect(await unchangedBy(() => warn())).toEqual([])
    expect(await shown()).toEqual(EVERYWHERE)
    expect(await isAnswered()).toBe(false)
    // Both have the same address; the other one is reached now.
    expect(await reached()).toEqual(['Other Crewing'])
    expect(await warnedIn({ company: other, vacancy: similar })).toEqual([])
    expect(await isAnswered(similar.id)).toBe(true)
    expect(await drift()).toBe(0)
  })

  it(
    'is as before once the warning has ended, and the list says that it has',
    { tags: 'soak' },
    async () => {
      const id = await warn()
      const end = () => change(id, { endedOn: '2026-11-02T12:00:00.000Z', _status: 'published' })
      expect(await unchangedBy(end)).toEqual([])
      expect(await shown()).toEqual([])
      expect(await isAnswered()).toBe(true)
      expect(await listed()).toEqual(['Acme Crewing'])
      expect(await drift()).toBe(0)
    },
  )

  it.each([
    ['unpublished', (id: number) => change(id, { _status: 'draft' })],
    ['in the trash', (id: number) => change(id, { deletedAt: new Date().toISOString() })],
    [
      'deleted',
      async (id: number) => {
        expect((await agreed(editor, 'DELETE', `/warnings/${id}`)).status).toBe(200)
      },
    ],
    [
      'unpublished from the list',
      async (id: number) => {
        const path = `/warnings?where[id][in]=${id}`
        expect((await agreed(editor, 'PATCH', path, { _status: 'draft' })).status).toBe(200)
      },
    ],
  ])('is as before once the warning is %s', { tags: 'soak' }, async (_, action) => {
    const id = await warn()
    expect(await unchangedBy(() => action(id))).toEqual([])
    expect(await shown()).toEqual([])
    expect(await isAnswered()).toBe(true)
    expect(await listed()).toEqual([])
    expect(await drift()).toBe(0)
  })

  it('is another one once the warning is about another', async () => {
    const id = await warn()
    expect(
      await unchangedBy(() => change(id, { company: other.id, _status: 'published' })),
    ).toEqual([])
    expect(await shown()).toEqual([])
    expect(await warnedIn({ company: other, vacancy: similar })).toEqual(EVERYWHERE)
    expect([await isAnswered(), await isAnswered(similar.id)]).toEqual([true, false])
    expect(await drift()).toBe(0)
  })

  it('is warned of by what is published, whatever a draft says, and from the list', async () => {
    const id = await warn({ _status: 'draft' })
    expect(await shown()).toEqual([])
    expect(await listed()).toEqual([])
    // As the panel's list publishes many.
    const many = `/warnings?draft=true&where[id][in]=${id}`
    expect((await agreed(editor, 'PATCH', many, { _status: 'published' })).status).toBe(200)
    expect(await shown()).toEqual(EVERYWHERE)
    await change(id, { endedOn: '2026-11-02T12:00:00.000Z', company: other.id }, '&draft=true')
    expect(await shown()).toEqual(EVERYWHERE)
    expect(await drift()).toBe(0)
  })

  it(
    'stays so while one of two warnings is in force, since the first of these',
    { tags: 'soak' },
    async () => {
      const first = await warn()
      await warn({ kind: 'unpaid', since: '2026-11-01T12:00:00.000Z' })
      const { getCompany } = await import('../../../src/features/companies/companies.queries')
      expect((await getCompany('en', company.id))?.warned?.since.toISOString()).toBe(SINCE)
      await change(first, { endedOn: '2026-11-02T12:00:00.000Z', _status: 'published' })
      expect(await shown()).toEqual(EVERYWHERE)
      expect(await isAnswered()).toBe(false)
    },
  )

  it('is not deleted, and the warning outlives its trash', async () => {
    const id = await warn()
    await cms().delete({ collection: 'vacancies', id: vacancy.id })
    const { status, body } = await agreed<{ errors: { message: string }[] }>(
      editor,
      'DELETE',
      `/crewings/${company.id}`,
    )
    expect(status).toBe(409)
    expect(body.errors[0]?.message).toContain('A warning is about this company')
    await cms().update({
      collection: 'crewings',
      id: company.id,
      locale: 'en',
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await listed()).toEqual(['Acme Crewing'])
    const { getWarning } = await import('../../../src/features/warnings/warnings.queries')
    expect((await getWarning('en', id))?.company).toBeUndefined()
  })

  it('is handed nothing that waits to be sent', async () => {
    const request = await cms().create({
      collection: 'requests',
      data: {
        ...{ reference: 'MH-AAAA-AAAA', kind: 'answer', locale: 'en', state: 'new', values: {} },
        about: { relationTo: 'vacancies', value: vacancy.id },
      },
    })
    const queue = (kind: 'forward' | 'mailing' | 'confirmation') =>
      cms().create({
        collection: 'messages',
        data: {
          ...{ kind, state: 'queued', delivery: 'atLeastOnce', to: `${kind}@north.example` },
          ...{ locale: 'en', subject: 'An answer', content: [], attempts: 0 },
          nextAttemptAt: new Date(Date.now() - 1_000).toISOString(),
          messageId: `<${kind}@site.example>`,
          request: request.id,
          ...(kind === 'mailing' && { company: company.id }),
        },
      })
    await queue('forward')
    await queue('mailing')
    await queue('confirmation')
    await warn()
    const { acquireMessage } = await import('../../../src/cms/services/mail/mail-queue')
    const acquired = []
    for (let count = 0; count < 3; count += 1) acquired.push(await acquireMessage(cms(), 60_000))
    const held = Object.fromEntries(acquired.map((one) => [one?.kind, one?.isSuppressed]))
    expect(held).toEqual({ forward: true, mailing: true, confirmation: false })
  })
})

describe('the list of warnings', () => {
  it('finds a name, a domain, an address and a number, however the number is written', async () => {
    await warn({
      company: null,
      name: 'North Crew',
      traces: [
        { kind: 'domain', value: 'https://www.North-Crew.example/jobs' },
        { kind: 'email', value: 'Jobs@North-Crew.example' },
        { kind: 'telephone', value: '+380 44 000 00 00' },
        { kind: 'name', value: 'Nord Krew' },
      ],
    })
    await warn()
    for (const words of [
      'north CREW',
      'north-crew.example',
      'jobs@north-crew.example',
      '+380440000000',
      '044 000-00-00'.replaceAll(' ', '').slice(1),
      'nord krew',
    ]) {
      expect([words, await listed(words)]).toEqual([words, ['North Crew']])
    }
    expect(await listed('south')).toEqual([])
    expect(await listed("%' OR 1=1")).toEqual([])
  })

  it('has those in force first, then the newest', async () => {
    await warn({ name: 'Ended', endedOn: '2026-11-02T12:00:00.000Z' })
    await warn({ company: null, name: 'Older' })
    await warn({ company: null, name: 'Newer', since: '2026-11-01T12:00:00.000Z' })
    expect(await listed()).toEqual(['Newer', 'Older', 'Ended'])
  })

  it('is shown beside rows of the index whose document is no number', async () => {
    const id = await warn()
    await writeRowWithoutNumber(cms().db.pool, 'warnings')
    await writeRowWithoutNumber(cms().db.pool, 'crewings')
    expect(await listed()).toEqual(['Acme Crewing'])
    const { getWarning } = await import('../../../src/features/warnings/warnings.queries')
    expect((await getWarning('en', id))?.company).toMatchObject({ name: 'Acme Crewing' })
  })

  it('has a text in the reader’s language, or another one that says which', async () => {
    const id = await warn({ text: 'They asked for 300 dollars.' })
    const { getWarning } = await import('../../../src/features/warnings/warnings.queries')
    expect((await getWarning('uk', id))?.text).toMatchObject({ locale: 'en' })
    await cms().update({
      collection: 'warnings',
      id,
      locale: 'uk',
      data: { text: 'Вимагали 300 доларів.', _status: 'published' },
    })
    expect((await getWarning('uk', id))?.text).toEqual({
      locale: 'uk',
      text: 'Вимагали 300 доларів.',
    })
  })

  it('has the day of a translation whose source has changed since, on its page and in the list', async () => {
    const { findWarnings, getWarning } =
      await import('../../../src/features/warnings/warnings.queries')
    const id = await warn({ text: 'They asked for 300 dollars.' })
    const save = async (locale: 'en' | 'uk', text: string) => {
      const data = { text, _status: 'published' as const }
      return (await cms().update({ collection: 'warnings', id, locale, data })).lastPublishedAt
    }
    const days = async () => {
      const { warnings } = await findWarnings('uk', { page: 1 })
      const shown = [await getWarning('uk', id), warnings.find((warning) => warning.id === id)]
      return shown.map((warning) => warning?.text?.asOf?.toISOString())
    }
    const written = await save('uk', 'Вимагали 300 доларів.')
    expect(await days()).toEqual([undefined, undefined])
    await save('en', 'They asked for 400 dollars.')
    expect(await days()).toEqual([written, written])
    await save('uk', 'Вимагали 400 доларів.')
    expect(await days()).toEqual([undefined, undefined])
  })
})

describe('a warning', () => {
  it.each([
    ['nobody', { company: null, name: ' ' }, 'Write a name, or choose a company.'],
    [
      'a day that has not come',
      { since: '2026-12-31T12:00:00.000Z' },
      'This day has not come yet.',
    ],
    [
      'an end before its beginning',
      { endedOn: '2026-09-01T12:00:00.000Z' },
      'This is before the day on which the warning begins.',
    ],
    [
      'a domain that is none',
      { traces: [{ kind: 'domain', value: 'north crew' }] },
      'Write a domain, such as crewing.example.',
    ],
    [
      'an address that is none',
      { traces: [{ kind: 'email', value: 'north-crew.example' }] },
      'Write one e-mail address, such as jobs@crewing.example.',
    ],
    [
      'a number that is none',
      { traces: [{ kind: 'telephone', value: 'call me' }] },
      'Write the number with a plus and the country code, such as +380 44 000 0000.',
    ],
    [
      'a source that is no safe page',
      { sources: [{ address: 'javascript:alert(1)' }] },
      'Write the whole address of the page: it begins with https://.',
    ],
  ])('of %s is refused, with a sentence', async (_, data, sentence) => {
    const { status, body } = await ask<{ errors: { data?: { errors: { message: string }[] } }[] }>(
      editor,
      'POST',
      '/warnings?locale=en',
      { company: company.id, kind: 'fee', since: SINCE, _status: 'published', ...data },
    )
    expect(status).toBe(400)
    expect(body.errors[0]?.data?.errors.map(({ message }) => message)).toEqual([sentence])
  })

  it('takes the name of its company, and each version says who saved it', async () => {
    const id = await warn({ editedBy: 999, isExample: true })
    const stored = await cms().findByID({ collection: 'warnings', id, depth: 0 })
    expect(stored).toMatchObject({ name: 'Acme Crewing', isExample: false, editedBy: editorId })
    await cms().update({
      collection: 'warnings',
      id,
      locale: 'en',
      data: { endedOn: '2026-11-02T12:00:00.000Z', _status: 'published' },
    })
    const { docs } = await cms().findVersions({
      collection: 'warnings',
      where: { parent: { equals: id } },
      sort: 'createdAt',
      depth: 0,
    })
    expect(docs.map(({ version }) => version.editedBy ?? null)).toEqual([editorId, null])
  })

  it('of an invented company is an example, and goes with the examples', async () => {
    await cms().delete({ collection: 'vacancies', id: vacancy.id })
    await cms().db.drizzle.execute(
      sql`UPDATE crewings SET is_example = true WHERE id = ${company.id}`,
    )
    await warn()
    await warn({ company: null, name: 'Real' })
    const { removeExamples } = await import('../../../src/cms/desk/examples/remove-examples')
    await removeExamples(cms())
    expect(await listed()).toEqual(['Real'])
    const { docs } = await cms().find({ collection: 'crewings', depth: 0 })
    expect(docs.map(({ name }) => name)).toEqual(['Other Crewing'])
    expect(await drift()).toBe(0)
  })
})
