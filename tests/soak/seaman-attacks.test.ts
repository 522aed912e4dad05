import { createHmac, randomBytes } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { ask } from '../site/ask'
import { seamanLinkTo } from '../site/outbox'
import { ROUTER_HEADERS } from '../site/router-headers'
import { siteUnderTest } from '../http/site-under-test'

/** What somebody tries who wants into an account of a seafarer that is not theirs, or further than it goes. */

// Clients are told apart as behind a proxy, so the limits count for one test alone.
const under = siteUnderTest({ hashing: 'in earnest', env: { TRUST_PROXY_HOPS: '1' } })

const PASSWORD = 'a quiet harbour lamp'
const [ACCOUNT, SIGN_IN] = ['/seaman/account', '/seaman/sign-in']

let database: pg.Client
let olena: Member

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
  olena = await member('olena@ship.example')
})

afterAll(() => database.end())

interface Member {
  id: number
  email: string
}

type Headers = Record<string, string>

let senders = 0
/** A sender whom no limit knows yet. */
function from(): Headers {
  senders += 1
  return { 'X-Forwarded-For': `198.18.${senders >> 8}.${senders & 255}` }
}

const newKey = () => randomBytes(16).toString('base64url')

/** Sends a form of the site, as a browser without scripts does. */
function send(path: string, fields: Record<string, string>, headers: Headers = {}) {
  return fetch(under.site.url + path, {
    method: 'POST',
    body: new URLSearchParams({ key: newKey(), ...fields }),
    headers: { ...from(), Origin: under.site.url, ...headers },
    redirect: 'manual',
  })
}

/** What a browser sends back of the cookies that it was given. */
function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
}

async function whereTo(answer: Response): Promise<[number, string | null]> {
  await answer.arrayBuffer()
  return [answer.status, answer.headers.get('location')]
}

/** The path in the newest mail that leads to a page of links. */
const linkTo = (page: 'confirm' | 'link' | 'password', address: string, before?: string) =>
  seamanLinkTo(under.site.dataDir, page, address, before)

/** An account that is confirmed by its mail and let in by the staff. */
async function member(email: string): Promise<Member> {
  const applied = await send('/seaman/apply', {
    name: 'Olena Koval',
    rank: 'second-mate',
    citizenship: 'UA',
    email,
    newPassword: PASSWORD,
    consent: 'on',
  })
  expect(await whereTo(applied)).toEqual([303, `${SIGN_IN}?done=applied`])
  const cookie = cookiesOf(applied)
  const confirmed = await send(await linkTo('confirm', email), {}, { cookie })
  expect(await whereTo(confirmed)).toEqual([303, `${SIGN_IN}?done=confirmed`])
  const { rows } = await database.query<{ id: number }>('SELECT id FROM seamen WHERE email = $1', [
    email,
  ])
  const id = rows[0]?.id ?? 0
  const admitted = await under.editor.request('PATCH', `/seamen/${id}`, { state: 'active' })
  expect(admitted.status).toBe(200)
  return { id, email }
}

async function signIn({ email }: Pick<Member, 'email'>, headers: Headers = {}): Promise<string> {
  const answer = await send(SIGN_IN, { email, password: PASSWORD }, headers)
  expect(await whereTo(answer)).toEqual([303, ACCOUNT])
  return cookiesOf(answer)
}

const tokenIn = (cookies: string) => /mh_seaman=([\w-]+)/.exec(cookies)?.[1] ?? ''

/** Whether these cookies let anybody see the account. */
async function isLetIn(cookie: string, more: Headers = {}): Promise<boolean> {
  const page = await ask(under.site.url, ACCOUNT, { cookie, ...more })
  const data = await ask(under.site.url, '/server/seaman/data.json', { cookie, ...more })
  const isIn = page.status === 200
  if (!isIn) {
    expect([page.status, page.location]).toEqual([307, `${SIGN_IN}?next=%2Fseaman%2Faccount`])
    expect(page.body + data.body).not.toContain('@ship.example')
  }
  expect([isIn, data.status]).toEqual([isIn, isIn ? 200 : 401])
  return isIn
}

/** A token of the panel’s kind. */
function jwt(header: object, claims: object, key?: string): string {
  const part = (one: object) => Buffer.from(JSON.stringify(one)).toString('base64url')
  const signed = `${part(header)}.${part(claims)}`
  const signature =
    key === undefined ? '' : createHmac('sha256', key).update(signed).digest('base64url')
  return `${signed}.${signature}`
}

