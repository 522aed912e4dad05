import { LOCALES } from './locales'

/** Longest slug, in characters. Keeps a path of a few levels below what proxies and logs accept. */
export const SLUG_MAX_LENGTH = 96

/**
 * First segments that content may not take: the site's own routes, the panel and API, files that
 * machines ask for, and every locale code (a page `/uk` would hide a language).
 */
export const RESERVED_WORDS: readonly string[] = [
  ...LOCALES,
  'admin',
  'api',
  'builds',
  'cdn-cgi',
  'crewings',
  'docs',
  'healthz',
  'mailing',
  'readyz',
  'seaman',
  'server',
]

/**
 * Makes a slug of a title in any script: letters, marks and digits stay, everything else becomes a
 * single hyphen. May be empty, when the title has neither letter nor digit.
 * @example slugify('Перед підписанням!') // 'перед-підписанням'
 */
export function slugify(title: string): string {
  const slug = title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’ʼ]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .normalize('NFC')
  return [...slug]
    .slice(0, SLUG_MAX_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '')
}

export type SlugProblem = 'characters' | 'length'

/** What is wrong with a slug as an editor typed it; `undefined` where nothing is. */
export function slugProblem(slug: string): SlugProblem | undefined {
  if ([...slug].length > SLUG_MAX_LENGTH) return 'length'
  if (!/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(slug)) return 'characters'
  if (slug !== slug.normalize('NFC').toLowerCase()) return 'characters'
  return undefined
}

/** Whether a path without a locale begins with a word that belongs to the site itself. */
export function isReservedPath(path: string): boolean {
  return RESERVED_WORDS.includes(path.split('/', 1)[0] ?? '')
}
