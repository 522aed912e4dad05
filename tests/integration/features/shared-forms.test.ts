import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { processState } from '../../../src/domain/process/site-process'
import type { FormAnswer } from '../../../src/domain/forms/form-post'
import { daysLater } from '../../../src/domain/time/calendar-day'
import { tokenId } from '../../../src/cms/services/sessions/secret-tokens'
import { docx, p, r, row, said, table } from '../../fixtures/company-form-docx'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { hire } from './request-world'

/** What others see of a seafarer's form: what was ticked with an answer, as it was then, and what a link shows until it ends. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'shared-forms-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await cms().db.pool.query(text, values)).rows as Row[]

const load = async () => ({
  ...(await import('../../../src/app/answer-with-form')),
  ...(await import('../../../src/features/seamen/own-data.queries')),
  ...(await import('../../../src/features/seamen/seaman-accounts.submit')),
  ...(await import('../../../src/features/seamen/shared-forms/form-link')),
  ...(await import('../../../src/features/seamen/shared-forms/form-links.queries')),
  ...(await import('../../../src/features/seamen/shared-forms/mailed-form')),
  ...(await import('../../../src/features/seamen/shared-forms/sent-form.queries')),
  ...(await import('../../../src/features/seamen/shared-forms/sent-form-file.endpoint')),
  ...(await import('../../../src/features/seamen/shared-forms/shared-form.answer')),
  ...(await import('../../../src/features/seamen/shared-forms/shared-form.form')),
})

/** Where staff work, and who they are. */
let staff: Record<'admin' | 'editor' | 'translator', RestClient & { id: number }>
let vacancy = 0
let company = 0
let take: (post: Post) => Promise<FormAnswer>
type Post = Parameters<
  ReturnType<typeof import('../../../src/cms/services/forms/take-form').takingForms>
>[0]

const inDays = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days)

beforeAll(async () => {
  staff = {
    admin: await hire(cms(), 'forms-admin', 'admin'),
    editor: await hire(cms(), 'forms-editor', 'editor'),
    translator: await hire(cms(), 'forms-translator', 'translator'),
  }
  const { FORMS } = await import('../../../src/app/forms')
  const { takingForms } = await import('../../../src/cms/services/forms/take-form')
  const never = () => Promise.resolve(undefined)
  const api = () => Promise.resolve(cms())
  take = takingForms({ ...FORMS, api, limitTries: never, limit: never })
  ;({ id: company } = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: {
      name: 'North',
      timeZone: 'UTC',
      email: 'crew@north.example',
      languages: ['uk'],
      licence: { number: '1', authority: 'Office', checkedOn: inDays(-1), validUntil: inDays(300) },
      _status: 'published',
    },
  }))
  ;({ id: vacancy } = await cms().create({
    collection: 'vacancies',
    locale: 'en',
    data: {
      company,
      rank: 'chief-mate',
      vesselType: 'lng-carrier',
      openUntilDay: inDays(60),
      pay: { min: 950_000, currency: 'USD', period: 'month' },
      _status: 'published',
    },
  }))
})

const SECTIONS = ['contracts', 'papers', 'references', 'persons', 'work_wanted', 'languages']

beforeEach(async () => {
  for (const table of ['messages', 'requests', ...SECTIONS.map((name) => `seaman_${name}`)]) {
    await query(`DELETE FROM ${table}`)
  }
  await query('DELETE FROM seaman_events; DELETE FROM seamen; DELETE FROM erased_requests')
})

interface Member {
  id: number
  email: string
  cookies: string
}

let made = 0

async function member(account: Partial<Parameters<typeof newSeaman>[1]> = {}): Promise<Member> {
  made += 1
  const { email = `shared.${made}@ship.example` } = account
  const id = await newSeaman(cms().db.pool, { rank: 'chief-mate', ...account, email })
  return { id, email, cookies: await newSession(cms().db.pool, id) }
}

/** Words that stand in one part of a record each. */
const SECRETS = {
  person: 'KOVALSECRET',
  clothes: 'XXL-SECRET',
  work: '',
  languages: 'Cebuano-secret',
  service: 'MV Secret Star',
  papers: 'Office-secret',
  references: 'Captain Secret',
  paperNumbers: 'EA-SECRET-1',
  family: 'Kin Secret',
  home: '12 Secret Street',
} as const

