import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'

import Negotiator from 'negotiator'

/** Of the texts of a language; `npm run check -- messages` sees that they are there. */
interface Messages {
  site: { name: string }
  errors: Pick<FailureTexts, 'failed' | 'unavailable' | 'busy'> & { goHome: string }
}

interface FailureTexts {
  site: string
  home: string
  failed: { title: string; message: string; reference: string }
  unavailable: { title: string; message: string }
  busy: { title: string; message: string }
}

/** Public codes that are not themselves the language tag. */
const TAGS = new Map([['ph', 'tl-PH']])
const RIGHT_TO_LEFT = new Set(['ar'])

/** The client's list (src/domain/crawlers.ts): what failed is not for an index to show. */
const CRAWLERS = /bot|chrome-lighthouse|facebookexternalhit|google/i

/**
 * The page for a render that threw. Next's own is empty without JavaScript; this one is plain HTML
 * in the reader's language, and needs neither Next nor a database.
 * @param defaultLocale the language without a URL prefix
 */
export function createFailurePages(messagesFolder: string, defaultLocale: string) {
  const texts = readTexts(messagesFolder)
  const codes = new Map([...texts.keys()].map((code) => [TAGS.get(code) ?? code, code]))
  // What browsers call Tagalog today.
  if (texts.has('ph')) codes.set('fil', 'ph').set('tl', 'ph')

  const prefixOf = (url: string) => {
    let prefix
    for (const segment of (url.split('?', 1)[0] ?? '').split(/\/+/).slice(1)) {
      if (!texts.has(segment.toLowerCase())) break
      prefix = segment.toLowerCase()
    }
    return prefix
  }

  /** The order of src/domain/locale-decision.ts, for crawlers too. */
  const localeOf = (url: string, headers: IncomingHttpHeaders) => {
    const chosen = /(?:^|;\s*)i18n_redirected=([a-z]+)/.exec(headers.cookie ?? '')?.[1]
    const wanted = headers['accept-language'] ? new Negotiator({ headers }).languages() : []
    const spoken = wanted.flatMap(
      (tag) => codes.get(tag) ?? codes.get(tag.split('-')[0] ?? '') ?? [],
    )
    const found = [prefixOf(url), chosen, spoken[0], defaultLocale]
    return found.find((code) => code !== undefined && texts.has(code)) ?? 'en'
  }
  return {
    render({
      url,
      headers,
      status,
      requestId,
      isBusy = false,
    }: {
      url: string
      headers: IncomingHttpHeaders
      status: 500 | 503
      requestId: string
      /** whether more was asked for than could be answered */
      isBusy?: boolean
    }) {
      const locale = localeOf(url, headers)
      const text = texts.get(locale)
      if (!text) throw new Error(`There are no messages for "${locale}" in ${messagesFolder}`)
      const home = locale === defaultLocale ? '/' : `/${locale}`
      const isShown = !CRAWLERS.test(headers['user-agent'] ?? '')
      return toHtml({ locale, text, status, requestId, home, isShown, isBusy })
    },
  }
}

function readTexts(folder: string): Map<string, FailureTexts> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files.map((file) => {
      const messages = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Messages
      const { failed, unavailable, busy, goHome } = messages.errors
      return [
        path.basename(file, '.json'),
        { site: messages.site.name, home: goHome, failed, unavailable, busy },
      ]
    }),
  )
}

function toHtml({
  locale,
  text,
  status,
  requestId,
  home,
  isShown,
  isBusy,
}: {
  locale: string
  text: FailureTexts
  status: number
  requestId: string
  home: string
  /** whether the page says what went wrong */
  isShown: boolean
  isBusy: boolean
}) {
  const trouble = isBusy ? text.busy : text.unavailable
  const { title, message } = status === 503 ? trouble : text.failed
  // The number is worth telling only where somebody can look it up: one failed request.
  const reference =
    status === 503
      ? ''
      : `<p class="reference">${escape(text.failed.reference).replace('{id}', `<bdi>${escape(requestId)}</bdi>`)}</p>`
  const failure = `<p class="code">${status}</p>
<h1>${escape(title)}</h1>
<p>${escape(message)}</p>
${reference}
<img src="/cat.svg" alt="" width="160" height="140">`
  const direction = RIGHT_TO_LEFT.has(locale) ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${TAGS.get(locale) ?? locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${isShown ? `${status} - ${escape(title)}` : escape(text.site)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${isShown ? failure : `<h1>${escape(text.site)}</h1>`}
<p><a href="${home}">${escape(text.home)}</a></p>
</main>
</body>
</html>
`
}

// The colours are those of src/ui/styles/theme.css; the page stands alone, so they are written again.
const STYLE = `
:root{color-scheme:light dark;--bg:#f6f9fd;--card:#fff;--line:#dbe5f1;--ink:#0b1b34;--muted:#51637d;--accent:#1d4ed8}
@media (prefers-color-scheme:dark){:root{--bg:#060c1b;--card:#0c1529;--line:#1e2d4d;--ink:#eaf1fc;--muted:#9db0cd;--accent:#7cc4ff}}
*{box-sizing:border-box}
body{margin:0;min-block-size:100vh;display:grid;place-items:center;padding:24px;background:var(--bg);color:var(--ink);font:17px/1.6 ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif}
:is(:lang(ar),:lang(hi)){line-height:1.8}
main{max-inline-size:34rem;inline-size:100%;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:14px}
h1{margin:0 0 12px;font-size:1.7rem;line-height:1.25;font-weight:800;text-wrap:balance}
p{margin:0 0 16px;overflow-wrap:anywhere}
p:last-child{margin:0}
img{display:block;margin:0 0 16px}
.code{margin:0;color:var(--muted);font-variant-numeric:tabular-nums;font-weight:700}
.reference{color:var(--muted);font-size:.9rem}
a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--accent);font-weight:600}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:6px}
`.trim()

function escape(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
