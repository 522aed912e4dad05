/** The cookie that remembers the language a reader chose. */
export const LOCALE_COOKIE = 'i18n_redirected'

/** 365 days, in seconds. */
export const LOCALE_COOKIE_MAX_AGE = 365 * 24 * 60 * 60