async function writeRecord({ id }: Member): Promise<void> {
  const key = randomBytes(8).toString('hex')
  const of = `seaman_id, version, send_key`
  await query(
    `INSERT INTO seaman_persons (${of}, family_name, kin_name, address, boilersuit)
     VALUES ($1, 1, $2, $3, $4, $5, $6)`,
    [id, key, SECRETS.person, SECRETS.family, SECRETS.home, SECRETS.clothes],
  )
  await query(`INSERT INTO seaman_work_wanted (${of}, rank) VALUES ($1, 1, $2, 'master')`, [
    id,
    key,
  ])
  await query(`INSERT INTO seaman_languages (${of}, first_language) VALUES ($1, 1, $2, $3)`, [
    id,
    key,
    SECRETS.languages,
  ])
  await query(
    `INSERT INTO seaman_contracts (${of}, vessel_name, sign_on, sign_off)
     VALUES ($1, 1, $2, $3, '2025-01-01T12:00:00Z', '2025-07-01T12:00:00Z')`,
    [id, key, SECRETS.service],
  )
  await query(
    `INSERT INTO seaman_papers (${of}, document, number, issued_by) VALUES ($1, 1, $2, 'passport', $3, $4)`,
    [id, key, SECRETS.paperNumbers, SECRETS.papers],
  )
  await query(`INSERT INTO seaman_references (${of}, person) VALUES ($1, 1, $2, $3)`, [
    id,
    key,
    SECRETS.references,
  ])
}

const newKey = () => randomBytes(16).toString('base64url')

interface Sent {
  form: string
  params?: Record<string, string>
  cookies?: string
  fields?: Record<string, string>
}

/** Sends a form as a browser without scripts does. */
async function send({ form, params = {}, cookies = '', fields = {} }: Sent): Promise<FormAnswer> {
  const body = new URLSearchParams({ key: newKey(), ...fields })
  return take({
    form,
    params,
    locale: 'en',
    query: '',
    path: `/of/${form}`,
    address: '203.0.113.7',
    isTooLarge: false,
    requestId: 'test',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookies },
    body: new TextEncoder().encode(body.toString()),
  })
}

/** What the page of the answer shows to somebody: the boxes, and what it says that it showed. */
async function answerPage(cookies: string) {
  const { answerForm } = await load()
  const about = await answerForm.load({ vacancy: String(vacancy) }, 'en', { cookies })
  if (!about) throw new Error('It is closed.')
  const { shape } = answerForm.schema({ about, locale: 'en', today: inDays(0) })
  return {
    boxes: Object.keys(shape).filter((name) => name.startsWith('form')),
    fields: Object.keys(shape),
    shown: answerForm.shown?.(about),
  }
}

/** Answers the vacancy, with parts of the form. */
async function answer(
  who: Pick<Member, 'cookies' | 'email'>,
  boxes: readonly string[],
  shown?: string,
): Promise<FormAnswer> {
  const page = await answerPage(who.cookies)
  const told = shown ?? page.shown
  return send({
    form: 'answer',
    params: { vacancy: String(vacancy) },
    cookies: who.cookies,
    fields: {
      ...{ name: 'Olena Koval', email: who.email, rank: 'chief-mate', available: inDays(10) },
      ...{ consent: 'yes', ...(told !== undefined && { shown: told }) },
      ...Object.fromEntries(boxes.map((box) => [box, 'yes'])),
    },
  })
}

async function theRequest(): Promise<{ id: number; reference: string }> {
  const [request] = await query<{ id: number; reference: string }>(
    'SELECT id, reference FROM requests',
  )
  if (!request) throw new Error('Nothing was recorded.')
  return request
}

type Fields = Readonly<Record<string, string>>
const SERVICE_ONLY: Fields = { formService: 'yes' }

const BOXES = [
  'formUsual',
  ...['formPerson', 'formClothes', 'formWork', 'formLanguages', 'formService', 'formPapers'],
  ...['formReferences', 'formPaperNumbers', 'formFamily', 'formHome'],
]

