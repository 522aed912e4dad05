import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { daysLater } from '../../../src/domain/time/calendar-day'
import { cmsUnderTest } from '../cms-under-test'
import { ask, type RestClient, signIn } from '../rest'

/** What the system of a company sends by its token, and who is let in by one. */

const cms = cmsUnderTest()

const inDays = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days)

const VACANCY = {
  rank: 'chief-mate',
  vesselType: 'lng-carrier',
  openUntilDay: inDays(20),
  pay: { from: 9500, currency: 'USD', period: 'month' },
}

let editor: RestClient
let companies = 0

const sql = (statement: string, values: unknown[] = []) =>
  cms().db.pool.query<Record<string, unknown>>(statement, values)

async function newCompany(): Promise<number> {
  companies += 1
  const data = { name: `Sender ${companies}`, timeZone: 'UTC', _status: 'published' as const }
  return (await cms().create({ collection: 'crewings', locale: 'en', data })).id
}

const newRow = async (company: number) =>
  (await cms().create({ collection: 'import-tokens', data: { name: 'Crew system', company } })).id

async function make(id: number): Promise<string> {
  const { body } = await ask<{ token: string }>(editor, 'POST', `/import-tokens/${id}/make`)
  return body.token
}

/** A company and the token of its system. */
async function newSender() {
  const company = await newCompany()
  const id = await newRow(company)
  return { company, id, token: await make(id) }
}

interface Refusal {
  errors: { data: { errors: { path: string }[] } }[]
}

interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Headers
  text: string
}

