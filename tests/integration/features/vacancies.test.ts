import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { beforeAll, describe, expect, it } from 'vitest'

import { ofMonths } from '../../../src/domain/vacancies/contract-length'
import type { Crewing, Vacancy } from '../../../src/payload-types'
import { agreed } from '../agreed'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

const cms = cmsUnderTest()

let editor: RestClient
let translator: RestClient
let company: Crewing

const NEXT_YEAR = new Date().getUTCFullYear() + 1
const LAST_DAY = `${NEXT_YEAR}-11-22`

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

type VacancyData = Partial<Omit<Vacancy, 'id' | 'createdAt' | 'updatedAt'>>

const facts = (): VacancyData => ({
  company: company.id,
  rank: 'chief-mate',
  vesselType: 'lng-carrier',
  openUntilDay: LAST_DAY,
  pay: { min: 950_000, currency: 'USD', period: 'month' },
  _status: 'published',
})

/** Of a list, those that are chosen in it. */
const where = (ids: number[]) => ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&')

interface Answer {
  doc?: Record<string, unknown> & { id: number }
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

/** What the panel's form is told: the sentences beside the fields, or the message; empty where it is saved. */
async function complaints(answer: Promise<{ body: Answer }>): Promise<string> {
  const { body } = await answer
  return (body.errors ?? [])
    .flatMap(({ message, data }) =>
      data?.errors ? data.errors.map((one) => `${one.path}: ${one.message}`) : [message],
    )
    .join('\n')
}

const post = (data: object, query = '') =>
  ask<Answer>(editor, 'POST', `/vacancies${query}`, { ...facts(), ...data })

const patch = (path: string, data: object, who = editor) => agreed<Answer>(who, 'PATCH', path, data)

async function stored(id: number): Promise<Vacancy> {
  return cms().findByID({ collection: 'vacancies', id, depth: 0, showHiddenFields: true })
}

const createVacancy = (data: VacancyData = {}) =>
  // Whatever is left out here has a default.
  cms().create({ collection: 'vacancies', locale: 'en', data: { ...facts(), ...data } as Vacancy })

const createCompany = (data: Partial<Crewing> = {}) =>
  cms().create({
    collection: 'crewings',
    locale: 'en',
    data: { name: 'Acme Crewing', timeZone: 'Europe/Kyiv', _status: 'published', ...data },
  })

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
  company = await createCompany()
})

