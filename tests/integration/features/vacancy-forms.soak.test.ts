import { randomBytes } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { RequestForm } from '../../../src/cms/services/forms/form'
import type { AnyFile } from '../../../src/cms/services/forms/kept-forms'
import { ofMonths } from '../../../src/domain/vacancies/contract-length'
import { UNOPENED_DOCUMENTS } from '../../../src/domain/forms/form-file'
import type { Locale } from '../../../src/domain/locales/locales'
import type { MailPart } from '../../../src/domain/mail/mail-content'
import type { Crewing, Message, Vacancy } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'

const cms = cmsUnderTest()

const NEXT_YEAR = new Date().getUTCFullYear() + 1
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let company: Crewing
let vacancy: Vacancy
let forms: Record<'answer' | 'offer' | 'report', RequestForm>

type CompanyData = Partial<Omit<Crewing, 'id' | 'createdAt' | 'updatedAt'>>

const CHECKED: CompanyData = {
  licence: {
    number: 'PL/1/2026',
    authority: 'Maritime office',
    checkedOn: day(-1),
    validUntil: `${NEXT_YEAR}-12-31`,
  },
}

let names = 0
async function publish(data: CompanyData = {}, contact?: Vacancy['contact']) {
  names += 1
  company = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: {
      name: `North ${names}`,
      timeZone: 'UTC',
      email: 'crew@north.example',
      languages: ['uk', 'en'],
      _status: 'published',
      ...data,
    },
  })
  vacancy = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company: company.id,
      rank: 'chief-mate',
      vesselType: 'lng-carrier',
      openUntilDay: `${NEXT_YEAR}-11-22`,
      pay: { min: 950_000, currency: 'USD', period: 'month' },
      isExample: data.isExample ?? false,
      ...(contact && { contact }),
      _status: 'published',
      // What is left out has a default.
    },
  })
}

beforeAll(async () => {
  forms = {
    answer: (await import('../../../src/features/vacancies/answer.form')).answerForm,
    offer: (await import('../../../src/features/vacancies/offer.form')).offerForm,
    report: (await import('../../../src/features/vacancies/report.form')).reportForm,
  }
})

const ANSWER = {
  name: 'Oleksandr Kovalenko',
  email: 'o.kovalenko@ship.example',
  telephone: '+380 44 000 00 00',
  rank: 'chief-mate',
  available: day(10),
  message: 'Two contracts on 8,000 TEU.',
  consent: 'on',
}

interface Sending {
  params?: Record<string, string>
  locale?: Locale
  files?: Record<string, AnyFile>
}

/** Checks and records a form as the site does; the names of wrong fields where it is refused. */
async function send(
  name: keyof typeof forms,
  typed: Record<string, string>,
  { params = { vacancy: String(vacancy.id) }, locale = 'en', files = {} }: Sending = {},
) {
  const { checkValues, readTyped } = await import('../../../src/cms/services/forms/read-values')
  const { recordForm } = await import('../../../src/cms/services/forms/record-form')
  const form = forms[name]
  const about = await form.load(params, locale, { cookies: '' })
  if (!about) return { refused: 'closed' } as const
  const schema = form.schema({ about, locale, today: day(0) })
  const read = readTyped(schema, new Map(Object.entries(typed)))
  const checked = checkValues(schema, read, files)
  if ('problems' in checked) return { refused: checked.problems } as const
  const { values } = checked
  const key = randomBytes(16).toString('base64url')
  const shared = { form, about, params, locale, values, typed: read, files }
  const { reference } = await recordForm(cms(), { ...shared, key, digest: key })
  const { docs } = await cms().find({
    collection: 'requests',
    where: { reference: { equals: reference } },
    depth: 0,
  })
  const { docs: mail } = await cms().find({
    collection: 'messages',
    where: { request: { equals: docs[0]?.id ?? 0 } },
    depth: 0,
  })
  const ofKind = (kind: Message['kind']) => mail.find((message) => message.kind === kind)
  return { request: docs[0], forward: ofKind('forward'), confirmation: ofKind('confirmation') }
}

const partsOf = (message: Message | undefined) => (message?.content ?? []) as MailPart[]
const textOf = (message: Message | undefined) => JSON.stringify(message?.content)

