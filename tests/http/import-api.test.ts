import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask } from '../site/ask'
import { linkToDatabase } from '../site/database-link'
import { copyTemplate } from '../site/test-postgres.mjs'
import { siteUnderTest } from './site-under-test'

/** Vacancies that the system of a company sends, as docs/import-api.md tells it to. */

const link = await linkToDatabase(await copyTemplate('content'))
const under = siteUnderTest({ databaseUrl: link.url, env: { LOG_LEVEL: 'trace' } })
afterAll(() => link.close())

const NEXT_YEAR = String(new Date().getUTCFullYear() + 1)

let token: string

async function newToken(name: string): Promise<{ id: number; token: string; company: number }> {
  const create = async (path: string, data: object) => {
    const answer = await under.editor.request('POST', path, data)
    return ((await answer.json()) as { doc: { id: number } }).doc.id
  }
  const company = await create('/crewings?locale=en', {
    name,
    timeZone: 'UTC',
    _status: 'published',
  })
  const id = await create('/import-tokens', { name: 'Crew system', company })
  const made = await under.editor.request('POST', `/import-tokens/${id}/make`)
  return { id, company, token: ((await made.json()) as { token: string }).token }
}

beforeAll(async () => {
  token = (await newToken('Sender')).token
})

const AT = '/api/import/vacancies'

const send = (
  method: string,
  path: string,
  { body, ...headers }: Record<string, string> & { body?: string } = {},
) =>
  ask(
    under.site.url,
    path,
    {
      method,
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body,
  )

/** The commands of the page, as they are typed. */
async function examples() {
  const page = await readFile('docs/import-api.md', 'utf8')
  return [...page.matchAll(/```sh\n(curl [^]*?)```/g)].map(([, command = '']) => {
    const [, method = '', path = ''] = /^curl -X (\w+) "\$SITE(.*?)"/.exec(command) ?? []
    const headers = [...command.matchAll(/-H "(.*?): (.*?)"/g)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value.replace('$TOKEN', token)] as const,
    )
    const body = /-d '([^]*)'/.exec(command)?.[1]?.replaceAll('2027', NEXT_YEAR)
    return { method, path, headers: Object.fromEntries(headers), body }
  })
}

const vacancy = (more: object = {}) =>
  JSON.stringify({
    rank: 'master',
    vesselType: 'lng-carrier',
    openUntilDay: `${NEXT_YEAR}-11-22`,
    pay: { from: 9500, currency: 'USD', period: 'month' },
    ...more,
  })

/** A refusal as a program reads it, by RFC 9457. */
function expectProblem(
  { status, headers, body }: Awaited<ReturnType<typeof ask>>,
  code: unknown = expect.any(String),
) {
  expect(headers['content-type']).toBe('application/problem+json')
  expect(JSON.parse(body)).toMatchObject({ status, code, title: expect.any(String) as string })
}

