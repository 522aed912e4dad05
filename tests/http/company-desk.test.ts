import { brotliCompressSync } from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { publicPath } from '../../src/domain/addresses/paths'
import { LOCALES } from '../../src/domain/locales/locales'
import { ask } from '../site/ask'
import { newPerson, publishCompany } from '../site/company-people'
import { newMember } from '../site/members'
import { sharedSite } from './site-under-test'

/** The forms of the desk of companies without scripts, and what strangers find at its addresses. */

const under = sharedSite()

let database: pg.Client
let north: Awaited<ReturnType<typeof publishCompany>>
let south: typeof north

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
  north = await publishCompany(under.editor, 'north-http.example')
  south = await publishCompany(under.editor, 'south-http.example')
})
afterAll(async () => {
  for (const { id } of [north, south]) await under.editor.request('DELETE', `/crewings/${id}`)
  await database.query(`DELETE FROM company_people WHERE email LIKE '%-http.example'`)
  await database.end()
})

const valueIn = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''

/** Sends a form as a browser without scripts does. */
async function send(path: string, fields: Record<string, string>, cookie = '') {
  const { body } = await ask(under.site.url, path, { cookie })
  const sent = new URLSearchParams({
    key: valueIn(body, 'key'),
    of: valueIn(body, 'of'),
    ...fields,
  })
  return ask(under.site.url, path, { method: 'POST', cookie }, sent)
}

test('a claim has a form in every language, below 30 kB, to which the page of the company leads', async () => {
  for (const locale of LOCALES) {
    const page = await ask(under.site.url, publicPath({ locale, path: north.path.slice(1) }, 'en'))
    const path = publicPath({ locale, path: `company-desk/claim/${north.id}` }, 'en')
    expect([locale, page.body.includes(`href="${path}"`)]).toEqual([locale, true])
    const form = await ask(under.site.url, path)
    expect([locale, form.status, form.body.includes('Crewing north-http.example')]).toEqual([
      locale,
      200,
      true,
    ])
    expect(form.body).toContain('north-http.example')
    expect([locale, brotliCompressSync(form.body).length < 30_000]).toEqual([locale, true])
    expect(form.headers['cache-control']).toBe('private, no-store')
  }
})

test('a claim is taken, its link shows a button and does nothing until it is pressed', async () => {
  const path = `/uk/company-desk/claim/${north.id}`
  const wrong = await send(path, { name: 'Олена', email: 'olena', consent: 'on' })
  expect(wrong.status).toBe(422)
  const sent = await send(path, { name: 'Олена', email: 'olena@north-http.example', consent: 'on' })
  expect([sent.status, sent.location]).toEqual([303, '/uk/company-desk/sign-in?done=claimed'])
  expect((await ask(under.site.url, sent.location ?? '')).body).toContain('role="status"')
  const { rows } = await database.query<{ content: string }>(
    `SELECT content::text AS content FROM messages WHERE "to" = 'olena@north-http.example'`,
  )
  const link = /\/uk\/company-desk\/confirm\/[\w-]{43}/.exec(rows[0]?.content ?? '')?.[0] ?? ''
  const state = async () =>
    (
      await database.query(
        `SELECT state::text AS state FROM company_claims WHERE email = 'olena@north-http.example'`,
      )
    ).rows[0] as object
  for (let n = 0; n < 3; n += 1) {
    const opened = await ask(under.site.url, link)
    expect([opened.status, opened.body.includes('olena@north-http.example')]).toEqual([200, true])
  }
  expect(await state()).toEqual({ state: 'asked' })
  const pressed = await send(link, {})
  expect([pressed.status, pressed.location]).toEqual([303, '/uk/company-desk/sign-in?done=proven'])
  expect(await state()).toEqual({ state: 'waiting' })
  expect((await send(link, {})).status).toBe(422)
})

test('an address that is known and one that is not are answered alike', async () => {
  await newPerson(database, { company: north.id, email: 'known@north-http.example' })
  const answers = await Promise.all(
    ['known@north-http.example', 'unknown@north-http.example'].map((email) =>
      send('/company-desk/sign-in', { email }),
    ),
  )
  expect(answers.map(({ status, location }) => [status, location])).toEqual(
    Array.from({ length: 2 }, () => [303, '/company-desk/sign-in?done=linkSent']),
  )
})

