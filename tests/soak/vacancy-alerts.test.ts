import pg from 'pg'
import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { newMember } from '../site/members'
import { mailTo } from '../site/outbox'
import { publishVacancy } from '../site/publish-vacancy'
import { siteUnderTest } from '../http/site-under-test'

/** Alerts of new vacancies over HTTP: ordered, confirmed, sent and left, without a browser and without an account. */

const under = siteUnderTest({ template: 'empty' })

const READER = 'reader@ship.example'
const FILTER = 'rank=chief-mate'
const FORM = `/uk/forms/alerts?filter=${encodeURIComponent(FILTER)}`

let database: pg.Client

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
})

afterAll(() => database.end())

function keyIn(page: string): string {
  return /<input[^>]* name="key"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? ''
}

/** Sends the form of a page as it stands there. */
async function send(path: string, fields: Record<string, string> = {}) {
  const { body } = await ask(under.site.url, path)
  return fetch(under.site.url + path, {
    method: 'POST',
    body: new URLSearchParams({ key: keyIn(body), ...fields }),
    headers: { Origin: under.site.url },
    redirect: 'manual',
  })
}

const order = (email: string) => send(FORM, { email, consent: 'on' })

async function stateOf(email: string): Promise<string[]> {
  const { rows } = await database.query<{ state: string }>(
    'SELECT state FROM vacancy_alerts WHERE email = $1 ORDER BY id',
    [email],
  )
  return rows.map(({ state }) => state)
}

/** The newest mail to an address that has a link to a page. */
async function mailWith(address: string, page: string): Promise<{ mail: Email; path: string }> {
  const link = new RegExp(`https?://[^/\\s]+(/\\S*${page}/[\\w-]{43})`)
  const find = async () => {
    const mails = await mailTo(under.site.dataDir, address)
    return mails.flatMap((mail) => {
      const path = link.exec(mail.text ?? '')?.[1]
      return path === undefined ? [] : [{ mail, path }]
    })
  }
  await expect.poll(async () => (await find()).length, { timeout: 60_000 }).toBeGreaterThan(0)
  const found = (await find()).at(-1)
  if (!found) throw new Error(`There is no mail with a link to ${page}.`)
  return found
}

/** Orders an alert and confirms it by the page of its link. */
async function confirmed(email: string): Promise<void> {
  await order(email)
  const { path } = await mailWith(email, 'confirm')
  expect((await send(path)).status).toBe(303)
  expect(await stateOf(email)).toEqual(['active'])
}

/** Publishes a vacancy, and makes the alerts due. */
async function publish(): Promise<number> {
  const id = await publishVacancy(under.editor)
  await database.query(
    "UPDATE vacancy_alerts SET due_at = now() - interval '1 second' WHERE due_at IS NOT NULL",
  )
  return id
}

const headerOf = (mail: Email, name: string) =>
  mail.headers.find(({ key }) => key === name)?.value ?? ''

test('each page is one visitor’s, in every language, whatever its address says', async () => {
  const token = 'A'.repeat(43)
  const filters = [
    '',
    '?filter=rank%3Dbosun',
    '?filter=%00%ff&filter=2',
    `?filter=${'x'.repeat(3_000)}`,
  ]
  const pages = [
    ...filters.map((query) => `forms/alerts${query}`),
    `forms/alerts/${token}`,
    `forms/alerts/${token}?done=constructor`,
    `forms/alerts/confirm/${token}`,
    `forms/alerts/leave/${token}`,
    'forms/alerts/leave/short',
  ]
  for (const locale of LOCALES) {
    for (const page of pages) {
      const [path = '', query] = page.split('?')
      const address = publicPath({ locale, path }, 'en') + (query === undefined ? '' : `?${query}`)
      const { status, headers } = await ask(under.site.url, address)
      expect([address, status]).toEqual([address, 200])
      expect(headers['cache-control']).toBe('private, no-store')
    }
  }
})

test('the list leads to the order of what it shows', async () => {
  const { body } = await ask(under.site.url, `/crewings?${FILTER}`)
  expect(body).toContain(`/forms/alerts?filter=${encodeURIComponent(FILTER)}`)
})

test('an order without an address or consent is refused, and keeps what was typed', async () => {
  const answer = await send(FORM, { email: 'reader@' })
  expect(answer.status).toBe(422)
  const page = await answer.text()
  expect(page).toContain('value="reader@"')
  expect(await stateOf('reader@')).toEqual([])
})

test('the answer is the same for an address that is known, and one that is not', async () => {
  await confirmed('known@ship.example')
  const [known, unknown] = [await order('known@ship.example'), await order('new@ship.example')]
  expect([known.status, known.headers.get('location')]).toEqual([
    unknown.status,
    unknown.headers.get('location'),
  ])
  expect(unknown.headers.get('location')).toMatch(/\/uk\/forms\/alerts\?filter=.+&done=asked$/)
})