describe('what the page for companies tells', () => {
  test('creates a vacancy that readers see, leaves it as it is, and closes it', async () => {
    const [create, close] = await examples()
    if (!create || !close) throw new Error('The page has two commands.')
    const run = ({ method, path, headers, body }: typeof create) =>
      ask(under.site.url, path, { method, ...headers }, body)
    const first = await run(create)
    expect([first.status, first.body]).toEqual([201, expect.stringContaining('"created"')])
    const { url } = JSON.parse(first.body) as { url: string }
    const page = await ask(under.site.url, new URL(url).pathname)
    expect(page.status).toBe(200)
    expect(page.body).toContain('Aurora')
    expect(page.body).toContain('Handymax, worldwide trade.')
    const again = await run(create)
    expect([again.status, again.body]).toEqual([200, expect.stringContaining('"same"')])
    expect((await run(close)).status).toBe(204)
    expect((await run(close)).status).toBe(204)
  })

  test('is refused as the page says', async () => {
    const answer = await send('PUT', `${AT}/x`, { body: vacancy({ rnak: 'master' }) })
    const page = await readFile('docs/import-api.md', 'utf8')
    const [, shown = ''] = /```json\n(\{\n {2}"title"[^]*?)```/.exec(page) ?? []
    expect(JSON.parse(answer.body)).toEqual(JSON.parse(shown))
    expect(answer.status).toBe(422)
    expect(answer.headers['content-type']).toBe('application/problem+json')
  })

  test('takes a posting as the page shows it, and XML with one entry', async () => {
    const page = await readFile('docs/import-api.md', 'utf8')
    const [, shown = ''] = /```json\n(\{\n {2}"@context"[^]*?)```/.exec(page) ?? []
    const body = shown.replaceAll('2027', NEXT_YEAR)
    const type = { 'content-type': 'application/ld+json' }
    const first = await send('PUT', `${AT}/V-2042`, { body, ...type })
    expect([first.status, first.body]).toEqual([201, expect.stringContaining('"created"')])
    const xml = `<job><title>Chief Officer, LNG carrier</title><expirationdate>${NEXT_YEAR}-03-31</expirationdate><salary>from 9500 USD per month</salary></job>`
    const again = await send('PUT', `${AT}/V-2042`, {
      body: xml,
      'content-type': 'application/xml',
    })
    expect([again.status, again.body]).toEqual([200, expect.stringContaining('"same"')])
    const two = await send('PUT', `${AT}/V-2043`, { body: `[${body},${body}]`, ...type })
    expectProblem(two, 'entry-unreadable')
  })

  test('names every code there is, and no other', async () => {
    const page = await readFile('docs/import-api.md', 'utf8')
    const source = await readFile('src/domain/imports/push-problems.ts', 'utf8')
    const inCode = [...source.matchAll(/^ {2}'?([a-z-]+)'?: \[\s*(\d{3}),/gm)].map(
      ([, code, status]) => `${status} ${code}`,
    )
    const inPage = [...page.matchAll(/^\| (\d{3})\s+\| (.*?)\s+\|/gm)].flatMap(
      ([, status, codes = '']) =>
        [...codes.matchAll(/`([a-z-]+)`/g)].map(([, code]) => `${status} ${code}`),
    )
    expect(inPage.toSorted()).toEqual(inCode.toSorted())
    expect(inCode.length).toBeGreaterThan(10)
  })
})

describe('an address of it', () => {
  test('takes ids as they are written in addresses', { tags: 'soak' }, async () => {
    const ids = ['a/b', 'a%b', 'a%2Fb', 'Ж 1', '%', 'a?b#c', '😀', 'a+b', '..']
    for (const id of ids) {
      const path = `${AT}/${encodeURIComponent(id).replaceAll('.', '%2E')}`
      const answer = await send('PUT', path, { body: vacancy({ externalId: id }) })
      // A segment of dots is none in any address (RFC 3986).
      const isDots = id === '..'
      expect([id, answer.status]).toEqual([id, isDots ? expect.any(Number) : 201])
      expect(answer.status).toBeLessThan(500)
      if (!isDots) expect(JSON.parse(answer.body)).toMatchObject({ externalId: id })
    }
  })

  test('takes PUT and DELETE alone', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'OPTIONS']) {
      const answer = await send(method, `${AT}/x`, method === 'POST' ? { body: vacancy() } : {})
      expect([method, answer.status]).toEqual([method, 405])
      expect(answer.headers.allow).toBe('PUT, DELETE')
      if (method !== 'HEAD') expectProblem(answer, 'method-wrong')
    }
  })

  test('is no other address', async () => {
    for (const path of [AT, `${AT}/a/b`, `${AT}/%E0%A4%A`, `${AT}//x`, `${AT}/%00`]) {
      const answer = await send('PUT', path, { body: vacancy() })
      expect([path, answer.status]).toEqual([path, 404])
      expectProblem(answer, 'address-wrong')
    }
    for (const path of [`${AT}/`, '/uk/api/import/vacancies/x', '/api/import/x']) {
      const answer = await send('PUT', path, { body: vacancy() })
      expect([path, answer.status]).toEqual([path, expect.any(Number)])
      // A slash too many leads to the address without it, as everywhere.
      expect([308, 401, 403, 404, 405]).toContain(answer.status)
    }
  })

  test('answers nobody without a token, and keeps its answers out of caches', async () => {
    const cookie = `mh-token=${under.editor.cookie().value}`
    const cases: Record<string, string>[] = [
      { authorization: '' },
      { authorization: 'Bearer x' },
      { authorization: '', cookie, 'sec-fetch-site': 'same-origin' },
      { authorization: `JWT ${under.editor.cookie().value}` },
    ]
    for (const headers of cases) {
      const answer = await send('PUT', `${AT}/x`, { body: vacancy(), ...headers })
      expect(answer.status).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer realm="import"')
      expect(answer.headers['cache-control']).toBe('private, no-store')
      expect(answer.headers).not.toHaveProperty('set-cookie')
    }
  })

  test('takes no body that is too large, of another kind, or hostile', async () => {
    const large = JSON.stringify({ rank: 'a'.repeat(70_000) })
    const staff = { cookie: `mh-token=${under.editor.cookie().value}`, 'sec-fetch-site': 'none' }
    // A session gives no more room.
    for (const headers of [{}, staff]) {
      const answer = await send('PUT', `${AT}/x`, { body: large, ...headers })
      expect(answer.status).toBe(413)
      expectProblem(answer, 'body-too-large')
    }
    const cases: [string, string, number][] = [
      ['text/plain', vacancy(), 415],
      ['multipart/form-data; boundary=x', '--x--', 415],
      ['application/json', '{', 400],
      ['application/json', '['.repeat(30_000), 400],
      ['application/json', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 422],
      ['application/json', '{"__proto__":{"rank":"master"}}', 422],
      ['application/json', '{"constructor":{"prototype":{}}}', 422],
      ['application/json', vacancy({ rank: { $ne: null } }), 422],
      ['application/json', vacancy({ _status: 'draft' }), 422],
      ['application/json', vacancy({ company: 1 }), 422],
    ]
    for (const [type, body, status] of cases) {
      const answer = await send('PUT', `${AT}/x`, { body, 'content-type': type })
      expect([body.slice(0, 40), answer.status]).toEqual([body.slice(0, 40), status])
      expectProblem(answer)
    }
    expect((await ask(under.site.url, '/readyz')).status).toBe(200)
  })

  test('takes no id with marks that nobody sees', async () => {
    for (const mark of ['\u200e', '\u061c', '\u202e', '\u2066']) {
      const answer = await send('PUT', `${AT}/${encodeURIComponent(`A${mark}1`)}`, {
        body: vacancy(),
      })
      expect(answer.status).toBe(422)
      expectProblem(answer, 'id-wrong')
    }
  })

  test('says within five seconds that the database is frozen, and does nothing of it later', async () => {
    const id = `${AT}/frozen`
    link.freeze()
    const start = performance.now()
    const answer = await send('PUT', id, { body: vacancy() })
    expect(performance.now() - start).toBeLessThan(5_500)
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5'])
    expectProblem(answer, 'busy')
    link.mend()
    await expect
      .poll(async () => (await ask(under.site.url, '/readyz')).status, { timeout: 20_000 })
      .toBe(200)
    const again = await send('PUT', id, { body: vacancy() })
    expect([again.status, again.body]).toEqual([201, expect.stringContaining('"created"')])
  })

  test('takes so many a minute of a token', async () => {
    const another = await newToken('Sender without end')
    const answers = []
    for (let n = 0; n < 121; n += 1) {
      const authorization = `Bearer ${another.token}`
      answers.push(await send('DELETE', `${AT}/x`, { authorization }))
    }
    expect(answers.slice(0, 120).every(({ status }) => status === 404)).toBe(true)
    const last = answers.at(-1)
    expect(last?.status).toBe(429)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('says nothing of a token that is revoked, and no token stands in a line of the log', async () => {
    const another = await newToken('Sender that ends')
    const authorization = `Bearer ${another.token}`
    expect((await send('DELETE', `${AT}/x`, { authorization })).status).toBe(404)
    await under.editor.request('PATCH', `/import-tokens/${another.id}`, { revoked: true })
    const answer = await send('DELETE', `${AT}/x`, { authorization })
    expect([answer.status, answer.body.includes('token-wrong')]).toEqual([401, true])
    for (const shown of [token, another.token]) {
      expect(under.site.output()).not.toContain(shown)
      expect(answer.body).not.toContain(shown)
    }
    expect(under.site.output()).toContain(AT)
  })
})
