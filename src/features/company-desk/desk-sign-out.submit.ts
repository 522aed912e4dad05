import 'server-only'

import { withinTransaction } from '@/cms/database/within-transaction'
import { localApi } from '@/cms/local-api'
import { COMPANY_SIGN_IN_PAGE } from '@/domain/addresses/site-pages'
import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { isLocale } from '@/domain/locales/locales'
import { env } from '@/env'

import { endSession } from './desk-sign-in.submit'
import { pageAfter } from './desk-visitor'

/** Takes the press of a sign-out of this browser. 503 while the database is away. */
export async function submitDeskSignOut(request: Request): Promise<Response> {
  const form = await readOwnForm(request, env.SITE_URL)
  if (form instanceof Response) return form
  const given = form.get('locale')
  const locale = isLocale(given) ? given : env.DEFAULT_LOCALE
  const cookies = request.headers.get('cookie') ?? ''
  try {
    const payload = await localApi()
    const forgotten = await withinTransaction(payload, (req) => endSession(req, cookies))
    return leadBack(pageAfter(COMPANY_SIGN_IN_PAGE, locale, 'signedOut'), [forgotten])
  } catch (error) {
    console.error('A sign-out could not be written down:', error)
    const answer = refuseForm(503, 'Please try again in a moment.')
    answer.headers.set('Retry-After', '5')
    return answer
  }
}
