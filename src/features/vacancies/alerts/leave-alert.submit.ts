import 'server-only'

import { localApi } from '@/cms/local-api'
import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { isToken } from '@/cms/services/seaman-only/seaman-tokens'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { publicPath } from '@/domain/addresses/paths'
import { ALERT_LEAVE_PAGE, ALERTS_PAGE, SEAMAN_ACCOUNT_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'

import { endAlert } from './vacancy-alerts.submit'

/** The part of the account page that shows alerts. */
export const OWN_ALERTS = 'alerts'

/**
 * Redirects a GET of the one-click address to a page with a button. Mail scanners follow links, so a GET must not end
 * an alert. Answers 400 when the address has no valid token.
 */
export function leadToLeavePage(request: Request): Response {
  const asked = new URL(request.url).searchParams
  const token = asked.get('token') ?? ''
  if (!isToken(token)) return incomplete()
  return leadBack(to(`${ALERT_LEAVE_PAGE}/${token}`, localeOf(asked)), [])
}

/**
 * Ends an alert. The request comes from the button of a mail program (RFC 8058, token in the address), from the page of
 * a link, or from the account page, which uses the session. An alert that does not exist sends no mail either, so it
 * gets the same answer. Answers 400 for an invalid token and 503 while the database does not answer.
 */
export async function submitLeaveAlert(request: Request): Promise<Response> {
  const byProgram = new URL(request.url).searchParams.get('token')
  // The address is all that counts of what a program sends; its body says the same of every alert, in either encoding.
  const form = byProgram === null ? await readOwnForm(request, env.SITE_URL) : new URLSearchParams()
  if (form instanceof Response) return form
  const token = byProgram ?? form.get('token') ?? undefined
  const alert = numberIn(form.get('alert'))
  if (token === undefined ? alert === undefined : !isToken(token)) return incomplete()
  try {
    await end(request, token, alert)
  } catch (error) {
    console.error('The end of an alert could not be written down:', error)
    const answer = refuseForm(503, 'Please try again in a moment.')
    answer.headers.set('Retry-After', '5')
    return answer
  }
  if (byProgram !== null) {
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
  const locale = localeOf(form)
  if (token === undefined) return leadBack(`${to(SEAMAN_ACCOUNT_PAGE, locale)}#${OWN_ALERTS}`, [])
  const page = alert === undefined ? ALERT_LEAVE_PAGE : ALERTS_PAGE
  const done = alert === undefined ? '' : '?done=ended'
  return leadBack(to(`${page}/${token}`, locale) + done, [])
}

async function end(
  request: Request,
  token: string | undefined,
  alert: number | undefined,
): Promise<void> {
  if (token !== undefined) {
    await endAlert(await localApi(), { token }, alert)
    return
  }
  const seaman = await seamanOf(request.headers.get('cookie') ?? '')
  // The page tells a client whose session has ended. An unconfirmed address may be an anonymous client's.
  if (seaman?.isConfirmed) await endAlert(await localApi(), { email: seaman.email }, alert)
}

function incomplete(): Response {
  return refuseForm(400, 'This link is not complete.')
}

function numberIn(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function localeOf(from: URLSearchParams): Locale {
  const given = from.get('locale')
  return isLocale(given) ? given : env.DEFAULT_LOCALE
}

const to = (path: string, locale: Locale) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