/** Asks by the route that Next serves. */
async function send(
  method: 'PUT' | 'DELETE',
  externalId: string,
  token: string | undefined,
  body: unknown = method === 'PUT' ? VACANCY : undefined,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { submitPush } = await import('../../../src/features/imports/push-vacancy.submit')
  const { rowFlagger } = await import('../../../src/features/vacancies/vacancy-flags.hooks')
  const isText = typeof body === 'string' || body instanceof Uint8Array
  const request = new Request('http://localhost:3000/api/import/vacancies/x', {
    method,
    headers: {
      ...(method === 'PUT' && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      'X-Forwarded-For': '203.0.113.7',
      ...headers,
    },
    ...(body !== undefined && { body: isText ? (body as BodyInit) : JSON.stringify(body) }),
  })
  const answer = await submitPush(
    request,
    [externalId],
    method === 'PUT' ? 'put' : 'delete',
    rowFlagger,
  )
  const text = await answer.text()
  return {
    status: answer.status,
    body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
    headers: answer.headers,
    text,
  }
}

const vacanciesOf = async (company: number) => {
  const { docs } = await cms().find({
    collection: 'vacancies',
    where: { company: { equals: company } },
    sort: 'id',
    depth: 0,
  })
  return docs
}

const logOf = async (company: number) => {
  const { docs } = await cms().find({
    collection: 'import-pushes',
    where: { company: { equals: company } },
    sort: 'id',
    depth: 0,
  })
  return docs.map(({ externalId, method, outcome, reason }) =>
    [method, externalId, outcome, reason].filter(Boolean).join(' '),
  )
}

beforeAll(async () => {
  const account = { email: 'edda@site.example', password: 'only-for-tests' }
  await cms().create({ collection: 'staff', data: { ...account, name: 'Edda', role: 'editor' } })
  editor = await signIn(account.email, account.password)
})

// What one test has used up is no limit of the next: those that count say so.
beforeEach(async () => {
  await sql('DELETE FROM rate_limits')
})

describe('a vacancy that a company sends', () => {
  it('is created and published, changed, left as it is, and closed', async () => {
    const { company, token } = await newSender()
    const created = await send('PUT', 'a-1', token)
    expect(created.status).toBe(201)
    expect(created.body).toEqual({
      outcome: 'created',
      externalId: 'a-1',
      url: expect.stringMatching(/^http:\/\/localhost:3000\/crewings\/sender-\d+\//) as string,
    })
    expect(await vacanciesOf(company)).toMatchObject([
      { externalId: 'a-1', _status: 'published', pay: { min: 950_000 }, rank: 'chief-mate' },
    ])
    const other = { ...VACANCY, rank: 'master', vessel: { name: 'Aurora' } }
    const changed = await send('PUT', 'a-1', token, other)
    expect([changed.status, changed.body.outcome]).toEqual([200, 'changed'])
    const same = await send('PUT', 'a-1', token, other)
    expect([same.status, same.body.outcome]).toEqual([200, 'same'])
    // It is replaced: the vessel's name is not said any more.
    await send('PUT', 'a-1', token)
    const [stored] = await vacanciesOf(company)
    expect(stored).toMatchObject({ rank: 'chief-mate' })
    expect(stored?.vessel?.name ?? null).toBeNull()
    const closed = await send('DELETE', 'a-1', token)
    expect([closed.status, closed.text]).toEqual([204, ''])
    const [after] = await vacanciesOf(company)
    expect(new Date(after?.openUntil ?? '').getTime()).toBeLessThanOrEqual(Date.now())
    expect((await send('DELETE', 'a-1', token)).status).toBe(204)
    // Sent once more, it opens again.
    expect((await send('PUT', 'a-1', token)).body.outcome).toBe('changed')
    expect(await logOf(company)).toEqual([
      'put a-1 created',
      'put a-1 changed',
      'put a-1 same',
      'put a-1 changed',
      'delete a-1 closed',
      'delete a-1 same',
      'put a-1 changed',
    ])
  })

  it('is not known before it was sent', async () => {
    const { company, token } = await newSender()
    const answer = await send('DELETE', 'nothing', token)
    expect([answer.status, answer.body.code]).toEqual([404, 'unknown'])
    expect(await logOf(company)).toEqual(['delete nothing unknown'])
  })

  it('is one vacancy, however many send it at the same moment', async () => {
    const { company, token } = await newSender()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('PUT', 'a-1', token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201])
    expect(await vacanciesOf(company)).toHaveLength(1)
  })

  it('of another company with the same id is another vacancy', async () => {
    const [one, other] = [await newSender(), await newSender()]
    await send('PUT', 'a-1', one.token)
    expect((await send('DELETE', 'a-1', other.token)).status).toBe(404)
    expect((await send('PUT', 'a-1', other.token)).status).toBe(201)
    expect((await send('DELETE', 'a-1', other.token)).status).toBe(204)
    const [stored] = await vacanciesOf(one.company)
    expect(new Date(stored?.openUntil ?? '').getTime()).toBeGreaterThan(Date.now())
    // Nor does a body say whose it is.
    const stolen = { ...VACANCY, company: one.company }
    const answer = await send('PUT', 'b-1', other.token, stolen)
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'company', code: 'companyOfToken' })],
    ])
    expect(await vacanciesOf(one.company)).toHaveLength(1)
    expect(await vacanciesOf(other.company)).toHaveLength(1)
  })

  it('is refused with what is wrong with each field, in words and codes', async () => {
    const { company, token } = await newSender()
    const wrong = { rank: 'admiral of the seven seas', openUntilDay: inDays(-3), nonsense: 1 }
    const first = await send('PUT', 'a-1', token, wrong)
    expect(first.status).toBe(422)
    expect(first.headers.get('content-type')).toBe('application/problem+json')
    expect(first.body).toEqual({
      title: 'Unprocessable Content',
      status: 422,
      code: 'fields-wrong',
      detail: expect.stringContaining('errors') as string,
      errors: expect.arrayContaining([
        { field: 'nonsense', code: 'unknownField', detail: 'There is no such field.' },
        expect.objectContaining({ field: 'rank' }),
      ]) as unknown[],
    })
    const second = await send('PUT', 'a-1', token, { rank: 'admiral of the seven seas' })
    const fields = (second.body.errors as { field: string; detail: string }[]).map(
      ({ field, detail }) => [field, detail.length > 3],
    )
    expect(fields).toEqual(
      expect.arrayContaining([
        ['rank', true],
        ['vesselType', true],
        ['openUntilDay', true],
      ]),
    )
    // What only the collection knows.
    const past = await send('PUT', 'a-1', token, { ...VACANCY, openUntilDay: inDays(-3) })
    expect([past.status, past.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'openUntilDay', code: 'invalid' })],
    ])
    expect(await vacanciesOf(company)).toEqual([])
    expect(await logOf(company)).toEqual([
      expect.stringMatching(/^put a-1 refused .*nonsense: unknownField/),
      expect.stringMatching(/^put a-1 refused .*rank: /),
      'put a-1 refused openUntilDay: invalid',
    ])
  })

  it('waits for staff where it says what they should look at, and is theirs until they have', async () => {
    const { company, token } = await newSender()
    const text = 'Pay a refundable deposit of 200 USD for the visa before you join.'
    const asking = { ...VACANCY, description: { en: text } }
    const held = await send('PUT', 'a-1', token, asking)
    expect(held.status).toBe(202)
    expect(held.body).toEqual({
      outcome: 'held',
      externalId: 'a-1',
      look: [{ code: 'fees', detail: expect.stringContaining('deposit') as string }],
    })
    const [draft] = await vacanciesOf(company)
    expect(draft).toMatchObject({ _status: 'draft', externalId: 'a-1' })
    expect((await send('PUT', 'a-1', token, asking)).body.code).toBe('left-to-staff')
    const id = draft?.id ?? 0
    const data = { _status: 'published' as const }
    await cms().update({ collection: 'vacancies', id, locale: 'en', data })
    // What staff have published with it is not held again, whatever else is changed.
    expect((await send('PUT', 'a-1', token, asking)).body.outcome).toBe('same')
    const longer = { ...asking, openUntilDay: inDays(30) }
    expect((await send('PUT', 'a-1', token, longer)).body.outcome).toBe('changed')
    expect(await logOf(company)).toEqual([
      'put a-1 created held: fees',
      'put a-1 refused left-to-staff',
      'put a-1 same',
      'put a-1 changed',
    ])
  })

  it('stays as readers see it while what would be changed waits', async () => {
    const { company, token } = await newSender()
    await send('PUT', 'a-1', token)
    const contact = { email: 'crew.chief@gmail.com' }
    const held = await send('PUT', 'a-1', token, { ...VACANCY, contact })
    expect([held.status, held.body.outcome]).toEqual([202, 'held'])
    const [stored] = await vacanciesOf(company)
    expect(stored).toMatchObject({ _status: 'published' })
    expect(stored?.contact?.email ?? null).toBeNull()
    // What is wrong besides is told at once, and nothing is kept of it.
    const wrong = { ...VACANCY, contact, openUntilDay: '2020-01-01' }
    const refused = await send('PUT', 'a-2', token, wrong)
    expect([refused.status, refused.body.code]).toEqual([422, 'fields-wrong'])
    expect(await vacanciesOf(company)).toHaveLength(1)
  })

  it('is left to staff where they have a draft of it, or threw it away', async () => {
    const { company, token } = await newSender()
    await send('PUT', 'a-1', token)
    const [stored] = await vacanciesOf(company)
    const id = stored?.id ?? 0
    await cms().update({
      collection: 'vacancies',
      id,
      locale: 'en',
      draft: true,
      data: { rank: 'bosun', _status: 'draft' },
    })
    const draft = await send('PUT', 'a-1', token, { ...VACANCY, rank: 'master' })
    expect([draft.status, draft.body.code]).toEqual([409, 'left-to-staff'])
    const now = new Date().toISOString()
    await cms().update({ collection: 'vacancies', id, locale: 'en', data: { deletedAt: now } })
    expect((await send('PUT', 'a-1', token)).status).toBe(409)
    expect((await send('DELETE', 'a-1', token)).status).toBe(404)
  })
})