describe('a vacancy', () => {
  it('says what follows from its facts, whatever is sent for it', async () => {
    const forged = { title: 'x', openUntil: '2030-01-01', vesselGroup: 'x', isExample: true }
    const { body } = await post({ ...forged, firstPublishedAt: '2020-01-01' })
    const vacancy = await stored(body.doc?.id ?? 0)
    expect(vacancy.title).toBe('Chief officer · LNG carrier')
    expect(vacancy.vesselGroup).toBe('tanker')
    expect(vacancy.isExample).toBe(false)
    expect(vacancy.openUntilDay).toBe(`${LAST_DAY}T12:00:00.000Z`)
    // Kyiv is two hours ahead in winter.
    expect(vacancy.openUntil).toBe(`${LAST_DAY}T22:00:00.000Z`)
    expect(vacancy.firstPublishedAt).toBe(vacancy.lastPublishedAt)
    expect(vacancy.firstPublishedAt?.slice(0, 4)).not.toBe('2020')
  })

  it('is saved as a draft while facts are missing, and says which when it is published', async () => {
    const { status, body } = await ask<Answer>(editor, 'POST', '/vacancies?draft=true', {})
    expect(status).toBe(201)
    const path = `/vacancies/${body.doc?.id ?? 0}`
    const missing = await complaints(patch(path, { _status: 'published' }))
    for (const field of ['company', 'rank', 'vesselType', 'openUntilDay', 'pay.min']) {
      expect(missing).toContain(`${field}: `)
    }
  })

  it('is published in all languages, whichever is asked for', async () => {
    const { id } = await createVacancy({ _status: 'draft', description: 'Good ship' })
    await patch(`/vacancies/${id}?locale=uk&draft=true`, { description: 'Добре судно' })
    await patch(`/vacancies/${id}?locale=de&publishSpecificLocale=de`, { _status: 'published' })
    const live = await cms().findByID({ collection: 'vacancies', id, locale: 'all', draft: false })
    expect(live._status).toBe('published')
    expect(live.description).toEqual({ en: 'Good ship', uk: 'Добре судно' })
    const latest = await cms().findByID({ collection: 'vacancies', id, draft: true })
    expect(latest._status).toBe('published')
  })

  it('keeps what is live while a draft of it is written', async () => {
    const { id } = await createVacancy()
    await patch(`/vacancies/${id}?draft=true`, { rank: 'master' })
    expect((await stored(id)).rank).toBe('chief-mate')
    const draft = await cms().findByID({ collection: 'vacancies', id, draft: true })
    expect([draft.rank, draft.title]).toEqual(['master', 'Master · LNG carrier'])
  })

  it('begins again as a copy', async () => {
    const { id } = await createVacancy()
    const { body } = await ask<Answer>(editor, 'POST', `/vacancies/${id}/duplicate`)
    const copy = await stored(body.doc?.id ?? 0)
    expect([copy._status, copy.firstPublishedAt]).toEqual(['draft', null])
  })

  it('closes by the present clock of its company when an old version is restored', async () => {
    const moving = await createCompany({ name: 'Moving' })
    const { id } = await createVacancy({ company: moving.id })
    const { docs } = await cms().findVersions({
      collection: 'vacancies',
      where: { parent: { equals: id } },
    })
    await cms().update({
      collection: 'crewings',
      id: moving.id,
      locale: 'en',
      data: { timeZone: 'UTC' },
    })
    const restored = await ask(editor, 'POST', `/vacancies/versions/${docs[0]?.id ?? ''}`)
    expect(restored.status).toBe(200)
    expect((await stored(id)).openUntil).toBe(`${NEXT_YEAR}-11-23T00:00:00.000Z`)
  })

  it('is restored as a draft beside what is live, where the version is one', async () => {
    const { id } = await createVacancy({ _status: 'draft', rank: 'bosun' })
    const { docs } = await cms().findVersions({
      collection: 'vacancies',
      where: { parent: { equals: id } },
    })
    await patch(`/vacancies/${id}?locale=en`, { rank: 'master', _status: 'published' })
    const path = `/vacancies/versions/${docs[0]?.id ?? ''}?draft=false`
    expect((await ask(editor, 'POST', path)).status).toBe(200)
    expect(await stored(id)).toMatchObject({ rank: 'master', _status: 'published' })
    const draft = await cms().findByID({ collection: 'vacancies', id, draft: true })
    expect(draft).toMatchObject({ rank: 'bosun', _status: 'draft' })
    expect((await ask(translator, 'POST', path)).status).toBe(403)
    expect((await ask(editor, 'POST', '/vacancies/versions/999999')).status).toBe(404)
  })

  it('is published after its company', async () => {
    const { id } = await createCompany({ name: 'Not yet', _status: 'draft' })
    expect(await complaints(post({ company: id }))).toMatch(
      /^company: .* Publish the company first/,
    )
    expect(await complaints(post({ company: id }, '?draft=true'))).toBe('')
  })

  it('that has closed goes to the trash, and is unpublished', async () => {
    const { id } = await createVacancy({ _status: 'draft', openUntilDay: inDays(-2) })
    const { drizzle } = cms().db as unknown as PostgresAdapter
    await drizzle.execute(`UPDATE vacancies SET _status = 'published' WHERE id = ${id}`)
    await drizzle.execute(
      `UPDATE _vacancies_v SET version__status = 'published' WHERE parent_id = ${id}`,
    )
    const unpublished = patch(`/vacancies/${id}?unpublishAllLocales=true`, { _status: 'draft' })
    expect(await complaints(unpublished)).toBe('')
    const deletedAt = new Date().toISOString()
    expect(await complaints(patch(`/vacancies/${id}`, { deletedAt }))).toBe('')
  })

  it.each<[string, object, RegExp]>([
    ['no pay', { pay: {} }, /^pay\.min: Write what is paid, or tick/],
    ['a range upside down', { pay: { min: 500, max: 400 } }, /^pay\.max: This is less than/],
    ['no amount', { pay: { min: 0 } }, /^pay\.min: Write a price such as 19\.99, from 0\.01 to/],
    ['both', { pay: { min: 500, negotiable: true } }, /^pay\.min: Leave the amounts empty/],
    [
      'time at home after none',
      { contract: { off: 1 } },
      /^contract\.off: Write how long on board/,
    ],
    [
      'a contract that ends before its least',
      { contract: { least: 4, most: 3 } },
      /^contract\.most: This must not be less/,
    ],
    [
      'forty months on board',
      { contract: { least: 40, unit: 'month' } },
      /^contract\.least: Write a whole number from 1 to 36/,
    ],
    ['an end of joining alone', { joining: { to: LAST_DAY } }, /^joining\.to: Write the day/],
    [
      'joining long ago',
      { joining: { from: inDays(-62) } },
      /^joining\.from: Joining is more than 60/,
    ],
    ['a last day of yesterday', { openUntilDay: inDays(-2) }, /^openUntilDay: This day is over/],
    ['half a cent', { pay: { min: 10.5 } }, /^pay\.min: Write a whole number/],
    ['another currency', { pay: { min: 5, currency: 'XXX' } }, /^pay\.currency: /],
    ['an unknown rank', { rank: 'admiral' }, /^rank: /],
    ['an unknown vessel', { vesselType: 'submarine' }, /^vesselType: /],
    ['no last day', { openUntilDay: null }, /^openUntilDay: This field is required/],
    ['a last day far away', { openUntilDay: '2999-01-01' }, /^openUntilDay: This year cannot be/],
    ['a year beyond dates', { openUntilDay: '+012026-01-01' }, /^openUntilDay: /],
    [
      'joining that ends before it begins',
      { joining: { from: `${NEXT_YEAR}-03-02`, to: `${NEXT_YEAR}-03-01` } },
      /^joining\.to: This is before/,
    ],
    ['joining in another age', { joining: { from: '1912-04-10' } }, /^joining\.from: This year/],
    ['a ship of the future', { vessel: { built: 2126 } }, /^vessel\.built: Write a whole number/],
    ['a ship without weight', { vessel: { deadweight: 0 } }, /^vessel\.deadweight: Write/],
    ['a life at sea', { experience: 601 }, /^experience: Write a whole number from 0 to 600/],
    ['a telephone at home', { contact: { telephone: '044 123' } }, /^contact\.telephone: Write/],
    ['a text too long', { description: 'x'.repeat(5_001) }, /^description: /],
    ['a company that is not there', { company: 999_999 }, /^company: /],
  ])('with %s is refused', async (_, data, sentence) => {
    const before = await cms().count({ collection: 'vacancies' })
    expect(await complaints(post(data))).toMatch(sentence)
    expect(await cms().count({ collection: 'vacancies' })).toEqual(before)
  })

  it.each([
    [{ pay: { negotiable: true } }],
    [{ pay: { max: 400_000 } }],
    [{ pay: { min: 5_000_000_000, max: 5_000_000_000, currency: 'IDR' } }],
    [{ joining: { from: LAST_DAY, to: LAST_DAY } }],
    [{ joining: { from: inDays(-58) }, contract: ofMonths(4, 1) }],
    [{ _status: 'draft', openUntilDay: inDays(-2) }],
  ])('with %j is taken', async (data) => {
    expect(await complaints(post(data))).toBe('')
  })

  it('also as a draft belongs to a company that is there', async () => {
    const { id } = await createCompany({ name: 'Thrown away', deletedAt: new Date().toISOString() })
    const saving = (of: number) => complaints(post({ company: of }, '?draft=true'))
    expect(await saving(id)).toMatch(/^company: This company is in the trash/)
    expect(await saving(999_999)).toMatch(/^company: .*no longer exists/)
  })
})

