import 'server-only'

import { consentCookies, consentFromForm } from '@/domain/browser/consent-record'
import { isLocale } from '@/domain/locales/locales'
import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { publicPath } from '@/domain/addresses/paths'
import { expiredTagCookies } from '@/domain/browser/tag-cookies'
import { env } from '@/env'

/** The query of the page that says a decision was saved. */
export const SAVED_QUERY = '?saved'

/**
 * Takes the decision that the page's forms send: sets both cookies and leads back to the page (303).
 * What decides nothing is refused (400), and what is no form of ours (`readOwnForm`).
 */
export async function submitConsent(request: Request): Promise<Response> {
  const form = await readOwnForm(request, env.SITE_URL)
  if (form instanceof Response) return form
  const record = consentFromForm(form)
  if (!record) return refuseForm(400, 'The decision is accept, reject or save.')
  const locale = form.get('locale')
  const page = { locale: isLocale(locale) ? locale : env.DEFAULT_LOCALE, path: 'consent' }
  const { hostname } = new URL(env.SITE_URL)
  const kept = request.headers.get('cookie') ?? ''
  return leadBack(publicPath(page, env.DEFAULT_LOCALE) + SAVED_QUERY, [
    ...consentCookies(record),
    ...expiredTagCookies(kept, hostname, record),
  ])
}
