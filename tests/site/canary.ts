import { askBytes } from './ask'
import { ROUTER_HEADERS } from './router-headers'

/** What a reader of a page can be recognized by, to see that nothing of it is kept with the page. */

export const CANARY = 'canary-8d1f'

/** What browsers, proxies and programs send, each with something of its reader in it. */
export const OF_READER: Record<string, string> = {
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

/** Kept ones. */
export const PAGES = ['/', '/uk', '/ar/docs', '/mailing', '/docs', '/before-you-sign', '/crewings']

/** What is said of the body; all else is one reader's. */
const OF_BODY = ['content-type', 'permissions-policy', 'link', 'x-nextjs-rewritten-path']

/** What of a page is the same whenever it is rendered: React numbers and orders what is beside its text as it is ready. */
export function textOf(html: string) {
  return html
    .replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
}

/** Reads a page as it is, with what is said of its body. */
export async function readAt(site: { url: string }, page: string, headers: Record<string, string>) {
  const answer = await askBytes(site.url, page, { 'accept-encoding': 'identity', ...headers })
  return {
    status: answer.status,
    etag: answer.headers.etag,
    body: answer.bytes.toString('utf8'),
    said: Object.fromEntries(OF_BODY.map((name) => [name, answer.headers[name]])),
  }
}
