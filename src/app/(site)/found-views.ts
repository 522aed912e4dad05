import type { SearchableList } from '../list-queries'
import { foundCompaniesView } from './company-list-page'
import type { FoundView } from './found-view'
import { foundVacanciesView } from './vacancy-list-page'
import { foundWarningsView } from './warning-list-page'

/** The views of lists whose addresses hold filters. */
export const FOUND_VIEWS: Readonly<Record<SearchableList, FoundView>> = {
  vacancies: foundVacanciesView,
  companies: foundCompaniesView,
  warnings: foundWarningsView,
}

/** Whether there is such a list. */
export function isFoundList(name: string): name is SearchableList {
  return Object.hasOwn(FOUND_VIEWS, name)
}
