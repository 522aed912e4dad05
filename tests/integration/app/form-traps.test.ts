import { randomBytes } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { isAction, type RequestForm, type SiteForm } from '../../../src/cms/services/forms/form'
import type { FormAnswer } from '../../../src/domain/forms/form-post'
import type { Request as SentRequest } from '../../../src/payload-types'
import { pdf } from '../../fixtures/form-files'
import { cmsUnderTest } from '../cms-under-test'

/**
 * Every form of the site, filled in by something that fills in whatever it finds: a robot, or somebody's own browser. What
 * is answered with success has been done or recorded.
 */

const cms = cmsUnderTest()

/** As own-fields.ts names it, and what it was called before. */
const FILLED = { subject: 'https://filled.example', website: 'https://filled.example' }

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const query = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

let forms: readonly SiteForm[]
let takeForm: (post: FormPostOf) => Promise<FormAnswer>
type FormPostOf = Parameters<
  ReturnType<typeof import('../../../src/cms/services/forms/take-form').takingForms>
>[0]

beforeAll(async () => {
  const { FORMS } = await import('../../../src/app/forms')
  const { takingForms } = await import('../../../src/cms/services/forms/take-form')
  forms = FORMS.forms
  const never = () => Promise.resolve(undefined)
  takeForm = takingForms({
    ...FORMS,
    api: () => Promise.resolve(cms()),
    limitTries: never,
    limit: never,
  })
})

interface Sending {
  params?: Record<string, string>
  query?: string
  cookies?: string
  fields: Record<string, string>
  file?: string
}

async function send(form: string, sending: Sending): Promise<FormAnswer> {
  const { params = {}, query: asked = '', cookies = '', fields, file } = sending
  const body = new FormData()
  const key = randomBytes(16).toString('base64url')
  for (const [name, text] of Object.entries({ key, ...fields })) body.set(name, text)
  if (file !== undefined) body.set(file, new File([new Uint8Array(pdf())], 'cv.pdf'))
  const whole = new Response(body)
  return takeForm({
    form,
    params,
    locale: 'en',
    query: asked,
    path: `/of/${form}`,
    address: '203.0.113.7',
    isTooLarge: false,
    requestId: 'test',
    headers: { 'content-type': whole.headers.get('content-type') ?? '', cookie: cookies },
    body: new Uint8Array(await whole.arrayBuffer()),
  })
}

/** What of an answer is the same whenever the same is sent in the same state. */
function told(answer: FormAnswer) {
  if (answer.kind === 'sent') {
    const cookies = (answer.cookies ?? []).map((one) => one.split('=', 1)[0])
    // What was typed is kept under another key each time.
    const location = answer.location.replace(/(kept(?:=|%3D))[\w-]+/, '$1…')
    return { kind: answer.kind, location, cookies }
  }
  const { title, message, errors } = answer.json as Record<string, unknown>
  return { kind: answer.kind, status: answer.status, title, message, errors }
}

const WHO = { name: 'Olena Koval', email: 'olena@ship.example' }
const APPLICATION = {
  ...WHO,
  telephone: '',
  rank: 'second-mate',
  citizenship: 'UA',
  newPassword: 'a quiet harbour lamp',
  consent: 'on',
}

let vacancy = 0

/** A vacancy of a company whose licence is checked: answers to it go there. */
async function publishVacancy(): Promise<void> {
  const company = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: {
      name: 'North',
      timeZone: 'UTC',
      email: 'crew@north.example',
      languages: ['en'],
      country: 'PL',
      acceptsMailings: true,
      fleet: { vesselTypes: ['lng-carrier'] },
      licence: { number: '1', authority: 'Office', checkedOn: day(-1), validUntil: day(300) },
      _status: 'published',
    },
  })
  ;({ id: vacancy } = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company: company.id,
      rank: 'chief-mate',
      vesselType: 'lng-carrier',
      openUntilDay: day(60),
      pay: { min: 950_000, currency: 'USD', period: 'month' },
      _status: 'published',
    },
  }))
}

