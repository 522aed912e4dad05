import { SELECT_FILTERS } from './select-filters'
import {
  type SearchFilter,
  VACANCY_ORDERS,
  type VacancyOrder,
  type VacancySearch,
} from './vacancy-search'
import { type Department, DEPARTMENTS, RANK_CODES, type RankCode, RANKS } from '../vocabulary/ranks'
import { isWithin, VESSEL_TYPE_CODES, type VesselTypeCode } from '../vocabulary/vessel-types'

const [USUAL_ORDER] = VACANCY_ORDERS

/** A search that narrows nothing down: all vacancies, in the usual order, from the first page. */
export const EVERY_VACANCY: VacancySearch = {
  ranks: [],
  departments: [],
  vessels: [],
  payShown: false,
  order: USUAL_ORDER,
  page: 1,
}

/** What one chip says, and takes away: a rank, a department or a vessel of several, or a whole filter. */
export type SearchChip =
  | { filter: 'rank'; rank: RankCode }
  | { filter: 'rank'; department: Department }
  | { filter: 'vessel'; vessel: VesselTypeCode }
  | { filter: Exclude<SearchFilter, 'rank' | 'vessel'> }

/** Filters with one value, in the order of the form. */
const SINGLE_FILTERS = ['joining', 'port', 'pay', 'payShown', ...SELECT_FILTERS, 'words'] as const

/** The parts of a search that a filter stands in. */
function partsOf(filter: (typeof SINGLE_FILTERS)[number]): readonly (keyof VacancySearch)[] {
  return filter === 'joining' ? ['joiningFrom', 'joiningTo'] : [filter]
}

/** Whether any filter is set; order and page are none. */
export function isNarrowed(search: VacancySearch): boolean {
  return searchFilters(search).length > 0
}

/** Whether a search is a page of the list of all vacancies, as it is without any choice. */
export function isWholeList(search: VacancySearch): boolean {
  return !isNarrowed(search) && search.order === USUAL_ORDER && search.near === undefined
}

/** The filters that are set, in the order of the form. */
export function searchFilters(search: VacancySearch): SearchFilter[] {
  return [...new Set(searchChips(search).map(({ filter }) => filter))]
}

/** A chip for each choice, in the order of the form. */
export function searchChips(search: VacancySearch): SearchChip[] {
  return [
    ...search.departments.map((department) => ({ filter: 'rank', department }) as const),
    ...search.ranks.map((rank) => ({ filter: 'rank', rank }) as const),
    ...search.vessels.map((vessel) => ({ filter: 'vessel', vessel }) as const),
    ...SINGLE_FILTERS.filter((name) =>
      partsOf(name).some((part) => search[part] !== undefined && search[part] !== false),
    ).map((filter) => ({ filter })),
  ]
}

/** The search without a whole filter, such as all ranks and departments; it begins at the first page. */
export function withoutFilter(search: VacancySearch, filter: SearchFilter): VacancySearch {
  if (filter === 'rank') return { ...search, ranks: [], departments: [], page: 1 }
  if (filter === 'vessel') return { ...search, vessels: [], page: 1 }
  if (filter === 'payShown') return { ...search, payShown: false, page: 1 }
  const gone: readonly string[] = partsOf(filter)
  const rest = Object.entries(search).filter(([part]) => !gone.includes(part))
  // Only parts that may be absent were left out.
  return { ...(Object.fromEntries(rest) as unknown as VacancySearch), page: 1 }
}

/** The search with one of its filters alone, in its order; it begins at the first page. */
export function onlyFilter(search: VacancySearch, filter: SearchFilter): VacancySearch {
  return searchFilters(search)
    .filter((other) => other !== filter)
    .reduce(withoutFilter, { ...search, page: 1 })
}

/** The search without what a chip says; it begins at the first page. */
export function withoutChip(search: VacancySearch, chip: SearchChip): VacancySearch {
  if ('rank' in chip) {
    return { ...search, ranks: search.ranks.filter((rank) => rank !== chip.rank), page: 1 }
  }
  if ('department' in chip) {
    const departments = search.departments.filter((department) => department !== chip.department)
    return { ...search, departments, page: 1 }
  }
  if ('vessel' in chip) {
    return {
      ...search,
      vessels: search.vessels.filter((vessel) => vessel !== chip.vessel),
      page: 1,
    }
  }
  return withoutFilter(search, chip.filter)
}

/** The search in another order, from its first page. */
export function inOrder(search: VacancySearch, order: VacancyOrder): VacancySearch {
  const ordered = { ...search, order, page: 1 }
  delete ordered.near
  return ordered
}

/** The search in the usual order, from its first page: as feeds and alerts have it. */
export function inUsualOrder(search: VacancySearch): VacancySearch {
  return inOrder(search, USUAL_ORDER)
}

/** Another page of what is found. */
export function atPage(search: VacancySearch, page: number): VacancySearch {
  return { ...search, page }
}

/**
 * The search with each of its choices said once, in the order of the vocabulary: without ranks of a chosen
 * department and vessels of a chosen group, the first day of the joining window before the last.
 */
export function tidySearch(search: VacancySearch): VacancySearch {
  const { joiningFrom: from, joiningTo: to } = search
  const isUpsideDown = from !== undefined && to !== undefined && from > to
  return {
    ...search,
    departments: DEPARTMENTS.filter((department) => search.departments.includes(department)),
    ranks: RANK_CODES.filter(
      (rank) => search.ranks.includes(rank) && !search.departments.includes(RANKS[rank].department),
    ),
    vessels: VESSEL_TYPE_CODES.filter(
      (vessel) =>
        search.vessels.includes(vessel) &&
        !search.vessels.some((group) => group !== vessel && isWithin(vessel, group)),
    ),
    ...(isUpsideDown && { joiningFrom: to, joiningTo: from }),
    // The way to a port is an order by itself.
    ...(search.near !== undefined && { order: USUAL_ORDER }),
  }
}