describe('an answer to a vacancy', () => {
  beforeEach(() => publish(CHECKED))

  it('goes to the company in its language, the seafarer’s own words as a quote', async () => {
    const { request, forward, confirmation } = await send('answer', ANSWER, { locale: 'ar' })
    expect(request).toMatchObject({
      kind: 'answer',
      name: ANSWER.name,
      about: { relationTo: 'vacancies', value: vacancy.id },
      forwardedTo: 'crew@north.example',
    })
    expect(forward).toMatchObject({
      to: 'crew@north.example',
      replyTo: ANSWER.email,
      locale: 'uk',
      hasFile: false,
    })
    expect(forward?.subject).toContain('Старший помічник')
    expect(partsOf(forward)).toContainEqual({ kind: 'quote', text: ANSWER.message })
    expect(textOf(forward)).toContain(request?.reference)
    // Its address may be a stranger's: nothing that was typed stands in it.
    expect(confirmation).toMatchObject({ to: ANSWER.email, locale: 'ar' })
    expect(textOf(confirmation)).not.toContain('TEU')
    expect(textOf(confirmation)).not.toContain('Kovalenko')
    expect(textOf(confirmation)).toContain('لا يحق لأحد أن يطلب منك مالًا')
  })

  it('carries the file of its request', async () => {
    const bytes = Buffer.from('%PDF-1.7')
    const cv = { name: 'cv.pdf', type: 'application/pdf', size: bytes.length, sha256: '0', bytes }
    const { forward } = await send('answer', ANSWER, { files: { cv } })
    expect(forward?.hasFile).toBe(true)
  })

  it('takes a document of older programs to staff alone, and tells both sides', async () => {
    for (const type of UNOPENED_DOCUMENTS) {
      const bytes = Buffer.from(`{\\rtf ${type}}`)
      const cv = { name: 'cv.doc', type, size: bytes.length, sha256: 'x', bytes }
      const { request, forward, confirmation } = await send('answer', ANSWER, { files: { cv } })
      expect(forward?.hasFile ?? false).toBe(false)
      expect(textOf(forward)).toContain('файл старого формату')
      expect(textOf(forward)).not.toContain('Додано файл')
      expect(textOf(confirmation)).toContain('have your CV ready as PDF')
      const { filesOfRequest } = await import('../../../src/cms/services/mail/mail-queue')
      expect(await filesOfRequest(cms(), request?.id ?? 0)).toEqual([])
    }
  })

  it('goes to the person of the vacancy where it has one', async () => {
    await publish({ ...CHECKED, name: 'South' }, { email: 'anna@south.example' })
    expect((await send('answer', ANSWER)).forward?.to).toBe('anna@south.example')
  })

  it.each<[string, CompanyData]>([
    ['whose licence nobody has checked', { name: 'Unchecked' }],
    [
      'whose licence has run out',
      { name: 'Expired', licence: { ...CHECKED.licence, validUntil: '2025-01-01' } },
    ],
    ['without an address', { ...CHECKED, name: 'Silent', email: null }],
  ])('of a company %s goes to staff, and its reader is told so', async (_case, data) => {
    await publish(data)
    const about = await forms.answer.load({ vacancy: String(vacancy.id) }, 'en', { cookies: '' })
    expect(about?.words.way).toBe('staff')
    const { request, forward } = await send('answer', ANSWER)
    expect(forward).toBeUndefined()
    expect(request?.forwardedTo ?? null).toBeNull()
    expect(request?.notes).toHaveLength(1)
  })

  it('goes to staff where the address of the company refuses mail', async () => {
    await publish({ ...CHECKED, name: 'Refusing', email: 'Full@refusing.example' })
    await cms().create({
      collection: 'suppressed-addresses',
      data: { address: 'full@refusing.example', reason: 'refused' },
    })
    const { request, forward } = await send('answer', ANSWER)
    expect([forward, request?.forwardedTo ?? null]).toEqual([undefined, null])
  })

  it('of an example goes nowhere', async () => {
    await publish({ ...CHECKED, name: 'Invented', isExample: true })
    const { request, forward } = await send('answer', ANSWER)
    expect(request?.reference).toBeDefined()
    expect([forward, request?.forwardedTo ?? null]).toEqual([undefined, null])
  })

  it('is refused once the vacancy is closed, suspended or unpublished', async () => {
    const { drizzle } = cms().db as unknown as PostgresAdapter // the config mounts no other adapter
    const set = (assignment: string) =>
      drizzle.execute(sql.raw(`UPDATE vacancies SET ${assignment} WHERE id = ${vacancy.id}`))
    await set(`open_until = now() - interval '1 second'`)
    expect(await send('answer', ANSWER)).toEqual({ refused: 'closed' })
    await set(`open_until = now() + interval '1 day', suspended_at = now()`)
    expect(await send('answer', ANSWER)).toEqual({ refused: 'closed' })
    await set(`suspended_at = NULL`)
    expect(await send('answer', ANSWER)).toHaveProperty('request')
    await cms().update({
      collection: 'vacancies',
      id: vacancy.id,
      locale: 'en',
      data: { _status: 'draft' },
    })
    expect(await send('answer', ANSWER)).toEqual({ refused: 'closed' })
    expect(await send('answer', ANSWER, { params: { vacancy: '999999' } })).toEqual({
      refused: 'closed',
    })
  })

  it('says which fields are wrong', async () => {
    const typed = { ...ANSWER, available: day(-1), rank: 'admiral', consent: '', email: 'o.k@' }
    expect(await send('answer', typed)).toEqual({
      refused: {
        email: 'notEmail',
        rank: 'notAChoice',
        available: 'tooEarly',
        consent: 'notAgreed',
      },
    })
  })
})

