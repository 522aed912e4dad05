import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'

import Negotiator from 'negotiator'

import { cookieValue } from '../domain/browser/cookies'
import { isCrawler } from '../domain/addresses/crawlers'
import { escapeMarkup } from '../domain/texts/escape-markup'
import { LOCALE_COOKIE } from '../domain/locales/locale-cookie'
import { decideLocale } from '../domain/locales/locale-decision'
import { direction, languageTag, type Locale, LOCALES } from '../domain/locales/locales'
import { parsePublicPath, publicPath } from '../domain/addresses/paths'

/** Of the texts of a language; `npm run check -- messages` sees that they are there. */
interface Messages {
  site: { name: string }
  errors: Pick<FailureTexts, 'failed' | 'unavailable' | 'busy' | 'limited'> & { goHome: string }
}

interface FailureTexts {
  site: string
  home: string
  failed: { title: string; message: string; reference: string }
  unavailable: { title: string; message: string }
  busy: { title: string; message: string }
  limited: Record<'title' | 'message' | 'kept' | 'words' | 'again', string>
}

/**
 * The page for a render that threw. Next's own is empty without JavaScript; this one is plain HTML
 * in the reader's language, and needs neither Next nor a database.
 * @param root the folder of the project, which its texts and colours are read from
 * @param defaultLocale the language without a URL prefix
 */
export function createFailurePages(root: string, defaultLocale: Locale) {
  const texts = new Map(LOCALES.map((locale) => [locale, readTexts(root, locale)]))
  const style = `${readColours(root)}${STYLE}`

  const localeOf = (url: string, headers: IncomingHttpHeaders) => {
    const { locale, hasPrefix } = parsePublicPath(url.split('?', 1)[0] ?? '', defaultLocale)
    if (hasPrefix) return locale
    const reader = {
      cookie: cookieValue(headers.cookie ?? '', LOCALE_COOKIE),
      browserLanguages: headers['accept-language'] ? new Negotiator({ headers }).languages() : [],
      userAgent: headers['user-agent'] ?? '',
    }
    return decideLocale(reader, defaultLocale)
  }
  const textsFor = (url: string, headers: IncomingHttpHeaders) => {
    const locale = localeOf(url, headers)
    const text = texts.get(locale)
    if (!text) throw new Error(`There are no messages for "${locale}"`)
    return { locale, text }
  }
  return {
    /** The sentence that a script shows when a request found no room, in the reader's language. */
    busySentence(url: string, headers: IncomingHttpHeaders): string {
      return textsFor(url, headers).text.busy.message
    },
    render({ url, headers, ...failure }: Failure) {
      const { locale, text } = textsFor(url, headers)
      const home = publicPath({ locale, path: '' }, defaultLocale)
      const isShown = !isCrawler(headers['user-agent'] ?? '')
      return toHtml({ ...failure, url, locale, text, home, isShown, style })
    },
  }
}

/** What failed, and for whom. */
export type Failure = Asked & FailureKind

export type FailureKind = Trouble | Limited

interface Asked {
  url: string
  headers: IncomingHttpHeaders
  requestId: string
}

interface Trouble {
  status: 408 | 500 | 503
  /** Whether the site had more requests than it could answer. */
  isBusy?: boolean
}

/** The reader's address has asked for too much. */
interface Limited {
  status: 429
  secondsToWait: number
}

function readTexts(root: string, locale: Locale): FailureTexts {
  const file = path.join(root, 'src/i18n/messages', `${locale}.json`)
  const { site, errors } = JSON.parse(readFileSync(file, 'utf8')) as Messages
  const { goHome, ...texts } = errors
  return { site: site.name, home: goHome, ...texts }
}

/** The theme colours that this page uses. */
const COLOURS = ['bg', 'surface', 'line', 'ink', 'muted', 'accent']

/** Reads them from the site's theme. Also for browsers without `light-dark()`. */
function readColours(root: string) {
  const theme = readFileSync(path.join(root, 'src/ui/styles/theme.css'), 'utf8')
  const modes: [light: string[], dark: string[]] = [[], []]
  for (const name of COLOURS) {
    const [, light, dark] =
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(theme) ?? []
    if (!light || !dark) throw new Error(`The theme has no colour --${name} for light and dark`)
    modes[0].push(`--${name}:${light}`)
    modes[1].push(`--${name}:${dark}`)
  }
  const [light, dark] = modes.map((colours) => `:root{${colours.join(';')}}`)
  return `:root{color-scheme:light dark}${light}@media (prefers-color-scheme:dark){${dark}}`
}

