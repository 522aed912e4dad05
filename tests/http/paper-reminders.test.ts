import { createHash, randomBytes } from 'node:crypto'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { LOCALES } from '../../src/domain/locales/locales'
import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { newSeaman, newSession } from '../site/members'
import { sharedSite } from './site-under-test'

/** A seafarer chooses reminders and a calendar without a script; the address of the calendar opens for programs, and only while it is theirs. */

const under = sharedSite()

let database: pg.Client
let made = 0

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.query(`DELETE FROM seaman_papers;
    DELETE FROM seamen WHERE email LIKE 'http.reminders.%'`)
  await database.end()
})

async function member(): Promise<{ id: number; cookie: string }> {
  made += 1
  const id = await newSeaman(database, { email: `http.reminders.${made}@ship.example` })
  await database.query(
    `INSERT INTO seaman_papers (seaman_id, send_key, document, number, expires, validity)
     VALUES ($1, $2, 'passport', 'EA 1234567', now() + interval '20 days', 'until')`,
    [id, `http-reminders-${made}`],
  )
  return { id, cookie: await newSession(database, id) }
}

const RECORD = '/seaman/account/record'
const FORM = `${RECORD}/reminders`

const hiddenIn = (page: string) =>
  ['key', 'of'].map((name): [string, string] => [
    name,
    new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '',
  ])

/** Sends the form as a browser without scripts does. */
async function choose(cookie: string, typed: Record<string, string>) {
  const { body } = await ask(under.site.url, FORM, { cookie })
  const fields = new URLSearchParams({ ...Object.fromEntries(hiddenIn(body)), ...typed })
  return ask(under.site.url, FORM, { method: 'POST', cookie }, fields)
}

const ticked = (page: string) =>
  [...page.matchAll(/<input[^>]*name="(months\d+|calendar)"[^>]*>/g)].flatMap(([input, name]) =>
    input.includes('checked') ? [`${name} ${/value="([^"]*)"/.exec(input)?.[1] ?? ''}`] : [],
  )

const calendarIn = (page: string) =>
  /(\/server\/seaman\/calendar\/[\w-]{43}\.ics)/.exec(page)?.[1] ?? ''

test('reminders and a calendar are chosen, shown and switched off again', async () => {
  const { cookie } = await member()
  const read = (path: string) => ask(under.site.url, path, { cookie })
  const form = await read(FORM)
  expect([form.status, form.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(ticked(form.body)).toEqual(['calendar off'])
  const saved = await choose(cookie, { months6: 'yes', months1: 'yes', calendar: 'on' })
  expect([saved.status, saved.location]).toEqual([303, `${RECORD}?done=calendarMade#reminders`])
  expect(ticked((await read(FORM)).body)).toEqual(['months6 yes', 'months1 yes', 'calendar on'])
  const record = (await read(RECORD)).body
  expect(record).toContain('6 months and 1 month')
  const address = calendarIn(record)
  expect(address).not.toBe('')
  expect(record).not.toMatch(/<details class="calendar-address" open/)
  expect((await read(`${RECORD}?done=calendarMade`)).body).toMatch(
    /<details class="calendar-address" open/,
  )
  expect(calendarIn((await read(FORM)).body)).toBe(address)

  const calendar = await ask(under.site.url, address)
  expect(calendar.status).toBe(200)
  expect(calendar.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  expect(calendar.body).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar.body).toContain('SUMMARY:Passport: last day\r\n')
  expect(calendar.body).not.toContain('1234567')
  expect((await ask(under.site.url, address, { method: 'HEAD' })).status).toBe(200)
  expect((await ask(under.site.url, address, { method: 'POST' })).status).toBe(405)

  const kept = await choose(cookie, { months6: 'yes', calendar: 'on' })
  expect(kept.location).toBe(`${RECORD}?done=saved`)
  const another = await choose(cookie, { months6: 'yes', calendar: 'renew' })
  expect(another.location).toBe(`${RECORD}?done=calendarMade#reminders`)
  const renewed = calendarIn((await read(RECORD)).body)
  expect(renewed).not.toBe(address)
  const gone = await ask(under.site.url, address)
  expect([gone.status, gone.headers['cache-control']]).toEqual([404, 'private, no-store'])
  expect((await ask(under.site.url, renewed)).status).toBe(200)
  await choose(cookie, { calendar: 'off' })
  expect((await ask(under.site.url, renewed)).status).toBe(404)
  expect(calendarIn((await read(FORM)).body)).toBe('')
  expect(ticked((await read(FORM)).body)).toEqual(['calendar off'])
})

test('who has not confirmed the address is told that no mail comes yet', async () => {
  const { id, cookie } = await member()
  const read = async () => (await ask(under.site.url, FORM, { cookie })).body
  expect(await read()).not.toContain('id="_standing"')
  await database.query('UPDATE seamen SET confirmed_at = NULL WHERE id = $1', [id])
  expect(await read()).toContain('id="_standing"')
})

test('an address that was never one is no page, and nobody who is not signed in chooses anything', async () => {
  for (const path of ['x.ics', `${'A'.repeat(42)}.ics`, `${'A'.repeat(44)}.ics`, 'A'.repeat(43)]) {
    expect((await ask(under.site.url, `/server/seaman/calendar/${path}`)).status).toBe(404)
  }
  const unknown = await ask(under.site.url, `/server/seaman/calendar/${'A'.repeat(43)}.ics`)
  expect([unknown.status, unknown.body]).toEqual([404, 'There is no such calendar.\n'])
  const form = await ask(under.site.url, FORM)
  expect([form.status, form.location]).toEqual([307, expect.stringContaining('/seaman/sign-in')])
})

test('the page of the link in a mail ends them with one press, in every language', async () => {
  for (const locale of LOCALES) {
    const { id, cookie } = await member()
    await choose(cookie, { months1: 'yes', calendar: 'off' })
    const token = randomBytes(32).toString('base64url')
    await database.query(
      `INSERT INTO seaman_reminder_links (id, seaman_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), id],
    )
    const path = publicPath({ locale, path: `seaman/reminders/${token}` }, 'en')
    const page = await ask(under.site.url, path)
    expect([locale, page.status]).toEqual([locale, 200])
    expect(page.body).toContain('action="/server/reminders/end"')
    const pressed = await ask(
      under.site.url,
      '/server/reminders/end',
      { method: 'POST' },
      new URLSearchParams({ token, locale }),
    )
    expect([pressed.status, pressed.location]).toEqual([303, path])
    const after = await ask(under.site.url, path)
    expect(after.body).not.toContain('action="/server/reminders/end"')
    expect(after.body).not.toMatch(/seaman\.reminders|undefined/)
    expect(ticked((await ask(under.site.url, FORM, { cookie })).body)).toEqual(['calendar off'])
  }
})
