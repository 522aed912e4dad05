import 'server-only'

import { localApi } from '@/cms/local-api'
import { answerEnd, type EndAsked, leadToButton } from '@/cms/services/mail/one-click-end'
import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { isToken } from '@/cms/services/sessions/secret-tokens'
import { publicPath } from '@/domain/addresses/paths'
import { ALERT_LEAVE_PAGE, ALERTS_PAGE, SEAMAN_ACCOUNT_PAGE } from '@/domain/addresses/site-pages'
import type { Locale } from '@/domain/locales/locales'
import { env } from '@/env'

import { endAlert } from './vacancy-alerts.submit'

/** The part of the account page that shows alerts. */
export const OWN_ALERTS = 'alerts'

/** Leads a GET of the one-click address to the page with a button. */
export function leadToLeavePage(request: Request): Response {
  return leadToButton(request, (token, locale) =>
    isToken(token) ? to(`${ALERT_LEAVE_PAGE}/${token}`, locale) : undefined,
  )
}

/**
 * Ends an alert. The request comes from a mail program, from the page of a link, or from the account page, which uses the session. An alert
 * that does not exist sends no mail either, so it gets the same answer.
 */
export async function submitLeaveAlert(request: Request): Promise<Response> {
  return answerEnd(request, {
    end,
    address,
    failure: 'The end of an alert could not be written down',
  })
}

async function end({ token, form, cookies }: EndAsked): Promise<boolean> {
  const alert = alertIn(form)
  if (token !== undefined) {
    if (!isToken(token)) return false
    await endAlert(await localApi(), { token }, alert)
    return true
  }
  if (alert === undefined) return false
  const seaman = await seamanOf(cookies)
  // The page tells a client whose session has ended. An unconfirmed address may be an anonymous client's.
  if (seaman?.isConfirmed) await endAlert(await localApi(), { email: seaman.email }, alert)
  return true
}

function address({ token, form }: EndAsked, locale: Locale): string {
  if (token === undefined) return `${to(SEAMAN_ACCOUNT_PAGE, locale)}#${OWN_ALERTS}`
  return alertIn(form) === undefined
    ? to(`${ALERT_LEAVE_PAGE}/${token}`, locale)
    : `${to(`${ALERTS_PAGE}/${token}`, locale)}?done=ended`
}

function alertIn(form: URLSearchParams): number | undefined {
  const text = form.get('alert')
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

const to = (path: string, locale: Locale) => publicPath({ locale, path }, env.DEFAULT_LOCALE)