describe('whoever translates', () => {
  it('reads companies and vacancies, and writes neither in any language', async () => {
    const { id } = await createVacancy()
    const read = await ask(translator, 'GET', `/vacancies/${id}?locale=uk`)
    expect(read.status).toBe(200)
    for (const [path, data] of [
      [`/vacancies/${id}?locale=uk`, { description: 'Моє' }],
      [`/crewings/${company.id}?locale=uk`, { about: 'Моє' }],
      [`/crewings/${company.id}?locale=uk`, { licence: { checkedOn: '2026-01-01' } }],
    ] as const) {
      expect((await patch(path, data, translator)).status).toBe(403)
    }
    const created = await ask(translator, 'POST', '/vacancies?locale=uk&draft=true', {})
    expect(created.status).toBe(403)
  })
})

describe('the list of vacancies', () => {
  it('finds a vacancy by its company', async () => {
    const of = await createCompany({ name: 'Seawolf Manning' })
    const { id } = await createVacancy({ company: of.id })
    const { default: config } = await import('../../../payload.config')
    const vacancies = (await config).collections.find(({ slug }) => slug === 'vacancies')
    for (const search of ['seawolf', 'no such words']) {
      const where = mergeListSearchAndWhere({ collectionConfig: vacancies as never, search })
      const { docs } = await cms().find({ collection: 'vacancies', draft: true, where, limit: 0 })
      expect(docs.some((one) => one.id === id)).toBe(search !== 'no such words')
    }
  })

  it('names every language only of what is live', async () => {
    const [open, draft] = [await createVacancy(), await createVacancy({ _status: 'draft' })]
    const { LanguagesCell } = await import('../../../src/cms/desk/lists/languages-cell')
    const { i18n } = await createLocalReq({}, cms())
    type Props = Parameters<typeof LanguagesCell>[0]
    const shown = (rowData: object) => {
      const props: Partial<Props> = { rowData, collectionSlug: 'vacancies', i18n }
      return LanguagesCell(props as Props)
    }
    expect(await shown(open)).toBe('every language')
    expect(await shown(draft)).toBeNull()
    const newer = { pay: { min: 2_000 }, _status: 'draft' }
    await patch(`/vacancies/${open.id}?locale=en&draft=true`, newer)
    expect(await shown({ ...open, _status: 'draft' })).toBe('every language')
    await patch(`/vacancies/${open.id}`, { deletedAt: new Date().toISOString() })
    expect(await shown(open)).toBeNull()
  })

  it('publishes, unpublishes and trashes many as if each had been asked for alone', async () => {
    const fit = await createVacancy({ _status: 'draft' })
    const unfit = await cms().create({
      collection: 'vacancies',
      locale: 'en',
      draft: true,
      data: { rank: 'bosun' },
    })
    const many = `/vacancies?locale=en&draft=true&${where([fit.id, unfit.id])}`
    const { body } = await patch(many, { _status: 'published' })
    expect(body.errors).toHaveLength(1)
    const published = await stored(fit.id)
    expect([published._status, typeof published.firstPublishedAt]).toEqual(['published', 'string'])
    expect((await stored(unfit.id))._status).toBe('draft')

    const unpublishing = `/vacancies?locale=en&unpublishAllLocales=true&${where([fit.id])}`
    await patch(unpublishing, { _status: 'draft' })
    expect((await stored(fit.id))._status).toBe('draft')

    await patch(`/vacancies?${where([fit.id])}`, { deletedAt: new Date().toISOString() })
    const trashed = await cms().findByID({ collection: 'vacancies', id: fit.id, trash: true })
    expect(trashed.deletedAt).toBeTruthy()
  })
})

