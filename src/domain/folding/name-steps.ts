import { applySteps, type FoldStep } from './fold-step'
import { ARABIC_ARTICLE_STEP, LETTER_STEPS } from './letter-steps'
import { inSimplified } from './traditional-chinese'

/** Letters of Ukrainian and Russian without their marks, with the Latin ones that they become. Q is a ch. */
const CYRILLIC = ['абвгдезиіклмнопрстуфхцчыэ', 'abvhdeziiklmnoprstufhsQie'] as const

const CYRILLIC_PAIRS = [
  ['ж', 'zh'],
  ['ш', 'sh'],
  ['щ', 'sh'],
  ['ю', 'iu'],
  ['я', 'ia'],
  ['є', 'ie'],
] as const

/** What ways of writing in Latin letters differ in; c before e, i and y is another letter. */
const LATIN: readonly FoldStep[] = [
  { pattern: ['s(?:hch|ch)', 'sh'] },
  { pattern: ['t?ch', 'Q'] },
  { pattern: ['c(?=[eiy])', 's'] },
  { pattern: ['t[sz]', 's'] },
  { pattern: ['([kt])h', String.raw`\1H`] },
  { text: ['kH', 'h'] },
  { text: ['tH', 't'] },
  { text: ['ph', 'f'] },
  { text: ['x', 'ks'] },
  { letters: ['cqQwyjg', 'kkqviih'] },
  { pattern: ['([aou])e', String.raw`\1`] },
  { text: ['ie', 'e'] },
]

// From ASCII, from its neighbours, and from general punctuation; not NUL, which Postgres does not store.
const PUNCTUATION = String.raw`[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u3003]+`

/**
 * What stays of a name however it is written in Latin and in Cyrillic letters, in any of the ways that passports,
 * registers and readers have. It is no transliteration: where two ways differ they are made the same, and nobody reads it.
 */
export const NAME_STEPS: readonly FoldStep[] = [
  ...LETTER_STEPS,
  { form: 'NFD' },
  // й, ї and the like, and apostrophes and signs within a name; of Hindi and Arabic the marks stay.
  { pattern: ["[\\u0300-\\u036fьъ'’ʼ‘`]+", ''] },
  { form: 'NFC' },
  { letters: CYRILLIC },
  ...CYRILLIC_PAIRS.map((text): FoldStep => ({ text })),
  ...LATIN,
  { pattern: [String.raw`([a-z])\1+`, String.raw`\1`] },
  // Adjectives: Морской, Морський; Северный, Severny.
  { pattern: ['(?<=[a-z]{4})o?i(?![a-z])', ''] },
  { pattern: [PUNCTUATION, ' '] },
]

/**
 * A name of a company, a ship or a port as it is compared: words with single spaces.
 * @example nameKey('Щербаков') === nameKey('Shcherbakov') // true
 * @example nameKey('Müller') === nameKey('Mueller') // true
 */
export function nameKey(name: string): string {
  return applySteps(name.replaceAll('\0', ''), NAME_STEPS).trim()
}

/**
 * The same with Chinese characters in their simplified form, and without the Arabic article: names are compared so where no
 * index has them.
 * @example nameInAnyLetters('الإسكندرية') === nameInAnyLetters('اسكندريه') // true
 */
export function nameInAnyLetters(name: string): string {
  return applySteps(nameKey(inSimplified(name)), [ARABIC_ARTICLE_STEP])
}

/** Letters. What is shorter is in every second name. */
const SHORTEST = 3

/** Words of a key that are looked for by themselves: those of Latin and Cyrillic writing. */
export function nameKeyWords(name: string): string[] {
  return nameKey(name)
    .split(' ')
    .filter((word) => word.length >= SHORTEST && /^[a-z\d]*[a-z][a-z\d]*$/.test(word))
}
