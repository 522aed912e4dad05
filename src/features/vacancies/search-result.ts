import type { BitmapFilter } from '@/domain/vacancies/select-filters'
import type { SearchFilter, SelectValues, VacancySearch } from '@/domain/vacancies/vacancy-search'
import type { Department, RankCode } from '@/domain/vocabulary/ranks'
import type { VesselTypeCode } from '@/domain/vocabulary/vessel-types'

import type { VacancySummary } from './vacancy'

/**
 * Of lists: a level of English counts those that ask for no more, a citizenship those that prefer it or none.
 */
export type SelectCounts = {
  [Name in BitmapFilter]: Readonly<Partial<Record<SelectValues[Name], number>>>
}

/**
 * The number of vacancies for each choice, with all other filters unchanged. Choices without a vacancy are left out.
 */
export interface ChoiceCounts extends SelectCounts {
  ranks: Partial<Record<RankCode, number>>
  departments: Partial<Record<Department, number>>
  /** The number of a group includes its types. */
  vessels: Partial<Record<VesselTypeCode, number>>
  /** The companies with most vacancies, most first, and the chosen one. */
  companies: readonly { slug: string; name: string; count: number }[]
  payShown: number
}

/** A search with one filter removed or relaxed, and the number of vacancies that it finds. */
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
  /** When nothing was found: relaxed searches that find something, the largest number first. */
  loosened: readonly Loosened[]
  /** When no relaxed search finds anything: each filter alone, the largest number first. */
  alone: readonly Loosened[]
  /** The corrected words, when some were mistyped. */
  correctedWords?: string
  /** The day of the rates that pay was compared by, UTC; absent where none were needed or are known. */
  ratesOf?: Date
}