/** An account that is let in, signed in. @returns its cookies */
async function signedIn(): Promise<string> {
  const { hashPassword } = await import('../../../src/cms/services/protection/password-hashing')
  const { signIn } = await import('../../../src/features/seamen/seaman-accounts.submit')
  const password = APPLICATION.newPassword
  const { hash, salt } = await hashPassword(password)
  await query(
    `INSERT INTO seamen (name, email, language, state, confirmed_at, hash, salt)
     VALUES ($1, $2, 'en', 'active', now(), $3, $4)`,
    [WHO.name, WHO.email, hash, salt],
  )
  const by = { cookies: '', address: '203.0.113.8' }
  const set = await signIn(cms(), { email: WHO.email, password }, by)
  return (set ?? []).map((one) => one.split(';', 1)[0]).join('; ')
}

async function publishService(): Promise<number> {
  const { id } = await cms().create({
    collection: 'seaman-services',
    locale: 'en',
    data: { title: 'Visa help', category: 'visas', currency: 'EUR', _status: 'published' },
  })
  return id
}

/** How each form whose request is recorded is sent by somebody who has filled it in well. */
const WELL: Record<string, () => Promise<Sending>> = {
  contact: () => Promise.resolve({ fields: { ...WHO, message: 'Hello' } }),
  mailing: () =>
    Promise.resolve({
      query: '?mailing=all&rank=chief-mate&currency=USD',
      fields: { ...WHO, available: day(10), consent: 'on' },
      file: 'cv',
    }),
  answer: () =>
    Promise.resolve({
      params: { vacancy: String(vacancy) },
      fields: { ...WHO, rank: 'chief-mate', available: day(10), consent: 'on' },
      file: 'cv',
    }),
  offer: () =>
    Promise.resolve({
      fields: {
        ...WHO,
        companyName: 'West Crewing',
        country: 'PL',
        rank: 'bosun',
        vesselType: 'bulk-carrier',
        currency: 'EUR',
        openUntil: day(15),
        consent: 'on',
      },
    }),
  report: () =>
    Promise.resolve({
      params: { type: 'vacancies', document: String(vacancy) },
      fields: { reason: 'money', text: 'They want 300 dollars.', email: WHO.email },
    }),
  data: () => Promise.resolve({ fields: { ...WHO, ask: 'access' } }),
  service: async () => ({
    params: { service: String(await publishService()) },
    cookies: await signedIn(),
    fields: { message: 'A visa, please', consent: 'on' },
    file: 'file',
  }),
}

/** Of members alone: nobody guesses whether somebody who is signed in is a robot. */
const OF_MEMBERS = ['service']

beforeAll(async () => {
  await publishVacancy()
  await cms().updateGlobal({
    slug: 'price-list',
    locale: 'en',
    data: {
      mailings: [{ key: 'all', name: 'All', price: { USD: 4900 }, reach: 'all' }],
      refund: 'The money comes back where nothing was sent.',
    },
  })
})

async function forgetAll(): Promise<void> {
  for (const table of [
    'messages',
    'requests',
    'seaman_events',
    'seaman_contracts',
    'seaman_papers',
    'seaman_references',
    'seaman_persons',
    'seaman_work_wanted',
    'seaman_languages',
    'seamen',
  ]) {
    await query(`DELETE FROM ${table}`)
  }
  await query('DELETE FROM vacancies WHERE id <> $1', [vacancy])
}

beforeEach(forgetAll)

const ofRequests = () => forms.filter((form): form is RequestForm => !isAction(form))

/** The fields that a page may show that was changed since. */
async function shownBy(form: RequestForm, { params = {}, query: asked = '' }: Sending) {
  const { formParams } = await import('../../../src/cms/services/forms/form-params')
  const about = await form.load(formParams(form, params, asked), 'en', { cookies: '' })
  const shown = about && form.shown?.(about)
  return shown === undefined ? {} : { shown }
}

async function theRequest(): Promise<SentRequest | undefined> {
  const { docs } = await cms().find({ collection: 'requests', depth: 0 })
  expect(docs.length).toBeLessThan(2)
  return docs[0]
}

