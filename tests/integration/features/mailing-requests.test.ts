import { randomBytes } from 'node:crypto'

import { createLocalReq } from 'payload'
import PostalMime from 'postal-mime'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import type { RequestForm } from '../../../src/cms/services/forms/form'
import type { Crewing, Message, Request as SentRequest } from '../../../src/payload-types'
import { serveMail } from '../../site/mail-server'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { hire } from './request-world'

const cms = cmsUnderTest()

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const sql = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

type CompanyData = Partial<Omit<Crewing, 'id' | 'createdAt' | 'updatedAt'>>

let made = 0

/** A company that takes mailings, and whose licence is checked. */
async function company(data: CompanyData = {}): Promise<Crewing> {
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

/** Of the link that letters to a company have. */
async function tokenOf({ id, email }: { id: number; email?: string | null }): Promise<string> {
  const { stopTokenOf } = await load()
  return stopTokenOf(await createLocalReq({}, cms()), { id, address: email ?? '' })
}

/** Presses the button that sends a mailing. */
async function press({ token = '' }: RestClient, id: number | string): Promise<Response> {
  const { submitMailingSend } = await load()
  const address = `http://localhost:3000/api/requests/${id}/send-mailing`
  const headers = { Authorization: `JWT ${token}` }
  return submitMailingSend(new Request(address, { method: 'POST', headers }), String(id))
}

let reviewForm: RequestForm
let editor: Awaited<ReturnType<typeof hire>>

const load = async () => ({
  ...(await import('../../../src/features/mailing/mailing-reach.queries')),
  ...(await import('../../../src/features/mailing/mailing-send.submit')),
  ...(await import('../../../src/features/mailing/mailing-end.runner')),
  ...(await import('../../../src/features/mailing/mailing-report.queries')),
  ...(await import('../../../src/features/mailing/mailing-links')),
  ...(await import('../../../src/features/mailing/mailing-stops.queries')),
})

beforeAll(async () => {
  reviewForm = (await import('../../../src/app/review-form')).reviewForm
  editor = await hire(cms(), 'mailing-editor', 'editor')
  await cms().updateGlobal({
    slug: 'price-list',
    locale: 'en',
    data: {
      mailings: [
        { key: 'all', name: 'All', price: { USD: 4900 }, promo: { USD: 3900 }, reach: 'all' },
        { key: 'one', name: 'One country', price: { USD: 1900 }, reach: 'country' },
        { key: 'fit', name: 'Matching', price: { USD: 2900 }, reach: 'matching' },
        { key: 'old', name: 'Old', price: { USD: 100 }, active: false },
      ],
      application: { USD: 1000 },
      refund: 'The money comes back where nothing was sent.',
    },
  })
})

beforeEach(async () => {
  await sql('DELETE FROM messages')
  await sql('DELETE FROM requests')
  await sql('DELETE FROM mailing_stops')
  await sql('DELETE FROM suppressed_addresses')
  await sql('DELETE FROM crewings')
})

const ASKED = {
  name: 'Oleksandr Kovalenko',
  email: 'o.kovalenko@ship.example',
  available: day(10),
  message: 'أعمل على ناقلات',
  consent: 'yes',
}

const PARAMS = { mailing: 'all', rank: 'chief-mate', currency: 'USD' }

/** Asks for a mailing as the site does. */
async function order(params: Record<string, string> = PARAMS): Promise<SentRequest> {
  const { checkValues, readTyped } = await import('../../../src/cms/services/forms/read-values')
  const { recordForm } = await import('../../../src/cms/services/forms/record-form')
  const about = await reviewForm.load(params, 'uk', { cookies: '' })
  if (!about) throw new Error('It is not offered.')
  const schema = reviewForm.schema({ about, locale: 'uk', today: day(0) })
  const typed = readTyped(schema, new Map(Object.entries(ASKED)))
  const checked = checkValues(schema, typed, {})
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems))
  const key = randomBytes(16).toString('base64url')
  const { reference } = await recordForm(cms(), {
    form: reviewForm,
    about,
    params,
    locale: 'uk',
    values: checked.values,
    typed,
    files: {},
    key,
    digest: key,
  })
  const { docs } = await cms().find({
    collection: 'requests',
    where: { reference: { equals: reference } },
    depth: 0,
  })
  const [request] = docs
  if (!request) throw new Error('It was not recorded.')
  return request
}

