import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { type Answer, ask } from '../site/ask'
import { type DatabaseLink, linkToDatabase } from '../site/database-link'
import { readPrometheusText } from '../site/prometheus-text'
import { forget, type ServedSite, serveSite } from '../site/site'
import { copyTemplate } from '../site/test-postgres.mjs'

/** How the site is doing: for whom it is told, what is counted, and what is known without a database. */

const TOKEN = 'only-for-the-tests-of-metrics'

let site: ServedSite
let link: DatabaseLink
let database: pg.Client

beforeAll(async () => {
  const databaseUrl = await copyTemplate('content')
  link = await linkToDatabase(databaseUrl)
  const env = { METRICS_TOKEN: TOKEN, TRUST_PROXY_HOPS: '1' }
  site = await serveSite({ databaseUrl: link.url, env })
  // Past the link.
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
})
afterEach(() => link.mend())
afterAll(async () => {
  await database.end()
  await site.stop()
  await link.close()
  await forget(site.dataDir)
})

const STRANGER = { 'X-Forwarded-For': '203.0.113.9' }

async function scrape(headers: Record<string, string> = { Host: 'localhost' }) {
  const begun = performance.now()
  const answer = await ask(site.url, '/metrics', headers)
  const ms = performance.now() - begun
  expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ])
  const samples = readPrometheusText(answer.body)
  /** The sum of all samples with these labels; nothing where there is none. */
  const value = (name: string, labels: Record<string, string> = {}) => {
    const found = samples.filter(
      (one) =>
        one.name === `mariner_hub_${name}` &&
        Object.entries(labels).every(([label, text]) => one.labels[label] === text),
    )
    return found.length === 0 ? undefined : found.reduce((sum, one) => sum + one.value, 0)
  }
  return { ms, samples, value }
}

type Scraped = Awaited<ReturnType<typeof scrape>>

/** By how much values have grown, in the order of their names. */
function growth(before: Scraped, after: Scraped, asked: Parameters<Scraped['value']>[]) {
  return asked.map((one) => (after.value(...one) ?? 0) - (before.value(...one) ?? 0))
}

const OF_ONE = new Set(['date', 'etag', 'content-length'])

/** What an answer says to anybody, but for the address and what is another one each time. */
function told({ status, headers, body }: Answer, address: string) {
  const others = Object.entries(headers).filter(([name]) => !OF_ONE.has(name))
  const id = headers['x-request-id'] ?? ''
  const words = (text: string) =>
    text
      .replaceAll(address, '…')
      .replaceAll(String(id), '#')
      .replaceAll(/sha256-[\w+/=]+/g, 'sha256')
  return [status, words(JSON.stringify(others)), words(body)]
}

test('strangers find nothing there, as at any address where nothing is', async () => {
  // The first page that a process renders names its scripts otherwise.
  for (const path of ['/nowhere', '/uk/nowhere']) await ask(site.url, path, STRANGER)
  for (const headers of [
    STRANGER,
    { ...STRANGER, Host: 'localhost' },
    { ...STRANGER, Authorization: `Bearer ${TOKEN}x` },
    { ...STRANGER, 'Accept-Language': 'uk' },
    { Host: 'site.example' },
    { Host: 'localhost', Forwarded: 'for=127.0.0.1' },
    { Host: 'localhost', 'X-Real-IP': '127.0.0.1' },
    { ...STRANGER, method: 'HEAD' },
  ]) {
    const answer = await ask(site.url, '/metrics', headers)
    expect([headers, answer.status]).toEqual([headers, 404])
    expect(told(answer, 'metrics')).toEqual(
      told(await ask(site.url, '/metrixs', headers), 'metrixs'),
    )
    expect(answer.body).not.toContain('mariner_hub_')
  }
  for (const method of ['POST', 'DELETE']) {
    const headers = { Host: 'localhost', method }
    const [here, nowhere] = await Promise.all([
      ask(site.url, '/metrics', headers),
      ask(site.url, '/metrixs', headers),
    ])
    expect(told(here, 'metrics')).toEqual(told(nowhere, 'metrixs'))
  }
  for (const file of ['/robots.txt', '/sitemap-en.xml']) {
    expect((await ask(site.url, file)).body).not.toContain('metrics')
  }
})

test('who has the token reads it, also through a proxy, and so does a program of this machine', async () => {
  const { value } = await scrape({ ...STRANGER, Authorization: `Bearer ${TOKEN}` })
  expect(value('database_up')).toBe(1)
  const { samples } = await scrape()
  const names = new Set(samples.map(({ name }) => name))
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'mariner_hub_data_disk_free_bytes',
    'mariner_hub_schedule_lag_seconds',
    'mariner_hub_outbox_oldest_unsent_seconds',
    'mariner_hub_vacancy_alerts_active',
    'mariner_hub_import_feeds_failing',
    'mariner_hub_transaction_wait_seconds_bucket',
    'mariner_hub_slow_queries_total',
  ]) {
    expect([...names], name).toContain(name)
  }
  // Nothing has a place to note backups in, or nothing has been noted.
  expect([...names]).not.toContain('mariner_hub_backup_last_success_timestamp_seconds')
})