describe('an answer to a vacancy', () => {
  it('offers the parts that are written down, none of them ticked, above the consent', async () => {
    const who = await member()
    expect((await answerPage('')).boxes).toEqual([])
    expect(await answerPage(who.cookies)).toMatchObject({ boxes: [], shown: undefined })
    await writeRecord(who)
    const page = await answerPage(who.cookies)
    expect(page.boxes.toSorted()).toEqual(BOXES.toSorted())
    expect(page.fields.at(-1)).toBe('consent')
    const { rulesOf } = await import('../../../src/cms/services/forms/form-fields')
    const { answerForm } = await load()
    const about = await answerForm.load({ vacancy: String(vacancy) }, 'en', who)
    const shape = about && answerForm.schema({ about, locale: 'en', today: inDays(0) }).shape
    for (const box of BOXES) expect(rulesOf(shape?.[box] as never).initial).toBeUndefined()
  })

  it('keeps what was ticked and nothing else, as it was then', async () => {
    const who = await member({ telephone: '+63 900 000 0000', citizenship: 'PH' })
    await writeRecord(who)
    expect((await answer(who, ['formService', 'formPapers'])).kind).toBe('sent')
    const { id } = await theRequest()
    const [stored] = await query<{ text: string }>(
      'SELECT record::text AS text FROM sent_forms WHERE request_id = $1',
      [id],
    )
    const { service, papers } = SECRETS
    const others = Object.values(SECRETS).filter((one) => ![service, papers, ''].includes(one))
    expect(stored?.text).toContain(service)
    expect(stored?.text).toContain(papers)
    for (const secret of others) expect(stored?.text).not.toContain(secret)
    await query(`UPDATE seaman_contracts SET vessel_name = 'MV Changed'`)
    await query('DELETE FROM seaman_papers')
    const { findSentForm } = await load()
    expect(await findSentForm(id)).toMatchObject({
      parts: ['service', 'papers'],
      record: {
        account: { name: 'Olena Koval', email: who.email, citizenship: 'PH', rank: 'chief-mate' },
        contracts: [{ vesselName: service }],
        services: [{ signOn: '2025-01-01', signOff: '2025-07-01' }],
        papers: [{ document: 'passport', issuedBy: papers, number: undefined }],
        references: [],
      },
    })
  })

  it('keeps no form where nothing is ticked', async () => {
    const who = await member()
    await writeRecord(who)
    expect((await answer(who, [])).kind).toBe('sent')
    expect(await query('SELECT 1 FROM sent_forms')).toEqual([])
  })

  it.each(['nobody', 'another account'])(
    'is not sent without the form where by now %s is signed in, and says so',
    async (whoNow) => {
      const who = await member()
      await writeRecord(who)
      const { shown } = await answerPage(who.cookies)
      const other = await member()
      await writeRecord(other)
      const now = whoNow === 'nobody' ? { email: who.email, cookies: '' } : other
      const refused = await answer(now, ['formService'], shown)
      expect(refused).toMatchObject({ kind: 'refused', status: 422 })
      expect(refused.kind === 'refused' && refused.json).toMatchObject({
        message: expect.stringContaining('signed in or out') as string,
      })
      expect(await query('SELECT 1 FROM requests')).toEqual([])
    },
  )

  it('is not sent without a part that another device has removed meanwhile', async () => {
    const who = await member()
    await writeRecord(who)
    const { shown } = await answerPage(who.cookies)
    await query('DELETE FROM seaman_papers')
    const refused = await answer(who, ['formPapers', 'formService'], shown)
    expect(refused).toMatchObject({ kind: 'refused', status: 422 })
    expect(await query('SELECT 1 FROM requests')).toEqual([])
  })

  it('loses the form with the request', async () => {
    const who = await member()
    await writeRecord(who)
    await answer(who, ['formService'])
    const { id } = await theRequest()
    await cms().delete({ collection: 'requests', id })
    expect(await query('SELECT 1 FROM sent_forms')).toEqual([])
  })

  it('stays with the request where the account is deleted, as the request does', async () => {
    const who = await member()
    await writeRecord(who)
    await answer(who, ['formService'])
    await cms().delete({ collection: 'seamen', id: who.id })
    expect(await query('SELECT 1 FROM sent_forms')).toHaveLength(1)
  })

  it('is in the download of the account', async () => {
    const who = await member()
    await writeRecord(who)
    await answer(who, ['formService'])
    const { answerOwnData } = await load()
    const asked = new Request('http://localhost/', { headers: { cookie: who.cookies } })
    const own = (await (await answerOwnData(asked)).json()) as { requests: { form: unknown }[] }
    expect(own.requests[0]?.form).toMatchObject({ contracts: [{ vesselName: SECRETS.service }] })
  })
})

describe('the mail to the company', () => {
  it('carries the form as a PDF in the company’s language', async () => {
    const who = await member()
    await writeRecord(who)
    await answer(who, ['formService'])
    const [forward] = await query<{ kind: string; request: number; locale: 'uk'; content: object }>(
      `SELECT kind, request_id AS request, locale, content FROM messages WHERE kind = 'forward'`,
    )
    expect(forward?.locale).toBe('uk')
    expect(JSON.stringify(forward?.content)).toContain('Додано анкету моряка.')
    const { sendDue } = await import('../../../src/cms/services/mail/mail-worker.runner')
    const { mailedForm } = await load()
    const sent: string[] = []
    await sendDue(cms(), {
      from: { address: 'noreply@site.example' },
      patienceMs: 60_000,
      makeFiles: mailedForm,
      send: ({ to, bytes }) => {
        sent.push(`${to} ${bytes.toString('latin1')}`)
        return Promise.resolve({ kind: 'sent' })
      },
    })
    const letters = (to: string) => sent.filter((one) => one.startsWith(`${to} `))
    expect(letters('crew@north.example')).toHaveLength(1)
    expect(letters('crew@north.example')[0]).toContain('filename=application-form-uk.pdf')
    expect(letters(who.email).join()).not.toContain('application-form')
  })

  it('waits where the file cannot be made just now', async () => {
    const who = await member()
    await writeRecord(who)
    await answer(who, ['formService'])
    const { sendDue } = await import('../../../src/cms/services/mail/mail-worker.runner')
    await sendDue(cms(), {
      from: { address: 'noreply@site.example' },
      patienceMs: 60_000,
      makeFiles: ({ kind }) => Promise.resolve(kind === 'forward' ? 'busy' : []),
      send: () => Promise.resolve({ kind: 'sent' }),
    })
    expect(await query(`SELECT state FROM messages WHERE kind = 'forward'`)).toEqual([
      { state: 'queued' },
    ])
  })
})

