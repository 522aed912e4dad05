import { canParse } from '../addresses/can-parse'

/** The forms of the site send some hundred bytes. */
const LARGEST_BODY = 2_048

/**
 * What a form of the site sends, read. Whatever else comes is refused with a sentence: 403 from other
 * sites, 413 where it is larger than a form of ours, 415 where it is none.
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
 * Browsers say where a form comes from by one of two headers, and old ones by neither where it is no
 * other site. The site may be read at an address beside its public one (127.0.0.1 for localhost); the public host itself
 * counts by its whole origin: over plain http anybody on the way may have written the page.
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

/** An answer to whoever sends what is no form of ours: one sentence. */
export function refuseForm(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** To the page that shows what was sent; with the cookies that keep it. */
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
