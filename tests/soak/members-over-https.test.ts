import { randomBytes } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Answer, ask } from '../site/ask'
import { seamanLinkTo } from '../site/outbox'
import { siteUnderTest } from '../http/site-under-test'

/** Accounts on a site whose public address is https, behind a proxy that ends TLS. */

const PUBLIC = 'https://crew.example'

const under = siteUnderTest({
  hashing: 'in earnest',
  env: { SITE_URL: PUBLIC, TRUST_PROXY_HOPS: '1' },
})

const EMAIL = 'olena@ship.example'
const PASSWORD = 'a quiet harbour lamp'
const [ACCOUNT, SIGN_IN, SIGN_OUT] = [
  '/seaman/account',
  '/seaman/sign-in',
  '/server/seaman/sign-out',
]

let database: pg.Client
let seaman: number
let session: string
/** To the application. */
let applied: Answer

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
  const typed = { name: 'Olena', rank: 'master', citizenship: 'UA', consent: 'on' }
  applied = await send('/seaman/apply', { ...typed, email: EMAIL, newPassword: PASSWORD })
  expect([applied.status, applied.location]).toEqual([303, `${SIGN_IN}?done=applied`])
  const link = await seamanLinkTo(under.site.dataDir, 'confirm', EMAIL)
  const confirmed = await send(link, {}, { cookie: cookiesOf(applied) })
  expect([confirmed.status, confirmed.location]).toEqual([303, `${SIGN_IN}?done=confirmed`])
  const { rows } = await database.query<{ id: number }>(
    `UPDATE seamen SET state = 'active' WHERE email = $1 RETURNING id`,
    [EMAIL],
  )
  seaman = rows[0]?.id ?? 0
  session = cookiesOf(await send(SIGN_IN, { email: EMAIL, password: PASSWORD }))
})

afterAll(() => database.end())

type Headers = Record<string, string>

let senders = 0
/** What the proxy says of a sender whom no limit knows yet. */
function throughProxy(): Headers {
  senders += 1
  return {
    host: 'crew.example',
    'x-forwarded-for': `198.18.${senders >> 8}.${senders & 255}`,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'crew.example',
  }
}

const read = (path: string, headers: Headers = {}): Promise<Answer> =>
  ask(under.site.url, path, { ...throughProxy(), ...headers })

function send(path: string, fields: Headers, headers: Headers = {}): Promise<Answer> {
  const key = randomBytes(16).toString('base64url')
  const form = new URLSearchParams({ key, ...fields })
  const from = { method: 'POST', origin: PUBLIC }
  return ask(under.site.url, path, { ...throughProxy(), ...from, ...headers }, form)
}

const setBy = ({ headers }: Answer) => headers['set-cookie'] ?? []

const cookiesOf = (answer: Answer) =>
  setBy(answer)
    .map((one) => one.split(';', 1)[0])
    .join('; ')

async function isLetIn(cookie: string): Promise<boolean> {
  const { status, location } = await read(ACCOUNT, { cookie })
  if (status !== 200) {
    expect([status, location]).toEqual([307, `${SIGN_IN}?next=%2Fseaman%2Faccount`])
  }
  return status === 200
}

/** The name of a cookie and what a browser is told of it, the value and the times left out. */
function shapeOf(cookie: string): [name: string, ...attributes: string[]] {
  const [pair = '', ...attributes] = cookie.split(/;\s*/)
  const lasting = attributes.filter((one) => !/^(?:max-age|expires)=/i.test(one))
  const named = lasting.map((one) => one.replace(/=true$/i, '').toLowerCase())
  return [pair.split('=', 1)[0]?.replace(/\d+$/, 'N') ?? '', ...named.sort()]
}

const HOST_ONLY = ['httponly', 'path=/', 'samesite=lax', 'secure']
const DEVICE = ['__Host-mh-device-seamen-N', 'httponly', 'path=/', 'samesite=strict', 'secure']

