import { canParse } from '../addresses/can-parse'

/** The forms of the site send some hundred bytes. */
const LARGEST_BODY = 2_048

/**
 * Reads a post of a form of this site. It refuses anything else with a sentence: 403 for a post from another site, 413
 * for a body that is too large, 415 for a body that is no form.
 * @param siteUrl the site's public origin
 */
export async function readOwnForm(
  request: Request,
  siteUrl: string,
): Promise<URLSearchParams | Response> {
  if (!isFromOwnPage(request.headers, siteUrl)) {
    return refuseForm(403, 'This form is sent from its own site.')
  }
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    return refuseForm(415, 'The form is sent as application/x-www-form-urlencoded.')
  }
  const body = await readBody(request)
  return body === undefined
    ? refuseForm(413, 'That is more than the form can say.')
    : new URLSearchParams(body)
}

/**
 * Whether a form was sent from a page of this site. Browsers name the source in one of two headers. Old browsers send
 * neither from the same site. The site may have another address than its public one (127.0.0.1 for localhost). For the
 * public host the whole origin must match, because anybody on the network could change a page over plain http.
 */
export function isFromOwnPage(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  if (origin === null || origin === siteUrl) return true
  if (!canParse(origin)) return false
  const { host } = new URL(origin)
  return host === headers.get('host') && host !== new URL(siteUrl).host
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

/** Returns the answer to a body that no form of this site sends: one sentence. */
export function refuseForm(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** Redirects to the page that shows the saved choice, and sets its cookies. */
export function leadBack(to: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: to, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Other methods at the address of a form. */
export function refuseOtherMethods(): Response {
  const answer = refuseForm(405, 'Only the form is sent here.')
  answer.headers.set('Allow', 'POST')
  return answer
}