describe('staff', () => {
  /** Asks for the file of a form, as the panel does. */
  async function fileOf(who: RestClient, id: number, search = 'language=en&file=whole') {
    const { answerSentFormFile } = await load()
    return answerSentFormFile(
      new Request(`http://localhost:3000/api/requests/${id}/form?${search}`, {
        headers: who.token === undefined ? {} : { Authorization: `JWT ${who.token}` },
      }),
      String(id),
    )
  }

  const lines = () =>
    query<{ staff: number; document: string; codes: string }>(
      `SELECT staff_id::int AS staff, document::int AS document, codes FROM audit_events
       WHERE action = 'read' ORDER BY id`,
    )

  beforeEach(async () => {
    const who = await member()
    await writeRecord(who)
    await answer(who, ['formService', 'formWork'])
  })

  it('who may read the request download it, and each time the audit log says so', async () => {
    const { id, reference } = await theRequest()
    const before = (await lines()).length
    for (const who of [staff.admin, staff.editor]) {
      const file = await fileOf(who, id)
      expect(file.status).toBe(200)
      expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/)
      expect(file.headers.get('content-disposition')).toContain(reference)
      expect(file.headers.get('cache-control')).toBe('private, no-store')
    }
    const read = { document: id, codes: 'work, service' }
    expect((await lines()).slice(before)).toEqual([
      { staff: staff.admin.id, ...read },
      { staff: staff.editor.id, ...read },
    ])
  })

  it('nobody else does, and a form that there is looks like none', async () => {
    const { id } = await theRequest()
    const before = (await lines()).length
    const { cookies } = await member()
    const asMember = await (
      await load()
    ).answerSentFormFile(
      new Request(`http://localhost:3000/api/requests/${id}/form?language=en&file=whole`, {
        headers: { cookie: cookies },
      }),
      String(id),
    )
    const refused = [
      await fileOf(staff.translator, id),
      await fileOf({}, id),
      asMember,
      await fileOf(staff.editor, id + 1_000),
      await fileOf(staff.editor, id, 'language=xx&file=whole'),
      await fileOf(staff.editor, id, 'language=en&file=secret'),
    ]
    const told = await Promise.all(refused.map(async (one) => [one.status, await one.text()]))
    expect(new Set(told.map(String)).size).toBe(1)
    expect(told[0]?.[0]).toBe(404)
    expect((await lines()).length).toBe(before)
  })

  it('see on the request that there is one', async () => {
    const { findRecord } = await import('../../../src/features/requests/request-record.queries')
    const { id } = await theRequest()
    const user = await cms().findByID({ collection: 'staff', id: staff.editor.id, depth: 0 })
    const req = await createLocalReq({ user: { ...user, collection: 'staff' } }, cms())
    expect((await findRecord(req, id))?.hasForm).toBe(true)
    // What REST answers of the request has no word of the record.
    const { body } = await ask(staff.editor, 'GET', `/requests/${id}?depth=2`)
    expect(JSON.stringify(body)).not.toContain(SECRETS.service)
  })
})

