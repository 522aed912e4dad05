import 'server-only'

import { localApi } from '@/cms/local-api'
import { isToken } from '@/cms/services/seaman-only/seaman-tokens'
import { publicPath } from '@/domain/addresses/paths'
import { SEAMAN_REMINDERS_END_PAGE } from '@/domain/addresses/site-pages'
import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { isLocale, type Locale } from '@/domain/locales/locales'
import { env } from '@/env'

import { endRemindersByLink } from './reminders.submit'

/**
 * Redirects a GET of the one-click address to a page with a button: mail scanners follow links. Answers 400 when the address has no valid
 * token.
 */
export function leadToEndPage(request: Request): Response {
  const asked = new URL(request.url).searchParams
  const token = asked.get('token') ?? ''
  return isToken(token) ? leadBack(endPage(token, localeOf(asked)), []) : incomplete()
}

/**
 * Ends mails about papers. The request comes from the button of a mail program (RFC 8058, token in the address) or from the page of a link. A
 * link that is none of ours sends no mail either, so it gets the same answer. Answers 400 for an invalid token and 503 while the database
 * does not answer.
 */
export async function submitEndOfReminders(request: Request): Promise<Response> {
  const byProgram = new URL(request.url).searchParams.get('token')
  // The address is all that counts of what a program sends.
  const form = byProgram === null ? await readOwnForm(request, env.SITE_URL) : new URLSearchParams()
  if (form instanceof Response) return form
  const token = byProgram ?? form.get('token') ?? ''
  if (!isToken(token)) return incomplete()
  try {
    await endRemindersByLink(await localApi(), token)
  } catch (error) {
    console.error('The end of reminders could not be written down:', error)
    const answer = refuseForm(503, 'Please try again in a moment.')
    answer.headers.set('Retry-After', '5')
    return answer
  }
  if (byProgram === null) return leadBack(endPage(token, localeOf(form)), [])
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

function incomplete(): Response {
  return refuseForm(400, 'This link is not complete.')
}

function localeOf(from: URLSearchParams): Locale {
  const given = from.get('locale')
  return isLocale(given) ? given : env.DEFAULT_LOCALE
}

const endPage = (token: string, locale: Locale) =>
  publicPath({ locale, path: `${SEAMAN_REMINDERS_END_PAGE}/${token}` }, env.DEFAULT_LOCALE)