const soon = () => Math.floor(Date.now() / 1000) + 3_600

describe('a token', () => {
  test('that was not given out is nobody’s', async () => {
    const cookies = await signIn(olena)
    const token = tokenIn(cookies)
    expect(token).toHaveLength(43)
    expect(await isLetIn(cookies)).toBe(true)
    const { rows } = await database.query<{ id: Buffer }>('SELECT id FROM seaman_sessions')
    const last = token.endsWith('A') ? 'B' : 'A'
    const wrong = [
      ...['', token.slice(0, -1), token.slice(1), token + last, token.slice(0, -1) + last],
      ...[token.toUpperCase(), token.toLowerCase(), `${token}=`, `"${token}"`, ` ${token}\t.`],
      ...[`${token}%00`, "' OR 1=1 --", 'null', '__proto__', randomBytes(32).toString('base64url')],
      ...[
        under.editor.cookie().value,
        jwt({ alg: 'none' }, { id: olena.id, collection: 'seamen' }),
      ],
      // A thief of the database has no token.
      ...rows.map(({ id }) => id.toString('base64url')),
      ...rows.map(({ id }) => id.toString('hex')),
    ]
    for (const one of wrong) expect([one, await isLetIn(`mh_seaman=${one}`)]).toEqual([one, false])
    for (const name of ['mh-token', '__Host-mh_seaman', 'MH_SEAMAN', 'mh_seaman_link']) {
      expect([name, await isLetIn(`${name}=${token}`)]).toEqual([name, false])
    }
    for (const scheme of ['JWT', 'Bearer', 'Basic']) {
      expect(await isLetIn('', { authorization: `${scheme} ${token}` })).toBe(false)
    }
    expect(await isLetIn('', { 'x-middleware-subrequest': 'src/proxy:src/proxy' })).toBe(false)
    expect(await isLetIn(cookies)).toBe(true)
  })

  test('that has run out, was signed out or taken away in the database ends with the next request', async () => {
    const [late, left, taken, other] = [
      await signIn(olena),
      await signIn(olena),
      await signIn(olena),
      await signIn(olena),
    ]
    const id = `sha256(convert_to($1, 'utf8'))`
    await database.query(
      `UPDATE seaman_sessions SET expires_at = now() - interval '1 second' WHERE id = ${id}`,
      [tokenIn(late)],
    )
    expect(await isLetIn(late)).toBe(false)
    const out = await send('/server/seaman/sign-out', {}, { cookie: left })
    expect(await whereTo(out)).toEqual([303, `${SIGN_IN}?done=signedOut`])
    expect(out.headers.getSetCookie().join()).toMatch(/^mh_seaman=; Max-Age=0;/)
    expect(await isLetIn(left)).toBe(false)
    // Another instance ends a session by no other way.
    const { rowCount } = await database.query(`DELETE FROM seaman_sessions WHERE id = ${id}`, [
      tokenIn(taken),
    ])
    expect(rowCount).toBe(1)
    expect(await isLetIn(taken)).toBe(false)
    expect(await isLetIn(other)).toBe(true)
    const everywhere = { everywhere: '1' }
    const all = await send('/server/seaman/sign-out', everywhere, { cookie: await signIn(olena) })
    expect(all.status).toBe(303)
    expect(await isLetIn(other)).toBe(false)
  })

  test('of a suspended account reads nothing for members from the next request on, but why', async () => {
    const petro = await member('petro@ship.example')
    const cookie = await signIn(petro)
    const services = () => ask(under.site.url, '/seaman/services', { cookie })
    expect((await services()).body).toContain('services-find')
    const data = { state: 'suspended', reason: 'Two accounts' }
    expect((await under.editor.request('PATCH', `/seamen/${petro.id}`, data)).status).toBe(200)
    const { body } = await services()
    expect([body.includes('services-find'), body.includes('Two accounts')]).toEqual([false, true])
  })

  test('of the staff is no seafarer’s, and the other way round', async () => {
    const cookies = await signIn(olena)
    const token = tokenIn(cookies)
    const staff = under.editor.cookie()
    expect(await isLetIn(`${staff.name}=${staff.value}`)).toBe(false)
    const claims = { id: olena.id, collection: 'seamen', email: olena.email, exp: soon() }
    const forged = [
      token,
      jwt({ alg: 'none', typ: 'JWT' }, claims),
      jwt({ alg: 'NONE' }, { ...claims, collection: 'staff', id: 1 }),
      jwt({ alg: 'HS256', typ: 'JWT' }, { ...claims, collection: 'staff', id: 1 }, ''),
      jwt({ alg: 'HS256', typ: 'JWT' }, { ...claims, collection: 'staff', id: 1 }, token),
      `${staff.value.split('.').slice(0, 2).join('.')}.`,
    ]
    for (const one of forged) {
      // Payload believes a cookie only where it comes from the site's own pages.
      const own = { cookie: `mh-token=${one}`, origin: under.site.url }
      for (const headers of [own, { authorization: `JWT ${one}` }]) {
        const me = await ask(under.site.url, '/api/staff/me', headers)
        expect(JSON.parse(me.body)).toMatchObject({ user: null })
        expect((await ask(under.site.url, '/api/pages', headers)).status).toBe(403)
      }
    }
    // Both may be signed in in one browser.
    const both = `${staff.name}=${staff.value}; ${cookies}`
    expect(await isLetIn(both)).toBe(true)
    const headers = { cookie: both, origin: under.site.url }
    const me = await ask(under.site.url, '/api/staff/me', headers)
    expect(JSON.parse(me.body)).toMatchObject({ user: { role: 'admin' } })
  })
})