describe('a request for a service', () => {
  let service = 0

  beforeAll(async () => {
    const { body } = await ask<{ doc?: { id: number } }>(
      staff.editor,
      'POST',
      '/seaman-services?locale=en&publishSpecificLocale=en',
      {
        title: 'Help with a visa',
        papers: 'Passport\nSeaman’s book',
        category: 'visas',
        _status: 'published',
      },
    )
    service = body.doc?.id ?? 0
  })

  /** What the page shows to somebody: the boxes, and what it says that it showed. */
  async function askPage(cookies: string) {
    const { FORMS } = await import('../../../src/app/forms')
    const form = FORMS.forms.find(({ name }) => name === 'service')
    const about = await form?.load({ service: String(service) }, 'en', { cookies })
    if (!form || !about) throw new Error('It is closed.')
    const { shape } = form.schema({ about, locale: 'en', today: inDays(0) })
    return { fields: Object.keys(shape), shown: form.shown?.(about) }
  }

  async function request(
    cookies: string,
    boxes: readonly string[],
    shown?: string,
  ): Promise<FormAnswer> {
    const told = shown ?? (await askPage(cookies)).shown
    return send({
      form: 'service',
      params: { service: String(service) },
      cookies,
      fields: {
        ...{ message: 'I join on 12 January.', consent: 'yes' },
        ...(told !== undefined && { shown: told }),
        ...Object.fromEntries(boxes.map((box) => [box, 'yes'])),
      },
    })
  }

  it('offers the parts that are written down, none of them ticked, above the consent', async () => {
    const who = await member()
    expect(await askPage(who.cookies)).toEqual({
      fields: ['message', 'file', 'consent'],
      shown: undefined,
    })
    await writeRecord(who)
    const { fields } = await askPage(who.cookies)
    expect(fields.slice(2, -1).toSorted()).toEqual(BOXES.toSorted())
    expect(fields.at(-1)).toBe('consent')
  })

  it('takes along what was ticked as it was then; staff read it, and the audit log says who did', async () => {
    const who = await member()
    await writeRecord(who)
    expect((await request(who.cookies, ['formPapers'])).kind).toBe('sent')
    const { id } = await theRequest()
    await query('DELETE FROM seaman_papers')
    const { findSentForm, answerSentFormFile, answerOwnData } = await load()
    const sent = await findSentForm(id)
    expect(sent).toMatchObject({ parts: ['papers'], record: { contracts: [], references: [] } })
    expect(sent?.record.papers).toMatchObject([{ document: 'passport', number: undefined }])
    const fileOf = (search: string) =>
      answerSentFormFile(
        new Request(`http://localhost:3000/api/requests/${id}/form?${search}`, {
          headers: { Authorization: `JWT ${staff.editor.token ?? ''}` },
        }),
        String(id),
      )
    expect((await fileOf('language=en&file=onePage')).status).toBe(200)
    const [line] = await query<{ codes: string }>(
      `SELECT codes FROM audit_events WHERE action = 'read' ORDER BY id DESC LIMIT 1`,
    )
    expect(line?.codes).toBe('papers')
    // A service has no company, and so no form of a company.
    expect((await fileOf('file=company')).status).toBe(404)
    const asked = new Request('http://localhost/', { headers: { cookie: who.cookies } })
    const own = (await (await answerOwnData(asked)).json()) as { requests: { form: unknown }[] }
    expect(own.requests[0]?.form).toMatchObject({ papers: [{ document: 'passport' }] })
    await cms().delete({ collection: 'requests', id })
    expect(await query('SELECT 1 FROM sent_forms')).toEqual([])
  })

  it('keeps no form where nothing is ticked', async () => {
    const who = await member()
    await writeRecord(who)
    expect((await request(who.cookies, [])).kind).toBe('sent')
    expect(await query('SELECT 1 FROM sent_forms')).toEqual([])
  })

  it('is not sent without the form where by now another account is signed in, or a part is gone', async () => {
    const who = await member()
    await writeRecord(who)
    const { shown } = await askPage(who.cookies)
    const other = await member()
    await writeRecord(other)
    await query('DELETE FROM seaman_papers WHERE seaman_id = $1', [who.id])
    for (const { cookies } of [other, who]) {
      const refused = await request(cookies, ['formPapers'], shown)
      expect(refused).toMatchObject({ kind: 'refused', status: 422 })
      expect(refused.kind === 'refused' && refused.json).toMatchObject({
        message: expect.stringContaining('your form has changed') as string,
      })
    }
    expect(await query('SELECT 1 FROM requests')).toEqual([])
  })
})

