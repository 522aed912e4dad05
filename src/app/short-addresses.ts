import { SEAMAN_ACCOUNT_PAGE } from '../domain/addresses/site-pages'
import { vacanciesType } from '../features/vacancies/vacancies.type'

/**
 * Short content paths that people type, with their targets. An editor's page or redirect at the same address wins: the
 * site reads this list only when it finds nothing else.
 */
export const SHORT_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['jobs', vacanciesType.list.path],
  ['vacancies', vacanciesType.list.path],
  ['seaman', SEAMAN_ACCOUNT_PAGE],
])