describe('the API', () => {
  /** Every operation that Payload may offer at a collection, for any role. */
  function operations(slug: string, id: number): [method: string, path: string, data?: object][] {
    const all = 'where[id][exists]=true'
    return [
      ['GET', `/${slug}`],
      ['GET', `/${slug}/${id}`],
      ['GET', `/${slug}/count`],
      ['GET', `/${slug}/versions`],
      ['GET', `/${slug}/versions/1`],
      ['POST', `/${slug}/versions/1`],
      ['POST', `/${slug}`, { name: 'Thief', title: 'Thief', email: 'thief@ship.example' }],
      ['POST', `/${slug}/${id}/duplicate`, {}],
      ['PATCH', `/${slug}/${id}`, { name: 'Thief', title: 'Thief', state: 'active' }],
      ['PATCH', `/${slug}?${all}`, { name: 'Thief', title: 'Thief', state: 'active' }],
      ['DELETE', `/${slug}/${id}`],
      ['DELETE', `/${slug}?${all}`],
      ['POST', `/access/${slug}/${id}`, {}],
    ]
  }

  const OF_ACCOUNTS = [
    ...['login', 'logout', 'refresh-token', 'forgot-password', 'reset-password', 'unlock'],
    ...['first-register', 'verify/AAAA', 'verify'],
  ]

  test('knows a seafarer as nobody, whatever is asked of whatever collection', async () => {
    const cookie = await signIn(olena)
    const answer = await under.editor.request('GET', '/access')
    const { collections } = (await answer.json()) as { collections: Record<string, unknown> }
    const slugs = Object.keys(collections)
    expect(slugs).toEqual(expect.arrayContaining(['pages', 'staff', 'seamen', 'requests']))
    const body = { email: olena.email, password: PASSWORD, token: tokenIn(cookie), name: 'Thief' }
    const asked = [
      ...slugs.flatMap((slug) => operations(slug, slug === 'seamen' ? olena.id : 1)),
      ...OF_ACCOUNTS.map((one) => ['POST', `/seamen/${one}`, body] as const),
      ['GET', '/globals/site'] as const,
      ['POST', '/globals/seaman-settings', { admission: 'automatic' }] as const,
    ]
    const statuses = new Map<string, number>()
    for (const [method, path, data] of asked) {
      const request = async (headers: Headers) => {
        const one = await fetch(`${under.site.url}/api${path}`, {
          method,
          headers: { ...headers, Origin: under.site.url, 'Content-Type': 'application/json' },
          ...(data && { body: JSON.stringify(data) }),
        })
        return [one.status, await one.text(), one.headers.getSetCookie()] as const
      }
      const [status, text, set] = await request({ cookie })
      const where = `${method} ${path}`
      expect([where, status, text, set]).toEqual([where, ...(await request({}))])
      expect([where, status < 500, text.includes(olena.email)]).toEqual([where, true, false])
      statuses.set(where, status)
    }
    const open = [...statuses].filter(([, status]) => status < 400).map(([where]) => where)
    // What Payload answers to anybody: nothing of the own preferences, of which nobody has any.
    expect(open.filter((where) => !where.includes(' /payload-preferences/'))).toEqual([])
    const me = await ask(under.site.url, '/api/seamen/me', { cookie })
    expect([me.status >= 400 || (JSON.parse(me.body) as { user: unknown }).user === null]).toEqual([
      true,
    ])
    expect(await isLetIn(cookie)).toBe(true)
    const { rows } = await database.query('SELECT name, state FROM seamen WHERE id = $1', [
      olena.id,
    ])
    expect(rows).toEqual([{ name: 'Olena Koval', state: 'active' }])
  })
})