const OFFER = {
  companyName: 'West Crewing',
  country: 'PL',
  licenceNumber: 'PL/77',
  licenceAuthority: 'Maritime office',
  name: 'Anna Nowak',
  email: 'anna@west.example',
  telephone: '+48 22 000 00 00',
  homepage: 'https://west.example',
  rank: 'bosun',
  vesselType: 'bulk-carrier',
  payFrom: '2 500,50',
  payTo: '2800',
  currency: 'EUR',
  months: '6',
  joiningFrom: day(20),
  joiningTo: day(30),
  port: 'Gdynia',
  openUntil: day(15),
  english: 'good',
  certificates: '',
  description: 'Good food.',
  consent: 'on',
}

describe('a vacancy on offer', () => {
  const drafts = async (id: unknown) => {
    const draft = await cms().findByID({
      collection: 'vacancies',
      id: Number(id),
      draft: true,
      depth: 0,
      locale: 'en',
    })
    const owner = await cms().findByID({
      collection: 'crewings',
      id: Number(draft.company),
      draft: true,
      depth: 0,
    })
    return { draft, owner }
  }

  it('becomes drafts that no reader sees and staff can publish', async () => {
    const { request } = await send('offer', OFFER)
    expect(request?.about?.relationTo).toBe('vacancies')
    const { draft, owner } = await drafts(request?.about?.value)
    expect(draft).toMatchObject({
      _status: 'draft',
      rank: 'bosun',
      vesselType: 'bulk-carrier',
      pay: { negotiable: false, min: 250_050, max: 280_000, currency: 'EUR', period: 'month' },
      contract: ofMonths(6),
      englishLevel: 'good',
      description: 'Good food.',
    })
    expect(owner).toMatchObject({
      _status: 'draft',
      name: 'West Crewing',
      licence: { number: 'PL/77' },
    })
    // A sender who names a company does not prove to belong to it.
    expect(owner.licence?.checkedOn ?? null).toBeNull()
    expect(draft.contact?.email ?? null).toBeNull()
    const { lookUp } = await import('../../../src/cms/publications/reading/publication-index')
    expect(await lookUp('en', `crewings/${owner.slug ?? ''}`)).toEqual({ kind: 'unknown' })
    for (const [collection, id] of [
      ['crewings', owner.id],
      ['vacancies', draft.id],
    ] as const) {
      await cms().update({ collection, id, locale: 'en', data: { _status: 'published' } })
    }
    expect((await lookUp('en', `crewings/${owner.slug ?? ''}`)).kind).toBe('live')
  })

  it('of a company that the site knows is its own, and changes nothing of it', async () => {
    await publish({ name: 'East Crewing', licence: { number: 'PL/42' } })
    const before = await cms().findByID({ collection: 'crewings', id: company.id, depth: 0 })
    const byLicence = { ...OFFER, companyName: 'Another name', licenceNumber: 'PL/42' }
    const bySlug = { ...OFFER, companyName: 'EAST crewing', licenceNumber: '' }
    for (const typed of [byLicence, bySlug]) {
      const { request } = await send('offer', typed)
      const { owner } = await drafts(request?.about?.value)
      expect(owner.id).toBe(company.id)
    }
    const after = await cms().findByID({ collection: 'crewings', id: company.id, depth: 0 })
    expect(after).toEqual(before)
  })

  it('is refused where a field is what the panel would refuse too', async () => {
    const typed = {
      ...OFFER,
      telephone: '022 000 00 00',
      homepage: 'javascript:alert(1)',
      payTo: '2000',
      joiningTo: day(19),
    }
    expect(await send('offer', typed)).toEqual({
      refused: {
        telephone: 'notTelephone',
        homepage: 'notWebAddress',
        payTo: 'less',
        joiningTo: 'before',
      },
    })
  })
})

describe('a report', () => {
  it('is about the vacancy or the company, with or without an address', async () => {
    await publish()
    for (const [type, document] of [
      ['vacancies', vacancy.id],
      ['crewings', company.id],
    ] as const) {
      const typed = { reason: 'money', text: 'They want 300 dollars.', email: '' }
      const params = { type, document: String(document) }
      const { request, confirmation } = await send('report', typed, { params })
      expect(request).toMatchObject({
        kind: 'report',
        about: { relationTo: type, value: document },
      })
      expect(confirmation).toBeUndefined()
    }
    const params = { type: 'vacancies', document: '999999' }
    expect(await send('report', { reason: 'money', text: 'x' }, { params })).toEqual({
      refused: 'closed',
    })
  })
})
