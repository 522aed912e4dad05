import type { PublishableCollection } from '../content-types'
import { readCompanySearch, writeCompanySearch } from '../domain/vacancies/company-search'
import type { DroppedParameter } from '../domain/addresses/query-parameters'
import { readVacancySearch, writeVacancySearch } from '../domain/vacancies/vacancy-search-query'
import { readWarningSearch, writeWarningSearch } from '../domain/vacancies/warning-search'

/** Lists whose addresses may hold filters, by their names inside Next. */
export type SearchableList = 'vacancies' | 'companies' | 'warnings'

/** What the query of a list's address asks for. */
interface ReadQuery {
  /** As we write it, without its page. */
  filters: string
  /** As we write it. */
  query: string
  /** Whether guides with the same words stand beside it. */
  showsGuides: boolean
  dropped: readonly DroppedParameter[]
}

/** What the query of a list's address asks for, beside its page. */
export interface ListQuery {
  list: SearchableList
  /** The query as we write it. */
  query: string
  /** Whether the page says nothing of the query itself: then it is the same for all who ask for the same. */
  isKept: boolean
  /** Whether guides with the same words stand beside it, which no tag of the list knows. */
  showsGuides: boolean
}

const LISTS: Partial<
  Record<
    PublishableCollection,
    { list: SearchableList; read: (query: string, today: string) => ReadQuery }
  >
> = {
  vacancies: {
    list: 'vacancies',
    read: (asked, today) => {
      const { search, dropped } = readVacancySearch(asked, today)
      return {
        filters: writeVacancySearch({ ...search, page: 1 }),
        query: writeVacancySearch(search),
        showsGuides: search.words !== undefined,
        dropped,
      }
    },
  },
  crewings: {
    list: 'companies',
    read: (asked) => {
      const { search, dropped } = readCompanySearch(asked)
      return {
        filters: writeCompanySearch({ ...search, page: 1 }),
        query: writeCompanySearch(search),
        showsGuides: false,
        dropped,
      }
    },
  },
  warnings: {
    list: 'warnings',
    read: (asked) => {
      const { search, dropped } = readWarningSearch(asked)
      return {
        filters: writeWarningSearch({ ...search, page: 1 }),
        query: writeWarningSearch(search),
        showsGuides: false,
        dropped,
      }
    },
  },
}

/**
 * Reads the query of the address of a type's list; `undefined` where it sets no filter. A parameter that no list
 * knows is passed over, as on every other page: links from elsewhere carry many.
 * @param asked the query, with its question mark
 */
export function readListQuery(
  collection: PublishableCollection,
  asked: string,
): ListQuery | undefined {
  const known = LISTS[collection]
  if (!known || asked === '') return undefined
  const { filters, query, showsGuides, dropped } = known.read(
    asked,
    new Date().toISOString().slice(0, 10),
  )
  const isWrong = dropped.some(({ reason }) => reason !== 'unknown')
  if (filters === '' && !isWrong) return undefined
  return { list: known.list, query, isKept: dropped.length === 0, showsGuides }
}
