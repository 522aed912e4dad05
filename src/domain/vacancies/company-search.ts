import { type DroppedParameter, readParameters, WORDS_ALSO_CALLED } from '../addresses/query-parameters'
import { country, pageNumber, type ReadValue, searchedWords } from './vacancy-search-values'
import { oneMeant } from '../vocabulary/match-term'
import { isVesselType, type VesselTypeCode } from '../vocabulary/vessel-types'

/** In which order companies stand; the first is the usual one. */
export const COMPANY_ORDERS = ['vacancies', 'name'] as const

type CompanyOrder = (typeof COMPANY_ORDERS)[number]

/** What companies a reader looks for. What is absent narrows nothing down. */
export interface CompanySearch {
  /** A type of vessels in the fleet; a group stands for all that belongs to it. */
  vessel?: VesselTypeCode
  /** By code. */
  country?: string
  /** Only where staff have checked the licence, and it is valid. */
  isLicensed: boolean
  /** In the name. */
  words?: string
  order: CompanyOrder
  /** From 1. */
  page: number
}

/** The search that narrows nothing down. */
export const EVERY_COMPANY: CompanySearch = { isLicensed: false, order: 'vacancies', page: 1 }

/** Parts of a search that readers set and take back, one by one. */
const COMPANY_FILTERS = ['vessel', 'country', 'licence', 'words'] as const

export type CompanyFilter = (typeof COMPANY_FILTERS)[number]

const SINGLES = [...COMPANY_FILTERS, 'sort', 'page'] as const

/** In the value of `licence`. */
const CHECKED = 'checked'

/**
 * What the address of the directory asks for. Whatever it holds there is a search: what is unknown, said twice or
 * impossible is left out or corrected, and `dropped` names the first few of these.
 * @param query of the address, with or without its question mark
 * @example readCompanySearch('?country=pl&licence=checked').search // { country: 'PL', isLicensed: true, … }
 */
export function readCompanySearch(query: string): {
  search: CompanySearch
  dropped: DroppedParameter[]
} {
  const { singles, notes } = readParameters(query, {
    lists: [],
    singles: SINGLES,
    alsoCalled: WORDS_ALSO_CALLED,
  })
  const read = <T>(name: (typeof SINGLES)[number], of: ReadValue<T>): T | undefined => {
    const text = singles.get(name)
    if (text === undefined) return undefined
    const value = of(text, () => notes.add(name, 'corrected', text))
    if (value === undefined) notes.add(name, 'invalid', text)
    return value
  }
  const vessel = read('vessel', (text, correct) => {
    if (isVesselType(text)) return text
    const code = oneMeant('vesselTypes', text)
    if (code !== undefined) correct()
    return code
  })
  const code = read('country', country)
  const words = read('words', searchedWords)
  const search: CompanySearch = {
    ...(vessel !== undefined && { vessel }),
    ...(code !== undefined && { country: code }),
    isLicensed: read('licence', (text) => (text === CHECKED ? true : undefined)) ?? false,
    ...(words !== undefined && { words }),
    order:
      read('sort', (text) => COMPANY_ORDERS.find((order) => order === text)) ?? EVERY_COMPANY.order,
    page: read('page', pageNumber) ?? EVERY_COMPANY.page,
  }
  return { search, dropped: notes.all }
}

/**
 * The query of the address of a search: empty where nothing is set, else with its question mark;
 * `readCompanySearch` reads it back.
 * @example writeCompanySearch({ ...EVERY_COMPANY, country: 'PL' }) // '?country=PL'
 */
export function writeCompanySearch(search: CompanySearch): string {
  const values: Record<(typeof SINGLES)[number], string | undefined> = {
    vessel: search.vessel,
    country: search.country,
    licence: search.isLicensed ? CHECKED : undefined,
    words: search.words,
    sort: search.order === EVERY_COMPANY.order ? undefined : search.order,
    page: search.page === EVERY_COMPANY.page ? undefined : String(search.page),
  }
  const query = new URLSearchParams(
    SINGLES.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  ).toString()
  return query === '' ? '' : `?${query}`
}

/** The filters of a search that are set. */
export function setFilters(search: CompanySearch): CompanyFilter[] {
  return COMPANY_FILTERS.filter((filter) =>
    filter === 'licence' ? search.isLicensed : search[filter] !== undefined,
  )
}

/** The search without one of its filters, from its first page. */
export function withoutFilter(search: CompanySearch, filter: CompanyFilter): CompanySearch {
  const without = { ...search, page: EVERY_COMPANY.page }
  if (filter === 'licence') without.isLicensed = false
  else delete without[filter]
  return without
}
