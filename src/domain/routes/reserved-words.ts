import { LOCALES } from '../locales/locales'
import { matchContentRoute, matchFixedRoute } from './match-route'
import { type Route, ROUTES } from './route-table'

/** A page of the editors that has fixed pages of the site below it. */
const OF_EDITORS = 'mailing'

/** Returns the first segments of routes that are plain words, so not `robots.txt` or `_next`. */
function wordsOf(routes: readonly Route[]): string[] {
  const words = routes.map(({ pattern }) =>
    pattern.split(/[/{]/, pattern.startsWith(`${OF_EDITORS}/`) ? 2 : 1).join('/'),
  )
  return [...new Set(words)].filter((word) => /^[a-z][a-z\d-]*(?:\/[a-z]+)?$/.test(word))
}

const isTechnical = ({ inEachLanguage, for: whose }: Route) => !inEachLanguage || whose === 'staff'

const TECHNICAL_WORDS = wordsOf(ROUTES.filter(isTechnical))
const PRIVATE_WORDS = wordsOf(
  ROUTES.filter((route) => route.class === 'private page' && !isTechnical(route)),
)
const CONTENT_WORDS = wordsOf(ROUTES.filter((route) => route.class === 'kept page'))

/**
 * The first segments that no content path may have: technical paths, fixed sections of the site, and every locale code
 * (a page `/uk` would hide a language). Editors write the page `/mailing`; the paths below it belong to the site.
 */
export const RESERVED_WORDS: readonly string[] = [
  ...LOCALES,
  ...TECHNICAL_WORDS,
  ...PRIVATE_WORDS,
  ...CONTENT_WORDS,
]

/** Whether a path without a locale begins with a reserved segment, in capitals too: `/EN` is a prefix of a language. */
export function isReservedPath(path: string): boolean {
  return beginsWithOneOf(
    RESERVED_WORDS,
    path.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
  )
}

/** Whether a redirect from a path could never work, because the site answers there itself. */
export function isClosedToRedirects(path: string): boolean {
  return isTechnicalPath(path) || beginsWithOneOf(PRIVATE_WORDS, path)
}

/** Whether a path without a locale never reaches the pages, so that a redirect to it leads nowhere. */
export function isTechnicalPath(path: string): boolean {
  const [first = ''] = path.split('/', 1)
  return first.startsWith('_') || TECHNICAL_WORDS.includes(first) || isSiteFile(path)
}

/** Whether a path is a file that browsers and crawlers request by name, such as `favicon.ico`. */
function isSiteFile(path: string): boolean {
  if (path.includes('/') || !path.includes('.')) return false
  return matchFixedRoute(path) !== undefined || matchContentRoute(path)?.route.pattern !== '{*path}'
}

function beginsWithOneOf(words: readonly string[], path: string): boolean {
  return words.some((word) => path === word || path.startsWith(`${word}/`))
}
