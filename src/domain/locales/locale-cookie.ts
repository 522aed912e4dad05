import type { Locale } from './locales'

/** The cookie that remembers the language a reader chose. */
export const LOCALE_COOKIE = 'i18n_redirected'

/** 365 days, in seconds. */
export const LOCALE_COOKIE_MAX_AGE = 365 * 24 * 60 * 60

/**
 * Remembers a language, as `Set-Cookie` takes it.
 * @param isSecure whether the site is read over https
 * @example localeCookie('uk', false) // 'i18n_redirected=uk; Path=/; Max-Age=31536000; SameSite=lax'
 */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  const secure = isSecure ? ' Secure;' : ''
  return `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE};${secure} SameSite=lax`
}
