import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { createLocalReq } from 'payload'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { JobChildren } from '../../../src/cms/services/child-processes/job-children'
import type { RequestForm } from '../../../src/cms/services/forms/form'
import { ownFormAddress } from '../../../src/domain/addresses/own-form-address'
import type { FormAnswer } from '../../../src/domain/forms/form-post'
import { processState } from '../../../src/domain/process/site-process'
import { CONTRACT_TABLE } from '../../../src/domain/sea-service/contract-fields'
import type { PartName } from '../../../src/domain/sea-service/record-parts'
import { PAPER_TABLE } from '../../../src/domain/sea-service/paper-fields'
import { PERSON_TABLE } from '../../../src/domain/sea-service/person-fields'
import { typedValues } from '../../../src/domain/structured-fields/typed-values'
import type { Crewing } from '../../../src/payload-types'
import { pdf } from '../../fixtures/form-files'
import { newSeaman, newSession } from '../../site/members'
import { cmsUnderTest } from '../cms-under-test'
import { ask } from '../rest'
import { hire } from './request-world'

/** What a mailing carries: the own form, a file or words; and to which companies it carries nothing. */

const dataDir = mkdtempSync(path.join(tmpdir(), 'mailing-forms-'))
process.env.DATA_DIR = dataDir
afterAll(() => rmSync(dataDir, { recursive: true }))

const cms = cmsUnderTest()

const sql = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const load = async () => ({
  ...(await import('../../../src/features/mailing/mailing-send.submit')),
  ...(await import('../../../src/features/mailing/mailing-reach.queries')),
  ...(await import('../../../src/features/seamen/record/record-form.answer')),
  ...(await import('../../../src/features/seamen/record/save-entry.submit')),
  ...(await import('../../../src/cms/services/forms/form-params')),
})

let reviewForm: RequestForm
let takeForm: (post: Posted) => Promise<FormAnswer>
let editor: Awaited<ReturnType<typeof hire>>
type Posted = Parameters<
  ReturnType<typeof import('../../../src/cms/services/forms/take-form').takingForms>
>[0]

beforeAll(async () => {
  reviewForm = (await import('../../../src/app/review-form')).reviewForm
  const { FORMS } = await import('../../../src/app/forms')
  const { takingForms } = await import('../../../src/cms/services/forms/take-form')
  const never = () => Promise.resolve(undefined)
  const api = () => Promise.resolve(cms())
  takeForm = takingForms({ ...FORMS, api, limitTries: never, limit: never })
  editor = await hire(cms(), 'mailing-editor', 'editor')
  await cms().updateGlobal({
    slug: 'price-list',
    locale: 'en',
    data: { mailings: [{ key: 'all', name: 'All', price: { USD: 4900 }, reach: 'all' }] },
  })
})

beforeEach(async () => {
  for (const table of [
    ...['messages', 'requests', 'crewings'],
    ...['seaman_contracts', 'seaman_papers', 'seaman_persons', 'seamen'],
  ]) {
    await sql(`DELETE FROM ${table}`)
  }
})

let made = 0

async function company(data: Partial<Omit<Crewing, 'id' | 'createdAt' | 'updatedAt'>> = {}) {
  made += 1
  return cms().create({
    collection: 'crewings',
    locale: 'en',
    data: {
      name: `Taker ${made}`,
      timeZone: 'UTC',
      email: `crew-${made}@takers.example`,
      country: 'PL',
      languages: ['en'],
      acceptsMailings: true,
      fleet: { vesselTypes: ['lng-carrier'] },
      licence: { number: '1', authority: 'Office', checkedOn: day(-1), validUntil: day(300) },
      _status: 'published',
      ...data,
    },
  })
}

