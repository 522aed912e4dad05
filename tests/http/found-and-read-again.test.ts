import { gzipSync } from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { publicPath } from '../../src/domain/addresses/paths'
import { ask } from '../site/ask'
import { newSeaman, newSession } from '../site/members'
import { sharedSite } from './site-under-test'

/** Without a script a seafarer lets staff find the own form and ends it, reads who sees what, and has a download read again. */

const under = sharedSite()

let database: pg.Client
let made = 0

beforeAll(async () => {
  database = new pg.Client({ connectionString: under.site.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.query(
    `DELETE FROM seaman_contracts; DELETE FROM seamen WHERE email LIKE 'http.found.%'`,
  )
  await database.end()
})

async function member(): Promise<{ id: number; cookie: string }> {
  made += 1
  const id = await newSeaman(database, { email: `http.found.${made}@ship.example` })
  return { id, cookie: await newSession(database, id) }
}

const hiddenIn = (page: string) =>
  ['key', 'of', 'shown', 'kept'].flatMap((name) => {
    const [input = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(page) ?? []
    const value = /value="([^"]*)"/.exec(input)?.[1] ?? ''
    return value === '' ? [] : [[name, value] as const]
  })

const isGiven = async (id: number) => {
  const { rows } = await database.query('SELECT FROM seaman_search_consents WHERE seaman_id = $1', [
    id,
  ])
  return rows.length === 1
}

const LIGHT = 30 * 1_024

test.each(['en', 'ar', 'ph'] as const)(
  '%s: it is ticked, told, unticked, and every page is light and private',
  async (locale) => {
    const at = (path: string) => publicPath({ locale, path: `seaman/account/record${path}` }, 'en')
    const { id, cookie } = await member()
    const read = (path: string) => ask(under.site.url, at(path), { cookie })
    for (const path of ['/search', '/parts', '/import', '']) {
      const page = await read(path)
      expect([path, page.status]).toEqual([path, 200])
      expect(gzipSync(page.body).length).toBeLessThan(LIGHT)
      expect(page.headers['cache-control']).toBe('private, no-store')
      expect(page.body).toContain('noindex')
      const anonymous = await ask(under.site.url, at(path))
      expect([path, anonymous.status, anonymous.location]).toEqual([
        path,
        expect.toBeOneOf([303, 307]),
        expect.stringContaining('/seaman/sign-in'),
      ])
    }
    const send = async (ticked: boolean) => {
      const { body } = await read('/search')
      expect(/name="found"[^>]*checked|checked[^>]*name="found"/.test(body)).toBe(await isGiven(id))
      const fields = new URLSearchParams(Object.fromEntries(hiddenIn(body)))
      if (ticked) fields.set('found', 'yes')
      const { status } = await ask(
        under.site.url,
        at('/search'),
        { method: 'POST', cookie },
        fields,
      )
      expect(status).toBe(303)
    }
    await send(true)
    expect(await isGiven(id)).toBe(true)
    await send(false)
    expect(await isGiven(id)).toBe(false)
  },
)

/** Sends the form with a file as a browser without scripts does. */
async function upload(path: string, cookie: string, content: string) {
  const { body: page } = await ask(under.site.url, path, { cookie })
  expect(page).toContain('encType="multipart/form-data"')
  // The script that sends files before their form has nothing to do with it.
  expect(page).not.toContain('data-upload')
  const body = new FormData()
  for (const [name, value] of hiddenIn(page)) body.set(name, value)
  body.set('data', new Blob([content]), 'mariner-hub-account.json')
  const answer = await fetch(under.site.url + path, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
    body,
  })
  return { status: answer.status, to: answer.headers.get('location'), body: await answer.text() }
}

test('a download is read again by another account, after a look at it', async () => {
  const [first, later] = [await member(), await member()]
  await database.query(
    `INSERT INTO seaman_contracts (seaman_id, version, send_key, vessel_name, sign_on, rank)
     VALUES ($1, 1, 'key-http-found', 'Nordic Star', '2025-01-01T00:00:00Z', 'second-mate')`,
    [first.id],
  )
  const data = async (cookie: string) => {
    const { body } = await ask(under.site.url, '/server/seaman/data.json', { cookie })
    return (JSON.parse(body) as { seaService: object[] }).seaService
  }
  const file = await ask(under.site.url, '/server/seaman/data.json', { cookie: first.cookie })
  const at = '/uk/seaman/account/record/import'
  const sent = await upload(at, later.cookie, file.body)
  expect([sent.status, sent.to]).toEqual([303, `${at}/review`])
  expect(await data(later.cookie)).toEqual([])

  const review = await ask(under.site.url, `${at}/review`, { cookie: later.cookie })
  expect(review.body).toContain('Nordic Star')
  const fields = new URLSearchParams(Object.fromEntries(hiddenIn(review.body)))
  const done = await ask(
    under.site.url,
    `${at}/review`,
    { method: 'POST', cookie: later.cookie },
    fields,
  )
  expect(done.status).toBe(303)
  expect(await data(later.cookie)).toEqual(await data(first.cookie))
  // Nothing waits any more, and the page says so.
  const over = await ask(under.site.url, `${at}/review`, { cookie: later.cookie })
  expect(over.body).toContain('Жоден файл не чекає')
})

test.each([
  ['no JSON', '%PDF-1.7', 422, 'Це не файл JSON'],
  ['another file', '{"hello":1}', 422, 'У цьому файлі немає нічого з анкети моряка'],
  ['a file that is too large', `"${'x'.repeat(2_200_000)}"`, 422, 'завеликий'],
])('%s is refused with a sentence', async (_what, content, status, sentence) => {
  const { cookie } = await member()
  const refused = await upload('/uk/seaman/account/record/import', cookie, content)
  expect(refused.status).toBe(status)
  expect(refused.body).toContain(sentence)
})
