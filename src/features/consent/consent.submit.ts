import 'server-only'

import { consentCookies, consentFromForm } from '@/domain/consent-record'
import { isLocale } from '@/domain/locales'
import { publicPath } from '@/domain/paths'
import { expiredTagCookies } from '@/domain/tag-cookies'
import { env } from '@/env'

/** The query of the page that says a decision was saved. */
export const SAVED_QUERY = '?saved'

/** The forms send some hundred bytes. */
const LARGEST_BODY = 2_048

/**
 * Takes the decision that the page's forms send: sets both cookies and leads back to the page (303).
 * Whatever else comes is refused with a sentence: 403 from other sites, 413 where it is larger than a
 * form of ours, 415 where it is none, 400 where it decides nothing.
 */
export async function submitConsent(request: Request): Promise<Response> {
  if (!isFromOwnPage(request.headers)) return refusal(403, 'This form is sent from its own site.')
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    return refusal(415, 'The form is sent as application/x-www-form-urlencoded.')
  }
  const body = await readBody(request)
  if (body === undefined) return refusal(413, 'That is more than the form can say.')
  const form = new URLSearchParams(body)
  const record = consentFromForm(form)
  if (!record) return refusal(400, 'The decision is accept, reject or save.')
  const locale = form.get('locale')
  const page = { locale: isLocale(locale) ? locale : env.DEFAULT_LOCALE, path: 'consent' }
  const headers = new Headers({
    Location: publicPath(page, env.DEFAULT_LOCALE) + SAVED_QUERY,
    'Cache-Control': 'no-store',
  })
  const { hostname } = new URL(env.SITE_URL)
  const kept = request.headers.get('cookie') ?? ''
  for (const cookie of [...consentCookies(record), ...expiredTagCookies(kept, hostname, record)]) {
    headers.append('Set-Cookie', cookie)
  }
  return new Response(null, { status: 303, headers })
}

/**
 * Browsers say where a form comes from by one of two headers, and old ones by neither where it is no
 * other site. The site may be read at an address beside its public one (127.0.0.1 for localhost).
 */
function isFromOwnPage(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  if (origin === null || origin === env.SITE_URL) return true
  return URL.canParse(origin) && new URL(origin).host === headers.get('host')
}

/** The body as text; `undefined` where it is too large, which is noticed before it is all there. */
async function readBody(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) return undefined
  const reader = request.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    text += part.value
    if (text.length > LARGEST_BODY) {
      await reader?.cancel()
      return undefined
    }
  }
  return text
}

function refusal(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** What is no form is refused too. */
export function refuseOtherMethods(): Response {
  const answer = refusal(405, 'Only the form is sent here.')
  answer.headers.set('Allow', 'POST')
  return answer
}
