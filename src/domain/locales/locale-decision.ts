import { canParse } from '../addresses/can-parse'
import { isCrawler } from '../addresses/crawlers'
import { closestLocale, isLocale, type Locale } from './locales'
import { parsePublicPath } from '../addresses/paths'
import { isTechnicalPath } from '../routes/reserved-words'

/** What a request tells of its reader, where its URL does not say the language. */
export interface ReaderHints {
  /** Value of `i18n_redirected`; anything that is no locale counts as none. */
  cookie: string | undefined
  /** Tags of `Accept-Language`, most wanted first; those refused (`q=0`) left out. */
  browserLanguages: readonly string[]
  userAgent: string
}

/**
 * The language for an address without a prefix: the cookie's, else the browser's, else the default.
 * Crawlers are not asked.
 */
export function decideLocale(reader: ReaderHints, defaultLocale: Locale): Locale {
  if (isCrawler(reader.userAgent)) return defaultLocale
  if (isLocale(reader.cookie)) return reader.cookie
  return closestLocale(reader.browserLanguages) ?? defaultLocale
}

/**
 * Whether a visit to a page in `locale` is a choice of language: the reader followed a link on this
 * very site from a page in another one. `referrer` is the absolute URL they came from, if told.
 */
export function isChoice(
  locale: Locale,
  referrer: string | null,
  origin: string,
  defaultLocale: Locale,
): boolean {
  if (referrer === null || !canParse(referrer)) return false
  const { origin: referringOrigin, pathname } = new URL(referrer)
  if (referringOrigin !== origin) return false
  const from = parsePublicPath(pathname, defaultLocale)
  // The panel has no language of the site's; an editor looks at many.
  return from.kind === 'page' && !isTechnicalPath(from.path) && from.locale !== locale
}
