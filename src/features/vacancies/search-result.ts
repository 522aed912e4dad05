import type { LengthChoice, SearchFilter, VacancySearch } from '@/domain/vacancies/vacancy-search'
import type { EnglishLevel } from '@/domain/vocabulary/contract-terms'
import type { Department, RankCode } from '@/domain/vocabulary/ranks'
import type { VesselTypeCode } from '@/domain/vocabulary/vessel-types'

import type { VacancySummary } from './vacancy'

/** How many vacancies there would be with each choice, all other filters as they are. What has none is left out. */
export interface ChoiceCounts {
  ranks: Partial<Record<RankCode, number>>
  departments: Partial<Record<Department, number>>
  /** A group counts all that belongs to it. */
  vessels: Partial<Record<VesselTypeCode, number>>
  lengths: Partial<Record<LengthChoice, number>>
  /** Vacancies that ask for no more than this. */
  english: Partial<Record<EnglishLevel, number>>
  /** By country code: vacancies that prefer it, or none. */
  citizenships: Readonly<Record<string, number>>
  /** By country code. */
  countries: Readonly<Record<string, number>>
  /** The companies with most vacancies, most first, and the chosen one. */
  companies: readonly { slug: string; name: string; count: number }[]
  payShown: number
}

/** One filter less, or a looser one, and how many vacancies there would be. */
export interface Loosened {
  /** Which filter. */
  filter: SearchFilter
  search: VacancySearch
  total: number
}

/** A page of what was found. */
export interface SearchResult {
  vacancies: readonly VacancySummary[]
  /** Of all pages. */
  total: number
  counts: ChoiceCounts
  /** Where nothing was found: what would help, most first. */
  loosened: readonly Loosened[]
  /** Where nothing was found and nothing alone would help: what each filter finds by itself, most first. */
  alone: readonly Loosened[]
  /** Where words were mistyped: what was looked for in their place. */
  correctedWords?: string
  /** The day of the rates that pay was compared by, UTC; absent where none were needed or are known. */
  ratesOf?: Date
}
