import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'

import {
  type ActionContext,
  defineAction,
  defineForm,
  type Done,
  type Form,
  type FormAbout,
  type NotDone,
  type SiteForm,
} from '../../../../../src/cms/services/forms/form'
import {
  currentPassword,
  email,
  file,
  type FormSchema,
  line,
  newPassword,
  paragraphs,
} from '../../../../../src/cms/services/forms/form-fields'
import { refusalOf } from '../../../../../src/cms/services/forms/refusals'
import type { takingForms as TakingForms } from '../../../../../src/cms/services/forms/take-form'
import type { FormAnswer } from '../../../../../src/domain/forms/form-post'
import { load } from '../../../../site/load'
import { cmsUnderTest } from '../../../cms-under-test'

/** What becomes of a form between the front server and the database. */

const cms = cmsUnderTest()

let takingForms: typeof TakingForms
beforeAll(async () => {
  // It reads the settings, which are those of this test by now.
  ;({ takingForms } = await import('../../../../../src/cms/services/forms/take-form'))
})

const KEY = 'AAAAAAAAAAAAAAAAAAAAA'
let count = 0
/** Another one for each test. */
const newKey = () => `${KEY.slice(0, 22 - String((count += 1)).length)}${count}`

type Fields = Record<string, string>
const LETTER: Fields = { name: 'Анна', email: 'anna@ship.example', message: 'Добрий день' }

/** As the site's own, but that it also does what a test wants of it. */
function letter(changes: Partial<Form<FormAbout, FormSchema>> = {}) {
  return defineForm({
    name: 'contact',
    kind: 'contact',
    load: () => Promise.resolve({ words: {} }),
    schema: () =>
      z.object({
        name: line({ maxLength: 120 }),
        email: email({}),
        message: paragraphs({ maxLength: 5_000 }),
      }),
    summary: ({ name, email: address }) => ({ name: String(name), email: String(address) }),
    ...changes,
  })
}

function sender(
  form: SiteForm = letter(),
  limit = () => Promise.resolve<number | undefined>(undefined),
) {
  const take = takingForms({
    forms: [form],
    api: () => Promise.resolve(cms()),
    limitTries: () => Promise.resolve(undefined),
    limit,
  })
  return (fields: Fields | FormData, headers: Record<string, string> = {}) =>
    send(take, fields, headers)
}

const POST = {
  form: 'contact',
  params: {},
  locale: 'uk',
  query: '',
  path: '/uk/forms/contact',
  address: '203.0.113.7',
  isTooLarge: false,
  requestId: 'test',
} as const

async function send(
  take: ReturnType<typeof TakingForms>,
  fields: Fields | FormData,
  headers: Record<string, string>,
): Promise<FormAnswer> {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields)
  const whole = new Response(body)
  return take({
    ...POST,
    headers: { 'content-type': whole.headers.get('content-type') ?? '', ...headers },
    body: new Uint8Array(await whole.arrayBuffer()),
  })
}