/** What leaves the inbox: mail to others than the sender and the staff, and drafts. */
async function passedOn(): Promise<number> {
  const { rows } = await query(
    `SELECT
    (SELECT count(*) FROM messages WHERE kind = 'forward')
    + (SELECT count(*) FROM vacancies WHERE id <> $1) AS count`,
    [vacancy],
  )
  return Number(rows[0]?.count)
}

describe('a form that is recorded', () => {
  it('is there with the names that this test knows how to fill in', () => {
    expect(
      ofRequests()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(Object.keys(WELL).toSorted())
  })

  it('is recorded, marked and not passed on where the field that nobody sees is filled in', async () => {
    for (const form of ofRequests()) {
      for (const extra of [FILLED, {}]) {
        await forgetAll()
        const well = await WELL[form.name]?.()
        if (!well) throw new Error(`Nobody has said how ${form.name} is filled in.`)
        const fields = { ...(await shownBy(form, well)), ...well.fields, ...extra }
        await query('DELETE FROM messages')
        const answer = await send(form.name, { ...well, fields })
        const request = await theRequest()
        const reference = new URLSearchParams(
          answer.kind === 'sent' ? answer.location.split('?', 2)[1] : '',
        ).get('sent')
        const isMarked = extra === FILLED && !OF_MEMBERS.includes(form.name)
        expect([form.name, told(answer), request?.reference, request?.robotSign ?? null]).toEqual([
          form.name,
          expect.objectContaining({ kind: 'sent' }),
          reference,
          isMarked ? 'hiddenField' : null,
        ])
        expect([form.name, extra, await passedOn()]).toEqual([
          form.name,
          extra,
          !isMarked && ['answer', 'offer'].includes(form.name) ? 1 : 0,
        ])
        const { rows: files } = await query('SELECT 1 FROM form_files WHERE request_id = $1', [
          request?.id,
        ])
        expect([form.name, files.length]).toEqual([form.name, well.file === undefined ? 0 : 1])
        const { rows: mail } = await query(`SELECT 1 FROM messages WHERE kind = 'confirmation'`)
        expect([form.name, mail.length]).toEqual([form.name, 1])
      }
    }
  })

  it('comes back with what was typed where something is wrong, whatever else is filled in', async () => {
    for (const form of ofRequests()) {
      const well = await WELL[form.name]?.()
      if (!well) continue
      const empty = Object.keys(well.fields).map((name) => [name, ''])
      const wrong = { ...(await shownBy(form, well)), ...Object.fromEntries(empty) }
      const plain = told(await send(form.name, { ...well, fields: wrong }))
      expect([form.name, plain.kind]).toEqual([form.name, 'refused'])
      const filled = await send(form.name, { ...well, fields: { ...wrong, ...FILLED } })
      expect([form.name, told(filled)]).toEqual([form.name, plain])
      expect(await theRequest()).toBeUndefined()
      await forgetAll()
    }
  })
})

describe('a form that does something at once', () => {
  it('answers the same whatever is filled in besides', async () => {
    const cookies = await signedIn()
    for (const { name } of forms.filter(isAction)) {
      for (const fields of [{}, { ...WHO, password: 'not the right one' }]) {
        for (const by of ['', cookies]) {
          const plain = told(await send(name, { cookies: by, fields }))
          const filled = told(await send(name, { cookies: by, fields: { ...fields, ...FILLED } }))
          expect([name, filled]).toEqual([name, plain])
        }
      }
    }
  })

  it('lets in a user who signs in with the right password', async () => {
    await signedIn()
    const fields = { email: WHO.email, password: APPLICATION.newPassword, ...FILLED }
    const answer = await send('seaman-sign-in', { fields })
    expect(answer.kind === 'sent' && answer.cookies?.join()).toMatch(/mh_seaman=/)
  })

  it('takes an application, and an order for an alert', async () => {
    await send('seaman-apply', { fields: { ...APPLICATION, ...FILLED } })
    expect((await query('SELECT 1 FROM seamen WHERE email = $1', [WHO.email])).rows).toHaveLength(1)
    const ordered = { email: WHO.email, consent: 'on', ...FILLED }
    await send('alert', { query: '?filter=rank%3Dbosun', fields: ordered })
    expect((await query('SELECT 1 FROM vacancy_alerts')).rows).toHaveLength(1)
  })
})
