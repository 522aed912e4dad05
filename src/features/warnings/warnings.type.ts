import type { ContentType } from '../../cms/publications/content-type'
import { WARNINGS_PAGE } from '../../domain/addresses/site-pages'

/** Whom staff warn seafarers of, each below the public list at its number. */
export const warningsType = {
  collection: 'warnings',
  table: 'warnings',
  publishing: 'all locales',
  path: { shape: 'numbered', prefix: WARNINGS_PAGE },
  // What changes a company changes lists of vacancies too, and here stands where it is.
  list: { path: WARNINGS_PAGE, title: 'Warnings', shows: ['warnings', 'vacancies'] },
  linkable: false,
  navigable: false,
  schedulable: false,
  inSitemaps: true,
  membersOnly: false,
  facts: {
    title: 'p.name',
    isExample: 'p.is_example IS TRUE',
    boundaries: [],
    shows: ["'company/' || p.company_id"],
    // A company under warning shows it wherever it stands; what else shows its vacancies, `renewWarned` renews.
    listedIn: [
      "'warnings'",
      "'company/' || p.company_id",
      "CASE WHEN p.company_id IS NOT NULL THEN 'vacancies' END",
    ],
  },
} as const satisfies ContentType