/** A seafarer who is signed in, with a ship, a passport and next of kin written down. */
async function member(vesselName = 'Bright Star') {
  made += 1
  const email = `mailing.${made}@ship.example`
  const id = await newSeaman(cms().db.pool, { email, name: 'Juan dela Cruz' })
  await write(id, 'service', typedValues(CONTRACT_TABLE, { vesselName, signOn: '2025-01-01' }))
  await write(
    id,
    'papers',
    typedValues(PAPER_TABLE, { document: 'passport', number: 'EA9876543', country: 'PH' }),
  )
  await write(
    id,
    'person',
    typedValues(PERSON_TABLE, { kinName: 'Ana Secret', address: 'Hidden 1' }),
  )
  return { id, cookies: await newSession(cms().db.pool, id) }
}

type Saving = Parameters<Awaited<ReturnType<typeof load>>['saveEntry']>

async function write(seaman: number, section: 'service' | 'papers' | 'person', values: object) {
  const { saveEntry } = await load()
  const id = section === 'person' ? ('only' as const) : undefined
  const key = randomBytes(16).toString('base64url')
  const sent = { section, seaman, id, version: undefined, key }
  // The values are those of the section.
  expect(await saveEntry(cms(), sent as Saving[1], values as Saving[2])).toMatchObject({
    kind: 'saved',
  })
}

const FIELDS = {
  name: 'Juan dela Cruz',
  email: 'juan@ship.example',
  available: day(10),
  consent: 'yes',
}

const queryOf = (params: Record<string, string>) =>
  `?${new URLSearchParams({ mailing: 'all', rank: 'chief-mate', currency: 'USD', ...params }).toString()}`

interface Sending {
  query?: string
  cookies?: string
  fields?: Record<string, string>
  hasFile?: boolean
  /** What the page showed; else what it shows now. */
  shown?: string
}

async function shownOn({ query = queryOf({}), cookies = '' }: Sending): Promise<string> {
  const { formParams } = await load()
  const about = await reviewForm.load(formParams(reviewForm, {}, query), 'en', { cookies })
  return (about && reviewForm.shown?.(about)) ?? ''
}

async function send(sending: Sending): Promise<FormAnswer> {
  const { query = queryOf({}), cookies = '', fields = {}, hasFile, shown } = sending
  const body = new FormData()
  const key = randomBytes(16).toString('base64url')
  const all = { key, shown: shown ?? (await shownOn(sending)), ...FIELDS, ...fields }
  for (const [name, text] of Object.entries(all)) body.set(name, text)
  if (hasFile) body.set('cv', new File([new Uint8Array(pdf())], 'cv.pdf'))
  const whole = new Response(body)
  return takeForm({
    form: 'mailing',
    params: {},
    locale: 'en',
    query,
    path: '/mailing/review',
    address: '203.0.113.7',
    isTooLarge: false,
    requestId: 'test',
    headers: { 'content-type': whole.headers.get('content-type') ?? '', cookie: cookies },
    body: new Uint8Array(await whole.arrayBuffer()),
  })
}

async function theRequest() {
  const { docs } = await cms().find({ collection: 'requests', depth: 0 })
  expect(docs).toHaveLength(1)
  return docs[0]
}

async function filesOf(request: number) {
  const { rows } = await cms().db.pool.query<{ field: string; name: string; bytes: Buffer }>(
    'SELECT field, name, bytes FROM form_files WHERE request_id = $1 ORDER BY id',
    [request],
  )
  return rows
}

/** Spaces are no letters. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: true })
  return text.replace(/\s/g, '')
}

/** Has staff confirm and send a mailing. */
async function goOut(id: number): Promise<Response> {
  const { submitMailingSend } = await load()
  expect((await ask(editor, 'PATCH', `/requests/${id}`, { state: 'confirmed' })).status).toBe(200)
  const address = `http://localhost:3000/api/requests/${id}/send-mailing`
  const headers = { Authorization: `JWT ${editor.token ?? ''}` }
  return submitMailingSend(new Request(address, { method: 'POST', headers }), String(id))
}

async function letters() {
  const { rows } = await cms().db.pool.query<{ to: string; has_file: boolean; content: unknown }>(
    `SELECT "to", has_file, content FROM messages WHERE kind = 'mailing' ORDER BY "to"`,
  )
  return rows
}

