import type { SelectFilter } from './select-filters'
import type { EnglishLevel } from '../vocabulary/contract-terms'
import type { Department, RankCode } from '../vocabulary/ranks'
import type { VesselTypeCode } from '../vocabulary/vessel-types'

/** In which order vacancies stand; the first is the usual one. */
export const VACANCY_ORDERS = ['newest', 'pay', 'joining'] as const

export type VacancyOrder = (typeof VACANCY_ORDERS)[number]

/** Lengths of a contract that readers choose among, in whole months: both ends belong to it. */
export const CONTRACT_LENGTHS = {
  'up-to-3': { from: 0, to: 3 },
  '4-to-6': { from: 4, to: 6 },
  '7-to-9': { from: 7, to: 9 },
  'from-10': { from: 10, to: 999 },
} as const

/** Who looks for turns on board and at home looks for them, however long they are. */
export const ROTATION = 'rotation'

export type LengthChoice = keyof typeof CONTRACT_LENGTHS | typeof ROTATION

/** What readers choose among, in this order. */
export const LENGTH_CHOICES: readonly LengthChoice[] = [
  // Its keys are these.
  ...(Object.keys(CONTRACT_LENGTHS) as (keyof typeof CONTRACT_LENGTHS)[]),
  ROTATION,
]

/** Narrows any value to a choice. */
export function isLengthChoice(value: unknown): value is LengthChoice {
  return LENGTH_CHOICES.some((choice) => choice === value)
}

/** Pages of a list of results that can be turned; what is further down is found by another filter. */
export const MOST_PAGES = 50

/** What is chosen from the lists of a search. */
export interface SelectValues extends Record<SelectFilter, string> {
  length: LengthChoice
  /** The reader's own English: vacancies that ask for no more. */
  english: EnglishLevel
  /** The reader's own citizenship, by country code: vacancies that prefer it, or none. */
  citizenship: string
  /** Slug of a company. */
  company: string
  /** Country of the company, by code. */
  country: string
}

/** What vacancies a reader looks for. What is absent or empty narrows nothing down. */
export interface VacancySearch extends Partial<SelectValues> {
  /** Any of these ranks, or any rank of these departments. */
  ranks: readonly RankCode[]
  departments: readonly Department[]
  /** Any of these types of vessels; a group stands for all that belongs to it. */
  vessels: readonly VesselTypeCode[]
  /** First and last day on which the reader could join, `YYYY-MM-DD`; a vacancy matches whose own days meet them. */
  joiningFrom?: string
  joiningTo?: string
  /** The least pay a month, in whole units of the currency. */
  pay?: { amount: number; currency: string }
  /** Only where the pay is said. */
  payShown: boolean
  /** Where somebody joins: the code of a port, or of a country. */
  port?: string
  /** The code of a port: the vacancies whose own is nearest to it first, in place of the order. */
  near?: string
  words?: string
  order: VacancyOrder
  /** From 1. */
  page: number
}

/** Filters as readers see them, each with a chip or several of its own. */
export type SearchFilter =
  | 'rank'
  | 'vessel'
  | 'joining'
  | 'pay'
  | 'payShown'
  | 'port'
  | SelectFilter
  | 'words'
