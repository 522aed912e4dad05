import { afterAll, beforeAll, expect, test } from 'vitest'

import { askBytes } from '../site/ask'
import { ROUTER_HEADERS } from '../site/router-headers'
import { forget, type ServedSite, serveSite } from '../site/site'

/**
 * What is kept of a page depends on nobody who reads it. Two instances have one database and one public address: at one
 * of them the first reader of each page sends something in every header that there is, at the other nothing. Both say
 * the same.
 */

const CANARY = 'canary-8d1f'
const SITE_URL = 'http://ships.example'

const sites: ServedSite[] = []

beforeAll(async () => {
  const env = { SITE_URL, TRUST_PROXY_HOPS: '1' }
  const first = await serveSite({ env })
  sites.push(first, await serveSite({ databaseUrl: first.databaseUrl, env }))
})
afterAll(async () => {
  for (const site of sites) {
    await site.stop()
    await forget(site.dataDir)
  }
})

/** What browsers, proxies and programs send, each with something of its reader in it. */
const OF_READER: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['authorization', 'proxy-authorization', 'from', 'via', 'pragma', 'cache-control', 'te'],
      ...[
        'dnt',
        'sec-gpc',
        'priority',
        'viewport-width',
        'device-memory',
        'downlink',
        'ect',
        'rtt',
      ],
      ...['sec-ch-ua', 'sec-ch-ua-mobile', 'sec-ch-ua-platform', 'sec-ch-prefers-color-scheme'],
      ...['sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'sec-fetch-user', 'sec-purpose'],
      ...['purpose', 'x-purpose', 'x-moz', 'upgrade-insecure-requests', 'x-requested-with'],
      ...['content-security-policy', 'content-security-policy-report-only', 'x-csrf-token'],
      ...[
        'forwarded',
        'x-forwarded-prefix',
        'x-forwarded-server',
        'x-original-url',
        'x-rewrite-url',
      ],
      ...[
        'x-real-ip',
        'cf-connecting-ip',
        'true-client-ip',
        'x-client-ip',
        'cf-ipcountry',
        'cdn-loop',
      ],
      ...['x-http-method-override', 'x-method-override', 'x-host', 'x-original-host', 'x-user'],
      ...[
        'x-middleware-prefetch',
        'x-middleware-rewrite',
        'x-middleware-subrequest',
        'x-mh-ticket',
      ],
      ...['x-mh-path', 'x-mh-query', 'x-nextjs-data', 'x-matched-path', 'x-now-route-matches'],
      ...['x-invoke-path', 'x-invoke-query', 'x-invoke-output', 'x-invoke-status', 'x-nextjs-page'],
      ...['x-prerender-revalidate', 'x-prerender-revalidate-if-generated', 'x-next-cache-tags'],
      ...[
        'next-resume',
        'next-action',
        'x-nextjs-html-request-id',
        'x-vercel-ip-country',
        'baggage',
      ],
      ...['x-vercel-id', 'x-nextjs-action-not-found', 'x-next-revalidated-tags', 'traceparent'],
      ...[
        'if-none-match',
        'x-nextjs-request-id',
        'x-locale',
        'x-next-intl-locale',
        'x-payload-locale',
      ],
    ].map((name) => [name, CANARY]),
  ),
  accept: `text/html,application/xhtml+xml;q=0.9,${CANARY}/x;q=0.1`,
  'accept-language': `en-${CANARY.slice(0, 6)},en;q=0.5`,
  'accept-charset': CANARY,
  cookie: [
    ...['i18n_redirected=en', `mh_consent_v1=${CANARY}`, `__prerender_bypass=${CANARY}`],
    ...[`__next_preview_data=${CANARY}`, `payload-token=${CANARY}`, `NEXT_LOCALE=${CANARY}`],
    ...[`mh_seaman=${CANARY}`, `theme=${CANARY}`, `${CANARY}=${CANARY}`],
  ].join('; '),
  'user-agent': `Mozilla/5.0 (compatible; ${CANARY}) Googlebot-Image`,
  referer: `https://${CANARY}.example/${CANARY}`,
  origin: `https://${CANARY}.example`,
  host: `${CANARY}.example`,
  'x-forwarded-host': `${CANARY}.example`,
  'x-forwarded-proto': 'https',
  'x-forwarded-for': `203.0.113.77, 203.0.113.78`,
  'x-forwarded-port': '4477',
  'x-request-id': `${CANARY}-request`,
  ...ROUTER_HEADERS,
  range: 'bytes=0-10',
  'if-modified-since': new Date(0).toUTCString(),
  'x-any-other': CANARY,
}

const PAGES = ['/', '/uk', '/ar/docs', '/mailing', '/docs', '/before-you-sign', '/crewings']

/** What is said of the body; all else is one reader's. */
const OF_BODY = ['content-type', 'permissions-policy', 'link', 'x-nextjs-rewritten-path']

/** What of a page is the same whenever it is rendered: React numbers and orders what is beside its text as it is ready. */
function textOf(html: string) {
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

async function readAt(site: ServedSite, page: string, headers: Record<string, string>) {
  const answer = await askBytes(site.url, page, { 'accept-encoding': 'identity', ...headers })
  return {
    status: answer.status,
    etag: answer.headers.etag,
    body: answer.bytes.toString('utf8'),
    said: Object.fromEntries(OF_BODY.map((name) => [name, answer.headers[name]])),
  }
}

test('what a first reader says, in any header or in the query, is in no kept page', async () => {
  const [one, other] = sites as [ServedSite, ServedSite]
  for (const page of PAGES) {
    const first = await readAt(
      one,
      `${page}?${CANARY}=${CANARY}&utm_source=${CANARY}&_rsc=${CANARY}`,
      OF_READER,
    )
    expect([page, first.status]).toEqual([page, 200])
    expect(first.body.includes(CANARY), page).toBe(false)
    expect(await readAt(one, page, {}), page).toEqual(first)
    const there = await readAt(other, page, {})
    expect(there.said, page).toEqual(first.said)
    expect(textOf(there.body), page).toBe(textOf(first.body))
  }
})

test('nor in what is kept for those who save data', async () => {
  const [one, other] = sites as [ServedSite, ServedSite]
  const saving = { 'save-data': 'on' }
  for (const page of PAGES) {
    const first = await readAt(one, `${page}?${CANARY}=${CANARY}`, { ...OF_READER, ...saving })
    expect([page, first.status]).toEqual([page, 200])
    expect(first.body.includes(CANARY), page).toBe(false)
    expect(await readAt(one, page, saving), page).toEqual(first)
    expect(textOf((await readAt(other, page, saving)).body), page).toBe(textOf(first.body))
  }
})