const SERVICE_AND_PAPERS = 'service,papers'

describe('the own form that goes along', () => {
  it('is the PDF that its owner was shown, without what was not ticked', async () => {
    await company()
    const { cookies } = await member()
    const query = queryOf({ parts: SERVICE_AND_PAPERS, formLanguage: 'de' })
    expect(await send({ query, cookies })).toMatchObject({ kind: 'sent' })
    const request = await theRequest()
    const [file, ...others] = await filesOf(request?.id ?? 0)
    expect(others).toEqual([])
    expect(file).toMatchObject({ field: 'form', name: 'application-form-de.pdf' })
    const text = await textOf(file?.bytes ?? new Uint8Array())
    expect(text).toContain('BrightStar')
    for (const secret of ['EA9876543', 'AnaSecret', 'Hidden1']) expect(text).not.toContain(secret)

    const parts = SERVICE_AND_PAPERS.split(',') as PartName[]
    const address = ownFormAddress({ language: 'de', parts }, 'en')
    const { answerRecordForm } = await load()
    const preview = await answerRecordForm(
      new Request(`http://localhost${address}`, { headers: { cookie: cookies } }),
    )
    expect(await textOf(new Uint8Array(await preview.arrayBuffer()))).toBe(text)
    expect(request?.details).toMatchObject({
      form: { parts: ['service', 'papers'], language: 'de' },
    })
  })

  it('has numbers, family and address where they were ticked', async () => {
    await company()
    const { cookies } = await member()
    const query = queryOf({ parts: 'paperNumbers,family,home' })
    expect(await send({ query, cookies })).toMatchObject({ kind: 'sent' })
    const [file] = await filesOf((await theRequest())?.id ?? 0)
    const text = await textOf(file?.bytes ?? new Uint8Array())
    for (const ticked of ['EA9876543', 'AnaSecret', 'Hidden1']) expect(text).toContain(ticked)
    expect(text).not.toContain('BrightStar')
  })

  it('goes with every letter, beside a file', async () => {
    await company()
    await company()
    const { cookies } = await member()
    const query = queryOf({ parts: SERVICE_AND_PAPERS })
    await send({ query, cookies, hasFile: true })
    const { id = 0 } = (await theRequest()) ?? {}
    expect((await filesOf(id)).map(({ field }) => field)).toEqual(['form', 'cv'])
    expect((await goOut(id)).status).toBe(200)
    const written = await letters()
    expect(written.map(({ has_file: hasFile }) => hasFile)).toEqual([true, true])
    for (const { content } of written) {
      expect(JSON.stringify(content)).toContain('application form is attached as a PDF')
      expect(JSON.stringify(content)).toContain('A file from the seafarer is attached')
    }
  })

  it('is asked about again where it was changed after the page had shown it, and nothing is lost', async () => {
    await company()
    const { id, cookies } = await member()
    const query = queryOf({ parts: SERVICE_AND_PAPERS })
    const shown = await shownOn({ query, cookies })
    await write(
      id,
      'service',
      typedValues(CONTRACT_TABLE, { vesselName: 'New', signOn: '2026-01-01' }),
    )
    const fields = { message: 'A letter' }
    const answer = await send({ query, cookies, shown, fields })
    expect(answer).toMatchObject({ kind: 'refused', status: 422 })
    expect(answer).toHaveProperty('location', expect.stringMatching(/kept=[\w-]{22}/))
    expect(await letters()).toEqual([])
    // What was not ticked may change.
    const before = await shownOn({ query, cookies })
    await sql(`UPDATE seaman_persons SET address = 'Elsewhere'`)
    expect(await shownOn({ query, cookies })).toBe(before)
    expect(await send({ query, cookies, fields })).toMatchObject({ kind: 'sent' })
  })

  it('is another one once it says something else: the same words are no second press then', async () => {
    await company()
    const { id, cookies } = await member()
    const query = queryOf({ parts: SERVICE_AND_PAPERS })
    const first = await send({ query, cookies })
    expect(await send({ query, cookies })).toEqual(first)
    await write(
      id,
      'service',
      typedValues(CONTRACT_TABLE, { vesselName: 'New', signOn: '2026-01-01' }),
    )
    const second = await send({ query, cookies })
    expect(second).toMatchObject({ kind: 'sent' })
    expect(second).not.toEqual(first)
    expect((await cms().count({ collection: 'requests' })).totalDocs).toBe(2)
  })

  it('is nobody else’s: another account sends its own, and who is signed out none', async () => {
    await company()
    await member('Bright Star')
    const other = await member('Dark Moon')
    const query = queryOf({ parts: SERVICE_AND_PAPERS })
    await send({ query, cookies: other.cookies })
    const [file] = await filesOf((await theRequest())?.id ?? 0)
    const text = await textOf(file?.bytes ?? new Uint8Array())
    expect(text).toContain('DarkMoon')
    expect(text).not.toContain('BrightStar')
    await sql('DELETE FROM requests')
    expect(await send({ query, fields: { message: 'A letter' } })).toMatchObject({ kind: 'sent' })
    expect(await filesOf((await theRequest())?.id ?? 0)).toEqual([])
  })

  it('is not left out in silence where its session has ended', async () => {
    await company()
    const { cookies } = await member()
    const query = queryOf({ parts: SERVICE_AND_PAPERS })
    const shown = await shownOn({ query, cookies })
    const answer = await send({ query, shown, fields: { message: 'A letter' } })
    expect(answer).toMatchObject({ kind: 'refused', status: 422 })
  })

  it('with letters that no font has is refused with their names, and nothing is recorded', async () => {
    await company()
    const { cookies } = await member('Star ሰላም')
    const query = queryOf({ parts: SERVICE_AND_PAPERS })
    const answer = await send({ query, cookies })
    expect(answer).toMatchObject({ kind: 'refused', status: 422 })
    expect(JSON.stringify(answer)).toContain('U+1230')
    expect((await cms().count({ collection: 'requests' })).totalDocs).toBe(0)
  })
})