test('the desk of another company is not there: pages, forms and what is sent to them', async () => {
  const own = await newPerson(database, { company: north.id, email: 'own@north-http.example' })
  const other = await newPerson(database, { company: south.id, email: 'other@south-http.example' })
  const low = await newPerson(database, {
    company: north.id,
    email: 'low@north-http.example',
    role: 'recruiter',
  })
  const member = await newMember(database, { email: 'seaman@north-http.example' })
  const status = async (path: string, cookie: string) =>
    (await ask(under.site.url, path, { cookie })).status
  const desk = `/company-desk/${north.id}`
  expect(await status(desk, own.cookie)).toBe(200)
  expect(await status(`${desk}/invite`, own.cookie)).toBe(200)
  expect(await status(`${desk}/people/${low.seat}`, own.cookie)).toBe(200)
  // A seat of another desk at the own desk's address too.
  for (const path of [`${desk}/people/${other.seat}`, `${desk}/people/999999`]) {
    expect([path, await status(path, own.cookie)]).toEqual([path, 404])
  }
  for (const path of [
    desk,
    `${desk}/invite`,
    `${desk}/people/${own.seat}`,
    '/company-desk/999999',
  ]) {
    expect([path, await status(path, other.cookie)]).toEqual([path, 404])
    for (const cookie of ['', member]) {
      const answer = await ask(under.site.url, path, { cookie })
      expect([path, answer.status, answer.location]).toEqual([path, 307, '/company-desk/sign-in'])
    }
  }
  expect(await status(`${desk}/invite`, low.cookie)).toBe(404)
  expect(await status(`${desk}/people/${own.seat}`, low.cookie)).toBe(404)
  expect(await status(`${desk}/people/${low.seat}`, low.cookie)).toBe(200)
  const { body } = await ask(under.site.url, `/company-desk/${south.id}/invite`, {
    cookie: other.cookie,
  })
  const fields = new URLSearchParams({ key: valueIn(body, 'key'), change: 'end' })
  const foreign = await ask(
    under.site.url,
    `${desk}/people/${own.seat}`,
    { method: 'POST', cookie: other.cookie },
    fields,
  )
  expect(foreign.status).not.toBe(303)
  const { rows } = await database.query('SELECT FROM company_seats WHERE id = $1', [own.seat])
  expect(rows).toHaveLength(1)
})

test('who leaves is signed out everywhere at once, and takes along what is kept before', async () => {
  const { cookie, seat } = await newPerson(database, {
    company: south.id,
    email: 'leaves@south-http.example',
    role: 'recruiter',
  })
  const data = await ask(under.site.url, '/server/company-desk/data.json', { cookie })
  expect(JSON.parse(data.body)).toMatchObject({
    account: { email: 'leaves@south-http.example', seats: [{ role: 'recruiter' }] },
  })
  const left = await send(`/company-desk/${south.id}/people/${seat}`, { change: 'end' }, cookie)
  expect([left.status, left.location]).toEqual([303, '/company-desk/sign-in?done=left'])
  expect((await ask(under.site.url, '/company-desk', { cookie })).status).toBe(307)
  expect((await ask(under.site.url, '/server/company-desk/data.json', { cookie })).status).toBe(401)
})

test('a sign-out ends the session', async () => {
  const { cookie } = await newPerson(database, {
    company: south.id,
    email: 'out@south-http.example',
  })
  const page = await ask(under.site.url, '/ar/company-desk', { cookie })
  expect([page.status, brotliCompressSync(page.body).length < 30_000]).toEqual([200, true])
  const out = await ask(
    under.site.url,
    '/server/company-desk/sign-out',
    { method: 'POST', cookie },
    new URLSearchParams({ locale: 'ar' }),
  )
  expect([out.status, out.location]).toEqual([303, '/ar/company-desk/sign-in?done=signedOut'])
  expect((await ask(under.site.url, '/company-desk', { cookie })).status).toBe(307)
})