describe('the own form of the company that was answered', () => {
  const BODY =
    p(r('Name: [[name]], [[person.family_name]], [[person.kin_name]], [[person.address]]')) +
    p(r('Passport: [[passport.number]] of [[passport.issued_by]]')) +
    table(row(said('[[service.vessel_name]]'), said('[[service.rank]]'))) +
    table(row(said('[[references.person]]')))

  /** Gives the company a form of its own. */
  async function upload(bytes = docx({ body: BODY })): Promise<number> {
    const { keepCompanyForm } =
      await import('../../../src/features/seamen/company-forms/keep-company-form.hooks')
    const form = { company, language: 'de', fileName: 'Bewerbung.docx', fields: ['name'] } as const
    return keepCompanyForm(await createLocalReq({}, cms()), { ...form, bytes })
  }

  async function fileOf(who: RestClient, id: number): Promise<Response> {
    const { answerSentFormFile } = await load()
    return answerSentFormFile(
      new Request(`http://localhost:3000/api/requests/${id}/form?file=company`, {
        headers: who.token === undefined ? {} : { Authorization: `JWT ${who.token}` },
      }),
      String(id),
    )
  }

  const reads = async () =>
    (await query<{ codes: string }>(`SELECT codes FROM audit_events WHERE action = 'read'`)).length

  async function textOf(file: Response): Promise<string> {
    const { readParts } =
      await import('../../../src/cms/services/company-forms/filling/package-parts')
    const parts = await readParts(Buffer.from(await file.arrayBuffer()))
    return parts.get('word/document.xml')?.toString() ?? ''
  }

  afterAll(() => {
    delete processState<{ marinerCompanyFormChildren?: unknown }>().marinerCompanyFormChildren
  })

  beforeEach(async () => {
    await query('DELETE FROM company_forms')
    const who = await member()
    await writeRecord(who)
    await answer(who, ['formService', 'formPapers'])
  })

  it('is filled with what was sent, in the language of the company, and the audit log says so', async () => {
    await upload()
    const { id, reference } = await theRequest()
    // What the record says by now is not what was sent.
    await query(`UPDATE seaman_contracts SET vessel_name = 'MV Changed', rank = 'bosun'`)
    const before = await reads()
    const file = await fileOf(staff.editor, id)
    expect(file.status).toBe(200)
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toContain(`${reference}-Bewerbung.docx`)
    const text = await textOf(file)
    expect(text).toContain('Name: Olena')
    expect(text).toContain(SECRETS.service)
    expect(text).toContain(SECRETS.papers)
    expect(text).not.toContain('MV Changed')
    // What was not ticked: each has a field in the form, and stays empty there.
    for (const part of ['person', 'family', 'home', 'paperNumbers', 'references'] as const) {
      expect(text).not.toContain(SECRETS[part])
    }
    expect(text).not.toContain('[[')
    expect(await reads()).toBe(before + 1)
  })

  it('stays empty where a part is stored that nobody ticked', async () => {
    await upload()
    const { id } = await theRequest()
    await query(`UPDATE sent_forms SET parts = '{papers}' WHERE request_id = $1`, [id])
    const text = await textOf(await fileOf(staff.admin, id))
    expect(text).toContain(SECRETS.papers)
    expect(text).not.toContain(SECRETS.service)
  })

  it('is nobody’s who may not read the request, and looks like none', async () => {
    const { id } = await theRequest()
    const before = await reads()
    const without = await fileOf(staff.editor, id)
    expect(without.status).toBe(404)
    await upload()
    const refused = [
      await fileOf(staff.translator, id),
      await fileOf({}, id),
      await fileOf(staff.editor, id + 1_000),
    ]
    const told = await Promise.all([without, ...refused].map((one) => one.text()))
    expect(new Set(told).size).toBe(1)
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await reads()).toBe(before)
  })

  it('is there for an answer to a company that readers do not see any more', async () => {
    await upload()
    const { id } = await theRequest()
    await query('UPDATE crewings SET suspended_at = now() WHERE id = $1', [company])
    try {
      expect((await fileOf(staff.editor, id)).status).toBe(200)
    } finally {
      await query('UPDATE crewings SET suspended_at = NULL WHERE id = $1', [company])
    }
  })

  it('says where it cannot be filled, and when to come again', async () => {
    const form = await upload()
    const { id } = await theRequest()
    await query('UPDATE company_form_bytes SET bytes = $2 WHERE form_id = $1', [
      form,
      Buffer.from('no file'),
    ])
    const broken = await fileOf(staff.editor, id)
    expect([broken.status, await broken.text()]).toEqual([
      422,
      expect.stringContaining('could not be filled in. Take the PDF') as string,
    ])
    expect(broken.headers.get('cache-control')).toBe('private, no-store')
    const { LineFull } = await import('../../../src/cms/database/waiting-line')
    const state = processState<{ marinerCompanyFormChildren?: { run: () => Promise<never> } }>()
    const children = state.marinerCompanyFormChildren
    state.marinerCompanyFormChildren = { run: () => Promise.reject(new LineFull()) }
    try {
      const busy = await fileOf(staff.editor, id)
      expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5'])
    } finally {
      if (children) state.marinerCompanyFormChildren = children
      else delete state.marinerCompanyFormChildren
    }
  })
})

