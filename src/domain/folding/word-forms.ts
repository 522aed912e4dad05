import type { Locale } from '../locales/locales'
import { IRREGULAR_WORDS } from './irregular-words'
import { arabicStem, foldedLetters } from './letter-steps'

/** Other forms of a word, such as rules of Postgres for its language do not bring to one. */

let families: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> | undefined

/**
 * What is asked for with a word: other forms of it that texts may have. Of a language that Postgres has no rules for, and
 * of words that its rules know, there are none.
 * @param word in small letters
 * @example otherForms('oficial', 'pt') // ['oficiais']
 */
export function otherForms(word: string, locale: Locale): string[] {
  families ??= new Map(
    Object.entries(IRREGULAR_WORDS).map(([language, words]) => [language, familiesOf(words)]),
  )
  const forms = [
    ...(families.get(locale)?.get(keyOf(word)) ?? []),
    ...(RULES[locale]?.(word) ?? []),
  ]
  return [...new Set(forms)].filter((form) => form !== word)
}

/** Readers write accents, articles and the like, or not. */
const keyOf = (word: string) => arabicStem(foldedLetters(word))

function familiesOf(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    words.flatMap((line) => {
      const forms = line.split(' ').flatMap(declined)
      return forms.map((form) => [keyOf(form), forms] as const)
    }),
  )
}

const ENDINGS_OF_MASCULINES = ['', 'а', 'у', 'ом', 'е', 'ы', 'ов', 'ам', 'ами', 'ах']

/** A noun with `~` behind it stands for its cases. */
function declined(word: string): string[] {
  const noun = word.replace('~', '')
  return noun === word ? [word] : ENDINGS_OF_MASCULINES.map((ending) => noun + ending)
}

const RULES: Partial<Record<Locale, (word: string) => string[]>> = {
  pt: formsOfPortuguese,
  es: formsOfSpanish,
  id: formsOfIndonesian,
}

/** Letters before an ending; shorter words are others. */
const STEM = 3

/** Endings of one and of many; without accents too, as they are typed. */
const PORTUGUESE = [
  ['ão', 'ões', 'ães', 'ãos'],
  ['ao', 'oes', 'aes', 'aos'],
  ['al', 'ais'],
  ['el', 'éis', 'eis'],
  ['ol', 'óis', 'ois'],
  ['ul', 'uis'],
  ['il', 'is', 'eis'],
  ['m', 'ns'],
  ['r', 'res'],
  ['z', 'zes'],
  ['a', 'as'],
  ['e', 'es'],
  ['o', 'os'],
]

function formsOfPortuguese(word: string): string[] {
  return PORTUGUESE.flatMap((endings) => {
    const ending = endings.find((one) => word.endsWith(one) && word.length >= one.length + STEM)
    if (ending === undefined) return []
    const stem = word.slice(0, -ending.length)
    // What is one form of many is no other one of many.
    const [one = '', ...many] = endings
    return ending === one ? many.map((other) => stem + other) : [stem + one]
  })
}

/** Rules for endings take `capitan` for a verb: nouns on a stressed syllable with n have an accent, which many leave out. */
function formsOfSpanish(word: string): string[] {
  const accented: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
  const [, stem, vowel = ''] = /^(\p{L}{3,})([aeiou])n$/u.exec(word) ?? []
  return stem === undefined ? [] : [`${stem}${accented[vowel] ?? vowel}n`]
}

const NASALS: Readonly<Record<string, string>> = { p: 'm', t: 'n', k: 'ng', s: 'ny' }

/** Behind `me-` and `pe-` the first letter of a root becomes a nasal: periksa, memeriksa, pemeriksaan. */
function formsOfIndonesian(word: string): string[] {
  const nasal = NASALS[word.slice(0, 1)]
  if (
    nasal === undefined ||
    word.length < STEM + 2 ||
    /^(?:pe[mn]|ke|per|ter|se)\p{L}{5}/u.test(word)
  )
    return []
  const root = nasal + word.slice(1)
  return [`me${root}`, `me${root}kan`, `pe${root}an`, `pe${root}`]
}
