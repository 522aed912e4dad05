import { randomBytes } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { RequestForm } from '../../../src/cms/services/forms/form'
import type { Message, Request as SentRequest } from '../../../src/payload-types'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient } from '../rest'
import { attachFile, hire, sendRequest } from './request-world'

/** What may be from a robot: staff read it, and say that a person wrote it; then it goes where it would have gone. */

const cms = cmsUnderTest()

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const query = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

let editor: RestClient & { id: number }
let translator: RestClient & { id: number }
let forms: readonly RequestForm[]
let vacancy = 0

beforeAll(async () => {
  editor = await hire(cms(), 'edda', 'editor')
  translator = await hire(cms(), 'tara', 'translator')
  const { answerForm } = await import('../../../src/features/vacancies/answer.form')
  const { offerForm } = await import('../../../src/features/vacancies/offer.form')
  const { contactForm } = await import('../../../src/features/contact-profile/contact.form')
  forms = [answerForm, offerForm, contactForm]
  const { sharePassingOn } = await import('../../../src/cms/services/forms/pass-on-request')
  sharePassingOn(forms)
  const company = await cms().create({
    collection: 'crewings',
    locale: 'en',
    data: {
      name: 'North',
      timeZone: 'UTC',
      email: 'crew@north.example',
      languages: ['uk'],
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
})

beforeEach(async () => {
  for (const table of ['messages', 'requests']) await query(`DELETE FROM ${table}`)
  await query('UPDATE vacancies SET suspended_at = NULL')
})

const ANSWER = {
  name: 'Oleksandr Kovalenko',
  email: 'o.kovalenko@ship.example',
  rank: 'chief-mate',
  available: day(10),
  message: 'Two contracts on 8,000 TEU.',
  consent: 'on',
}

const OFFER = {
  companyName: 'West Crewing',
  country: 'PL',
  name: 'Anna Nowak',
  email: 'anna@west.example',
  rank: 'bosun',
  vesselType: 'bulk-carrier',
  payFrom: '2500.50',
  currency: 'EUR',
  openUntil: day(15),
  consent: 'on',
}

/** Records a form as the site does. */
async function send(
  name: string,
  typed: Record<string, string>,
  isMarked = true,
): Promise<SentRequest> {
  const { checkValues, readTyped } = await import('../../../src/cms/services/forms/read-values')
  const { recordForm } = await import('../../../src/cms/services/forms/record-form')
  const form = forms.find((one) => one.name === name)
  const params = { vacancy: String(vacancy) }
  const about = await form?.load(params, 'uk', { cookies: '' })
  if (!form || !about) throw new Error(`${name} is closed.`)
  const schema = form.schema({ about, locale: 'uk', today: day(0) })
  const read = readTyped(schema, new Map(Object.entries(typed)))
  const checked = checkValues(schema, read, {})
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems))
  const key = randomBytes(16).toString('base64url')
  const { reference } = await recordForm(cms(), {
    ...{ form, about, params, locale: 'uk', values: checked.values, typed: read, files: {} },
    ...{ key, digest: key },
    ...(isMarked && { robotSign: 'hiddenField' as const }),
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

const readRequest = (id: number) => cms().findByID({ collection: 'requests', id, depth: 0 })

async function mail(request: number, kind: Message['kind']): Promise<Message[]> {
  const { docs } = await cms().find({
    collection: 'messages',
    where: { request: { equals: request }, kind: { equals: kind } },
    depth: 0,
  })
  return docs
}

const person = (who: RestClient, id: number) => ask(who, 'POST', `/requests/${id}/person`)

describe('an answer to a vacancy', () => {
  it('reaches the company once a person of the staff has let it go, and once only', async () => {
    const { id, notes } = await send('answer', ANSWER)
    expect([await mail(id, 'forward'), notes]).toEqual([[], []])
    const pressed = await Promise.all(Array.from({ length: 5 }, () => person(editor, id)))
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const [forward, ...more] = await mail(id, 'forward')
    expect(more).toEqual([])
    expect(forward).toMatchObject({
      to: 'crew@north.example',
      replyTo: ANSWER.email,
      locale: 'uk',
      hasFile: false,
    })
    expect(JSON.stringify(forward?.content)).toContain('8,000 TEU')
    const request = await readRequest(id)
    expect(request).toMatchObject({ robotSign: null, forwardedTo: 'crew@north.example' })
    // Who let it go, and why it had been held.
    expect(request.notes).toMatchObject([{ by: editor.id }])
    expect(request.notes?.[0]?.text).toContain('A field that nobody sees was filled in')
  })

  it('is told to its sender to be with the staff, as long as it is', async () => {
    const { findSentRequest } = await import('../../../src/cms/services/forms/sent-requests.queries')
    const { id, reference } = await send('answer', ANSWER)
    const [confirmation] = await mail(id, 'confirmation')
    const text = JSON.stringify(confirmation?.content)
    expect(text).toContain('Наші працівники')
    expect(await findSentRequest(reference, 'answer')).toMatchObject({ isHeld: true })
    await person(editor, id)
    expect(await findSentRequest(reference, 'answer')).toMatchObject({ isHeld: false })
    const other = await send('answer', { ...ANSWER, message: 'Another' }, false)
    const [usual] = await mail(other.id, 'confirmation')
    expect(JSON.stringify(usual?.content)).not.toContain('Наші працівники')
  })

  it('goes to nobody where the vacancy is suspended by then, and a note says so', async () => {
    const { id } = await send('answer', ANSWER)
    await query('UPDATE vacancies SET suspended_at = now()')
    expect((await person(editor, id)).status).toBe(200)
    expect(await mail(id, 'forward')).toEqual([])
    const { notes, robotSign, forwardedTo } = await readRequest(id)
    expect([notes?.length, robotSign, forwardedTo ?? null]).toEqual([2, null, null])
    expect(notes?.[1]?.text).toMatch(/^It has not gone to the company/)
  })

  it('says that a file comes along where there is one still', async () => {
    const cv = { name: 'cv.pdf', type: 'application/pdf', size: 8, sha256: '0' }
    const about = { relationTo: 'vacancies', value: vacancy } as const
    for (const isThere of [true, false]) {
      const { id } = await sendRequest(cms(), {
        kind: 'answer',
        about,
        robotSign: 'hiddenField',
        values: { ...ANSWER, cv },
      })
      if (isThere) await attachFile(cms(), id, 'cv.pdf')
      await person(editor, id)
      expect((await mail(id, 'forward'))[0]?.hasFile).toBe(isThere)
    }
  })
})

describe('an offer of a vacancy', () => {
  it('becomes drafts once a person of the staff has let it go', async () => {
    const drafts = async () => {
      const { rows } = await query('SELECT id FROM vacancies WHERE id <> $1', [vacancy])
      return rows.length
    }
    const { id, about } = await send('offer', OFFER)
    expect([about ?? null, await drafts()]).toEqual([null, 0])
    expect((await person(editor, id)).status).toBe(200)
    expect(await drafts()).toBe(1)
    const request = await readRequest(id)
    const draft = await cms().findByID({
      collection: 'vacancies',
      id: Number(request.about?.value),
      draft: true,
      depth: 0,
      locale: 'uk',
    })
    expect(draft).toMatchObject({ _status: 'draft', rank: 'bosun', pay: { min: 250_050 } })
    await person(editor, id)
    expect(await drafts()).toBe(1)
  })

  it('is let go also after its last day', async () => {
    const { id } = await sendRequest(cms(), {
      kind: 'offer',
      robotSign: 'hiddenField',
      values: { ...OFFER, payFrom: 2_500, openUntil: day(-3) },
    })
    expect((await person(editor, id)).status).toBe(200)
    expect((await readRequest(id)).about?.relationTo).toBe('vacancies')
  })
})

it('a mark is taken away by staff who may read requests, by their button alone', async () => {
  const { id } = await send('contact', { name: 'A', email: 'a@ship.example', message: 'Hello' })
  for (const who of [{}, translator]) {
    expect((await person(who, id)).status).toBe(403)
  }
  await ask(editor, 'PATCH', `/requests/${id}`, { robotSign: null })
  expect((await readRequest(id)).robotSign).toBe('hiddenField')
  expect((await person(editor, 2 ** 31)).status).toBe(404)
  expect((await person(editor, 999_999)).status).toBe(404)
  await person(editor, id)
  expect((await readRequest(id)).robotSign).toBeNull()
})

it('what cannot be passed on now keeps its mark', async () => {
  const { sharePassingOn } = await import('../../../src/cms/services/forms/pass-on-request')
  const [answer] = forms
  if (!answer) throw new Error('There is no form.')
  const { id } = await send('answer', ANSWER)
  sharePassingOn([{ ...answer, passOn: () => Promise.reject(new Error('The disk is full')) }])
  expect((await person(editor, id)).status).toBe(500)
  const { robotSign, notes } = await readRequest(id)
  expect([robotSign, notes]).toEqual(['hiddenField', []])
  sharePassingOn(forms)
  await person(editor, id)
  expect(await mail(id, 'forward')).toHaveLength(1)
})

it('staff find what is marked by a filter, and in the list as a file', async () => {
  const marked = await send('answer', ANSWER)
  await send('answer', { ...ANSWER, message: 'Another' }, false)
  const { presetWhere } = await import('../../../src/features/requests/admin/preset-address')
  const { docs } = await cms().find({
    collection: 'requests',
    where: presetWhere({ mayBeRobot: true, state: 'new' }),
    overrideAccess: false,
    user: await cms().findByID({ collection: 'staff', id: editor.id }),
    depth: 0,
  })
  expect(docs.map(({ reference }) => reference)).toEqual([marked.reference])
  const { default: config } = await import('../../../payload.config')
  const { handleEndpoints } = await import('payload')
  const answer = await handleEndpoints({
    config,
    request: new Request('http://localhost:3000/api/requests/export', {
      headers: { Authorization: `JWT ${editor.token ?? ''}` },
    }),
  })
  const lines = (await answer.text()).split(/\r?\n(?=MH-)/)
  expect(lines[0]).toContain('May be from a robot')
  expect(lines.filter((line) => line.includes('A field that nobody sees'))).toEqual([
    expect.stringContaining(marked.reference),
  ])
})
