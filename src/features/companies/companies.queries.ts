import 'server-only'

import { EVERY_LANGUAGE } from '@/cms/publications/content-type'
import { LIVE } from '@/cms/publications/reading/publication-index'
import { query } from '@/cms/database/read-pool'
import { staleTexts } from '@/cms/documents/shown/dated-texts'
import type { Locale } from '@/domain/locales/locales'
import { provenChecked, provenSince } from '@/cms/publications/proven-company'
import { newestWarning, warnedSince } from '@/cms/publications/warned-company'
import { env } from '@/env'

import type { CompanyView } from './company'
import { companyView, LOGO, type StoredCompany } from './stored-company'

const manyOf = (field: string) => `
  (SELECT array_agg(value::text ORDER BY "order") FROM crewings_${field} WHERE parent_id = c.id)`

const rowsOf = (field: string, columns: string) => `
  (SELECT jsonb_agg(jsonb_build_object(${columns}) ORDER BY _order) FROM crewings_${field} WHERE _parent_id = c.id)`

const textIn = (field: string) => `
  (SELECT jsonb_object_agg(_locale, ${field}) FROM crewings_locales
    WHERE _parent_id = c.id AND ${field} IS NOT NULL)`

// What the publication index's condition names has columns of the same names in other tables.
const COMPANY = `
  SELECT c.id, p.path, c.name, c.legal_name, c.country, c.city, c.address, c.website, c.email,
    c.licence_number, c.licence_authority, c.licence_register_url, c.licence_checked_on, c.licence_valid_until,
    c.licence_valid_to > now() AS licence_valid,
    ${rowsOf('telephones', "'number', number, 'note', note")} AS telephones,
    ${rowsOf('messengers', "'kind', kind, 'handle', handle")} AS messengers,
    ${manyOf('fleet_vessel_types')} AS vessel_types, ${manyOf('fleet_flags')} AS flags,
    ${manyOf('languages')} AS languages, ${textIn('about')} AS about, ${textIn('warning')} AS warning,
    ${staleTexts('crewings', ['about', 'warning'], { id: 'c.id', locale: '$2::text' })} AS stale_texts,
    ${LOGO('c.logo_id')} AS logo,
    c.is_example, c.suspended_at IS NOT NULL AS is_suspended,
    ${warnedSince('c.id')} AS warned_since, ${newestWarning('c.id')} AS warning_id,
    ${provenSince('c.id')} AS desk_since, ${provenChecked('c.id')} AS desk_checked, c.first_published_at, c.last_published_at
  FROM (SELECT document, path FROM publications
    WHERE collection = 'crewings' AND locale = '${EVERY_LANGUAGE}' AND document = $1 AND ${LIVE}) p
  JOIN crewings c ON c.id = p.document::int`

/** A company that is live; its texts in the reader's language or the best other. */
export async function getCompany(locale: Locale, id: number): Promise<CompanyView | undefined> {
  const [row] = await query<StoredCompany>(COMPANY, [String(id), locale], 'company')
  return row && companyView(row, { locale, source: env.SOURCE_LOCALE, cdn: env.IMAGE_CDN })
}
