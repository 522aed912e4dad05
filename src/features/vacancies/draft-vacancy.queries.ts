import 'server-only'

import type { TypedUser } from 'payload'

import { localApi } from '@/cms/local-api'
import { query } from '@/cms/database/read-pool'
import type { Locale } from '@/domain/locales/locales'
import { fieldsOfDocument } from '@/domain/structured-fields/shown-fields'
import { VACANCY_TABLE } from '@/domain/vacancies/vacancy-fields'
import { textsByLanguage } from '@/domain/texts/written-text'
import { warnedSince, warningChanged } from '@/cms/publications/warned-company'
import { env } from '@/env'

import { DETAIL_FIELDS, LISTED_FIELDS, type StoredVacancy, vacancyView } from './stored-vacancy'
import type { VacancyView } from './vacancy'

type OfCompany = Pick<
  StoredVacancy,
  | 'company_name'
  | 'company_city'
  | 'company_country'
  | 'licence_checked_on'
  | 'licence_valid'
  | 'warned_since'
  | 'warning_changed_at'
  | 'is_open'
  | 'is_suspended'
> & { slug: string | null }

/**
 * Reads the latest draft of a vacancy for a preview; `undefined` when the account may not read it, or when company,
 * rank or vessel is still missing.
 */
export async function getDraftVacancy(
  user: TypedUser,
  id: number,
  locale: Locale,
): Promise<VacancyView | undefined> {
  const payload = await localApi()
  const draft = await payload.findByID({
    collection: 'vacancies',
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  // The field is required, but a draft may leave it empty.
  const chosen = draft?.company as NonNullable<typeof draft>['company'] | null | undefined
  if (!draft || !chosen) return undefined
  const companyId = typeof chosen === 'object' ? chosen.id : chosen
  const [company] = await query<OfCompany>(
    `SELECT slug, coalesce(name, '') AS company_name, city AS company_city, country::text AS company_country,
       licence_checked_on, licence_valid_to > now() AS licence_valid, $2::timestamptz > now() AS is_open,
       coalesce($3::timestamptz, suspended_at) IS NOT NULL AS is_suspended,
       ${warnedSince('c.id')} AS warned_since, ${warningChanged('c.id')} AS warning_changed_at
     FROM crewings c WHERE id = $1`,
    [companyId, draft.openUntil ?? null, draft.suspendedAt ?? null],
  )
  if (!company) return undefined
  const stored: StoredVacancy = {
    ...company,
    ...fieldsOfDocument(VACANCY_TABLE, LISTED_FIELDS, draft),
    ...fieldsOfDocument(VACANCY_TABLE, DETAIL_FIELDS, draft),
    id: String(draft.id),
    // Where it would stand.
    path: `crewings/${company.slug ?? ''}/${draft.id}-${draft.rank}-${draft.vesselType}`,
    is_example: draft.isExample ?? null,
    first_published_at: dateOf(draft.firstPublishedAt),
    last_published_at: dateOf(draft.lastPublishedAt),
    company_id: companyId,
    vessel_group: draft.vesselGroup ?? null,
    // In all languages a localized field is an object, which the generated types do not say.
    descriptions: textsByLanguage(draft.description),
    // The state of translations is known only after publishing.
    stale_texts: null,
    open_until: dateOf(draft.openUntil),
  }
  return vacancyView(stored, locale, env.SOURCE_LOCALE)
}

function dateOf(stored: string | null | undefined): Date | null {
  return stored ? new Date(stored) : null
}
