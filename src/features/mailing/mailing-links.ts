import { randomBytes } from 'node:crypto'

import type { Locale } from '../../domain/locales/locales'
import { publicPath } from '../../domain/addresses/paths'
import { MAILING_REPORT_PAGE, MAILING_STOP_PAGE } from '../../domain/addresses/site-pages'
import { env } from '../../env'

/**
 * What stands in a link of a mail: whoever has it may see a report, or stop mailings for a company. Kept in the database, so
 * that a link holds for ever, also where the site was restored with other secrets.
 */
export function newLinkToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Whether a text can be the token of a link at all. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{22}$/.test(text)
}

/** The page on which a company stops mailings, in its language. */
export function stopLink(token: string, locale: Locale): string {
  const path = `${MAILING_STOP_PAGE}/${token}`
  return env.SITE_URL + publicPath({ locale, path }, env.DEFAULT_LOCALE)
}

/** Where a mail program stops mailings by its own button (RFC 8058). */
export function stopAddress(token: string): string {
  return `${env.SITE_URL}/server/mailing/stop?token=${token}`
}

/** The page with what became of a mailing, in the seafarer's language. */
export function reportLink(token: string, locale: Locale): string {
  const path = `${MAILING_REPORT_PAGE}/${token}`
  return env.SITE_URL + publicPath({ locale, path }, env.DEFAULT_LOCALE)
}