test('what is asked, searched and sent moves the numbers, once each', async () => {
  const before = await scrape()
  const searched = ['/search?q=qqqqzzzz', '/uk/search?q=%D2%91%D2%91%D2%91%D2%91%D1%89%D1%89']
  for (const path of ['/', '/uk', '/nowhere', ...searched, '/healthz', '/robots.txt', '/cat.svg']) {
    await ask(site.url, path, STRANGER)
  }
  // The second reader is answered from memory.
  const list = '/de/crewings?rank=bosun'
  const [first, second] = [await ask(site.url, list, STRANGER), await ask(site.url, list, STRANGER)]
  expect([first.status, second.status]).toEqual([200, 200])
  const form = await ask(site.url, '/uk/forms/contact', STRANGER)
  const [, key = ''] = /name="key"[^>]*value="([^"]+)"/.exec(form.body) ?? []
  const fields = { key, name: 'Оксана', email: 'o@ship.example', message: 'Слова' }
  for (const message of ['', fields.message, fields.message]) {
    await fetch(`${site.url}/uk/forms/contact`, {
      method: 'POST',
      // A field that nobody sees is filled in too, which marks it.
      body: new URLSearchParams({ ...fields, message, subject: 'x' }),
      headers: STRANGER,
      redirect: 'manual',
    })
  }
  const after = await scrape()
  const nothing = { result: 'nothing' }
  const asked: [Parameters<Scraped['value']>, number][] = [
    [['http_requests_total', { class: 'page', code: '200' }], 7],
    [['http_requests_total', { class: 'page', code: '404' }], 1],
    [['http_requests_total', { class: 'form', code: '303' }], 2],
    [['http_requests_total', { class: 'form', code: '422' }], 1],
    [['http_requests_total', { class: 'health', code: '200' }], 1],
    [['http_requests_total', { class: 'machine', code: '200' }], 1],
    [['http_requests_total', { class: 'static', code: '200' }], 1],
    [['http_request_duration_seconds_count', { class: 'page' }], 8],
    [['searches_total', { search: 'guides', language: 'en', ...nothing }], 1],
    [['searches_total', { search: 'guides', language: 'uk', ...nothing }], 1],
    [['searches_total', { search: 'vacancies', language: 'de', ...nothing }], 2],
    [['searches_total'], 4],
    [['forms_sent_total', { kind: 'contact' }], 1],
    [['forms_sent_total'], 1],
    [['forms_may_be_robot_total', { kind: 'contact' }], 1],
    [['forms_may_be_robot_total'], 1],
  ]
  expect(
    growth(
      before,
      after,
      asked.map(([one]) => one),
    ).map((grown, index) => [asked[index]?.[0], grown]),
  ).toEqual(asked)
  expect(after.value('transaction_wait_seconds_count')).toBeGreaterThan(0)
  expect(after.value('database_connections', { pool: 'cms' })).toBeGreaterThan(0)
  expect(after.value('database_connections_max', { pool: 'reads' })).toBeGreaterThanOrEqual(8)
  expect(after.value('renders_running')).toBe(0)
  // Nothing of a visitor.
  const labels = JSON.stringify(after.samples.map((one) => one.labels))
  expect(labels).not.toMatch(/qqqq|203\.0|ship\.example|Оксана/)
})

test('many who ask at once share one question to the database', async () => {
  await Promise.all(Array.from({ length: 30 }, () => scrape()))
  const { rows } = await database.query(
    `SELECT 1 FROM pg_stat_activity WHERE application_name = 'mariner-hub-watch'`,
  )
  expect(rows).toHaveLength(1)
})

test('while the database is frozen it still answers, without what only the database knows', async () => {
  expect((await scrape()).value('outbox_messages')).toBeGreaterThanOrEqual(0)
  link.freeze()
  for (let n = 0; n < 2; n += 1) {
    const frozen = await scrape()
    expect(frozen.ms).toBeLessThan(4_000)
    expect([frozen.value('database_up'), frozen.value('figures_up')]).toEqual([0, 0])
    for (const name of [
      'outbox_messages',
      'schedule_lag_seconds',
      'outbox_oldest_unsent_seconds',
    ]) {
      expect([name, frozen.value(name)]).toEqual([name, undefined])
    }
    expect(frozen.value('http_requests_total')).toBeGreaterThan(0)
    expect(frozen.value('data_disk_free_bytes')).toBeGreaterThan(0)
  }
  link.mend()
  await expect
    .poll(async () => (await scrape()).value('outbox_messages', { state: 'queued' }), {
      timeout: 15_000,
    })
    .toBeGreaterThanOrEqual(0)
})
