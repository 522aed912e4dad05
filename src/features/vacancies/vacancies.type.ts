import type { ContentType } from '../../cms/publications/content-type'
import { DAYS_AFTER_CLOSING } from '../../domain/vacancies/vacancy-closing'
import { warnedSince } from '../../cms/publications/warned-company'
import { vacancySearch } from './vacancy-search.type'

/** Work at sea that companies offer, each below its company. */
export const vacanciesType = {
  collection: 'vacancies',
  table: 'vacancies',
  publishing: 'all at once',
  path: {
    shape: 'below',
    parent: 'crewings',
    parentColumn: 'company_id',
    words: ['rank', 'vessel_type'],
  },
  list: { path: 'crewings', title: 'Vacancies', shows: ['vacancies'] },
  linkable: true,
  navigable: false,
  schedulable: false,
  inSitemaps: true,
  membersOnly: false,
  alongside: vacancySearch,
  facts: {
    title: 'p.title',
    // The row of facts, and whether readers are warned of the company; its words are in another table.
    card: `md5((to_jsonb(p) - '{updated_at,created_at,last_published_at}'::text[])::text
      || coalesce(above.suspended_at::text, '') || coalesce(${warnedSince('p.company_id')}::text, ''))`,
    isExample: 'p.is_example IS TRUE',
    // The least of those that are there.
    listedUntil: 'least(p.open_until, p.suspended_at, above.suspended_at)',
    reachableUntil: `p.open_until + interval '${DAYS_AFTER_CLOSING} days'`,
    boundaries: [],
    // Beside it stand its company, the others of the company, and those of the same rank on such vessels.
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