const confirm = (id: number) => ask(editor, 'PATCH', `/requests/${id}`, { state: 'confirmed' })

async function letters(): Promise<Message[]> {
  const { docs } = await cms().find({
    collection: 'messages',
    where: { kind: { equals: 'mailing' } },
    depth: 0,
    pagination: false,
    sort: 'id',
  })
  return docs
}

/** What the worker does, as if the pauses between the letters were over. */
async function deliver(url: string): Promise<void> {
  const { sendDue } = await import('../../../src/cms/services/mail/mail-worker.runner')
  const { smtpSender } = await import('../../../src/cms/services/mail/mail-senders')
  await sql(
    `UPDATE messages SET next_attempt_at = now() - interval '1 second' WHERE state = 'queued'`,
  )
  const from = { name: 'Mariner Hub', address: 'noreply@site.example' }
  await sendDue(cms(), { from, send: smtpSender(url), patienceMs: 5_000 })
}

describe('the companies of a mailing', () => {
  it('are those that take it, are vouched for and have not refused', async () => {
    const { companiesReached, stopMailings } = await load()
    const taker = await company()
    await company({ acceptsMailings: false })
    await company({ licence: { number: '1' } })
    await company({ email: null })
    await company({ _status: 'draft' })
    await company({ email: taker.email ?? '' })
    const refusing = await company({ email: 'Refuses@takers.example' })
    await sql(
      `INSERT INTO suppressed_addresses (address, reason) VALUES ('refuses@takers.example', 'bounced')`,
    )
    const stopped = await company()
    expect(await stopMailings(await tokenOf(stopped))).toBe(true)
    const suspended = await company()
    await ask(editor, 'POST', `/crewings/${suspended.id}/suspend`)
    expect((await companiesReached({})).map(({ id }) => id)).toEqual([taker.id])
    expect(refusing.id).toBeGreaterThan(0)
  })

  it('are counted by country, by rank and by the ships of their fleets', async () => {
    const { companiesReached } = await load()
    const polish = await company()
    const greek = await company({ country: 'GR', fleet: { vesselTypes: ['tanker'] } })
    const deckOnly = await company({ country: 'GR', mailingDepartments: ['deck'] })
    const ids = async (filter: Parameters<typeof companiesReached>[0]) =>
      (await companiesReached(filter)).map(({ id }) => id).toSorted((a, b) => a - b)
    expect(await ids({ country: 'PL' })).toEqual([polish.id])
    expect(await ids({ country: 'GR' })).toEqual([greek.id, deckOnly.id])
    expect(await ids({ rank: 'chief-engineer' })).toEqual([polish.id, greek.id])
    expect(await ids({ rank: 'master' })).toHaveLength(3)
    expect(await ids({ vessels: ['tanker'] })).toHaveLength(3)
    expect(await ids({ vessels: ['fishing-vessel'] })).toEqual([])
  })
})

