import { isLocale, type Locale } from '../locales/locales'

/**
 * A content path is what the publication index stores: segments joined by `/`, decoded, without a leading or
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

/**
 * The public path that says its language even where that is the default: a choice of the reader's,
 * which the site remembers (`/en/about` leads to `/about` and stays English).
 */
export function choicePath({ locale, path }: LocalizedPath): string {
  const encoded = path === '' ? [] : path.split('/').map(encodeURIComponent)
  return `/${[locale, ...encoded].join('/')}`
}

/**
 * A public path on the site's origin. The home page has no trailing slash, as in the heads that Next
 * writes: canonical link, alternates and sitemaps are compared as strings.
 */
export function absoluteUrl(path: string, origin: string): string {
  return path === '/' ? origin : origin + path
}

export type ParsedPublicPath =
  | (LocalizedPath & {
      kind: 'page'
      /** Whether the path says its language; where it does not, the language is the default's. */
      hasPrefix: boolean
      /**
       * Whether prefix and slashes are as `publicPath` writes them. Not so: a default's prefix, a
       * prefix in capitals, several prefixes (the last one counts), doubled or trailing slashes. How
       * letters are percent-encoded is not looked at: the canonical link says it.
       */
      isCanonical: boolean
    })
  /** Malformed percent-encoding, or what no content path has: NUL, backslash, encoded slash, `..`. */
  | { kind: 'malformed'; locale: Locale; hasPrefix: boolean }

/**
 * Splits a public path into locale and content path. Never throws: a path that cannot be decoded is
 * `malformed`.
 * @example parsePublicPath('/EN/ar//docs/', 'en') // ar, 'docs', not canonical
 */
export function parsePublicPath(pathname: string, defaultLocale: Locale): ParsedPublicPath {
  const raw = pathname.split('/').filter((segment) => segment !== '')
  const prefixes = leadingLocales(raw)
  const locale = prefixes.at(-1) ?? defaultLocale
  const hasPrefix = prefixes.length > 0
  const rest = raw.slice(prefixes.length)
  const segments: string[] = []
  for (const segment of rest) {
    const decoded = decodeSegment(segment)
    if (decoded === undefined) return { kind: 'malformed', locale, hasPrefix }
    segments.push(decoded)
  }
  const prefix = locale === defaultLocale ? [] : [locale]
  const isCanonical = pathname === `/${[...prefix, ...rest].join('/')}`
  return { kind: 'page', locale, path: segments.join('/'), hasPrefix, isCanonical }
}

function leadingLocales(segments: readonly string[]): Locale[] {
  const locales: Locale[] = []
  for (const segment of segments) {
    // Letters beyond ASCII that lower-case to these (the Kelvin sign) are no prefix.
    const code = /^[a-z]+$/i.test(segment) ? segment.toLowerCase() : undefined
    if (!isLocale(code)) break
    locales.push(code)
  }
  return locales
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

const LONGEST_SHOWN = 200

/**
 * An address as an error page may show it: letters of every script readable, everything that could
 * disturb or mislead still percent-encoded (controls, blanks, marks of direction), at most 200
 * characters.
 * @param address path and query as they were asked for
 */
export function readableAddress(address: string): string {
  const readable = address
    .replace(/(?:%[89a-f][0-9a-f])+/gi, (run) => {
      try {
        return decodeURIComponent(run)
      } catch {
        return run // malformed, and shown as it is
      }
    })
    .replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, encodeInvisible)
  const characters = [...readable]
  return characters.length <= LONGEST_SHOWN
    ? readable
    : `${characters.slice(0, LONGEST_SHOWN).join('')}…`
}

function encodeInvisible(character: string): string {
  // Half a surrogate pair has no encoding.
  return /\p{Cs}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character)
}
