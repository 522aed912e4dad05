import { LOCALES } from '../locales/locales'
import { matchContentRoute, matchFixedRoute } from './match-route'
import { type Route, ROUTES } from './route-table'

/** A page that editors write, with the site's own below it. */
const OF_EDITORS = 'mailing'

/** The words that rows begin with, where those are words: no `robots.txt`, no `_next`. */
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
 * What no path of content may begin with, whole segments: the site's machinery, its own sections, and
 * every locale code (a page `/uk` would hide a language). `/mailing` is a page that editors write, with
 * the prices in it; what is done with a mailing is the site's.
 */
export const RESERVED_WORDS: readonly string[] = [
  ...LOCALES,
  ...TECHNICAL_WORDS,
  ...PRIVATE_WORDS,
  ...CONTENT_WORDS,
]

/** Whether a path without a locale begins with what belongs to the site itself. */
export function isReservedPath(path: string): boolean {
  return beginsWithOneOf(RESERVED_WORDS, path)
}

/** Whether a redirect from a path would never be followed: the site answers there itself. */
export function isClosedToRedirects(path: string): boolean {
  return isTechnicalPath(path) || beginsWithOneOf(PRIVATE_WORDS, path)
}

/** Whether a path without a locale never reaches the pages, and so cannot lead anywhere either. */
export function isTechnicalPath(path: string): boolean {
  const [first = ''] = path.split('/', 1)
  return first.startsWith('_') || TECHNICAL_WORDS.includes(first) || isSiteFile(path)
}

/** What browsers and crawlers ask for by its name, answered by the site itself. */
function isSiteFile(path: string): boolean {
  if (path.includes('/') || !path.includes('.')) return false
  return matchFixedRoute(path) !== undefined || matchContentRoute(path)?.route.pattern !== '{*path}'
}

function beginsWithOneOf(words: readonly string[], path: string): boolean {
  return words.some((word) => path === word || path.startsWith(`${word}/`))
}
