import type { Locale } from './locales'

const LETTERS: readonly { letters: RegExp; locales: readonly Locale[] }[] = [
  { letters: /\p{Script=Han}/u, locales: ['zh'] },
  { letters: /\p{Script=Devanagari}/u, locales: ['hi'] },
  { letters: /\p{Script=Arabic}/u, locales: ['ar'] },
  // Letters that Russian does not have, then those that Ukrainian does not have.
  { letters: /[іїєґ]/iu, locales: ['uk'] },
  { letters: /[ыэъё]/iu, locales: ['ru'] },
  { letters: /\p{Script=Cyrillic}/u, locales: ['ru', 'uk'] },
]

/**
 * The languages of the site whose letters a text is written in, the likeliest first. Latin letters say nothing: half of the
 * languages use them.
 * @example languagesOfLetters('海員') // ['zh']
 */
export function languagesOfLetters(text: string): readonly Locale[] {
  return LETTERS.find(({ letters }) => letters.test(text))?.locales ?? []
}