describe('a token', () => {
  it('is shown once, and stands nowhere else', async () => {
    const { id, token } = await newSender()
    expect(token).toMatch(/^mhpush_[\w-]{43}$/)
    await send('PUT', 'a-1', token)
    for (const path of [`/import-tokens/${id}`, '/import-tokens', '/import-pushes']) {
      const { status, body } = await ask(
        editor,
        'GET',
        `${path}${path.includes(`${id}`) ? '' : '?depth=2'}`,
      )
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain(token)
      expect(JSON.stringify(body)).not.toContain('digest')
    }
    const { rows } = await sql('SELECT * FROM import_tokens WHERE id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0]?.digest).toMatch(/^[\da-f]{64}$/)
    expect(rows[0]?.used_at).toBeInstanceOf(Date)
  })

  it('ends where it is made again, revoked, deleted, or given to another company', async () => {
    const { id, company, token } = await newSender()
    const another = await make(id)
    expect((await send('PUT', 'a-1', token)).status).toBe(401)
    expect((await send('PUT', 'a-1', another)).status).toBe(201)
    await ask(editor, 'PATCH', `/import-tokens/${id}`, { revoked: true })
    expect((await send('PUT', 'a-1', another)).status).toBe(401)
    const refused = await ask(editor, 'POST', `/import-tokens/${id}/make`)
    expect(refused.status).toBe(409)
    await ask(editor, 'PATCH', `/import-tokens/${id}`, { revoked: false })
    expect((await send('PUT', 'a-1', another)).status).toBe(200)
    const other = await newCompany()
    await ask(editor, 'PATCH', `/import-tokens/${id}`, { company: other })
    expect((await send('PUT', 'a-1', another)).status).toBe(401)
    const last = await make(id)
    await ask(editor, 'DELETE', `/import-tokens/${id}`)
    expect((await send('PUT', 'a-1', last)).status).toBe(401)
    // What was sent stays in the log.
    expect(await logOf(company)).toHaveLength(2)
  })

  it.each([
    ['none', undefined],
    ['of another form', 'mhpush_short'],
    ['that nobody has', `mhpush_${'a'.repeat(43)}`],
    ['with more behind it', `mhpush_${'a'.repeat(43)} x`],
  ])('that is %s lets nobody in', async (_name, token) => {
    const answer = await send('PUT', 'a-1', token)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer realm="import"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('is the only way in: sessions of staff count for nothing', async () => {
    const jwt = editor.token ?? ''
    for (const headers of [
      { Authorization: `JWT ${jwt}` },
      { Authorization: `Bearer ${jwt}` },
      { Cookie: `mh-token=${jwt}`, 'Sec-Fetch-Site': 'same-origin' },
    ]) {
      expect((await send('PUT', 'a-1', undefined, VACANCY, headers)).status).toBe(401)
    }
  })

  it('opens nothing else', async () => {
    const { token } = await newSender()
    const { default: config } = await import('../../../payload.config')
    const { handleEndpoints } = await import('payload')
    for (const path of [
      '/vacancies',
      '/import-tokens',
      '/import-pushes',
      '/imports',
      '/staff/me',
    ]) {
      const request = new Request(`http://localhost:3000/api${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      const answer = await handleEndpoints({ config, request })
      const body = await answer.text()
      expect([path, answer.status, body.includes('"docs"')]).toEqual([
        path,
        path === '/staff/me' ? 200 : 403,
        false,
      ])
      if (path === '/staff/me') expect(body).toContain('"user":null')
    }
  })

  it('sends so many a minute, and wrong ones so many from an address', async () => {
    const { token } = await newSender()
    const { token: another } = await newSender()
    const answers = []
    for (let n = 0; n < 121; n += 1) answers.push((await send('DELETE', 'x', token)).status)
    expect(answers.filter((status) => status === 404)).toHaveLength(120)
    const late = await send('DELETE', 'x', token)
    expect(late.status).toBe(429)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(late.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await send('DELETE', 'x', another)).status).toBe(404)
    const wrong = []
    for (let n = 0; n < 61; n += 1) wrong.push((await send('DELETE', 'x', 'mhpush_no')).status)
    expect(wrong.filter((status) => status === 401)).toHaveLength(60)
    expect(wrong.at(-1)).toBe(429)
    // Who has the right one is not shut out by a stranger at the same address.
    expect((await send('DELETE', 'x', another)).status).toBe(404)
  })

  it('of a company that nothing is published of does nothing', async () => {
    const cases: [change: () => Promise<unknown>, status: number, code: string][] = []
    const { company, token } = await newSender()
    await send('PUT', 'a-1', token)
    const set = (column: string, value: string) => () =>
      sql(`UPDATE crewings SET ${column} = ${value} WHERE id = $1`, [company])
    const warn = () =>
      cms().create({
        collection: 'warnings',
        locale: 'en',
        data: { company, kind: 'fee', since: '2026-11-01T12:00:00.000Z', _status: 'published' },
      })
    const endWarnings = () =>
      cms().delete({ collection: 'warnings', where: { company: { equals: company } } })
    cases.push(
      [set('suspended_at', 'now()'), 403, 'company-suspended'],
      [set('suspended_at', 'NULL'), 404, 'unknown'],
      [warn, 403, 'company-warned'],
      [endWarnings, 404, 'unknown'],
      [set('_status', `'draft'`), 403, 'company-not-published'],
      [set('_status', `'published'`), 404, 'unknown'],
      [set('is_example', 'true'), 403, 'company-example'],
      [set('is_example', 'NULL'), 404, 'unknown'],
      [set('deleted_at', 'now()'), 403, 'company-not-published'],
    )
    for (const [change, status, code] of cases) {
      await change()
      const answer = await send('DELETE', 'nothing', token)
      expect([answer.status, answer.body.code]).toEqual([status, code])
      if (status === 403) expect((await send('PUT', 'a-1', token)).status).toBe(403)
    }
    expect(await logOf(company)).toContain('put a-1 forbidden company-warned')
  })

  it('is made for a company that is neither invented nor in the trash, and revoked wherever it is', async () => {
    const { company, id } = await newSender()
    const [invented, gone] = [await newCompany(), await newCompany()]
    await sql('UPDATE crewings SET is_example = true WHERE id = $1', [invented])
    await sql('UPDATE crewings SET deleted_at = now() WHERE id = ANY($1)', [[gone, company]])
    const feed = { address: 'https://feeds.example/a.csv', format: 'csv', every: '24' }
    for (const one of [invented, gone]) {
      for (const [path, data] of [
        ['/import-tokens', { name: 'Crew system', company: one }],
        ['/import-feeds', { ...feed, company: one }],
      ] as const) {
        const { status, body } = await ask<Refusal>(editor, 'POST', path, data)
        expect([path, status]).toEqual([path, 400])
        expect(body.errors[0]?.data.errors.map((error) => error.path)).toContain('company')
      }
    }
    const revoked = await ask(editor, 'PATCH', `/import-tokens/${id}`, { revoked: true })
    expect(revoked.status).toBe(200)
  })

  it('is not used beside a feed, which would close what it sends', async () => {
    const { company, token } = await newSender()
    await sql(
      `INSERT INTO import_feeds (company_id, address) VALUES ($1, 'https://feeds.example/')`,
      [company],
    )
    const answer = await send('PUT', 'a-1', token)
    expect([answer.status, answer.body.code]).toEqual([409, 'feed'])
    await sql('UPDATE import_feeds SET paused = true WHERE company_id = $1', [company])
    expect((await send('PUT', 'a-1', token)).status).toBe(201)
  })
})

describe('what is sent in a wrong way', () => {
  it('is refused by its kind', async () => {
    const { company, token } = await newSender()
    const text = JSON.stringify(VACANCY)
    const cases: [unknown, Record<string, string>, number, string][] = [
      [text, { 'Content-Type': 'text/plain' }, 415, 'content-type'],
      [text, { 'Content-Type': 'application/json; charset=utf-16' }, 415, 'content-type'],
      [text, { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'content-type'],
      [text, { 'Content-Encoding': 'gzip' }, 415, 'content-type'],
      [JSON.stringify({ x: 'a'.repeat(70_000) }), {}, 413, 'body-too-large'],
      [new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), {}, 400, 'body-unreadable'],
      ['', {}, 400, 'body-unreadable'],
      ['[]', {}, 400, 'body-unreadable'],
      ['null', {}, 400, 'body-unreadable'],
      [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, {}, 400, 'body-unreadable'],
      [`${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, {}, 422, 'fields-wrong'],
      ['{"__proto__":{"rank":"master"}}', {}, 422, 'fields-wrong'],
      [`{"rank":"${'a'.repeat(9_000)}"}`, {}, 422, 'fields-wrong'],
      [`{"rank":"${'a'.repeat(60_000)}"}`, {}, 400, 'body-unreadable'],
    ]
    for (const [body, headers, status, code] of cases) {
      const answer = await send('PUT', 'a-1', token, body, headers)
      const sent = String(body).slice(0, 30)
      expect([sent, answer.status, answer.body.code]).toEqual([sent, status, code])
    }
    expect(await vacanciesOf(company)).toEqual([])
  })

  it.each(['', ' a', 'a ', 'a\u0000', 'a\nb', 'a\ud800', 'a'.repeat(201)])(
    'is refused with the id %j',
    async (externalId) => {
      const { company, token } = await newSender()
      for (const method of ['PUT', 'DELETE'] as const) {
        const answer = await send(method, externalId, token)
        expect([answer.status, answer.body.code]).toEqual([422, 'id-wrong'])
      }
      expect(await logOf(company)).toHaveLength(2)
    },
  )

  it.each(['a/b', '../x', 'Ж-1', '😀', `'; DROP TABLE vacancies; --`, '%41', 'a'.repeat(200)])(
    'is not: the id %j is one',
    async (externalId) => {
      const { company, token } = await newSender()
      expect((await send('PUT', externalId, token)).status).toBe(201)
      expect(await vacanciesOf(company)).toMatchObject([{ externalId }])
      expect((await send('DELETE', externalId, token)).status).toBe(204)
    },
  )
})

describe('the log of what companies send', () => {
  it('is erased after 90 days', async () => {
    const { company, token } = await newSender()
    await send('DELETE', 'old', token)
    await sql(
      `UPDATE import_pushes SET created_at = now() - interval '91 days' WHERE company_id = $1`,
      [company],
    )
    await send('DELETE', 'new', token)
    const { eraseDuePushes } = await import('../../../src/features/imports/due-pushes.runner')
    expect(await eraseDuePushes(cms())).toEqual({ pushes: 1 })
    expect(await logOf(company)).toEqual(['delete new unknown'])
  })

  it('goes on without a company that is deleted for good, whose tokens and feed end', async () => {
    const { company, id, token } = await newSender()
    await send('DELETE', 'x', token)
    await sql(
      `INSERT INTO import_feeds (company_id, address) VALUES ($1, 'https://feeds.example/')`,
      [company],
    )
    const { rows: before } = await sql('SELECT id FROM import_pushes WHERE company_id = $1', [
      company,
    ])
    await cms().delete({ collection: 'crewings', id: company })
    const left = await Promise.all([
      sql('SELECT 1 FROM import_tokens WHERE id = $1', [id]),
      sql('SELECT 1 FROM import_feeds WHERE company_id = $1', [company]),
      sql('SELECT 1 FROM import_pushes WHERE id = $1', [before[0]?.id]),
    ])
    expect(left.map(({ rows }) => rows.length)).toEqual([0, 0, 1])
  })
})
