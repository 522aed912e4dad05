import 'server-only'

import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { env } from '@/env'

/** Who asks that mail ends: a mail program by its button (RFC 8058), or a page of ours by its form. */
export interface EndAsked {
  /** Of the link in a mail; absent where a form has none. */
  token: string | undefined
  /** Empty of a mail program. */
  form: URLSearchParams
  /** The `Cookie` header. */
  cookies: string
}

export interface OneClickEnd {
  /** @returns `false` where the link is not complete */
  end: (asked: EndAsked) => Promise<boolean>
  /** The address of the page that says what was ended, for who came from a page. */
  address: (asked: EndAsked, locale: Locale) => string
  /** What the log says where it could not be done. */
  failure: string
}

/** Seconds. */
const LATER = '5'

/**
 * Answers the POST of a one-click address: 204 to a mail program, which follows no redirect, and a page to who came from one. Answers 400
 * where the link is not complete, and 503 while the database does not answer.
 */
export async function answerEnd(
  request: Request,
  { end, address, failure }: OneClickEnd,
): Promise<Response> {
  const byProgram = new URL(request.url).searchParams.get('token')
  // The address is all that counts of what a program sends; its body is the same for every mail, in either encoding.
  const form = byProgram === null ? await readOwnForm(request, env.SITE_URL) : new URLSearchParams()
  if (form instanceof Response) return form
  const asked = {
    token: byProgram ?? form.get('token') ?? undefined,
    form,
    cookies: request.headers.get('cookie') ?? '',
  }
  let isComplete: boolean
  try {
    isComplete = await end(asked)
  } catch (error) {
    console.error(`${failure}:`, error)
    const answer = refuseForm(503, 'Please try again in a moment.')
    answer.headers.set('Retry-After', LATER)
    return answer
  }
  if (!isComplete) return incomplete()
  if (byProgram === null) return leadBack(address(asked, localeOf(form)), [])
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

/**
 * Redirects a GET of the one-click address to a page with a button. Mail scanners follow links, so a GET must not end anything.
 * @param address `undefined` where the token is none, which is answered with 400
 */
export function leadToButton(
  request: Request,
  address: (token: string, locale: Locale) => string | undefined,
): Response {
  const asked = new URL(request.url).searchParams
  const page = address(asked.get('token') ?? '', localeOf(asked))
  return page === undefined ? incomplete() : leadBack(page, [])
}

function incomplete(): Response {
  return refuseForm(400, 'This link is not complete.')
}

function localeOf(from: URLSearchParams): Locale {
  const given = from.get('locale')
  return isLocale(given) ? given : env.DEFAULT_LOCALE
}
