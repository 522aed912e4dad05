import 'server-only'

import type { TypedUser } from 'payload'

import { localApi } from '@/cms/local-api'
import { query } from '@/cms/database/read-pool'
import type { Locale } from '@/domain/locales/locales'
import { textsByLanguage } from '@/domain/texts/written-text'
import { warnedSince, warningChanged } from '@/cms/publications/warned-company'
import { env } from '@/env'

import { type StoredVacancy, vacancyView } from './stored-vacancy'
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
  const { vessel, pay, contract, joining, contact } = draft
  const stored: StoredVacancy = {
    ...company,
    id: String(draft.id),
    // Where it would stand.
    path: `crewings/${company.slug ?? ''}/${draft.id}-${draft.rank}-${draft.vesselType}`,
    rank: draft.rank,
    vessel_type: draft.vesselType,
    built: vessel?.built ?? null,
    deadweight: vessel?.deadweight ?? null,
    pay_negotiable: pay?.negotiable ?? null,
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay_currency: pay?.currency ?? null,
    pay_period: pay?.period ?? null,
    contract_least: contract?.least ?? null,
    contract_most: contract?.most ?? null,
    contract_unit: contract?.unit ?? null,
    contract_off: contract?.off ?? null,
    contract_approximate: contract?.approximate ?? null,
    joining_from: dateOf(joining?.from),
    joining_to: dateOf(joining?.to),
    joining_unsaid: joining?.unsaid ?? null,
    joining_port: joining?.port ?? null,
    joining_country: joining?.country ?? null,
    is_example: draft.isExample ?? null,
    first_published_at: dateOf(draft.firstPublishedAt),
    last_published_at: dateOf(draft.lastPublishedAt),
    company_id: companyId,
    vessel_name: vessel?.name ?? null,
    vessel_flag: vessel?.flag ?? null,
    gross_tonnage: vessel?.grossTonnage ?? null,
    engine: vessel?.engine ?? null,
    power: vessel?.power ?? null,
    crew: vessel?.crew ?? null,
    crew_nationalities: vessel?.crewNationalities ?? null,
    vessel_group: draft.vesselGroup ?? null,
    english_level: draft.englishLevel ?? null,
    experience: draft.experience ?? null,
    certificates: draft.certificates ?? null,
    also_ranks: draft.alsoRanks ?? null,
    citizenships: draft.citizenships ?? null,
    // In all languages a localized field is an object, which the generated types do not say.
    descriptions: textsByLanguage(draft.description),
    // The state of translations is known only after publishing.
    stale_texts: null,
    contact_name: contact?.name ?? null,
    contact_email: contact?.email ?? null,
    contact_telephone: contact?.telephone ?? null,
    open_until_day: dateOf(draft.openUntilDay),
    open_until_assumed: draft.openUntilAssumed ?? null,
    vessel_type_assumed: draft.vesselTypeAssumed ?? null,
    pay_currency_assumed: pay?.currencyAssumed ?? null,
    pay_period_assumed: pay?.periodAssumed ?? null,
    open_until: dateOf(draft.openUntil),
  }
  return vacancyView(stored, locale, env.SOURCE_LOCALE)
}

function dateOf(stored: string | null | undefined): Date | null {
  return stored ? new Date(stored) : null
}