describe('a mailing that is asked for', () => {
  it('is kept with its price and its reach, and writes to no company', async () => {
    await company()
    const request = await order({ ...PARAMS, application: 'yes' })
    const { rows } = await sql('SELECT details FROM requests WHERE id = $1', [request.id])
    expect(rows[0]?.details).toMatchObject({
      mailing: 'all',
      rank: 'chief-mate',
      companies: 1,
      order: { total: { amount: 4900, currency: 'USD' } },
    })
    expect(await letters()).toEqual([])
    const { docs } = await cms().find({ collection: 'messages', depth: 0 })
    expect(docs.map(({ kind, to }) => [kind, to])).toEqual([['confirmation', ASKED.email]])
  })

  it('is not there where it is unknown or no longer offered', async () => {
    for (const mailing of ['', 'old', 'none', '__proto__']) {
      expect(await reviewForm.load({ ...PARAMS, mailing }, 'en', { cookies: '' })).toBeUndefined()
    }
  })

  it('shows another price and another reach as something else', async () => {
    await company()
    const shown = async (params = PARAMS) => {
      const about = await reviewForm.load(params, 'en', { cookies: '' })
      return about && reviewForm.shown?.(about)
    }
    const before = await shown()
    expect(await shown({ ...PARAMS, currency: 'EUR' })).toBe(before)
    await company()
    expect(await shown()).not.toBe(before)
  })

  it('cannot be sent before its companies are known, or where there are none', async () => {
    const isReady = async (params: Record<string, string>) => {
      const about = await reviewForm.load(params, 'en', { cookies: '' })
      return about && reviewForm.isReady?.(about)
    }
    expect(await isReady(PARAMS)).toBe(false)
    await company()
    expect(await isReady(PARAMS)).toBe(true)
    expect(await isReady({ mailing: 'all' })).toBe(false)
    expect(await isReady({ ...PARAMS, mailing: 'one' })).toBe(false)
    expect(await isReady({ ...PARAMS, mailing: 'one', country: 'PL' })).toBe(true)
    expect(await isReady({ ...PARAMS, mailing: 'one', country: 'GR' })).toBe(false)
    expect(await isReady({ ...PARAMS, mailing: 'fit', vessels: 'tanker' })).toBe(true)
    expect(await isReady({ ...PARAMS, mailing: 'fit', vessels: 'trawler' })).toBe(false)
  })
})

describe('what staff see of a mailing', () => {
  it('says how many others of the same address were confirmed, however it is written', async () => {
    const { mailingsConfirmedBefore } =
      await import('../../../src/features/mailing/admin/mailing-facts')
    const user = await cms().findByID({ collection: 'staff', id: editor.id })
    const req = await createLocalReq({ user: { ...user, collection: 'staff' } }, cms())
    await company()
    const first = await order()
    const second = await order()
    expect(await mailingsConfirmedBefore(req, second)).toBe(0)
    await confirm(first.id)
    expect(await mailingsConfirmedBefore(req, second)).toBe(1)
    expect(await mailingsConfirmedBefore(req, first)).toBe(0)
    const email = ASKED.email.toUpperCase()
    expect(await mailingsConfirmedBefore(req, { id: second.id, email })).toBe(1)
    expect(await mailingsConfirmedBefore(req, { id: second.id, email: 'ship.example' })).toBe(0)
  })

  it('offers the states that they may set, and the one that is set', () => {
    const { flattenedFields } = cms().collections.requests.config
    const field = flattenedFields.find(({ name }) => name === 'state')
    if (field?.type !== 'select') throw new Error('There is no state.')
    const offered = (data: object) =>
      field.filterOptions?.({ data, siblingData: data, options: field.options, req: {} as never })
    expect(offered({ kind: 'mailing', state: 'new' })).toEqual([
      'new',
      'inProgress',
      'answered',
      'confirmed',
      'declined',
      'closed',
      'withdrawn',
    ])
    expect(offered({ kind: 'mailing', state: 'sending' })).toEqual(['sending'])
    expect(offered({ kind: 'mailing', state: 'done' })).toContain('done')
    expect(offered({ kind: 'answer', state: 'new' })).toEqual([
      'new',
      'inProgress',
      'answered',
      'closed',
      'withdrawn',
    ])
  })
})