test('every cookie of an account is for this very host, over https, and no script reads it', async () => {
  const signIn = await send(SIGN_IN, { email: EMAIL, password: PASSWORD })
  expect([signIn.status, signIn.location]).toEqual([303, ACCOUNT])
  expect(setBy(signIn).map(shapeOf)).toEqual([['__Host-mh_seaman', ...HOST_ONLY], DEVICE])
  expect(await isLetIn(cookiesOf(signIn))).toBe(true)

  const asked = await send('/seaman/link', { email: EMAIL })
  expect(setBy(asked).map(shapeOf)).toEqual([['__Host-mh_seaman_link', ...HOST_ONLY]])
  expect(setBy(applied).map(shapeOf)).toEqual([['__Host-mh_seaman_application', ...HOST_ONLY]])

  // The browser forgets only what is named as it was given.
  const out = await send(SIGN_OUT, {}, { cookie: cookiesOf(signIn) })
  expect(setBy(out).map(shapeOf)).toEqual([['__Host-mh_seaman', ...HOST_ONLY]])
  expect(setBy(out).join()).toContain('Max-Age=0')
  expect(await isLetIn(cookiesOf(signIn))).toBe(false)
})

test('a cookie of another name, which a site beside it can plant, is nobody’s', async () => {
  const token = session.replace(/^.*__Host-mh_seaman=([\w-]+).*$/, '$1')
  expect(token).toHaveLength(43)
  expect(await isLetIn(`__Host-mh_seaman=${token}`)).toBe(true)
  for (const name of [
    'mh_seaman',
    '__Secure-mh_seaman',
    '__host-mh_seaman',
    ' __Host-mh_seaman2',
  ]) {
    expect([name, await isLetIn(`${name}=${token}`)]).toEqual([name, false])
  }
})

test('browsers are told to come over https alone, and so is nobody who came otherwise', async () => {
  for (const path of [SIGN_IN, ACCOUNT, '/']) {
    const { headers } = await read(path)
    expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000'])
    const plain = await read(path, { 'x-forwarded-proto': 'http' })
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
  }
})

