import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { query } from '../../cms/publications/reading/ledger-pool'
import { databaseOf } from '../../cms/publications/writing/locks'
import { SEAMAN_LINK_MINUTES, type SeamanLinkPurpose } from '../../domain/seaman-account'
import { isToken, newToken, tokenId } from '../../cms/seaman-only/seaman-tokens'

/** What a link is to do, and for whom. */
interface NewLink {
  /** Nobody: the same is done, and no link comes of it. */
  seaman: number | null
  purpose: SeamanLinkPurpose
  /** The address that it is sent to. */
  email: string
  /** Token of the browser that asked for it, where it is to work in that one alone. */
  device?: string
}

/** What a link of ours did. */
interface UsedLink {
  seaman: number
  email: string
}

/**
 * Makes a link, in the transaction of `req`; those of before for the same purpose work no longer.
 * @returns the token that stands in its address
 */
export async function makeLink(
  req: PayloadRequest,
  { seaman, purpose, email, device }: NewLink,
): Promise<string> {
  const token = newToken()
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    DELETE FROM seaman_links
    WHERE expires_at < now() OR (seaman_id = ${seaman} AND purpose = ${purpose})`)
  await db.execute(sql`
    INSERT INTO seaman_links (id, seaman_id, purpose, email, device, expires_at)
    SELECT ${tokenId(token)}::bytea, id, ${purpose}::text, ${email}::text,
      ${device === undefined ? null : tokenId(device)}::bytea,
      now() + make_interval(mins => ${SEAMAN_LINK_MINUTES[purpose]})
    FROM seamen WHERE id = ${seaman}`)
  return token
}

/**
 * Uses a link up, in the transaction of `req`: of many at once one does. Nothing where it is none of ours, has run out, was
 * used, or is of another browser; a wrong browser does not use it up.
 */
export async function takeLink(
  req: PayloadRequest,
  token: string,
  purpose: SeamanLinkPurpose,
  device?: string,
): Promise<UsedLink | undefined> {
  if (!isToken(token)) return undefined
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ seaman_id: number; email: string }>(sql`
    DELETE FROM seaman_links
    WHERE id = ${tokenId(token)} AND purpose = ${purpose} AND expires_at > now()
      AND (device IS NULL OR device = ${isToken(device) ? tokenId(device) : null})
    RETURNING seaman_id, email`)
  const [row] = rows
  return row && { seaman: row.seaman_id, email: row.email }
}

const WORKS = `
  SELECT email, device IS NULL OR device IS NOT DISTINCT FROM $3 AS is_here FROM seaman_links
  WHERE id = $1 AND purpose = $2 AND expires_at > now()`

/** Whether a link would work, without using it up: mail programs look at links before anybody presses them. */
export async function findLink(token: string, purpose: SeamanLinkPurpose): Promise<boolean> {
  return (await look(token, purpose)) !== undefined
}

/** The address that a link was sent to, without using it up; nothing where it works no more. */
export async function emailOfLink(
  token: string,
  purpose: SeamanLinkPurpose,
): Promise<string | undefined> {
  return (await look(token, purpose))?.email
}

/** The same of a link to sign in, and whether this is the browser that asked for it. */
export async function findSignInLink(
  token: string,
  device: string | undefined,
): Promise<{ isHere: boolean } | undefined> {
  const found = await look(token, 'signIn', device)
  return found && { isHere: found.isHere }
}

async function look(token: string, purpose: SeamanLinkPurpose, device?: string) {
  if (!isToken(token)) return undefined
  const values = [tokenId(token), purpose, isToken(device) ? tokenId(device) : null]
  const [row] = await query<{ email: string; is_here: boolean }>(WORKS, values, 'seaman-link')
  return row && { email: row.email, isHere: row.is_here }
}
