import 'server-only'

import { currencyCookie } from '@/domain/money/display-currency'
import { isCurrency } from '@/domain/money/money'
import { leadBack, readOwnForm, refuseForm } from '@/domain/forms/own-form'
import { parsePublicPath, publicPath } from '@/domain/addresses/paths'
import { env } from '@/env'

/**
 * Takes the currency that a reader without JavaScript chose: sets the cookie and leads back to the block
 * of the page that it was sent from (303). What names no currency is refused (400), and what is no form
 * of ours (`readOwnForm`).
 */
export async function submitCurrency(request: Request): Promise<Response> {
  const form = await readOwnForm(request, env.SITE_URL)
  if (form instanceof Response) return form
  const currency = form.get('currency')
  if (!isCurrency(currency)) return refuseForm(400, 'The currency is USD, EUR or UAH.')
  // Only ever to a page of this site, whatever was sent.
  const page = parsePublicPath(form.get('page') ?? '/', env.DEFAULT_LOCALE)
  const at = page.kind === 'page' ? page : { locale: env.DEFAULT_LOCALE, path: '' }
  const block = /^[\w-]{1,60}$/.exec(form.get('block') ?? '')
  const to = publicPath(at, env.DEFAULT_LOCALE) + (block ? `#${block[0]}` : '')
  return leadBack(to, [currencyCookie(currency)])
}