describe('a sign-in', () => {
  const form = { email: 'olena@ship.example', password: PASSWORD }

  test('leads on within the site alone', async () => {
    const evil = [
      ...['https://evil.example/seaman', '//evil.example/seaman', '/\\evil.example/seaman'],
      ...['/%09/evil.example/seaman', 'javascript:alert(1)', '/seaman//evil.example', '/admin'],
      ...['/seaman/..//evil.example', 'https:evil.example', '/server/seaman/sign-out', ''],
    ]
    for (const next of evil) {
      const path = `${SIGN_IN}?next=${encodeURIComponent(next)}`
      expect([next, ...(await whereTo(await send(path, form)))]).toEqual([next, 303, ACCOUNT])
    }
    expect(await whereTo(await send(`${SIGN_IN}?next=//evil.example&next=/admin`, form))).toEqual([
      303,
      ACCOUNT,
    ])
    const wanted = '/uk/seaman/account/data'
    const path = `${SIGN_IN}?next=${encodeURIComponent(wanted)}`
    expect(await whereTo(await send(path, form))).toEqual([303, wanted])
    const page = await ask(
      under.site.url,
      `${SIGN_IN}?next=${encodeURIComponent('//evil.example')}`,
    )
    expect(page.status).toBe(200)
    expect(page.headers['x-frame-options'] ?? page.headers['content-security-policy']).toBeDefined()
  })

  test('ends the session of before, and its cookie is for this site’s own pages', async () => {
    const before = await signIn(olena)
    const answer = await send(SIGN_IN, form, { cookie: before })
    // A signed-in user gets no form to sign in.
    expect([303, 422]).toContain(answer.status)
    const set = (await send(SIGN_IN, form)).headers.getSetCookie()
    const [session = '', device = ''] = set
    expect(session).toMatch(
      /^mh_seaman=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(device).toMatch(/^mh-device-seamen-\d+=.*HttpOnly.*SameSite=Strict/)
  })

  test('a hundred wrong passwords at once are refused with a page that says so, and lock out no known device', async () => {
    const anna = await member('anna@ship.example')
    const cookies = await signIn(anna)
    const known = cookies.split('; ').find((one) => one.startsWith('mh-device-')) ?? ''
    const attacker = from()
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const typed = { email: anna.email, password: `wrong number ${n}` }
        const answer = await send(SIGN_IN, typed, attacker)
        return { answer, n, page: await answer.text() }
      }),
    )
    const counts = new Map<number, number>()
    for (const { answer, n, page } of answers) {
      const { status, headers } = answer
      counts.set(status, (counts.get(status) ?? 0) + 1)
      expect([422, 429, 503]).toContain(status)
      expect(headers.get('cache-control')).toMatch(/no-store/)
      expect(headers.getSetCookie()).toEqual([])
      expect(page).toMatch(/<div class="wrong"/)
      expect(page).not.toContain(`wrong number ${n}`)
      if (status !== 422) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    // Twenty are tried from one network, and each of those takes its place in a line that is short.
    expect(counts.get(422) ?? 0).toBeLessThanOrEqual(20)
    expect(counts.get(429) ?? 0).toBeGreaterThan(0)
    const { rows } = await database.query<{ locked: boolean }>(
      'SELECT lock_until > now() AS locked FROM seamen WHERE id = $1',
      [anna.id],
    )
    expect(rows).toEqual([{ locked: true }])
    const right = { email: anna.email, password: PASSWORD }
    expect((await send(SIGN_IN, right)).status).toBe(422)
    const here = await send(SIGN_IN, right, { cookie: known })
    expect(await whereTo(here)).toEqual([303, ACCOUNT])
    expect(await isLetIn(cookiesOf(here))).toBe(true)
  })

  test('two applications at once are one account, and the same answer', async () => {
    const apply = () =>
      send('/seaman/apply', {
        name: 'Ivan',
        rank: 'master',
        citizenship: 'UA',
        email: 'ivan@ship.example',
        newPassword: PASSWORD,
        consent: 'on',
      })
    const answers = await Promise.all([apply(), apply(), apply(), apply()])
    for (const answer of answers) {
      expect(await whereTo(answer)).toEqual([303, `${SIGN_IN}?done=applied`])
    }
    const { rows } = await database.query(`SELECT 1 FROM seamen WHERE email = 'ivan@ship.example'`)
    expect(rows).toHaveLength(1)
  })
})

