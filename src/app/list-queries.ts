import { dayInUtc } from '../domain/time/calendar-day'
import type { PublishableCollection } from '../content-types'
import { readCompanySearch, writeCompanySearch } from '../domain/vacancies/company-search'
import type { DroppedParameter } from '../domain/addresses/query-parameters'
import { writeVacancySearch } from '../domain/vacancies/vacancy-search-query'
import { readSearch } from './read-search'
import { readWarningSearch, writeWarningSearch } from '../domain/vacancies/warning-search'

/** Lists with filters in their addresses, by their names inside Next. */
export type SearchableList = 'vacancies' | 'companies' | 'warnings'

/** The parsed query of a list, without its page. */
interface ReadQuery {
  /** As we write it, without its page. */
  filters: string
  /** As we write it. */
  query: string
  /** Whether guides with the same words stand beside it. */
  showsGuides: boolean
  dropped: readonly DroppedParameter[]
}

/** The parsed query of a list with its page. */
export interface ListQuery {
  list: SearchableList
  /** The query as we write it. */
  query: string
  /** Whether the page can be cached. It can when it does not repeat text of the query. */
  isKept: boolean
  /** Whether the page also shows guides with the same words. The tags of the list do not cover guides. */
  showsGuides: boolean
}

const LISTS: Partial<
  Record<
    PublishableCollection,
    { list: SearchableList; read: (query: string, today: string) => ReadQuery | Promise<ReadQuery> }
  >
> = {
  vacancies: {
    list: 'vacancies',
    read: async (asked, today) => {
      const { search, dropped } = await readSearch(asked, today)
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
 * Parses the query of a list; `undefined` when it sets no filter. Unknown parameters are ignored, as on every other
 * page, because links from other sites carry many.
 * @param asked the query with its question mark
 */
export async function readListQuery(
  collection: PublishableCollection,
  asked: string,
): Promise<ListQuery | undefined> {
  const known = LISTS[collection]
  if (!known || asked === '') return undefined
  const { filters, query, showsGuides, dropped } = await known.read(asked, dayInUtc(new Date()))
  const isWrong = dropped.some(({ reason }) => reason !== 'unknown')
  if (filters === '' && !isWrong) return undefined
  return { list: known.list, query, isKept: dropped.length === 0, showsGuides }
}