type Shown = (Trouble | Limited) &
  Pick<Asked, 'url' | 'requestId'> & {
    locale: Locale
    text: FailureTexts
    home: string
    /** Whether the page says what went wrong. */
    isShown: boolean
    style: string
  }

/** The title and message of a failure. */
function wordsOf(shown: Shown): { title: string; message: string } {
  const { locale, text, status } = shown
  if (status === 500) return text.failed
  if (status !== 429) return shown.isBusy === true ? text.busy : text.unavailable
  const minutes = Math.ceil(shown.secondsToWait / 60)
  const when = new Intl.RelativeTimeFormat(languageTag(locale)).format(minutes, 'minute')
  return { title: text.limited.title, message: text.limited.message.replace('{when}', when) }
}

/** The filters of a search that was refused, as a form that repeats the search. */
function searchAgain({ text: { limited }, status, url }: Shown): string {
  const [path = '', query = ''] = url.split('?', 2)
  const chosen = [...new URLSearchParams(query)]
  if (status !== 429 || chosen.length === 0) return ''
  const fields = chosen.map(([name, value]) => {
    const attributes = `name="${escapeMarkup(name)}" value="${escapeMarkup(value)}"`
    return TYPED.has(name)
      ? `<p><label for="_typed">${escapeMarkup(limited.words)}</label> <input id="_typed" type="search" dir="auto" ${attributes}></p>`
      : `<input type="hidden" ${attributes}>`
  })
  return `<form action="${escapeMarkup(path)}">
<p>${escapeMarkup(limited.kept)}</p>
${fields.join('\n')}
<p><button>${escapeMarkup(limited.again)}</button></p>
</form>`
}

/** What is typed in searches; all else is chosen from a list. */
const TYPED: ReadonlySet<string> = new Set(['words', 'q'])

function toHtml(shown: Shown) {
  const { locale, text, status, requestId, home, isShown, style } = shown
  const { title, message } = wordsOf(shown)
  // Only a single failed request has a number worth quoting: the operator can look it up in the log.
  const reference =
    status !== 500
      ? ''
      : `<p class="reference">${escapeMarkup(text.failed.reference).replace('{id}', `<bdi>${escapeMarkup(requestId)}</bdi>`)}</p>`
  const failure = `<p class="code">${status}</p>
<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(message)}</p>
${reference}${searchAgain(shown)}
<img src="/cat.svg" alt="" width="160" height="140">`
  return `<!doctype html>
<html lang="${languageTag(locale)}" dir="${direction(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${isShown ? `${status} - ${escapeMarkup(title)}` : escapeMarkup(text.site)}</title>
<style>${style}</style>
</head>
<body>
<main>
${isShown ? failure : `<h1>${escapeMarkup(text.site)}</h1>`}
<p><a href="${home}">${escapeMarkup(text.home)}</a></p>
</main>
</body>
</html>
`
}

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:var(--bg);color:var(--ink);font:17px/1.6 system-ui,'Noto Sans',sans-serif}
:lang(ar),:lang(hi){line-height:1.8}
main{max-width:34rem;width:100%;padding:32px;background:var(--surface);border:1px solid var(--line);border-radius:14px}
h1{margin:0 0 12px;font-size:1.7rem;line-height:1.25;font-weight:800;text-wrap:balance}
p{margin:0 0 16px;overflow-wrap:break-word;overflow-wrap:anywhere}
p:last-child{margin:0}
img{display:block;margin:0 0 16px}
.code{margin:0;color:var(--muted);font-variant-numeric:tabular-nums;font-weight:700}
.reference{color:var(--muted);font-size:.9rem}
label{display:block;font-weight:600}
input[type=search]{font:inherit;box-sizing:border-box;width:100%;min-height:44px;padding:6px 12px;color:inherit;background:var(--bg);border:1px solid var(--muted);border-radius:8px}
button{font:inherit;font-weight:600;min-height:44px;padding:6px 20px;color:var(--surface);background:var(--accent);border:1px solid var(--accent);border-radius:8px;cursor:pointer}
button:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
input:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
a{display:inline-flex;align-items:center;min-height:44px;color:var(--accent);font-weight:600}
a:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:6px}
`.trim()