describe('a link', () => {
  const late = () =>
    database.query(`UPDATE seaman_links SET expires_at = now() - interval '1 second'`)

  test('to sign in works once, in time, in the browser that asked', async () => {
    const { email } = olena
    const asked = await send('/seaman/link', { email })
    expect(await whereTo(asked)).toEqual([303, `${SIGN_IN}?done=linkSent`])
    const cookie = cookiesOf(asked)
    expect(cookie).toMatch(/^mh_seaman_link=[\w-]{43}$/)
    const link = await linkTo('link', email)
    for (const other of ['', `mh_seaman_link=${'A'.repeat(43)}`]) {
      const page = await ask(under.site.url, link, { cookie: other })
      expect(page.body).not.toContain('name="key"')
      expect((await send(link, {}, { cookie: other })).status).toBe(422)
    }
    // Looked at by a mail program, it still works.
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect((await ask(under.site.url, link, { cookie, method })).status).toBe(200)
    }
    const entered = await send(link, {}, { cookie })
    expect(await whereTo(entered)).toEqual([303, ACCOUNT])
    expect(await isLetIn(cookiesOf(entered))).toBe(true)
    const again = await send(link, {}, { cookie })
    expect([again.status, again.headers.getSetCookie()]).toEqual([422, []])

    const second = await send('/seaman/link', { email })
    const next = await linkTo('link', email, link)
    await late()
    expect((await send(next, {}, { cookie: cookiesOf(second) })).status).toBe(422)
  })

  test('to a new password works once and in time, and for its purpose alone', async () => {
    const { email } = olena
    const session = await signIn(olena)
    expect((await send('/seaman/password', { email })).status).toBe(303)
    const link = await linkTo('password', email)
    for (const page of ['confirm', 'link']) {
      const elsewhere = link.replace('/password/', `/${page}/`)
      expect([page, (await send(elsewhere, {})).status]).toEqual([page, 422])
    }
    expect((await send(link, { newPassword: 'password12' })).status).toBe(422)
    const set = await send(link, { newPassword: PASSWORD })
    expect(await whereTo(set)).toEqual([303, `${SIGN_IN}?done=passwordSet`])
    expect(await isLetIn(session)).toBe(false)
    expect((await send(link, { newPassword: 'somebody else is here' })).status).toBe(422)
    await signIn(olena)
    expect((await send('/seaman/password', { email })).status).toBe(303)
    const next = await linkTo('password', email, link)
    await late()
    expect((await send(next, { newPassword: 'somebody else is here' })).status).toBe(422)
    await signIn(olena)
  })

  test('is worth nothing after the address was changed, nor before the new one is confirmed', async () => {
    const maria = await member('maria@ship.example')
    const cookie = await signIn(maria)
    const asked = await send('/seaman/link', { email: maria.email })
    const signInLink = await linkTo('link', maria.email)
    await send('/seaman/password', { email: maria.email })
    const passwordLink = await linkTo('password', maria.email)
    const wanted = { email: 'maria@home.example', password: PASSWORD }
    const wrong = await send('/seaman/account/email', { ...wanted, password: 'x' }, { cookie })
    expect(wrong.status).toBe(422)
    const changing = await send('/seaman/account/email', wanted, { cookie })
    expect(await whereTo(changing)).toEqual([303, `${ACCOUNT}?done=emailAsked`])
    const confirmation = await linkTo('confirm', wanted.email)
    const stranger = { email: wanted.email, password: PASSWORD }
    expect((await send(SIGN_IN, stranger)).status).toBe(422)
    // Only in the account that gets the address.
    expect((await send(confirmation, {})).status).toBe(422)
    expect((await send(confirmation, {}, { cookie: await signIn(olena) })).status).toBe(422)
    expect((await send(confirmation, {}, { cookie })).status).toBe(303)
    expect((await send(confirmation, {}, { cookie })).status).toBe(422)
    const device = cookiesOf(asked)
    expect((await send(signInLink, {}, { cookie: device })).status).toBe(422)
    expect((await send(passwordLink, { newPassword: 'a new and long one' })).status).toBe(422)
    expect((await send(SIGN_IN, { ...stranger, email: maria.email })).status).toBe(422)
    await signIn({ email: wanted.email })
  })
})

