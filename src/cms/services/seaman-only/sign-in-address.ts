import type { Locale } from '../../../domain/locales/locales'
import { publicPath } from '../../../domain/addresses/paths'
import { SEAMAN_SIGN_IN_PAGE } from '../../../domain/addresses/site-pages'
import { env } from '../../../env'

/** The sign-in, and from there back. @param back a public address of this site, with its query */
export function signInAddress(locale: Locale, back: string): string {
  const page = publicPath({ locale, path: SEAMAN_SIGN_IN_PAGE }, env.DEFAULT_LOCALE)
  return `${page}?${new URLSearchParams({ next: back }).toString()}`
}
