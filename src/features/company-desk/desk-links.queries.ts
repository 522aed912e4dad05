import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { query } from '../../cms/database/read-pool'
import { sql } from '../../cms/database/sql'
import { isToken, newToken, tokenId } from '../../cms/services/sessions/secret-tokens'
import {
  COMPANY_LINK_MINUTES,
  type CompanyLinkPurpose,
} from '../../domain/company-desk/company-people'

/** Of whom or what a link is. `null` makes none but takes the same time. */
export interface LinkOf {
  purpose: CompanyLinkPurpose
  claim?: number
  seat?: number
  person?: number | null
  /** The token of the requesting browser, where the link works in it alone. */
  device?: string
}

/**
 * Makes a link in the transaction of `req` and ends the earlier ones for the same claim or seat. A link to sign in ends none:
 * a stranger who types the address of somebody would end the link that this person has asked for.
 * @returns the token for its address
 */
export async function makeLink(
  req: PayloadRequest,
  { purpose, claim, seat, person, device }: LinkOf,
): Promise<string> {
  const token = newToken()
  const of = [claim ?? null, seat ?? null, person ?? null] as const
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    DELETE FROM company_links WHERE expires_at < now() OR purpose = ${purpose} AND (
      claim_id = ${of[0]}::int OR seat_id = ${of[1]}::int)`)
  await db.execute(sql`
    INSERT INTO company_links (id, purpose, claim_id, seat_id, person_id, device, expires_at)
    SELECT ${tokenId(token)}::bytea, ${purpose}::text, ${of[0]}::int, ${of[1]}::int, ${of[2]}::int,
      ${device === undefined ? null : tokenId(device)}::bytea,
      now() + make_interval(mins => ${COMPANY_LINK_MINUTES[purpose]})
    WHERE num_nonnulls(${of[0]}::int, ${of[1]}::int, ${of[2]}::int) = 1`)
  return token
}

/** What a link is of. */
export interface UsedLink {
  purpose: CompanyLinkPurpose
  claim: number | undefined
  seat: number | undefined
  person: number | undefined
}

/**
 * Uses a link up in the transaction of `req`; of concurrent calls only one succeeds. It returns `undefined`, and does not
 * use it up, when the link is unknown, expired or used, or belongs to another browser.
 */
export async function takeLink(
  req: PayloadRequest,
  token: string,
  purposes: readonly CompanyLinkPurpose[],
  device?: string,
): Promise<UsedLink | undefined> {
  if (!isToken(token)) return undefined
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{
    purpose: CompanyLinkPurpose
    claim_id: number | null
    seat_id: number | null
    person_id: number | null
  }>(sql`
    DELETE FROM company_links
    WHERE id = ${tokenId(token)} AND expires_at > now()
      AND purpose = ANY (string_to_array(${purposes.join(',')}, ','))
      AND (device IS NULL OR device = ${isToken(device) ? tokenId(device) : null}::bytea)
    RETURNING purpose, claim_id, seat_id, person_id`)
  const [row] = rows
  return (
    row && {
      purpose: row.purpose,
      claim: row.claim_id ?? undefined,
      seat: row.seat_id ?? undefined,
      person: row.person_id ?? undefined,
    }
  )
}

/** What the page behind a link says, without using it up: mail programs open links by themselves. */
export interface LinkAbout {
  purpose: CompanyLinkPurpose
  email: string
  company: string
  name: string
}

const ABOUT = `
  SELECT l.purpose, coalesce(k.email, p.email) AS email, c.name AS company, coalesce(k.name, p.name, '') AS name
  FROM company_links l
  LEFT JOIN company_claims k ON k.id = l.claim_id
  LEFT JOIN company_seats s ON s.id = l.seat_id
  LEFT JOIN company_people p ON p.id = s.person_id
  JOIN crewings c ON c.id = coalesce(k.company_id, s.company_id) AND c.deleted_at IS NULL
  WHERE l.id = $1 AND l.purpose IN ('claim', 'invite') AND l.expires_at > now()`

/** The claim or the invitation of a link, as long as it works. */
export async function findLink(token: string): Promise<LinkAbout | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await query<LinkAbout>(ABOUT, [tokenId(token)], 'company-link')
  return row
}

const WORKS = `
  SELECT device IS NULL OR device IS NOT DISTINCT FROM $2 AS is_here FROM company_links
  WHERE id = $1 AND purpose = 'signIn' AND expires_at > now()`

/** Whether a link to sign in works, and whether this is the browser that asked for it. */
export async function findSignInLink(
  token: string,
  device: string | undefined,
): Promise<{ isHere: boolean } | undefined> {
  if (!isToken(token)) return undefined
  const values = [tokenId(token), isToken(device) ? tokenId(device) : null]
  const [row] = await query<{ is_here: boolean }>(WORKS, values, 'company-sign-in-link')
  return row && { isHere: row.is_here }
}