it('is refused for now where no PDF can be made, and nothing is recorded', async () => {
  await company()
  const { cookies } = await member()
  const state = processState<{ marinerMadeFileChildren: unknown }>()
  const before = state.marinerMadeFileChildren
  const none = () => {
    throw new Error('There is no place.')
  }
  state.marinerMadeFileChildren = new JobChildren(none, {
    ...{ places: 0, mostWaiting: 0, patienceMs: 1 },
  })
  onTestFinished(() => {
    state.marinerMadeFileChildren = before
  })
  const answer = await send({ query: queryOf({ parts: SERVICE_AND_PAPERS }), cookies })
  expect(answer).toMatchObject({ kind: 'refused', status: 503, retryAfter: 5 })
  expect(JSON.stringify(answer)).toContain('could not be made just now')
  expect((await cms().count({ collection: 'requests' })).totalDocs).toBe(0)
})

it('staff see which parts go along, and who gets nothing', async () => {
  const employer = await company({ name: 'Harbour Crew' })
  await company()
  const { cookies } = await member()
  await send({ query: queryOf({ parts: 'papers,family', out: String(employer.id) }), cookies })
  const { readMailingDetails } = await import('../../../src/features/mailing/mailing-details')
  const { choiceFacts } = await import('../../../src/features/mailing/admin/mailing-facts')
  const details = readMailingDetails((await theRequest())?.details)
  if (!details) throw new Error('There are no details.')
  const facts = await choiceFacts(await createLocalReq({}, cms()), details)
  expect(facts).toContainEqual(['Own form as PDF', 'Papers, without their numbers, Family'])
  expect(facts).toContainEqual(['Left out: they get nothing', 'Harbour Crew'])
  // Of requests that are older than both.
  const older = readMailingDetails({ ...details, form: undefined, leftOut: undefined })
  expect(older).toMatchObject({ leftOut: [] })
})

