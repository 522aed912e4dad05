import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { isWarned } from '../../cms/publications/warned-company'
import type { ClaimPlace } from '../../domain/company-desk/claims'
import type { CompanyClaim } from '../../payload-types'
import { claimPlace, lookAlikeOf } from './claim-place'

/** What staff are told beside a claim. */
export interface ClaimSigns {
  place: ClaimPlace
  /** What the site shows of the company. */
  shownAddress: string | null
  website: string | null
  /** The company whose domain that of the address may be taken for. */
  lookAlike: { name: string; domain: string } | undefined
  isWarned: boolean
  isSuspended: boolean
  isLicenceExpired: boolean
  /** The page of the company says that nobody has looked its licence up. */
  isLicenceUnchecked: boolean
  /** How many own the desk already. */
  owners: number
}

/** Companies whose domains are compared, the claimed one first. */
const MOST_COMPARED = 5_000

/** What is known of a claim's address and company; nothing of one whose person is erased. */
export async function claimSigns(
  req: PayloadRequest,
  { email, company }: Pick<CompanyClaim, 'email' | 'company'>,
): Promise<ClaimSigns | undefined> {
  if (!email) return undefined
  const id = typeof company === 'number' ? company : company.id
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{
    email: string | null
    website: string | null
    is_warned: boolean
    is_suspended: boolean
    is_expired: boolean | null
    is_unchecked: boolean
    owners: number
  }>(sql`
    SELECT c.email, c.website, ${sql.raw(isWarned('c.id'))} AS is_warned,
      c.suspended_at IS NOT NULL AS is_suspended, c.licence_valid_to <= now() AS is_expired,
      c.licence_checked_on IS NULL AS is_unchecked,
      (SELECT count(*) FROM company_seats s
        WHERE s.company_id = c.id AND s.role = 'owner' AND s.accepted_at IS NOT NULL)::int AS owners
    FROM crewings c WHERE c.id = ${id}`)
  const [row] = rows
  if (!row) return undefined
  const { rows: companies } = await db.execute<{ name: string; website: string }>(sql`
    SELECT name, website FROM crewings
    WHERE website IS NOT NULL AND name IS NOT NULL AND deleted_at IS NULL
    ORDER BY (id = ${id}) DESC, id LIMIT ${MOST_COMPARED}`)
  const place = claimPlace(email, row)
  return {
    place,
    shownAddress: row.email,
    website: row.website,
    lookAlike: place === 'ownDomain' ? undefined : lookAlikeOf(email, companies),
    isWarned: row.is_warned,
    isSuspended: row.is_suspended,
    isLicenceExpired: row.is_expired === true,
    isLicenceUnchecked: row.is_unchecked,
    owners: row.owners,
  }
}