describe('what to look at before a vacancy is published', () => {
  const flagsFor = async (role: 'editor' | 'translator', id: number) => {
    const { vacancyFlags } = await import('../../../src/features/vacancies/vacancy-flags.hooks')
    const { docs } = await cms().find({
      collection: 'staff',
      where: { email: { equals: `${role}@site.example` } },
    })
    const [account] = docs
    if (!account) throw new Error('There is no such account.')
    const user = { ...account, collection: 'staff' as const }
    return vacancyFlags(await createLocalReq({ user }, cms()), id)
  }
  const flags = async (data: VacancyData) =>
    flagsFor('editor', (await createVacancy({ _status: 'draft', ...data })).id)
  const usd = (min: number) => ({ min: min * 100, currency: 'USD', period: 'month' }) as const

  it('is nothing where nothing is unusual', async () => {
    expect(await flags({ description: 'Good ship. Write to crew@acme.example.' })).toEqual([])
  })

  it('is money to be paid, a free mail service, and a domain that looks like that of another company', async () => {
    await createCompany({ name: 'Northern Lights', website: 'https://www.northernlights.example/' })
    const found = await flags({
      description: 'Refundable deposit for the visa: crew.acme@gmail.com',
      contact: { email: 'hr@northern-1ights.example' },
    })
    expect(found).toHaveLength(3)
    expect(found[0]).toContain('deposit')
    expect(found[1]).toContain('crew.acme@gmail.com')
    expect(found[2]).toMatch(/northern-1ights.*northernlights.*Northern Lights/)
  })

  it('is pay of an able seafarer below the minimum of the ILO', async () => {
    const able = { rank: 'able-seafarer-deck' } as const
    expect(await flags({ ...able, pay: usd(500) })).toEqual([
      expect.stringMatching(/minimum of the ILO .* \d{3} US dollars a month/),
    ])
    expect(await flags({ ...able, pay: usd(1_200) })).toEqual([])
    expect(await flags({ rank: 'wiper', pay: usd(500) })).toEqual([])
  })

  it('is no domain of the company’s own, however alike, once its licence is looked up', async () => {
    await createCompany({ name: 'Lights', email: 'a@southernlights.example' })
    const own = await createCompany({ name: 'Lights II', email: 'a@southern-lights.example' })
    const contact = { email: 'b@southern-lights.example' }
    const [like] = await flags({ company: own.id, contact })
    expect(like).toMatch(/southern-lights\.example looks like/)
    const licence = { number: '7', authority: 'MoT', checkedOn: inDays(-1), validUntil: inDays(90) }
    await cms().update({ collection: 'crewings', id: own.id, locale: 'en', data: { licence } })
    expect(await flags({ company: own.id, contact })).toEqual([])
  })

  it('is a page that looks like another company’s, in letters of another script too', async () => {
    await createCompany({ name: 'Polar', website: 'https://polar-crewing.example/' })
    for (const description of [
      'Apply at https://polar-crevving.example/apply today.',
      'Apply at www.polarcrewing.example.',
      'Write to hr@роlar-crewing.example.',
      'See polar-crewing.example.org.',
    ]) {
      const found = await flags({ description })
      expect([description, found.length]).toEqual([description, 1])
      expect(found[0]).toContain('Polar')
    }
    expect(await flags({ description: 'See https://www.polar-crewing.example/jobs.' })).toEqual([])
  })

  it('is the company’s own free mail, where the vacancy names no other', async () => {
    const free = await createCompany({ name: 'Free', email: 'free.crew@gmail.com' })
    expect((await flags({ company: free.id }))[0]).toContain('free.crew@gmail.com')
  })

  it('is what a warning in force names, or is about', async () => {
    const warned = await createCompany({ name: 'Warned' })
    const data = { kind: 'fee', since: '2026-11-01T12:00:00.000Z', _status: 'published' } as const
    const { id } = await cms().create({
      collection: 'warnings',
      locale: 'en',
      data: {
        ...data,
        name: 'Nord Krew',
        traces: [
          { kind: 'telephone', value: '+380 44 765 43 21' },
          { kind: 'domain', value: 'nord-krew.example' },
        ],
      },
    })
    await cms().create({
      collection: 'warnings',
      locale: 'en',
      data: { ...data, company: warned.id },
    })
    const named = [
      { description: 'Call +380447654321.' },
      { contact: { email: 'jobs@nord-krew.example' } },
    ]
    for (const facts of named) expect((await flags(facts))[0]).toContain('Nord Krew')
    expect((await flags({ company: warned.id }))[0]).toContain('Warned')
    const endedOn = '2026-11-02T12:00:00.000Z'
    await cms().update({
      collection: 'warnings',
      id,
      locale: 'en',
      data: { endedOn, _status: 'published' },
    })
    for (const facts of named) expect(await flags(facts)).toEqual([])
  })

  it('is pay far outside of what five vacancies at least offer for the rank and the ships', async () => {
    const work = { rank: 'chief-cook', vesselType: 'cruise-ship' } as const
    expect(await flags({ ...work, pay: usd(90_000) })).toEqual([])
    for (const pay of [2000, 2100, 2200, 2300, 2400])
      await createVacancy({ ...work, pay: usd(pay) })
    expect(await flags({ ...work, pay: usd(2500) })).toEqual([])
    const [high] = await flags({ ...work, pay: usd(9000) })
    expect(high).toContain('$2,200')
    expect(await flags({ ...work, pay: usd(500) })).toHaveLength(1)
  })

  it('is the same text under another company, whatever its spaces and capitals', async () => {
    const text =
      'We need a reliable second engineer for a modern LNG carrier trading worldwide, joining in Odesa.'
    const other = await createCompany({ name: 'Copied From' })
    const { id } = await createVacancy({ company: other.id, description: text })
    // Of one company all vacancies may say the same.
    expect(await flags({ company: other.id, description: text })).toEqual([])
    const [same] = await flags({ description: `  ${text.toUpperCase().replace(' ', '\n ')}` })
    expect(same).toContain('Copied From')
    expect(same).toContain(String(id))
  })

  it('is told to editors alone, and of nothing that is not there', async () => {
    const { id } = await createVacancy({ description: 'A deposit is required.' })
    expect(await flagsFor('editor', id)).toHaveLength(1)
    expect(await flagsFor('translator', id)).toEqual([])
    const { vacancyFlags } = await import('../../../src/features/vacancies/vacancy-flags.hooks')
    expect(await vacancyFlags(await createLocalReq({}, cms()), id)).toEqual([])
    for (const wrong of [0, -1, 999_999, 1.5, Number.NaN]) {
      expect(await flagsFor('editor', wrong)).toEqual([])
    }
  })

  it('is said of each that is to be published with others, and those are left for their forms', async () => {
    const asking = { description: 'A deposit for the visa is paid back after the first month.' }
    const unlooked = await createVacancy({ _status: 'draft', ...asking })
    const good = await createVacancy({ _status: 'draft' })
    const seen = await createVacancy(asking)
    await patch(`/vacancies/${seen.id}?draft=true&locale=en`, { experience: 12, _status: 'draft' })
    // As the panel's list publishes, and as it edits many.
    const ids = [unlooked, good, seen].map(({ id }) => id)
    const publishing = `/vacancies?locale=en&draft=true&${where(ids)}`
    const { body } = await patch(
      publishing,
      { _status: 'published' },
      {
        ...editor,
        panelLanguage: 'de',
      },
    )
    const [refused, ...others] = body.errors ?? []
    expect(others).toEqual([])
    expect(refused?.message).toContain(`${unlooked.title}: Nicht veröffentlicht`)
    expect(refused?.message).toContain('deposit')
    expect((await stored(unlooked.id))._status).toBe('draft')
    expect((await stored(good.id))._status).toBe('published')
    expect(await stored(seen.id)).toMatchObject({ _status: 'published', experience: 12 })

    const contact = { email: 'bosun.jobs@gmail.com' }
    const edited = await patch(`/vacancies?locale=uk&${where([good.id, seen.id])}`, { contact })
    expect(edited.body.errors?.map(({ message }) => message)).toEqual([
      expect.stringContaining('bosun.jobs@gmail.com'),
      expect.stringContaining('bosun.jobs@gmail.com'),
    ])
    const prolonged = await ask<{ errors: unknown[] }>(
      editor,
      'POST',
      `/vacancies/prolong-many?${where([seen.id])}`,
    )
    expect(prolonged.body.errors).toEqual([])
    // Whoever opens it has been told.
    expect((await patch(`/vacancies/${unlooked.id}`, { _status: 'published' })).status).toBe(200)
  })
})
