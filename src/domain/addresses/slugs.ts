/** Longest slug, in characters. Keeps a path of a few levels below what proxies and logs accept. */
export const SLUG_MAX_LENGTH = 96

// What is not seen splits no word and tells no two slugs apart: joiners, soft hyphens, marks of
// direction, the variation selectors and keycaps of emoji, the stretch of Arabic. An apostrophe is
// seen, but joins.
const DROPPED = /[\p{Default_Ignorable_Code_Point}\p{Me}\u0640'’ʼ]/gu

/**
 * Makes a slug of a title in any script: letters, marks and digits stay, everything else becomes a
 * single hyphen. May be empty, when the title has neither letter nor digit.
 * @example slugify('Перед підписанням!') // 'перед-підписанням'
 */
export function slugify(title: string): string {
  const slug = title
    .replaceAll('\u200b', ' ') // the one invisible character that does separate words
    .normalize('NFKC')
    .toLowerCase()
    .replace(DROPPED, '')
    // A mark without a letter to stand on would join the hyphen or the slash before it.
    .replace(/(?:[^\p{L}\p{M}\p{N}]\p{M}*)+/gu, '-')
    .replace(/^\p{M}+/u, '')
    .normalize('NFC')
  return [...slug]
    .slice(0, SLUG_MAX_LENGTH)
    .join('')
    .replace(/^-+|-+$/g, '')
}

/**
 * A slug as an editor typed it, made into a valid one. What has no letter or digit, or is too long, stays
 * as it was typed, for `slugProblem` to name.
 * @example tidySlug('UX Ladders Renamed!') // 'ux-ladders-renamed'
 */
export function tidySlug(typed: string): string {
  if ([...typed].length > SLUG_MAX_LENGTH) return typed
  return slugify(typed) || typed.trim()
}

/**
 * The slug of another document with the same name, such as a copy of it.
 * @example numberedSlug('about', 2) // 'about-2'
 */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`
  const start = [...slug].slice(0, SLUG_MAX_LENGTH - end.length).join('')
  return start.replace(/-+$/, '') + end
}

export type SlugProblem = 'characters' | 'length'

/** What is wrong with a slug as an editor typed it; `undefined` where nothing is. */
export function slugProblem(slug: string): SlugProblem | undefined {
  if ([...slug].length > SLUG_MAX_LENGTH) return 'length'
  return slug === '' || slug !== slugify(slug) ? 'characters' : undefined
}
