import type { ContentType } from '../../cms/publications/content-type'
import { VACANCY_LIST_PATH } from '../../domain/addresses/site-pages'
import { DAYS_AFTER_CLOSING } from '../../domain/vacancies/vacancy-closing'
import { warnedSince } from '../../cms/publications/warned-company'
import { vacancySearch } from './vacancy-search.type'

/** Work at sea that companies offer, each below its company. */
export const vacanciesType = {
  collection: 'vacancies',
  table: 'vacancies',
  publishing: 'all locales',
  path: {
    shape: 'below',
    parent: 'crewings',
    parentColumn: 'company_id',
    words: ['rank', 'vessel_type'],
  },
  list: { path: VACANCY_LIST_PATH, title: 'Vacancies', shows: ['vacancies'] },
  linkable: true,
  navigable: false,
  schedulable: false,
  inSitemaps: true,
  membersOnly: false,
  readModel: vacancySearch,
  facts: {
    title: 'p.title',
    // A hash of the structured fields and of the warning of the company. Texts are in another table.
    card: `md5((to_jsonb(p) - '{updated_at,created_at,last_published_at}'::text[])::text
      || coalesce(above.suspended_at::text, '') || coalesce(${warnedSince('p.company_id')}::text, ''))`,
    isExample: 'p.is_example IS TRUE',
    // `least` ignores nulls.
    listedUntil: 'least(p.open_until, p.suspended_at, above.suspended_at)',
    reachableUntil: `p.open_until + interval '${DAYS_AFTER_CLOSING} days'`,
    boundaries: [],
    // The page also shows the company, its other vacancies, and vacancies of the same rank and vessel group.
    shows: [
      "'company/' || p.company_id",
      "'media/' || above.logo_id",
      "'rank/' || p.rank || '/' || p.vessel_group",
    ],
    listedIn: [
      "'vacancies'",
      "'company/' || p.company_id",
      "'rank/' || p.rank || '/' || p.vessel_group",
    ],
  },
} as const satisfies ContentType
