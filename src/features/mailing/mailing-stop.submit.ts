import 'server-only'

import { MAILING_STOP_PAGE } from '@/domain/addresses/site-pages'
import { isLocale } from '@/domain/locales/locales'
import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'

import { stopMailings } from './mailing-stops.queries'

/**
 * Takes what a company sends to stop mailings: the form of the page that a letter links to, or the button of a mail
 * program (RFC 8058), which sends the token in the address and follows no way on. 400 for a link that is not ours, 503
 * while the database is away.
 */
export async function submitMailingStop(request: Request): Promise<Response> {
  const byProgram = new URL(request.url).searchParams.get('token')
  // The address is all that counts of what a program sends; its body says the same of every letter, in either encoding.
  const form = byProgram === null ? await readOwnForm(request, env.SITE_URL) : new URLSearchParams()
  if (form instanceof Response) return form
  const token = byProgram ?? form.get('token') ?? ''
  let isOurs: boolean
  try {
    isOurs = await stopMailings(token)
  } catch (error) {
    console.error('A stop of mailings could not be written down:', error)
    const answer = refuseForm(503, 'Please try again in a moment.')
    answer.headers.set('Retry-After', '5')
    return answer
  }
  if (!isOurs) return refuseForm(400, 'This link is not complete.')
  if (byProgram !== null) {
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
  const given = form.get('locale')
  const locale = isLocale(given) ? given : env.DEFAULT_LOCALE
  return leadBack(
    publicPath({ locale, path: `${MAILING_STOP_PAGE}/${token}` }, env.DEFAULT_LOCALE),
    [],
  )
}