describe('a mailing with nothing to send', () => {
  const errorsOf = (answer: FormAnswer) =>
    answer.kind === 'refused' ? (answer.json as { errors: Record<string, string> }).errors : {}

  it('is not asked for, and the sentence stands beside what else is wrong', async () => {
    await company()
    const { cookies } = await member()
    const nothing = await send({ cookies })
    expect(nothing).toMatchObject({ kind: 'refused', status: 422 })
    expect(Object.keys(errorsOf(nothing))).toEqual(['cv'])
    expect(errorsOf(nothing).cv).toContain('nothing to send')
    const worse = await send({ cookies, fields: { email: 'none' } })
    expect(Object.keys(errorsOf(worse))).toEqual(['email', 'cv'])
    // A part in which nothing is written down is none.
    const empty = await send({ cookies, query: queryOf({ parts: 'references' }) })
    expect(Object.keys(errorsOf(empty))).toEqual(['cv'])
  })

  it.each([
    ['words', { fields: { message: 'A letter' } }],
    ['a file', { hasFile: true }],
    ['the own form', { query: queryOf({ parts: 'papers' }) }],
  ])('is one no more with %s', async (_with, sending) => {
    await company()
    const { cookies } = await member()
    expect(await send({ cookies, ...sending })).toMatchObject({ kind: 'sent' })
  })

  it('is not sent by staff either, where its only file has been erased', async () => {
    await company()
    const { cookies } = await member()
    await send({ cookies, query: queryOf({ parts: 'papers' }) })
    const { id = 0 } = (await theRequest()) ?? {}
    await sql('DELETE FROM form_files WHERE request_id = $1', [id])
    const answer = await goOut(id)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('nothing to send')
    expect(await letters()).toEqual([])
  })
})

describe('companies that are left out', () => {
  it('get nothing, nor does another one at their address; each other company gets one letter', async () => {
    const employer = await company({ name: 'Employer', email: 'Crew@employer.example' })
    await company({ name: 'Its agency', email: 'crew@employer.example' })
    await company({ name: 'Its office', mailingEmail: 'crew@employer.example' })
    const other = await company()
    const query = queryOf({ out: String(employer.id) })
    const { companiesReached } = await load()
    expect(await companiesReached({})).toHaveLength(2)
    const fields = { message: 'A letter' }
    expect(await send({ query, fields })).toMatchObject({ kind: 'sent' })
    const request = await theRequest()
    expect(request?.details).toMatchObject({
      companies: 1,
      leftOut: [{ id: employer.id, name: 'Employer' }],
    })
    expect((await goOut(request?.id ?? 0)).status).toBe(200)
    expect((await letters()).map(({ to }) => to)).toEqual([other.email])
  })

  it('get nothing where they take mailings only since it was asked for', async () => {
    const employer = await company({ acceptsMailings: false })
    const other = await company()
    const query = queryOf({ out: String(employer.id) })
    await send({ query, fields: { message: 'A letter' } })
    await cms().update({
      collection: 'crewings',
      id: employer.id,
      data: { acceptsMailings: true, _status: 'published' },
    })
    await goOut((await theRequest())?.id ?? 0)
    expect((await letters()).map(({ to }) => to)).toEqual([other.email])
  })

  it('are at most so many; with more it cannot be sent', async () => {
    await company()
    const isReady = async (count: number) => {
      const out = Array.from({ length: count }, (_, index) => 900_000 + index).join(',')
      const { formParams } = await load()
      const params = formParams(reviewForm, {}, queryOf({ out }))
      const about = await reviewForm.load(params, 'en', { cookies: '' })
      return about && reviewForm.isReady?.(about)
    }
    expect(await isReady(30)).toBe(true)
    expect(await isReady(31)).toBe(false)
  })

  it('that are not published are not named to anybody', async () => {
    await company()
    const hidden = await company({ name: 'Hidden draft', _status: 'draft' })
    const { formParams } = await load()
    const params = formParams(reviewForm, {}, queryOf({ out: String(hidden.id) }))
    const about = await reviewForm.load(params, 'en', { cookies: '' })
    expect(about).toMatchObject({ leftOut: [] })
  })
})
