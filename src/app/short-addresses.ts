import { SEAMAN_ACCOUNT_PAGE } from '../domain/addresses/site-pages'
import { vacanciesType } from '../features/vacancies/vacancies.type'

/**
 * Content paths that people type, and where what they mean is. An editor’s page or redirect of the same address goes before
 * them: only what is nowhere is looked up here.
 */
export const SHORT_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ['jobs', vacanciesType.list.path],
  ['vacancies', vacanciesType.list.path],
  ['seaman', SEAMAN_ACCOUNT_PAGE],
])
