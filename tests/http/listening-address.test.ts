import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { CERTIFICATE, KEY } from '../fixtures/feed-certificate'
import { ask } from '../site/ask'
import { startEdgeByHand } from '../site/edge-by-hand'
import { load } from '../site/load'
import { forget, type ServedSite, serveSite } from '../site/site'
import { copyTemplate } from '../site/test-postgres.mjs'

/**
 * Whatever address a site listens on, and whatever its public one is: its pages come, straight from it and through the nginx
 * that an operator has set up by docs/edge.md; and it is ready only where they do.
 */

const TOKEN = 'only-for-the-tests-of-addresses'

let databaseUrl = ''
beforeAll(async () => {
  databaseUrl = await copyTemplate('content')
})

interface Row {
  host: string
  /** None: where it listens. */
  siteUrl: string
}

const PUBLIC = 'https://crew.example'
/** First the two forms that Next itself writes otherwise, with and without a public address. */
const ROWS: Row[] = [
  { host: '127.0.0.1', siteUrl: PUBLIC },
  { host: '::1', siteUrl: '' },
  { host: '127.0.0.1', siteUrl: '' },
  { host: '::1', siteUrl: PUBLIC },
  ...['0.0.0.0', 'localhost'].flatMap((host) => ['', PUBLIC].map((siteUrl) => ({ host, siteUrl }))),
]

const PAGES = [
  { path: '/', lang: 'en' },
  { path: '/uk', lang: 'uk' },
  { path: '/docs', lang: 'en' },
]

/** What a site has logged of something. */
const linesOf = (site: ServedSite, text: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(text))

const isError = (line: string) => line.includes('"level":"error"')

const langOf = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

/** All pages, and whether it is ready, as a reader gets them at an address. */
async function expectPages(url: string, publicUrl: string) {
  const headers = { Host: new URL(publicUrl).host }
  for (const { path, lang } of PAGES) {
    const { status, location, body } = await ask(url, path, headers)
    const seen = { status, location, lang: langOf(body), canonical: canonicalOf(body) }
    const canonical = `${publicUrl}${path === '/' ? '' : path}`
    expect(seen, `${url}${path}`).toMatchObject({ status: 200, location: undefined, lang })
    expect(seen.canonical?.replace(/\/$/, ''), `${url}${path}`).toBe(canonical)
  }
  const { status, body } = await ask(url, '/readyz', headers)
  expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok' }])
}

describe.each(ROWS.slice(0, load({ gate: 2, soak: ROWS.length })))(
  'a site that listens on $host, with SITE_URL "$siteUrl"',
  ({ host, siteUrl }) => {
    let site: ServedSite
    beforeAll(async () => {
      const hops = siteUrl === '' ? '0' : '1'
      const env = { HOST: host, SITE_URL: siteUrl, TRUST_PROXY_HOPS: hops, METRICS_TOKEN: TOKEN }
      site = await serveSite({ databaseUrl, env })
      // A start is most of the work, and there are several.
    }, 180_000)
    afterAll(async () => {
      await site?.stop()
      if (site) await forget(site.dataDir)
    })

    test('was asked for its own pages before anybody came, and nobody sees that', async () => {
      const { body } = await ask(site.url, '/metrics', { Authorization: `Bearer ${TOKEN}` })
      expect(body).toContain('mariner_hub_http_requests_total')
      expect(body).not.toContain('mariner_hub_http_requests_total{class="page"')
      const logged = linesOf(site, '"msg":"request"').map(
        (line) => JSON.parse(line) as { path: string },
      )
      expect(logged.filter(({ path }) => path !== '/readyz')).toEqual([])
    })

    test('answers', async () => {
      await expectPages(site.url, siteUrl || site.url)
    })

    test('answers through nginx', async () => {
      const { port } = new URL(site.url)
      const upstream = `${host.includes(':') ? `[${host}]` : host}:${port}`
      const isSecure = siteUrl.startsWith('https:')
      const edge = await startEdgeByHand(upstream, {
        ...(isSecure && { tls: { certificate: CERTIFICATE, key: KEY } }),
      })
      try {
        await expectPages(edge.secureUrl ?? edge.url, siteUrl || site.url)
        if (isSecure) expect((await ask(edge.url, '/uk')).status).toBe(308)
      } finally {
        await edge.close()
      }
    })

    if (host === '127.0.0.1' && siteUrl === PUBLIC) {
      test('is not ready while its pages cannot be had, says why, and is again once they come', () =>
        expectNotReadyWithoutPages(site))
    }
  },
)

const WITHOUT_PAGES = { code: 503, status: 'unavailable', lacks: 'pages' }

async function expectNotReadyWithoutPages(site: ServedSite) {
  const said = linesOf(site, 'pages do not come').length
  const database = new pg.Client({ connectionString: site.databaseUrl })
  await database.connect()
  const readyz = async () => {
    const { status: code, body } = await ask(site.url, '/readyz')
    return { code, ...(JSON.parse(body) as Record<string, unknown>) }
  }
  const becomes = (expected: object) =>
    expect.poll(readyz, { timeout: 20_000, interval: 100 }).toEqual(expected)
  try {
    // A page of every language needs it. The database itself answers as before.
    await database.query('ALTER TABLE site RENAME TO site_aside')
    // What is shown of it is kept until something of it changes.
    await database.query(
      "UPDATE publication_tags SET revision = gen_random_uuid()::text WHERE tag = 'frame'",
    )
    await becomes(WITHOUT_PAGES)
    expect((await ask(site.url, '/uk/consent')).status).toBe(500)
    // A reader's request is logged, after its reasons.
    await expect.poll(() => linesOf(site, '"status":500')).toHaveLength(1)
    await expect.poll(() => linesOf(site, 'pages do not come')).toHaveLength(said + 1)
    // It lives all the same, and takes what staff sends.
    expect((await ask(site.url, '/healthz')).status).toBe(200)

    // However often it is asked, the reasons are given once.
    const reasons = () => linesOf(site, '"source":"console"').filter(isError).length
    const given = reasons()
    expect(given).toBeGreaterThan(0)
    const asked = performance.now()
    while (performance.now() - asked < 3_000) {
      expect(await readyz()).toEqual(WITHOUT_PAGES)
    }
    expect(reasons()).toBe(given)
    expect(linesOf(site, 'pages do not come')).toHaveLength(said + 1)

    await database.query('ALTER TABLE site_aside RENAME TO site')
    await becomes({ code: 200, status: 'ok' })
    await expect.poll(() => site.output()).toContain('pages come again')
  } finally {
    await database.end()
  }
}