describe('a form from elsewhere', () => {
  const FOREIGN: [string, Headers][] = [
    ['another origin', { Origin: 'https://evil.example' }],
    ['no origin to speak of', { Origin: 'null' }],
    ['a site beside it', { 'Sec-Fetch-Site': 'same-site' }],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ]

  test.each(FOREIGN)('does nothing: %s', async (_, foreign) => {
    const cookie = await signIn(olena)
    const headers = { cookie, ...foreign }
    const password = PASSWORD
    const forms: [string, Record<string, string>][] = [
      [
        '/seaman/account/data',
        { name: 'Thief', rank: 'master', citizenship: 'UA', language: 'en' },
      ],
      ['/seaman/account/email', { email: 'thief@ship.example', password }],
      ['/seaman/account/password', { password, newPassword: 'somebody else is here' }],
      ['/seaman/account/delete', { password, consent: 'on' }],
      ['/server/seaman/sign-out', { everywhere: '1' }],
    ]
    for (const [path, fields] of forms) {
      const answer = await send(path, fields, headers)
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 403, []])
    }
    // A sign-in to somebody else's account, in which the victim would go on writing.
    const planted = await send(SIGN_IN, { email: olena.email, password }, foreign)
    expect([planted.status, planted.headers.getSetCookie()]).toEqual([403, []])
    expect(await isLetIn(cookie)).toBe(true)
    const { rows } = await database.query('SELECT name, email FROM seamen WHERE id = $1', [
      olena.id,
    ])
    expect(rows).toEqual([{ name: 'Olena Koval', email: olena.email }])
  })
})

describe('a cache in front', () => {
  const PAGES = [
    ...['', '/data', '/password', '/email', '/delete'].map((below) => ACCOUNT + below),
    ...[SIGN_IN, '/seaman/apply', '/seaman/link', '/seaman/password'],
    ...['link', 'password', 'confirm'].map((page) => `/seaman/${page}/${'A'.repeat(43)}`),
    '/server/seaman/data.json',
    '/server/seaman/form?language=en&file=docx',
    '/server/seaman/company-form?company=1',
  ]

  test('keeps nothing that is answered to a member or on the way there, nor does a browser that goes back', async () => {
    const member = await signIn(olena)
    const kinds: Headers[] = [
      {},
      ROUTER_HEADERS,
      { method: 'HEAD' },
      { forwarded: 'for=203.0.113.9', via: '1.1 proxy', 'cache-control': 'max-stale=9999' },
    ]
    for (const path of PAGES.flatMap((one) =>
      one.startsWith('/server') ? [one] : [one, `/uk${one}`],
    )) {
      for (const cookie of ['', member]) {
        for (const kind of kinds) {
          const { status, headers, body } = await ask(under.site.url, path, { cookie, ...kind })
          const told = [path, status, headers['cache-control']]
          expect(told).toEqual([path, status, expect.stringMatching(/^(?:private, )?no-store$/)])
          expect(status).toBeLessThan(500)
          expect(headers).not.toHaveProperty('etag')
          expect(headers).not.toHaveProperty('cdn-cache-control')
          if (cookie === '') expect(body).not.toContain('olena@')
        }
      }
    }
  })
})

test('what is printed names no password, no token and nobody', async () => {
  const output = under.site.output()
  expect(output).not.toContain(PASSWORD)
  expect(output).not.toMatch(/seaman\/(?:link|password|confirm)\/[\w-]{43}/)
  expect(output).not.toMatch(/@(?:ship|home)\.example/)
  const cookies = await signIn(olena)
  expect(under.site.output()).not.toContain(tokenIn(cookies))
})