test('opening a link confirms nothing and ends nothing; pressing does', async () => {
  const email = 'careful@ship.example'
  await order(email)
  const { path } = await mailWith(email, 'confirm')
  expect(path).toMatch(/^\/uk\//)
  for (let n = 0; n < 3; n += 1) expect((await ask(under.site.url, path)).status).toBe(200)
  expect(await stateOf(email)).toEqual(['unconfirmed'])
  const pressed = await send(path)
  expect(pressed.status).toBe(303)
  expect(pressed.headers.get('location')).toMatch(/\/uk\/forms\/alerts\/[\w-]{43}\?done=confirmed$/)
  expect(await stateOf(email)).toEqual(['active'])
  const token = path.split('/').at(-1) ?? ''
  expect((await ask(under.site.url, `/uk/forms/alerts/leave/${token}`)).status).toBe(200)
  expect(await stateOf(email)).toEqual(['active'])
})

test('a mail of new vacancies is left by the button of a mail program, and by it alone', async () => {
  await confirmed(READER)
  const id = await publish()
  const { mail, path } = await mailWith(READER, 'leave')
  expect(mail.text).toMatch(new RegExp(`/uk/crewings/[^/]+/${id}`))
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const address = /^<(https?:\/\/.+)>$/.exec(headerOf(mail, 'list-unsubscribe'))?.[1] ?? ''
  const { pathname, search } = new URL(address)
  const endpoint = pathname + search
  // What looks into mails follows links.
  const looked = await ask(under.site.url, endpoint)
  expect([looked.status, looked.location]).toEqual([303, path])
  expect((await ask(under.site.url, endpoint, { method: 'HEAD' })).status).toBe(303)
  expect((await ask(under.site.url, endpoint, { method: 'PUT' })).status).toBe(405)
  expect(await stateOf(READER)).toEqual(['active'])
  // From another origin, without cookies, in either encoding that RFC 8058 names.
  const multipart = new FormData()
  multipart.set('List-Unsubscribe', 'One-Click')
  const answer = await fetch(under.site.url + endpoint, { method: 'POST', body: multipart })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect(await stateOf(READER)).toEqual(['ended'])
  const again = await fetch(under.site.url + endpoint, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    headers: { Origin: 'https://mail.example' },
  })
  expect(again.status).toBe(204)
})

test('what is no link of ours ends nothing', async () => {
  await confirmed('stays@ship.example')
  const post = (path: string, init: RequestInit = {}) =>
    fetch(under.site.url + path, { method: 'POST', redirect: 'manual', ...init })
  expect((await post('/server/alerts/leave?token=short')).status).toBe(400)
  expect((await post(`/server/alerts/leave?token=${'A'.repeat(43)}`)).status).toBe(204)
  const { rows } = await database.query<{ id: number }>(
    `SELECT id FROM vacancy_alerts WHERE email = 'stays@ship.example'`,
  )
  const body = () => new URLSearchParams({ alert: String(rows[0]?.id), locale: 'en' })
  const foreign = await post('/server/alerts/leave', {
    body: body(),
    headers: { Origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
  // With the number alone, only the account with its address may leave it.
  const stranger = await post('/server/alerts/leave', { body: body() })
  expect(stranger.headers.get('location')).toMatch(/\/seaman\/account#alerts$/)
  expect(await stateOf('stays@ship.example')).toEqual(['active'])
})

test('a member sees the own alerts on the account page, and leaves them there', async () => {
  const email = 'member@ship.example'
  await confirmed(email)
  const cookie = await newMember(database, { email })
  const other = await newMember(database, { email: 'other@ship.example' })
  const { body } = await ask(under.site.url, '/seaman/account', { Cookie: cookie })
  const alert = /name="alert" value="(\d+)"/.exec(body)?.[1] ?? ''
  expect(alert).not.toBe('')
  const theirs = await ask(under.site.url, '/seaman/account', { Cookie: other })
  expect(theirs.body).not.toContain('name="alert"')
  const leave = (by: string) =>
    fetch(`${under.site.url}/server/alerts/leave`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ alert, locale: 'en' }),
      headers: { Cookie: by, Origin: under.site.url },
    })
  await leave(other)
  expect(await stateOf(email)).toEqual(['active'])
  expect((await leave(cookie)).status).toBe(303)
  expect(await stateOf(email)).toEqual(['ended'])
  const data = await ask(under.site.url, '/server/seaman/data.json', { Cookie: cookie })
  expect(JSON.parse(data.body)).toMatchObject({
    vacancyAlerts: [{ filter: FILTER, state: 'ended', language: 'uk' }],
  })
})
