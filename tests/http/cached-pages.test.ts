import { once } from 'node:events'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import pg from 'pg'
import { expect, test } from 'vitest'

import type { Locale } from '../../src/domain/locales/locales'
import { readFirstText } from '../../src/first-content/content-set'
import { paragraph } from '../site/editor'
import { type Answer, ask, askBytes } from '../site/ask'
import { siteUnderTest } from './site-under-test'

/** Pages are rendered once and compressed once; who comes meanwhile waits, or is told that there is too much to do. */

const LIMITS = { atOnce: 2, mostWaiting: 6, patienceMs: 600 }
const under = siteUnderTest({ env: { RENDER_LIMITS: JSON.stringify(LIMITS) } })

/** Milliseconds. The thread that makes bodies smaller has a low priority. */
const SOON = { timeout: 20_000 }

const decompress = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

test('a page is compressed once for each encoding, and nobody who has it gets it again', async () => {
  const { site } = under
  const { body: html } = await ask(site.url, '/about')
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const read = (headers = {}) =>
      askBytes(site.url, '/about', { 'Accept-Encoding': encoding, ...headers })
    const first = await read()
    // As long as the digest is weak, a smaller body is still being made.
    await expect.poll(async () => (await read()).headers.etag, SOON).toMatch(/^"/)
    const last = await read()
    expect(decompress[encoding](last.bytes).toString()).toBe(html)
    expect(last.headers['content-encoding'] ?? 'identity').toBe(encoding)
    expect(last.headers['content-length']).toBe(String(last.bytes.byteLength))
    if (encoding !== 'identity') expect(last.bytes.byteLength).toBeLessThan(first.bytes.byteLength)
    expect((await read()).headers.etag).toBe(last.headers.etag)
    for (const etag of [first.headers.etag, last.headers.etag]) {
      const known = await read({ 'If-None-Match': etag })
      expect([known.status, known.bytes.byteLength]).toEqual([304, 0])
      expect(known.headers.etag).toBe(last.headers.etag)
      for (const name of ['cache-control', 'vary'] as const) {
        expect(known.headers[name]).toBe(last.headers[name])
      }
    }
    expect((await read({ 'If-None-Match': '"other"' })).status).toBe(200)
  }
})

test('a page that the database has no time for is "later"', async () => {
  const { site } = under
  const companies = await hold('crewings')
  try {
    const answers = await Promise.all([
      ask(site.url, '/uk/mailing', { rsc: '1', Accept: '*/*' }),
      ask(site.url, '/fr/mailing'),
    ])
    for (const { status, headers, body } of answers) {
      expect([status, headers['retry-after']]).toEqual([503, '5'])
      expect(body).toContain('<h1')
    }
  } finally {
    await companies.end()
  }
})

test('no kept copy outlives a publish', async () => {
  const { site, editor } = under
  const id = await editor.create('en', { title: 'Kept', slug: 'kept', body: paragraph('first') })
  await editor.publish(id, 'en')
  const before = await ask(site.url, '/kept')
  expect(before.body).toContain('first')
  await editor.publish(id, 'en', { body: paragraph('second') })
  const etag = before.headers.etag ?? ''
  const after = await ask(site.url, '/kept', { 'If-None-Match': etag })
  expect([after.status, after.body.includes('second')]).toEqual([200, true])
  await editor.unpublish(id, 'en')
  expect((await ask(site.url, '/kept', { 'If-None-Match': etag })).status).toBe(410)
})

test('each reader keeps their own headers: a choice of language is remembered from a kept page', async () => {
  const { site } = under
  const referer = { Referer: `${site.url}/about` }
  const first = await ask(site.url, '/uk', referer)
  expect(first.headers['set-cookie']?.join()).toContain('i18n_redirected=uk')
  const other = await ask(site.url, '/uk')
  expect(other.headers['set-cookie']).toBeUndefined()
  const again = await ask(site.url, '/uk', referer)
  expect(again.headers['set-cookie']?.join()).toContain('i18n_redirected=uk')
  expect(again.headers['cache-control']).toBe('private, no-cache')
})

/** What is another at each answer, and how a body is sent that has no length before. */
const OF_ONE_ANSWER = new Set(['date', 'x-request-id', 'transfer-encoding'])