describe('a link to the own form', () => {
  const linkFields = (fields: Record<string, string> = {}) => ({
    ...{ company: 'North Crewing', language: 'uk', lastDay: inDays(30) },
    ...fields,
  })

  async function shownOf({ cookies }: Member): Promise<string> {
    const { recordLinkForm } =
      await import('../../../src/features/seamen/shared-forms/record-link.form')
    const about = await recordLinkForm.load({}, 'en', { cookies })
    return (about && recordLinkForm.shown?.(about)) ?? ''
  }

  async function make(who: Member, fields: Fields = SERVICE_ONLY): Promise<FormAnswer> {
    const shown = await shownOf(who)
    return send({
      form: 'record-link',
      cookies: who.cookies,
      fields: { shown, ...linkFields(fields) },
    })
  }

  async function links({ id }: Member) {
    const { ownFormLinks } = await load()
    return ownFormLinks(id)
  }

  /** Makes one, and takes the secret out of its address. */
  async function newLink(who: Member, fields: Fields = SERVICE_ONLY): Promise<string> {
    expect(await make(who, fields)).toMatchObject({ kind: 'sent' })
    const [link] = await links(who)
    return link?.address?.split('/').at(-1) ?? ''
  }

  const page = async (token: string, cookies = '') => {
    const { sharedFormForm, openedForm } = await load()
    const about = await sharedFormForm.load({ token }, 'en', { cookies })
    return about && { isOpen: openedForm(about) !== undefined }
  }

  const press = (token: string, fields = {}) =>
    send({ form: 'shared-form', params: { token }, fields })

  async function seafarer(account: Parameters<typeof member>[0] = {}): Promise<Member> {
    const who = await member(account)
    await writeRecord(who)
    return who
  }

  it('shows a button first, and what was ticked once it is pressed, as it is by then', async () => {
    const who = await seafarer()
    const token = await newLink(who, { formService: 'yes' })
    expect(await page(token)).toEqual({ isOpen: false })
    expect((await links(who))[0]).toMatchObject({ opened: 0, firstOpenedAt: undefined })
    const pressed = await press(token)
    expect(pressed).toMatchObject({ kind: 'sent', location: `/seaman/form/${token}` })
    const cookies = (pressed.kind === 'sent' ? (pressed.cookies ?? []) : [])
      .map((one) => one.split(';', 1)[0])
      .join('; ')
    expect(await page(token, cookies)).toEqual({ isOpen: true })
    await query(`UPDATE seaman_contracts SET vessel_name = 'MV Later'`)
    const { findSharedForm } = await load()
    const record = await (await findSharedForm(token))?.record()
    expect(record).toMatchObject({ contracts: [{ vesselName: 'MV Later' }], papers: [] })
    for (const secret of [SECRETS.family, SECRETS.paperNumbers, SECRETS.home, SECRETS.person]) {
      expect(JSON.stringify(record)).not.toContain(secret)
    }
    await press(token)
    const [link] = await links(who)
    expect(link).toMatchObject({ company: 'North Crewing', language: 'uk', opened: 2 })
    expect(link?.lastOpenedAt?.getTime()).toBeGreaterThanOrEqual(
      link?.firstOpenedAt?.getTime() ?? 0,
    )
  })

  it('is in the database as a digest alone', async () => {
    const who = await seafarer()
    const token = await newLink(who)
    const [row] = await query<{ all: string; id: Buffer }>(
      'SELECT l::text AS all, token_id AS id FROM seaman_form_links l',
    )
    expect(row?.id).toEqual(tokenId(token))
    expect(row?.all).not.toContain(token)
    expect(row?.all).not.toContain(Buffer.from(token, 'base64url').toString('hex'))
  })

  const ENDS: Record<string, (who: Member) => Promise<unknown>> = {
    'ended by its owner': async (who) => {
      const [link] = await links(who)
      const ended = await send({
        form: 'record-link-end',
        params: { entry: String(link?.id) },
        cookies: who.cookies,
      })
      expect(ended).toMatchObject({ kind: 'sent' })
    },
    'run out': () => query(`UPDATE seaman_form_links SET expires_at = now() - interval '1 second'`),
    'of a suspended account': ({ id }) =>
      query(`UPDATE seamen SET state = 'suspended' WHERE id = $1`, [id]),
    'of an account without a confirmed address': ({ id }) =>
      query(`UPDATE seamen SET confirmed_at = NULL WHERE id = $1`, [id]),
    'of a deleted account': ({ id }) => cms().delete({ collection: 'seamen', id }),
  }

  it.each(Object.keys(ENDS))('%s opens nothing, as a guessed one', async (name) => {
    const who = await seafarer()
    const token = await newLink(who, { formService: 'yes' })
    await press(token)
    await ENDS[name]?.(who)
    const { findSharedForm, answerSharedForm } = await load()
    const guessed = randomBytes(32).toString('base64url')
    for (const one of [token, guessed, 'short', '%00']) {
      expect(await findSharedForm(one)).toBeUndefined()
      expect(await page(one, `mh_shared_form=${one}`)).toBeUndefined()
    }
    const key = newKey()
    const answers = [await press(token, { key }), await press(guessed, { key })]
    const told = answers.map((one) => one.kind === 'refused' && [one.status, one.json])
    expect(told[0]).toEqual([422, expect.anything()])
    expect(told[0]).toEqual(told[1])
    const body = new URLSearchParams({ token, locale: 'en', file: 'whole' })
    const file = await answerSharedForm(new Request('http://localhost/', { method: 'POST', body }))
    expect(file.status).toBe(303)
  })

  it('stays ended where a backup brings it back, with its account or without', async () => {
    const who = await seafarer()
    const token = await newLink(who, { formService: 'yes' })
    const [backup] = await query<{ row: object }>(
      'SELECT to_jsonb(l) AS row FROM seaman_form_links l',
    )
    await ENDS['ended by its owner']?.(who)
    const bringBack = () =>
      query(
        `INSERT INTO seaman_form_links SELECT * FROM jsonb_populate_record(NULL::seaman_form_links, $1)`,
        [JSON.stringify(backup?.row)],
      )
    await bringBack()
    const { findSharedForm } = await load()
    expect(await findSharedForm(token)).toBeUndefined()
    expect(await links(who)).toEqual([])
    await query('DELETE FROM seaman_form_links; DELETE FROM erased_requests')
    await bringBack()
    expect(await findSharedForm(token)).toBeDefined()
    await cms().delete({ collection: 'seamen', id: who.id })
    await query(
      `INSERT INTO seamen (id, name, email, language, state, confirmed_at)
       VALUES ($1, 'Back', 'back@ship.example', 'en', 'active', now())`,
      [who.id],
    )
    await bringBack()
    expect(await findSharedForm(token)).toBeUndefined()
  })

  it('of another account cannot be ended, and is not there for it', async () => {
    const who = await seafarer()
    const token = await newLink(who)
    const [link] = await links(who)
    const other = await seafarer()
    const tried = await send({
      form: 'record-link-end',
      params: { entry: String(link?.id) },
      cookies: other.cookies,
    })
    expect(tried).toMatchObject({ kind: 'refused', status: 422 })
    const asNobody = await send({ form: 'record-link-end', params: { entry: String(link?.id) } })
    expect(asNobody.kind === 'sent' && asNobody.location).toContain('/seaman/sign-in')
    const { endFormLink } =
      await import('../../../src/features/seamen/shared-forms/form-links.submit')
    await endFormLink(cms(), other.id, link?.id ?? 0)
    expect(await page(token)).toEqual({ isOpen: false })
    expect(await links(other)).toEqual([])
  })

  it('is not made where nothing is ticked', async () => {
    const who = await seafarer()
    const refused = await make(who, {})
    expect(refused.kind === 'refused' && refused.json).toMatchObject({
      message: expect.stringContaining('Tick at least one part') as string,
    })
    expect(await links(who)).toEqual([])
    await newLink(who, { formUsual: 'yes' })
    expect(await links(who)).toMatchObject([
      { parts: expect.arrayContaining(['service', 'papers']) as unknown },
    ])
  })

  it('is made once by two presses, and there are twenty at most', async () => {
    const who = await seafarer()
    const key = newKey()
    const shown = await shownOf(who)
    const fields = { ...linkFields(SERVICE_ONLY), shown, key }
    await send({ form: 'record-link', cookies: who.cookies, fields })
    await send({ form: 'record-link', cookies: who.cookies, fields })
    expect(await links(who)).toHaveLength(1)
    for (let count = 1; count < 20; count += 1) await newLink(who)
    const full = await make(who)
    expect(full.kind === 'refused' && full.json).toMatchObject({
      message: expect.stringContaining('20') as string,
    })
    expect(await links(who)).toHaveLength(20)
  })

  it('is made for thirty days at most, by a confirmed account, with parts that are there', async () => {
    const who = await seafarer()
    const late = await make(who, { lastDay: inDays(31) })
    expect(late.kind === 'refused' && late.json).toMatchObject({
      errors: { lastDay: expect.any(String) as string },
    })
    const shown = await shownOf(who)
    await query('DELETE FROM seaman_papers')
    const fields = { ...linkFields({ formPapers: 'yes' }), shown }
    const gone = await send({ form: 'record-link', cookies: who.cookies, fields })
    expect(gone.kind === 'refused' && gone.json).toMatchObject({
      message: expect.stringContaining('has changed') as string,
    })
    const unconfirmed = await seafarer({ isConfirmed: false })
    expect(await make(unconfirmed)).toMatchObject({ kind: 'refused', status: 422 })
    expect(await query('SELECT 1 FROM seaman_form_links')).toEqual([])
  })

  it('is in the download of the account, without what opens it', async () => {
    const who = await seafarer()
    const token = await newLink(who, { formWork: 'yes' })
    const { answerOwnData } = await load()
    const asked = new Request('http://localhost/', { headers: { cookie: who.cookies } })
    const text = await (await answerOwnData(asked)).text()
    expect(JSON.parse(text)).toMatchObject({
      formLinks: [{ company: 'North Crewing', language: 'uk', parts: ['work'], opened: 0 }],
    })
    expect(text).not.toContain(token)
  })

  it('is there for the invented member, and opens on no public site', async () => {
    const { EXAMPLE_MEMBER } = await import('../../../scripts/examples/example-member.mjs')
    const { writeExampleFormLink } = await import('../../../scripts/examples/example-form-link')
    const who = await member({ email: EXAMPLE_MEMBER })
    await writeExampleFormLink(await createLocalReq({}, cms()))
    const [link] = await links(who)
    expect(link).toMatchObject({ company: 'Invented Shipping', opened: 2 })
    const token = link?.address?.split('/').at(-1) ?? ''
    expect(await page(token)).toEqual({ isOpen: false })
    vi.resetModules()
    vi.doMock(import('../../../src/env'), async (env) => ({
      ...(await env()),
      showsExamples: false,
    }))
    const { findSharedForm } =
      await import('../../../src/features/seamen/shared-forms/form-links.queries')
    vi.doUnmock('../../../src/env')
    vi.resetModules()
    expect(await findSharedForm(token)).toBeUndefined()
  })

  it('comes as a file where somebody presses for it', async () => {
    const who = await seafarer()
    const token = await newLink(who, { formService: 'yes' })
    const { answerSharedForm } = await load()
    const body = new URLSearchParams({ token, locale: 'hi', file: 'onePage' })
    const file = await answerSharedForm(new Request('http://localhost/', { method: 'POST', body }))
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(file.headers.get('x-robots-tag')).toBe('noindex, nofollow')
  })
})
