import { isLocale, type Locale } from './locales'

/**
 * A content path is what the ledger stores: segments joined by `/`, decoded, without a leading or
 * trailing slash and without a locale; the home page is the empty string. A public path is what a
 * browser asks for: it begins with `/` and carries the locale's prefix unless it is the default's.
 */
export interface LocalizedPath {
  locale: Locale
  path: string
}

/**
 * The public path of a content path, percent-encoded.
 * @example publicPath({ locale: 'uk', path: 'про-нас' }, 'en') // '/uk/%D0%BF%D1%80%D0%BE-…'
 * @example publicPath({ locale: 'en', path: '' }, 'en') // '/'
 */
export function publicPath({ locale, path }: LocalizedPath, defaultLocale: Locale): string {
  const segments = [
    ...(locale === defaultLocale ? [] : [locale]),
    ...(path === '' ? [] : path.split('/').map(encodeURIComponent)),
  ]
  return `/${segments.join('/')}`
}

export type ParsedPublicPath =
  | (LocalizedPath & { kind: 'page'; redundantPrefix: boolean })
  /** Malformed percent-encoding, or what no content path has: NUL, backslash, encoded slash, `..`. */
  | { kind: 'malformed'; locale: Locale }

/**
 * Splits a public path into locale and content path. Never throws: a path that cannot be decoded is
 * `malformed`. `redundantPrefix` marks the default locale written out (`/en/x` where `/x` is meant).
 */
export function parsePublicPath(pathname: string, defaultLocale: Locale): ParsedPublicPath {
  const raw = pathname.split('/').filter((segment) => segment !== '')
  const first = raw[0]
  const prefixed = isLocale(first)
  const locale = prefixed ? first : defaultLocale
  const segments: string[] = []
  for (const segment of prefixed ? raw.slice(1) : raw) {
    const decoded = decodeSegment(segment)
    if (decoded === undefined) return { kind: 'malformed', locale }
    segments.push(decoded)
  }
  return {
    kind: 'page',
    locale,
    path: segments.join('/'),
    redundantPrefix: prefixed && locale === defaultLocale,
  }
}

function decodeSegment(segment: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(segment)
  } catch {
    // The only error decodeURIComponent throws is URIError, for a malformed escape.
    return undefined
  }
  const impossible = /[/\\\p{Cc}\p{Cs}]/u.test(decoded) || decoded === '.' || decoded === '..'
  return impossible ? undefined : decoded.normalize('NFC')
}