test('a form from elsewhere changes nothing, nor one of this very host over plain http', async () => {
  const FOREIGN: Headers[] = [
    { origin: 'http://crew.example' },
    { origin: 'http://crew.example', 'x-forwarded-proto': 'http' },
    { origin: 'http://crew.example:443' },
    { origin: 'https://crew.example:8443' },
    { origin: 'https://crew.example.evil.example' },
    { origin: 'https://evil.example' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
    { origin: 'https://jobs.crew.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
  ]
  const password = PASSWORD
  const newPassword = 'somebody else is here'
  const token = 'A'.repeat(43)
  const thief = { name: 'Thief', rank: 'master', citizenship: 'UA', language: 'en' }
  const forms: [path: string, fields: Headers][] = [
    ['/seaman/apply', { ...thief, email: 'thief@ship.example', newPassword, consent: 'on' }],
    [SIGN_IN, { email: EMAIL, password }],
    ['/seaman/link', { email: EMAIL }],
    [`/seaman/link/${token}`, {}],
    ['/seaman/password', { email: EMAIL }],
    [`/seaman/password/${token}`, { newPassword }],
    [`/seaman/confirm/${token}`, {}],
    [`${ACCOUNT}/data`, thief],
    [`${ACCOUNT}/email`, { email: 'thief@ship.example', password }],
    [`${ACCOUNT}/password`, { password, newPassword }],
    [`${ACCOUNT}/delete`, { password, consent: 'on' }],
    ['/seaman/services/1/ask', { message: 'Send me money', consent: 'on' }],
    [SIGN_OUT, { everywhere: '1' }],
  ]
  const written = async () => {
    const tables = ['seamen', 'seaman_sessions', 'seaman_links', 'requests', 'seaman_events']
    const counts = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`)
    const { rows } = await database.query<Record<string, unknown>>(
      `SELECT name, email, hash, state::text AS state, ${counts.join(', ')} FROM seamen WHERE id = $1`,
      [seaman],
    )
    return rows
  }
  const before = await written()
  expect(before).toHaveLength(1)
  for (const foreign of FOREIGN) {
    for (const [path, fields] of forms) {
      const answer = await send(path, fields, { cookie: session, ...foreign })
      const told = [JSON.stringify(foreign), path, answer.status, setBy(answer)]
      expect(told).toEqual([JSON.stringify(foreign), path, 403, []])
    }
  }
  expect(await written()).toEqual(before)
  expect(await isLetIn(session)).toBe(true)
})

/** Other sites in disguise; more are tried without a site (`next-address.test.ts`). Each costs a sign-in. */
const ELSEWHERE = [
  ...['//evil.example', '/\\evil.example', 'https:evil.example', '%2f%2fevil.example'],
  ...['https://crew.example@evil.example/seaman', '/\t/evil.example', 'javascript:alert(1)'],
  ...['/seaman/account\r\nLocation: https://evil.example', '/uk/uk/seaman/account', SIGN_OUT],
]

test('a sign-in leads on within the members’ area of this site, whatever was asked for', async () => {
  for (const next of ELSEWHERE) {
    const path = `${SIGN_IN}?next=${encodeURIComponent(next)}`
    const { status, headers } = await send(path, { email: EMAIL, password: PASSWORD })
    const { pathname, origin } = new URL(headers.location ?? '', `${PUBLIC}${SIGN_IN}`)
    expect([next, status, origin]).toEqual([next, 303, PUBLIC])
    expect([next, pathname]).toEqual([next, expect.stringMatching(/^(?:\/[a-z]{2})?\/seaman\//)])
    expect(setBy({ headers } as Answer).map((one) => shapeOf(one)[0])).toEqual([
      '__Host-mh_seaman',
      '__Host-mh-device-seamen-N',
    ])
  }
  // Once more, as it stands in the address.
  for (const next of ['//evil.example', '/%5C/evil.example', '%0a//evil.example']) {
    const answer = await send(`${SIGN_IN}?next=${next}`, { email: EMAIL, password: PASSWORD })
    expect([next, answer.status, answer.location]).toEqual([next, 303, ACCOUNT])
  }
})

test('no redirect and no page takes its host from the request', async () => {
  const LIES: Headers[] = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    { forwarded: 'host=evil.example;proto=https', 'x-original-host': 'evil.example' },
    { 'x-forwarded-host': 'evil.example, crew.example', 'x-host': 'evil.example' },
  ]
  const paths = [
    ...[ACCOUNT, '/uk/seaman/services', '/seaman/services/1', '/seaman/services/1/ask'],
    ...['/en/seaman/account', '/SEAMAN/account', '/seaman/account/', '//evil.example/..', SIGN_IN],
    ...['/server/seaman/files/1', '/server/seaman/data.json', '/seaman//account'],
  ]
  for (const lie of LIES) {
    for (const path of paths) {
      const { status, headers, body } = await read(path, lie)
      const asked = `${path} ${JSON.stringify(lie)}`
      expect([asked, status < 500]).toEqual([asked, true])
      const location = new URL(headers.location ?? '', PUBLIC + ACCOUNT)
      expect([asked, location.origin]).toEqual([asked, PUBLIC])
      const words = body.replaceAll(path, '')
      expect([asked, words.includes('evil.example')]).toEqual([asked, false])
    }
    const form = { email: EMAIL, password: PASSWORD }
    const sent = await send(SIGN_IN, form, lie)
    const location = new URL(sent.headers.location ?? '', PUBLIC + ACCOUNT)
    expect([JSON.stringify(lie), location.origin]).toEqual([JSON.stringify(lie), PUBLIC])
  }
})
