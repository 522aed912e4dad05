import type { PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { query } from '../../cms/database/read-pool'
import { databaseOf, rowsOf } from '../../cms/database/handle'
import { isLocale, type Locale } from '../../domain/locales/locales'
import type { ReachFilter } from '../../domain/mail/mailing-reach'
import { RANKS } from '../../domain/vocabulary/ranks'
import { withinGroup } from '../../domain/vocabulary/vessel-types'
import { isWarned } from '../../cms/publications/warned-company'

/** A company that a mailing goes to. */
export interface ReachedCompany {
  id: number
  name: string
  /** By code. */
  country: string | undefined
  /** In small letters; no two companies of a mailing have the same one. */
  address: string
  /** The first of its languages. */
  language: Locale
  isExample: boolean
}

interface StoredCompany {
  id: number
  name: string
  country: string | null
  address: string
  language: string | null
  is_example: boolean | null
}

// Published companies that have agreed to mailings, that staff have verified (decision 035), that have no warning, and
// that have not stopped mailings.
const takersBy = (once: 'address' | 'id') => `
  SELECT DISTINCT ON (taker.${once}) taker.id, taker.name, taker.country, taker.address, taker.is_example,
    (SELECT value::text FROM crewings_languages WHERE parent_id = taker.id ORDER BY "order" LIMIT 1) AS language
  FROM (
    SELECT id, name, country::text AS country, is_example,
      lower(coalesce(nullif(trim(mailing_email), ''), trim(email))) AS address
    FROM crewings
    WHERE accepts_mailings AND _status = 'published' AND deleted_at IS NULL AND suspended_at IS NULL
      AND NOT ${isWarned('crewings.id')}
      AND (is_example OR (licence_checked_on IS NOT NULL AND licence_valid_to > now()))
  ) taker
  WHERE taker.address <> ''
    AND NOT EXISTS (SELECT FROM suppressed_addresses s WHERE s.address = taker.address)
    AND NOT EXISTS (SELECT FROM mailing_stops s WHERE s.address = taker.address OR s.company_id = taker.id)
    AND ($1::text IS NULL OR taker.country = $1)
    AND ($2::text IS NULL
      OR NOT EXISTS (SELECT FROM crewings_mailing_departments d WHERE d.parent_id = taker.id)
      OR EXISTS (SELECT FROM crewings_mailing_departments d WHERE d.parent_id = taker.id AND d.value::text = $2))
    AND ($3::text[] IS NULL
      OR EXISTS (SELECT FROM crewings_fleet_vessel_types v WHERE v.parent_id = taker.id AND v.value::text = ANY ($3)))
    AND NOT EXISTS (SELECT FROM crewings o WHERE o.id = ANY ($4::text[]::int[]) AND (o.id = taker.id
      OR taker.address IN (lower(trim(o.mailing_email)), lower(trim(o.email)))))
  ORDER BY taker.${once}, taker.id`

/** Each address once: who reads there gets one letter. */
const REACHED = takersBy('address')

/** Companies of one address are several that somebody may name. */
const TAKERS = takersBy('id')

/**
 * The companies that a mailing with this filter goes to now.
 * @param leftOut companies that get nothing: neither does another one at the same address
 */
export async function companiesReached(
  filter: ReachFilter,
  leftOut: readonly number[] = [],
): Promise<ReachedCompany[]> {
  const rows = await query<StoredCompany>(REACHED, valuesOf(filter, leftOut), 'mailing-reach')
  return rows.map(companyOf)
}

/** All companies that such a mailing may go to, also those that share an address. */
export async function companiesThatTake(filter: ReachFilter): Promise<ReachedCompany[]> {
  const rows = await query<StoredCompany>(TAKERS, valuesOf(filter, []), 'mailing-takers')
  return rows.map(companyOf)
}

/** The same in `req`'s transaction. */
export async function companiesReachedIn(
  req: PayloadRequest,
  filter: ReachFilter,
  leftOut: readonly number[],
): Promise<ReachedCompany[]> {
  const db = await databaseOf(req.payload, req)
  return (await rowsOf<StoredCompany>(db, statement(valuesOf(filter, leftOut)))).map(companyOf)
}

/** The statement with its values where its numbers stand: drizzle numbers them itself. */
function statement(values: readonly unknown[]) {
  const parts = REACHED.split(/\$(\d)/)
  return sql.join(
    parts.map((part, index) => {
      if (index % 2 === 0) return sql.raw(part)
      const value = values[Number(part) - 1]
      return Array.isArray(value)
        ? sql`ARRAY[${sql.join(
            value.map((one) => sql`${one}`),
            sql`, `,
          )}]::text[]`
        : sql`${value}`
    }),
  )
}

function valuesOf({ country, rank, vessels }: ReachFilter, leftOut: readonly number[]): unknown[] {
  return [
    country ?? null,
    rank === undefined ? null : RANKS[rank].department,
    // A company names a group, or types within it.
    vessels === undefined ? null : vessels.flatMap(withinGroup),
    leftOut.map(String),
  ]
}

function companyOf({ id, name, country, address, language, is_example }: StoredCompany) {
  return {
    id,
    name,
    country: country ?? undefined,
    address,
    language: isLocale(language) ? language : ('en' as const),
    isExample: is_example === true,
  }
}
