import type { ContentType } from '../../cms/publications/content-type'
import { COMPANY_LIST_PATH } from '../../domain/addresses/site-pages'
import { companySearch } from './company-search.type'

/** Companies that find crews, right below `/crewings`. */
export const companiesType = {
  collection: 'crewings',
  table: 'crewings',
  publishing: 'all locales',
  path: { shape: 'flat', prefix: 'crewings' },
  // What changes a company changes lists of vacancies too, and here stand how many it has.
  list: { path: COMPANY_LIST_PATH, title: 'Companies', shows: ['vacancies'] },
  // Of its vacancies.
  hasPages: true,
  linkable: true,
  navigable: false,
  schedulable: false,
  inSitemaps: true,
  membersOnly: false,
  readModel: companySearch,
  facts: {
    title: 'p.name',
    isExample: 'p.is_example IS TRUE',
    listedUntil: 'p.suspended_at',
    // From then on its contacts are no links.
    boundaries: ['p.licence_valid_to'],
    shows: ["'company/' || p.id", "'media/' || p.logo_id"],
    // Lists of vacancies name it.
    listedIn: ["'vacancies'"],
  },
} as const satisfies ContentType