async function recorded(key: string) {
  const { docs } = await cms().find({
    collection: 'requests',
    where: { sendKey: { equals: key } },
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

async function mailOf(request: number) {
  const { docs } = await cms().find({
    collection: 'messages',
    where: { request: { equals: request } },
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

beforeEach(async () => {
  await cms().db.pool.query('DELETE FROM requests')
})

function locationOf(answer: FormAnswer): string {
  return answer.kind === 'sent' ? answer.location : `refused with ${answer.status}`
}

function refusalIn(answer: FormAnswer) {
  if (answer.kind !== 'refused') throw new Error(`It was sent: ${answer.location}`)
  const refusal = refusalOf(answer.refusal)
  if (!refusal) throw new Error('Nothing was kept for the page.')
  return { ...refusal, status: answer.status, retryAfter: answer.retryAfter }
}

test('what is sent is in the database with its mail, under the reference that is told', async () => {
  const key = newKey()
  const answer = await sender()({ ...LETTER, key })
  const [request] = await recorded(key)
  expect(locationOf(answer)).toBe(`/uk/forms/contact?sent=${request?.reference ?? ''}`)
  expect(request).toMatchObject({
    kind: 'contact',
    state: 'new',
    locale: 'uk',
    name: 'Анна',
    email: 'anna@ship.example',
    values: LETTER,
  })
  expect(request?.eraseAt).toMatch(/^2\d{3}-/)
  const [confirmation, ...others] = await mailOf(request?.id ?? 0)
  expect(others).toEqual([])
  expect(confirmation).toMatchObject({ kind: 'confirmation', to: LETTER.email, locale: 'uk' })
  // What a stranger typed goes to no address that they typed, too.
  expect(JSON.stringify(confirmation?.content)).not.toMatch(/Анна|Добрий/)
  expect(JSON.stringify(confirmation?.content)).toContain(request?.reference)
})

test('twenty presses at once are one request and one answer', async () => {
  const key = newKey()
  const press = sender()
  const answers = await Promise.all(Array.from({ length: 20 }, () => press({ ...LETTER, key })))
  expect(new Set(answers.map(locationOf)).size).toBe(1)
  const requests = await recorded(key)
  expect(requests).toHaveLength(1)
  expect(await mailOf(requests[0]?.id ?? 0)).toHaveLength(1)
  expect(answers.map(locationOf)[0]).toContain(requests[0]?.reference)
})

test('the same text from another page is the first one’s, for a quarter of an hour', async () => {
  const press = sender()
  const first = locationOf(await press({ ...LETTER, key: newKey() }))
  expect(locationOf(await press({ ...LETTER, key: newKey() }))).toBe(first)
  const other = { ...LETTER, message: 'Щось інше' }
  expect(locationOf(await press({ ...other, key: newKey() }))).not.toBe(first)
  await cms().db.pool.query(`UPDATE requests SET created_at = now() - interval '16 minutes'`)
  expect(locationOf(await press({ ...LETTER, key: newKey() }))).not.toBe(first)
})

test('two who do not say who they are may send the same', async () => {
  const press = sender(letter({ summary: () => ({}) }))
  const first = locationOf(await press({ ...LETTER, key: newKey() }))
  const second = locationOf(await press({ ...LETTER, key: newKey() }))
  expect(second).toMatch(/\?sent=MH-/)
  expect(second).not.toBe(first)
})

test('another text with the same key is refused with the first one’s reference, and goes under the new key', async () => {
  const key = newKey()
  const press = sender()
  await press({ ...LETTER, key })
  const [first] = await recorded(key)
  const other = { ...LETTER, message: 'Щось інше' }
  const answer = await press({ ...other, key })
  const refusal = refusalIn(answer)
  expect([refusal.status, refusal.notice]).toEqual([
    422,
    { kind: 'alreadySent', reference: first?.reference },
  ])
  expect(refusal.typed).toEqual(other)
  expect(refusal.key).toBeUndefined()
  const [again] = [(answer as { json: { key: string } }).json.key]
  expect(again).not.toBe(key)
  expect(locationOf(await press({ ...other, key: again }))).toMatch(/\?sent=MH-/)
})

test('what the form itself cannot write leaves nothing at all', async () => {
  const key = newKey()
  const press = sender(
    letter({
      async record(_values, { req, request }) {
        await req.payload.update({
          collection: 'requests',
          id: request.id,
          data: { state: 'closed' },
          req,
          overrideAccess: true,
        })
        throw new Error('a draft that is none')
      },
    }),
  )
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const refusal = refusalIn(await press({ ...LETTER, key }))
  expect([refusal.status, refusal.notice?.kind, refusal.key]).toEqual([500, 'failed', key])
  expect(refusal.typed).toEqual(LETTER)
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
  expect(await recorded(key)).toEqual([])
})

test('a commit that the database loses is no reference', async () => {
  const key = newKey()
  const payload = cms()
  // The connection dies at the commit; the driver's layer says nothing of it.
  const commit = vi
    .spyOn(payload.db, 'commitTransaction')
    .mockImplementationOnce(async (id) => payload.db.rollbackTransaction(await id))
  const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refusal = refusalIn(await sender()({ ...LETTER, key }))
  expect([refusal.status, refusal.retryAfter, refusal.key]).toEqual([503, 5, key])
  commit.mockRestore()
  complaint.mockRestore()
  expect(await recorded(key)).toEqual([])
  expect(locationOf(await sender()({ ...LETTER, key }))).toMatch(/\?sent=MH-/)
})

describe('refused with everything that was typed', () => {
  test('where fields are wrong, in their order', async () => {
    const typed = { name: '', email: 'anna@', message: 'x'.repeat(5_001) }
    const refusal = refusalIn(await sender()({ ...typed, key: newKey() }))
    expect(refusal).toMatchObject({ status: 422, typed })
    expect(Object.entries(refusal.problems)).toEqual([
      ['name', 'missing'],
      ['email', 'notEmail'],
      ['message', 'tooLong'],
    ])
    expect(refusal.kept).toMatch(/^[\w-]{22}$/)
  })

  test('where too much was sent', async () => {
    const key = newKey()
    const refusal = refusalIn(await sender(letter(), () => Promise.resolve(90))({ ...LETTER, key }))
    expect(refusal).toMatchObject({ status: 429, retryAfter: 90, typed: LETTER, key })
    expect(refusal.notice).toEqual({ kind: 'limited', minutes: 2 })
    expect(await recorded(key)).toEqual([])
  })

  test('where the database is away', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const take = takingForms({
      forms: [letter()],
      api: () => Promise.reject(away),
      limitTries: () => Promise.resolve(undefined),
      limit: () => Promise.resolve(undefined),
    })
    const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const key = newKey()
    const refusal = refusalIn(await send(take, { ...LETTER, key }, {}))
    complaint.mockRestore()
    expect(refusal).toMatchObject({ status: 503, retryAfter: 5, typed: LETTER, key })
  })

  test('where it is too large, as far as it came', async () => {
    const key = newKey()
    const form = new FormData()
    for (const [name, text] of Object.entries({ key, ...LETTER })) form.set(name, text)
    form.set('cv', new Blob([Buffer.alloc(6_000)]), 'cv.pdf')
    form.set('consent', 'on')
    const whole = new Response(form)
    const type = whole.headers.get('content-type') ?? ''
    const multipart = new Uint8Array(await whole.arrayBuffer())
    const urlencoded = new TextEncoder().encode(new URLSearchParams({ key, ...LETTER }).toString())
    const take = takingForms({
      forms: [letter()],
      api: () => Promise.resolve(cms()),
      limitTries: () => Promise.resolve(undefined),
      limit: () => Promise.resolve(undefined),
    })
    const large = async (body: Uint8Array, contentType: string) => {
      const headers = { 'content-type': contentType }
      return refusalIn(await take({ ...POST, headers, body, isTooLarge: true }))
    }
    const notice = { kind: 'tooLarge' }
    expect(await large(multipart.subarray(0, -3_000), type)).toMatchObject({
      status: 413,
      typed: LETTER,
      notice,
      key,
    })
    const { typed } = await large(urlencoded.subarray(0, -3), 'application/x-www-form-urlencoded')
    expect(typed).toEqual({ name: LETTER.name, email: LETTER.email })
    for (const [body, contentType] of [
      [new Uint8Array(), type],
      [multipart.subarray(0, 20), type],
      [multipart, 'multipart/form-data'],
      [multipart, 'text/plain'],
    ] as const) {
      expect(await large(body, contentType)).toMatchObject({ status: 413, typed: {}, notice })
    }
  })
})

describe('what fills in the field that nobody sees', () => {
  // As own-fields.ts names it: pages have it, so the name is a promise.
  const TRAP = 'subject'

  test('is recorded, marked and told of as anything else is', async () => {
    await cms().updateGlobal({
      slug: 'request-settings',
      data: { notify: 'office@site.example' },
    })
    const key = newKey()
    const answer = await sender()({ ...LETTER, key, [TRAP]: 'https://spam.example' })
    const [request, ...others] = await recorded(key)
    expect(others).toEqual([])
    expect(locationOf(answer)).toBe(`/uk/forms/contact?sent=${request?.reference ?? ''}`)
    expect(request).toMatchObject({ robotSign: 'hiddenField', values: LETTER })
    // What the page calls the field is nothing that was written.
    expect(JSON.stringify(request)).not.toContain('spam.example')
    const mail = await mailOf(request?.id ?? 0)
    const toStaff = mail.find(({ kind }) => kind === 'staffNotice')
    expect(mail.map(({ kind }) => kind).toSorted()).toEqual(['confirmation', 'staffNotice'])
    expect(toStaff?.subject).toMatch(/^May be from a robot/)
    await cms().updateGlobal({ slug: 'request-settings', data: { notify: null } })
  })

  test(
    'whatever it is, nothing is answered with success and dropped',
    { tags: 'soak' },
    async () => {
      const press = sender()
      const foreign = fc.constantFrom(
        'website',
        'url',
        'phone',
        'fax',
        'company',
        'address',
        'city',
      )
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'binary', maxLength: 40 }),
          fc.dictionary(foreign, fc.string({ maxLength: 20 })),
          async (filled, others) => {
            const key = newKey()
            const message = `Letter ${key}`
            const answer = await press({ ...others, ...LETTER, message, key, [TRAP]: filled })
            const [request] = await recorded(key)
            expect(locationOf(answer)).toBe(
              `/uk/forms/contact?sent=${request?.reference ?? 'none'}`,
            )
            expect(request?.values).toEqual({ ...LETTER, message })
            expect(request?.robotSign ?? null).toBe(filled === '' ? null : 'hiddenField')
          },
        ),
        { numRuns: load({ gate: 25, soak: 60, many: 200 }) },
      )
    },
  )

  test('is a second press of the same letter all the same', async () => {
    const key = newKey()
    const press = sender()
    const first = locationOf(await press({ ...LETTER, key }))
    const again = { ...LETTER, key: newKey(), [TRAP]: 'x' }
    expect(locationOf(await press({ ...again, key }))).toBe(first)
    expect(locationOf(await press(again))).toBe(first)
    const [request] = await recorded(key)
    expect(request?.robotSign ?? null).toBeNull()
  })

  test('is not passed on, and its sender is told so', async () => {
    const passed: unknown[] = []
    const form = letter({
      passOn: (values) => Promise.resolve(void passed.push(values)),
      held: (about) => ({ ...about, words: { held: 'yes' } }),
      confirmation: (_values, { about }) =>
        Promise.resolve([{ kind: 'text', text: `held: ${String(about.words.held ?? 'no')}` }]),
    })
    const told = async (changes: Fields) => {
      const key = newKey()
      await sender(form)({ ...LETTER, message: key, key, ...changes })
      const [request] = await recorded(key)
      return JSON.stringify((await mailOf(request?.id ?? 0))[0]?.content)
    }
    expect(await told({ [TRAP]: 'x' })).toContain('held: yes')
    expect(passed).toEqual([])
    expect(await told({})).toContain('held: no')
    expect(passed).toHaveLength(1)
  })
})

test('nothing is taken from another site, or in another form', async () => {
  const press = sender()
  const key = newKey()
  const from = (headers: Record<string, string>) => press({ ...LETTER, key }, headers)
  expect(refusalIn(await from({ origin: 'https://evil.example' }))).toMatchObject({
    status: 403,
    typed: {},
  })
  expect(refusalIn(await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect(refusalIn(await from({ 'content-type': 'application/json' })).status).toBe(415)
  expect(refusalIn(await from({ 'content-type': 'multipart/form-data' })).status).toBe(400)
  expect(refusalIn(await from({ 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(
    400,
  )
  expect(await recorded(key)).toEqual([])
})

test('no line break and no mark of direction reaches a field of one line', async () => {
  const key = newKey()
  await sender()({
    ...LETTER,
    key,
    name: 'Анна\r\nBcc: all@ship.example\u202e\u0000',
    message: 'Рядок\r\nДругий\u202e\u0007',
  })
  const [request] = await recorded(key)
  expect(request?.name).toBe('Анна Bcc: all@ship.example')
  expect(request?.values).toMatchObject({ message: 'Рядок\nДругий' })
  const injected = { ...LETTER, key: newKey(), email: 'anna@ship.example\r\nBcc: all@ship.example' }
  expect(refusalIn(await sender()(injected)).problems).toEqual({ email: 'notEmail' })
})

describe('a file', () => {
  const withFile = () =>
    letter({
      schema: () =>
        z.object({
          name: line({ maxLength: 120 }),
          cv: file({ takes: 'read', mostBytes: 5 * 1024 * 1024, isOptional: true }),
        }),
      summary: ({ name }) => ({ name: String(name) }),
    })
  const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj
trailer<</Root 1 0 R/Size 4>>
startxref
0
%%EOF
`
  const form = (fields: Fields, bytes?: string, name = 'cv.pdf') => {
    const data = new FormData()
    for (const [field, value] of Object.entries(fields)) data.set(field, value)
    if (bytes !== undefined) data.set('cv', new File([bytes], name))
    return data
  }
  async function filesOf(key: string) {
    const [request] = await recorded(key)
    const { sql } = await import('@payloadcms/db-postgres')
    const { databaseOf } = await import('../../../../../src/cms/database/handle')
    const { rows } = await (
      await databaseOf(cms(), {})
    ).execute(
      sql`SELECT name, size, erase_at IS NOT NULL AS erased FROM form_files WHERE request_id = ${request?.id ?? 0}`,
    )
    return rows
  }

  test('is kept where the form is refused, and need not be sent again', async () => {
    const press = sender(withFile())
    const key = newKey()
    const refusal = refusalIn(await press(form({ name: '', key }, PDF)))
    expect([refusal.problems, refusal.keptFiles]).toEqual([
      { name: 'missing' },
      { cv: { name: 'cv.pdf', size: PDF.length } },
    ])
    const again = { name: 'Анна', key, kept: refusal.kept ?? '', kept_cv: 'yes' }
    const location = locationOf(await press(form(again)))
    expect(location).toMatch(/\?sent=MH-/)
    expect(locationOf(await press(form(again)))).toBe(location)
    expect(await filesOf(key)).toEqual([{ name: 'cv.pdf', size: PDF.length, erased: true }])
    expect(locationOf(await press(form(again, PDF)))).toBe(location)
  })

  test('that was kept goes along while the database is away, unless it is left out; one that came is missed', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const take = takingForms({
      forms: [withFile()],
      api: () => Promise.reject(away),
      limitTries: () => Promise.reject(away),
      limit: () => Promise.resolve(undefined),
    })
    const complaint = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const key = newKey()
    const kept = newKey()
    const fields = { name: 'Анна', key, kept, kept_cv: '12 моє cv.pdf' }
    expect(refusalIn(await send(take, form(fields), {}))).toMatchObject({
      typed: { name: 'Анна' },
      kept,
      keptFiles: { cv: { name: 'моє cv.pdf', size: 12 } },
      lostFiles: [],
    })
    const without = refusalIn(await send(take, form({ ...fields, without_cv: 'yes' }), {}))
    expect(without).toMatchObject({ typed: { name: 'Анна' }, keptFiles: {} })
    const sent = refusalIn(await send(take, form({ name: 'Анна', key }, PDF), {}))
    expect(sent).toMatchObject({ keptFiles: {}, lostFiles: ['cv'] })
    complaint.mockRestore()
  })

  test('can be left out, and one that is gone is asked for again', async () => {
    const press = sender(withFile())
    const key = newKey()
    const { kept = '' } = refusalIn(await press(form({ name: '', key }, PDF)))
    const without = { name: 'Анна', key, kept, kept_cv: 'yes', without_cv: 'yes' }
    expect(locationOf(await press(form(without)))).toMatch(/\?sent=MH-/)
    expect(await filesOf(key)).toEqual([])
    const late = { name: 'Анна', key: newKey(), kept, kept_cv: 'yes' }
    expect(refusalIn(await press(form(late))).problems).toEqual({ cv: 'fileGone' })
  })

  test('that is none of ours is refused by its content', async () => {
    const press = sender(withFile())
    const refusal = refusalIn(
      await press(form({ name: 'Анна', key: newKey() }, 'MZ\u0090', 'cv.pdf')),
    )
    expect(Object.keys(refusal.problems)).toEqual(['cv'])
    expect(refusal.keptFiles).toEqual({})
  })
})

describe('a form that does something at once', () => {
  const PASSWORDS: Fields = {
    password: '  tide\u00a0Of tables ',
    newPassword: 'four quiet anchors',
  }
  const done: Record<string, unknown>[] = []
  const addresses: string[] = []

  /** It lets in whoever is told to, and writes down what it was given. */
  function gate(answer: Done | NotDone | Error) {
    return defineAction({
      name: 'contact',
      load: () => Promise.resolve({ words: {} }),
      schema: () =>
        z.object({
          email: email({}),
          password: currentPassword({}),
          newPassword: newPassword({}, (typed) =>
            typed.length < 10 ? 'passwordShort' : undefined,
          ),
        }),
      act(values, { address, visitor }: ActionContext<FormAbout>) {
        done.push(values)
        addresses.push(`${address} ${visitor.cookies}`)
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      },
    })
  }

  const CAME = { email: 'anna@ship.example', ...PASSWORDS }

  /** Everything that the database holds of forms, and what the process keeps of an answer. */
  async function traces(answer: FormAnswer): Promise<string> {
    const { rows } = await cms().db.pool.query<{ row: string }>(`
      SELECT row_to_json(r)::text AS row FROM requests r
      UNION ALL SELECT row_to_json(k)::text FROM kept_forms k
      UNION ALL SELECT row_to_json(m)::text FROM messages m`)
    const refusal = answer.kind === 'refused' ? refusalOf(answer.refusal) : undefined
    return JSON.stringify([answer, refusal, rows])
  }

  beforeEach(async () => {
    done.length = 0
    addresses.length = 0
    for (const table of ['requests', 'kept_forms', 'messages']) {
      await cms().db.pool.query(`DELETE FROM ${table}`)
    }
  })

  test('is given every character of a password, and leads on with its cookies', async () => {
    const press = sender(gate({ location: '/uk/seaman/account', cookies: ['a=b; Path=/'] }))
    const answer = await press({ ...CAME, key: newKey() }, { cookie: 'mh_seaman=x' })
    expect(answer).toEqual({
      kind: 'sent',
      location: '/uk/seaman/account',
      cookies: ['a=b; Path=/'],
    })
    expect(done).toEqual([CAME])
    expect(addresses).toEqual(['203.0.113.7 mh_seaman=x'])
  })

  test.each<[string, Done | NotDone | Error, Fields, number]>([
    ['done', { location: '/uk/seaman/account' }, {}, 303],
    ['not done', { notice: { kind: 'signIn' } }, {}, 422],
    [
      'done too often',
      { status: 429, notice: { kind: 'limited', minutes: 3 }, retryAfter: 180 },
      {},
      429,
    ],
    ['broken', new Error('The act broke'), {}, 500],
    ['mistaken', { location: '/' }, { email: 'anna@' }, 422],
    ['weak', { location: '/' }, { newPassword: 'anchors' }, 422],
    ['from another site', { location: '/' }, { origin: 'https://evil.example' }, 403],
    ['without its key', { location: '/' }, { key: '' }, 422],
  ])('keeps, records and shows no password: %s', async (_, outcome, changes, status) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { origin, ...fields } = changes
    const came = { ...CAME, key: newKey(), ...fields }
    const answer = await sender(gate(outcome))(came, { ...(origin && { origin }) })
    expect(answer.kind === 'sent' ? 303 : answer.status).toBe(status)
    const text = (await traces(answer)) + JSON.stringify(silent.mock.calls)
    for (const password of [
      ...Object.values(PASSWORDS),
      ...Object.values(PASSWORDS).map((one) => one.trim()),
    ]) {
      expect(text).not.toContain(JSON.stringify(password).slice(1, -1))
    }
    for (const table of ['requests', 'kept_forms', 'messages']) {
      const { rows } = await cms().db.pool.query(`SELECT 1 FROM ${table}`)
      expect([table, rows.length]).toEqual([table, 0])
    }
    if (answer.kind === 'refused' && !fields.email && !origin) {
      expect(refusalIn(answer).typed).toEqual({ email: CAME.email })
    }
    silent.mockRestore()
  })

  test('is done, whatever else was filled in', async () => {
    const answer = await sender(gate({ location: '/uk/seaman/account' }))({
      ...CAME,
      key: newKey(),
      website: 'https://mine.example',
      subject: 'Me',
    })
    expect(locationOf(answer)).toBe('/uk/seaman/account')
    expect(done).toEqual([CAME])
  })
})