describe('a mailing that staff send', () => {
  it('goes once to each company, in its language, with the way to stop it', async () => {
    const server = await serveMail()
    onTestFinished(() => server.close())
    await company({ languages: ['uk'], mailingEmail: 'Applications@takers.example' })
    await company()
    const { id } = await order()
    expect((await press(editor, id)).status).toBe(409)
    expect((await confirm(id)).status).toBe(200)
    const sends = await Promise.all([1, 2, 3].map(() => press(editor, id)))
    expect(sends.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const written = await letters()
    expect(written.map(({ to, locale }) => [to, locale])).toEqual(
      expect.arrayContaining([['applications@takers.example', 'uk']]),
    )
    expect(written).toHaveLength(2)
    await deliver(server.url)
    const taken = server.taken.filter(({ to }) => to[0]?.endsWith('takers.example'))
    expect(taken).toHaveLength(2)
    const mail = await PostalMime.parse(taken[0]?.bytes ?? '')
    expect(mail.replyTo?.[0]?.address).toBe(ASKED.email)
    expect(mail.text).toContain(ASKED.message)
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value
    expect(header('list-unsubscribe')).toMatch(/^<http.+\/server\/mailing\/stop\?token=[\w-]+>$/)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('reports each company truly, and ends with a mail to the seafarer', async () => {
    const { endMailings, mailingReport, reportOfLink, stopMailings } = await load()
    const server = await serveMail({
      onRcptTo({ address }, _session, done) {
        if (address.startsWith('no-one')) {
          done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
          return
        }
        done()
      },
    })
    onTestFinished(() => server.close())
    const good = await company({ name: 'A takes it' })
    await company({ name: 'B refuses it', email: 'no-one@takers.example' })
    const stops = await company({ name: 'C stops it' })
    const { id } = await order()
    await confirm(id)
    await press(editor, id)
    // Between the count and the letter.
    const letter = (await letters()).find(({ company: of }) => of === stops.id)
    const token = new URL(letter?.unsubscribe ?? '').searchParams.get('token') ?? ''
    expect(await stopMailings(token)).toBe(true)
    await endMailings(cms())
    await deliver(server.url)
    await endMailings(cms())
    await endMailings(cms())
    const report = await mailingReport(id)
    expect(report?.letters).toEqual([
      { company: good.name, state: 'sent' },
      { company: 'B refuses it', state: 'refused' },
      { company: 'C stops it', state: 'stopped' },
    ])
    const { docs } = await cms().find({
      collection: 'messages',
      where: { kind: { equals: 'mailingReport' } },
      depth: 0,
    })
    expect(docs).toHaveLength(1)
    const link = /mailing\/report\/([\w-]+)/.exec(JSON.stringify(docs[0]?.content))?.[1] ?? ''
    expect(await reportOfLink(link)).toEqual(report)
    expect(
      await reportOfLink(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`),
    ).toBeUndefined()
    const after = await cms().findByID({ collection: 'requests', id, depth: 0 })
    expect(after.state).toBe('done')
    // Not even where staff set the state back.
    for (const state of ['closed', 'confirmed'] as const) {
      await cms().update({ collection: 'requests', id, data: { state } })
    }
    expect((await press(editor, id)).status).toBe(409)
  })

  it('is sent by nobody else’s hand, and what is sent is not taken back', async () => {
    await company()
    const { id } = await order()
    const translator = await hire(cms(), 'mailing-translator', 'translator')
    for (const state of ['sending', 'done']) {
      expect((await ask(editor, 'PATCH', `/requests/${id}`, { state })).status).toBe(400)
    }
    await confirm(id)
    expect((await press(translator, id)).status).toBe(403)
    expect((await press({}, id)).status).toBe(403)
    expect((await press(editor, '7 OR true')).status).toBe(404)
    expect((await press(editor, id)).status).toBe(200)
    expect((await confirm(id)).status).toBe(400)
  })

  it('takes no answer to a vacancy for a mailing', async () => {
    const { docs } = await cms().find({ collection: 'requests', depth: 0 })
    expect(docs).toEqual([])
    const { sendRequest } = await import('./request-world')
    const { id } = await sendRequest(cms(), { kind: 'answer' })
    expect((await confirm(id)).status).toBe(400)
    expect((await press(editor, id)).status).toBe(404)
  })
})

describe('a link of a mailing', () => {
  it('holds for its own company alone', async () => {
    const { findStop, stopMailings } = await load()
    const one = await company()
    const other = await company()
    const token = await tokenOf(one)
    expect(await tokenOf(one)).toBe(token)
    expect(await tokenOf(other)).not.toBe(token)
    for (const forged of ['', 'A'.repeat(22), `${token}A`, "' OR true --"]) {
      expect(await findStop(forged)).toBeUndefined()
      expect(await stopMailings(forged)).toBe(false)
    }
    expect(await findStop(token)).toEqual({ company: one.name, isStopped: false })
    expect(await Promise.all([stopMailings(token), stopMailings(token)])).toEqual([true, true])
    expect(await findStop(token)).toEqual({ company: one.name, isStopped: true })
    expect(await findStop(await tokenOf(other))).toMatchObject({ isStopped: false })
  })
})

it('a mailing is written in one transaction: what breaks leaves nothing', async () => {
  const { sendMailingOf } = await load()
  await company()
  const { id } = await order()
  await confirm(id)
  await sql(`ALTER TABLE requests ADD CONSTRAINT no_sending CHECK (state <> 'sending') NOT VALID`)
  onTestFinished(async () => {
    await sql('ALTER TABLE requests DROP CONSTRAINT no_sending')
  })
  const req = await createLocalReq({}, cms())
  await expect(sendMailingOf(req, id)).rejects.toThrow()
  expect(await letters()).toEqual([])
})

it.runIf(process.env.SOAK)(
  'a mailing of 500 goes to each company at most once through every fault, and the report is true',
  { timeout: 300_000 },
  async () => {
    const { endMailings, mailingReport, sendMailingOf } = await load()
    const first = await company()
    await sql(
      `INSERT INTO crewings SELECT (jsonb_populate_record(c, jsonb_build_object(
        'id', 100000 + n, 'name', 'Bulk ' || n, 'slug', 'bulk-' || n, 'email', 'bulk-' || n || '@takers.example'))).*
      FROM crewings c, generate_series(1, 499) n WHERE c.id = $1`,
      [first.id],
    )
    const log: string[] = []
    const triedBefore = new Set<string>()
    const numberOf = (address = '') => Number(/^bulk-(\d+)@/.exec(address)?.[1] ?? 0)
    const serve = (dieAfter: number) => {
      const began = log.length
      const server = serveMail({
        onRcptTo({ address }, _session, done) {
          const isNew = !triedBefore.has(address)
          triedBefore.add(address)
          // For good, and for now.
          const code = { 7: 550, 13: isNew ? 451 : undefined }[numberOf(address) % 50]
          done(code ? Object.assign(new Error('No'), { responseCode: code }) : undefined)
        },
        onData(stream, { envelope }, done) {
          const address = envelope.rcptTo[0]?.address ?? ''
          stream.resume()
          stream.on('end', () => {
            // Not the confirmation to the seafarer.
            if (address.endsWith('@takers.example')) log.push(address)
            if (log.length - began === dieAfter) void server.then(({ close }) => close())
            // Taken, and nobody hears of it.
            if (numberOf(address) % 100 !== 5) done()
          })
        },
      })
      return server
    }
    const { id } = await order()
    await confirm(id)
    await sendMailingOf(await createLocalReq({}, cms()), id)
    const dying = await serve(250)
    await deliver(dying.url)
    expect(log.length).toBeGreaterThanOrEqual(250)
    const next = await serve(Infinity)
    onTestFinished(() => next.close())
    for (let round = 0; round < 5; round += 1) await deliver(next.url)
    await endMailings(cms())

    const doubled = log.length - new Set(log).size
    const report = await mailingReport(id)
    const inState = (state: string) => report?.letters.filter((one) => one.state === state).length
    const figures = {
      letters: report?.letters.length,
      taken: log.length,
      doubled,
      sent: inState('sent'),
      refused: inState('refused'),
      uncertain: inState('uncertain'),
    }
    process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(figures).toMatchObject({ letters: 500, doubled: 0, refused: 10 })
    // Whatever is reported as sent was taken; what was taken is sent, or said to be uncertain.
    const { rows } = await sql(`SELECT "to", state FROM messages WHERE kind = 'mailing'`)
    const taken = new Set(log)
    for (const { to, state } of rows) {
      if (state === 'sent') expect(taken).toContain(to)
      if (taken.has(String(to))) expect(['sent', 'uncertain']).toContain(state)
    }
    expect((figures.sent ?? 0) + (figures.uncertain ?? 0)).toBe(490)
  },
)