test('HEAD has the headers of GET, and no answer shows what Next tells itself', async () => {
  const { site } = under
  const addresses = [
    ...[
      '/',
      '/uk',
      '/about',
      '/mailing',
      '/docs',
      '/nowhere',
      '/en/about',
      '/consent',
      '/robots.txt',
    ],
    ...['/sitemap.xml', '/sitemap-en.xml', '/latest.json', '/_i18n/uk/messages.json', '/cat.svg'],
  ]
  const shown = (answer: Answer) =>
    Object.entries(answer.headers)
      .filter(([name]) => !OF_ONE_ANSWER.has(name))
      // A second may pass between two answers.
      .map(([name, value]) => [name, String(value).replace(/ Expires=[^;]*;/, '')])
  for (const address of addresses) {
    const headers = { 'Accept-Encoding': 'br' }
    // A smaller body may come between two answers.
    await expect
      .poll(async () => (await ask(site.url, address, headers)).headers.etag ?? '', SOON)
      .not.toMatch(/^W\/"[\w-]{22}-/)
    const get = await ask(site.url, address, headers)
    const head = await ask(site.url, address, { ...headers, method: 'HEAD' })
    expect([head.status, head.body], address).toEqual([get.status, ''])
    expect([address, ...shown(head)]).toEqual([address, ...shown(get)])
    const internal = Object.keys(get.headers).filter((name) => /^x-(middleware|mh)-/.test(name))
    expect(internal, address).toEqual([])
  }
})

/** Where a page of the first content stands in a language. */
async function addressOf(key: string, locale: Locale): Promise<string> {
  const { slug } = await readFirstText('pages', key, locale)
  return `/${locale}/${encodeURIComponent(slug)}`
}

/** Lets nothing of a table be read from the database until it is ended. */
async function hold(
  table: 'crewings' | 'pages',
): Promise<{ blocked: () => Promise<number>; end: () => Promise<void> }> {
  const client = new pg.Client({ connectionString: under.site.databaseUrl })
  await client.connect()
  await client.query('BEGIN')
  await client.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`)
  return {
    async blocked() {
      const { rows } = await client.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      return rows[0]?.count ?? 0
    },
    async end() {
      await client.query('ROLLBACK')
      const ended = once(client, 'end')
      await client.end()
      await ended
    },
  }
}

test('first readers of one page share its render, while kept pages answer as ever', async () => {
  const { site } = under
  await ask(site.url, '/about')
  const address = await addressOf('about', 'fr')
  const pages = await hold('pages')
  const readers = Array.from({ length: LIMITS.mostWaiting }, () => ask(site.url, address))
  try {
    await expect.poll(pages.blocked, SOON).toBe(1)
    expect((await ask(site.url, '/about')).status).toBe(200)
    expect(await pages.blocked()).toBe(1)
  } finally {
    await pages.end()
  }
  const answers = await Promise.all(readers)
  expect(answers.map(({ status }) => status)).toEqual(readers.map(() => 200))
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
})

test('kept pages do not wait behind what is rendered for one reader; too many of those are told so', async () => {
  const { site } = under
  await ask(site.url, '/about')
  const addresses = [
    ...Array.from({ length: 20 }, (_, index) => `/nowhere-${index}`),
    ...Array.from({ length: 5 }, () => '/nowhere'),
    ...Array.from({ length: 5 }, () => '/a/../b'),
    ...Array.from({ length: 20 }, () => '/consent'),
  ]
  let isKept = false
  const answers = addresses.map(async (path, index) => {
    const answer = await ask(site.url, path, { method: index % 2 === 0 ? 'GET' : 'HEAD' })
    return { ...answer, path, isBefore: !isKept }
  })
  expect((await ask(site.url, '/about')).status).toBe(200)
  isKept = true
  const all = await Promise.all(answers)
  const busy = all.filter(({ status }) => status === 503)
  const rendered = all.filter(({ status, path }) => status === (path === '/consent' ? 200 : 404))
  expect(busy.length + rendered.length).toBe(addresses.length)
  expect(busy.length).toBeGreaterThan(0)
  expect(rendered.filter(({ isBefore }) => isBefore).length).toBeLessThan(rendered.length)
  for (const { headers } of busy) {
    expect(headers['cache-control']).toBe('no-store')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  // Every place is given back.
  for (const path of ['/nowhere', '/nowhere-1', '/nowhere-2']) {
    expect((await ask(site.url, path)).status).toBe(404)
  }
})

test('more than can be rendered in time is told so, never a failure; kept pages answer as ever', async () => {
  const { site } = under
  await ask(site.url, '/about')
  const locales = ['ru', 'ar', 'es', 'de', 'ph', 'hi', 'pt', 'id', 'zh', 'fr'] as const
  const addresses = await Promise.all(locales.map((locale) => addressOf('privacy', locale)))
  const pages = await hold('pages')
  const readers = addresses.map((address) => ask(site.url, address))
  try {
    const busy: Answer[] = []
    for (const reader of readers) void reader.then((answer) => busy.push(answer))
    // Beyond the places at once, in the queue when the wait is over.
    await expect.poll(() => busy.length, SOON).toBe(locales.length - LIMITS.atOnce)
    expect(await pages.blocked()).toBe(LIMITS.atOnce)
    for (const { status, headers, body } of busy) {
      expect([status, headers['cache-control']]).toEqual([503, 'no-store'])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(body).toContain('<h1')
    }
    expect((await ask(site.url, '/about')).status).toBe(200)
  } finally {
    await pages.end()
  }
  const statuses = (await Promise.all(readers)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(LIMITS.atOnce)
  for (const address of addresses) expect((await ask(site.url, address)).status).toBe(200)
})
