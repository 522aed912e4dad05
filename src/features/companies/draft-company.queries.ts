import 'server-only'

import type { TypedUser } from 'payload'

import { localApi } from '@/cms/local-api'
import { query } from '@/cms/database/read-pool'
import type { Locale } from '@/domain/locales/locales'
import { textsByLanguage } from '@/domain/texts/written-text'
import { provenChecked, provenSince } from '@/cms/publications/proven-company'
import { newestWarning, warnedSince } from '@/cms/publications/warned-company'
import { env } from '@/env'

import type { CompanyView } from './company'
import { companyView, LOGO, type StoredCompany } from './stored-company'

/**
 * The latest draft of a company as its readers would see it; `undefined` where this account may not read it, or
 * it has no name yet.
 */
export async function getDraftCompany(
  user: TypedUser,
  id: number,
  locale: Locale,
): Promise<CompanyView | undefined> {
  const payload = await localApi()
  const draft = await payload.findByID({
    collection: 'crewings',
    id,
    locale: 'all',
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  if (!draft?.name) return undefined
  const { licence, fleet, logo } = draft
  const logoId = typeof logo === 'object' ? logo?.id : logo
  const [computed] = await query<
    Pick<
      StoredCompany,
      'licence_valid' | 'logo' | 'warned_since' | 'warning_id' | 'desk_since' | 'desk_checked'
    >
  >(
    `SELECT $1::timestamptz > now() AS licence_valid, ${LOGO('$2::int')} AS logo,
       ${warnedSince('$3::int')} AS warned_since, ${newestWarning('$3::int')} AS warning_id,
       ${provenSince('$3::int')} AS desk_since, ${provenChecked('$3::int')} AS desk_checked`,
    [licence?.validTo ?? null, logoId ?? null, id],
  )
  const stored: StoredCompany = {
    licence_valid: computed?.licence_valid ?? null,
    logo: computed?.logo ?? null,
    warned_since: computed?.warned_since ?? null,
    warning_id: computed?.warning_id ?? null,
    desk_since: computed?.desk_since ?? null,
    desk_checked: computed?.desk_checked ?? null,
    id: draft.id,
    // Where it would stand.
    path: `crewings/${draft.slug ?? ''}`,
    name: draft.name,
    legal_name: draft.legalName ?? null,
    country: draft.country ?? null,
    city: draft.city ?? null,
    address: draft.address ?? null,
    website: draft.website ?? null,
    email: draft.email ?? null,
    telephones: (draft.telephones ?? []).map(({ number, note }) => ({
      number,
      note: note ?? null,
    })),
    messengers: draft.messengers ?? null,
    licence_number: licence?.number ?? null,
    licence_authority: licence?.authority ?? null,
    licence_register_url: licence?.registerUrl ?? null,
    licence_checked_on: dateOf(licence?.checkedOn),
    licence_valid_until: dateOf(licence?.validUntil),
    vessel_types: fleet?.vesselTypes ?? null,
    flags: fleet?.flags ?? null,
    languages: draft.languages ?? null,
    // In all languages a localized field is an object, which the generated types do not say.
    about: textsByLanguage(draft.about),
    warning: textsByLanguage(draft.warning),
    // How a translation stands shows when it is published.
    stale_texts: null,
    is_example: draft.isExample ?? null,
    is_suspended: Boolean(draft.suspendedAt),
    first_published_at: dateOf(draft.firstPublishedAt),
    last_published_at: dateOf(draft.lastPublishedAt),
  }
  return companyView(stored, { locale, source: env.SOURCE_LOCALE, cdn: env.IMAGE_CDN })
}

function dateOf(stored: string | null | undefined): Date | null {
  return stored ? new Date(stored) : null
}
