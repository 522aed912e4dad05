/**
 * How well somebody speaks English, least first, with the level of the Common European Framework of
 * Reference that it comes closest to.
 */
export const ENGLISH_LEVELS = {
  basic: { cefr: 'A2' },
  intermediate: { cefr: 'B1' },
  good: { cefr: 'B2' },
  fluent: { cefr: 'C1' },
} as const

export type EnglishLevel = keyof typeof ENGLISH_LEVELS

/** Least first. */
export const ENGLISH_LEVEL_CODES = Object.keys(ENGLISH_LEVELS) as EnglishLevel[] // its own keys

/** Narrows any text to a level. */
export function isEnglishLevel(text: string): text is EnglishLevel {
  return Object.hasOwn(ENGLISH_LEVELS, text)
}

/** Kinds of seafarers' employment agreements; the first three are those of MLC Standard A2.1.4 (g). */
export const CONTRACT_KINDS = [
  'fixed-term',
  'voyage',
  'indefinite',
  'rotation',
  'relief',
  'training',
] as const

export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** What a wage is paid for. */
export const PAY_PERIODS = ['hour', 'day', 'week', 'month', 'year', 'contract'] as const

export type PayPeriod = (typeof PAY_PERIODS)[number]
