import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { isToken, newToken, tokenId } from '../../cms/services/sessions/secret-tokens'

/** For how long the link to a new address works, in hours. */
const HOURS = 24

/** Whose new address a link confirms. */
export interface NewAddress {
  staff: number
  email: string
}

/**
 * Makes the link by which a new address of an account is confirmed, in the transaction of `req`; one for another address
 * works no longer.
 * @returns the token that stands in it; the database holds its SHA-256 alone
 */
export async function makeAddressLink(
  req: PayloadRequest,
  { staff, email }: NewAddress,
): Promise<string> {
  const token = newToken()
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    DELETE FROM staff_new_addresses WHERE staff_id = ${staff} OR expires_at < now()`)
  await db.execute(sql`
    INSERT INTO staff_new_addresses (id, staff_id, email, expires_at)
    VALUES (${tokenId(token)}, ${staff}, ${email}, now() + make_interval(hours => ${HOURS}))`)
  return token
}

/** What a link would confirm, without using it up: mail programs look at links before anybody presses them. */
export async function findAddressLink(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  token: string,
): Promise<NewAddress | undefined> {
  if (!isToken(token)) return undefined
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ staff: number; email: string }>(sql`
    SELECT staff_id AS staff, email FROM staff_new_addresses
    WHERE id = ${tokenId(token)} AND expires_at > now()`)
  return rows[0]
}

/** Uses a link up, in the transaction of `req`: of many at once one does. */
export async function takeAddressLink(
  req: PayloadRequest,
  token: string,
): Promise<NewAddress | undefined> {
  if (!isToken(token)) return undefined
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ staff: number; email: string }>(sql`
    DELETE FROM staff_new_addresses WHERE id = ${tokenId(token)} AND expires_at > now()
    RETURNING staff_id AS staff, email`)
  return rows[0]
}

/** The address of an account that waits to be confirmed. */
export async function waitingAddress(
  req: PayloadRequest,
  staff: number,
): Promise<string | undefined> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ email: string }>(sql`
    SELECT email FROM staff_new_addresses WHERE staff_id = ${staff} AND expires_at > now()`)
  return rows[0]?.email
}

/**
 * Ends the link to a new address of an account. After a password reset, a change that was asked for before is suspect.
 */
export async function endAddressLinks(req: PayloadRequest, staff: number): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM staff_new_addresses WHERE staff_id = ${staff}`)
}
