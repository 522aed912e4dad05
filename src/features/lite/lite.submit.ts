import 'server-only'

import { isLiteChoice, liteCookie } from '@/domain/browser/lite'
import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { parsePublicPath, publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'

/**
 * Takes whether a reader wants pages with as few bytes as they can have: sets the cookie and leads back to the page
 * that it was sent from (303). What is no choice is refused (400), and what is no form of ours (`readOwnForm`).
 */
export async function submitLite(request: Request): Promise<Response> {
  const form = await readOwnForm(request, env.SITE_URL)
  if (form instanceof Response) return form
  const choice = form.get('lite')
  if (!isLiteChoice(choice)) return refuseForm(400, 'The choice is 1 or 0.')
  // Only ever to a page of this site, whatever was sent.
  const page = parsePublicPath(form.get('page') ?? '/', env.DEFAULT_LOCALE)
  const at = page.kind === 'page' ? page : { locale: env.DEFAULT_LOCALE, path: '' }
  return leadBack(publicPath(at, env.DEFAULT_LOCALE), [liteCookie(choice)])
}
