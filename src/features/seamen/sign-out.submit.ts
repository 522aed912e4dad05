import 'server-only'

import { localApi } from '@/cms/local-api'
import { withinTransaction } from '@/cms/database/within-transaction'
import { isLocale } from '@/domain/locales/locales'
import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { SEAMAN_SIGN_IN_PAGE } from '@/domain/addresses/site-pages'
import { env } from '@/env'

import { pageAfter } from './form-visitor'
import { signOutEverywhere } from './seaman-accounts.submit'
import { seamanOf } from '@/cms/services/seaman-only/seaman-session.queries'
import { endSession } from './seaman-sessions.queries'

/** Takes the press of a sign-out: of this browser, or of every one. 503 while the database is away. */
export async function submitSignOut(request: Request): Promise<Response> {
  const form = await readOwnForm(request, env.SITE_URL)
  if (form instanceof Response) return form
  const given = form.get('locale')
  const locale = isLocale(given) ? given : env.DEFAULT_LOCALE
  const cookies = request.headers.get('cookie') ?? ''
  try {
    const payload = await localApi()
    const seaman = form.has('everywhere') ? await seamanOf(cookies) : undefined
    if (seaman) await signOutEverywhere(payload, seaman.id)
    const forgotten = await withinTransaction(payload, (req) => endSession(req, cookies))
    return leadBack(pageAfter(SEAMAN_SIGN_IN_PAGE, locale, 'signedOut'), [forgotten])
  } catch (error) {
    console.error('A sign-out could not be written down:', error)
    const answer = refuseForm(503, 'Please try again in a moment.')
    answer.headers.set('Retry-After', '5')
    return answer
  }
}
