import type { PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { query } from '../../cms/database/read-pool'
import { databaseOf } from '../../cms/database/handle'
import { lockDocument } from '../../cms/database/locks'
import { SEAMAN_LINK_MINUTES, type SeamanLinkPurpose } from '../../domain/members/seaman-account'
import { isToken, newToken, tokenId } from '../../cms/services/sessions/secret-tokens'

/** The input of a new link. */
interface NewLink {
  /** `null` makes no link but takes the same time. */
  seaman: number | null
  purpose: SeamanLinkPurpose
  /** The address that it is sent to. */
  email: string
  /** The token of the requesting browser, when the link must work only there. */
  device?: string
  /** The data of an application. Other links of applications stay valid then. */
  application?: StoredApplication
}

/** What somebody typed who applied, and the hash of the password. */
export interface StoredApplication {
  name: string
  telephone: string | null
  rank: string
  citizenship: string
  language: string
  hash: string
  salt: string
}

/** The most valid links of applications for one account. A further one ends the oldest. */
const MOST_APPLICATIONS = 5

/** What a link of ours did. */
interface UsedLink {
  seaman: number
  email: string
}

/**
 * Makes a link in the transaction of `req` and ends earlier links for the same purpose.
 * @returns the token for its address
 */
export async function makeLink(
  req: PayloadRequest,
  { seaman, purpose, email, device, application }: NewLink,
): Promise<string> {
  const token = newToken()
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    DELETE FROM seaman_links
    WHERE expires_at < now() OR id IN (
      SELECT id FROM seaman_links WHERE seaman_id = ${seaman} AND purpose = ${purpose}
      ORDER BY expires_at DESC OFFSET ${application === undefined ? 0 : MOST_APPLICATIONS - 1})`)
  await db.execute(sql`
    INSERT INTO seaman_links (id, seaman_id, purpose, email, device, application, expires_at)
    SELECT ${tokenId(token)}::bytea, id, ${purpose}::text, ${email}::text,
      ${device === undefined ? null : tokenId(device)}::bytea,
      ${application === undefined ? null : JSON.stringify(application)}::jsonb,
      now() + make_interval(mins => ${SEAMAN_LINK_MINUTES[purpose]})
    FROM seamen WHERE id = ${seaman}`)
  return token
}

/**
 * Uses a link up in the transaction of `req`; of concurrent calls only one succeeds. It returns `undefined`, and does
 * not use it up, when the link is unknown, expired or used, or belongs to another browser or account.
 */
export async function takeLink(
  req: PayloadRequest,
  token: string,
  purpose: SeamanLinkPurpose,
  device?: string,
  seaman?: number,
): Promise<UsedLink | undefined> {
  if (!isToken(token)) return undefined
  const db = await databaseOf(req.payload, req)
  await lockAccountOf(req, token)
  const { rows } = await db.execute<{ seaman_id: number; email: string }>(sql`
    DELETE FROM seaman_links
    WHERE id = ${tokenId(token)} AND purpose = ${purpose} AND expires_at > now()
      AND (device IS NULL OR device = ${isToken(device) ? tokenId(device) : null})
      AND (${seaman ?? null}::int IS NULL OR seaman_id = ${seaman ?? null}::int)
    RETURNING seaman_id, email`)
  const [row] = rows
  return row && { seaman: row.seaman_id, email: row.email }
}

/**
 * Locks the links of an account and the account until the transaction of `req` ends. Using a link ends the others, so
 * two concurrent calls would deadlock without this order.
 */
async function lockAccountOf(req: PayloadRequest, token: string): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT seaman_id AS id FROM seaman_links WHERE id = ${tokenId(token)}`,
  )
  const [account] = rows
  if (!account) return
  await lockDocument(req, 'seamen', account.id)
  // Applications are written by SQL, so the row itself has to be locked.
  await db.execute(sql`SELECT FROM seamen WHERE id = ${account.id} FOR UPDATE`)
}

/**
 * Reads the unconfirmed application that this browser has made for an account.
 * @param device the token of the browser's own application
 */
export async function applicationMadeHere(
  req: PayloadRequest,
  seaman: number,
  device: string | undefined,
): Promise<StoredApplication | undefined> {
  if (!isToken(device)) return undefined
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ application: StoredApplication | null }>(sql`
    SELECT application FROM seaman_links
    WHERE seaman_id = ${seaman} AND purpose = 'confirm' AND device = ${tokenId(device)}
      AND expires_at > now()
    ORDER BY expires_at DESC LIMIT 1`)
  return rows[0]?.application ?? undefined
}

/**
 * Uses up the link of an application and all other links of the account, in the transaction of `req`. It works in the
 * browser of the application, and in any other when the reader of the mail has chosen a password.
 * @returns the account, and the data of the application when this is its browser
 */
export async function takeApplication(
  req: PayloadRequest,
  token: string,
  { device, hasChosen }: { device: string | undefined; hasChosen: boolean },
): Promise<(UsedLink & { application: StoredApplication | undefined }) | undefined> {
  if (!isToken(token)) return undefined
  const db = await databaseOf(req.payload, req)
  const here = isToken(device) ? tokenId(device) : null
  await lockAccountOf(req, token)
  const { rows } = await db.execute<{
    seaman_id: number
    email: string
    application: StoredApplication | null
  }>(sql`
    DELETE FROM seaman_links
    WHERE id = ${tokenId(token)} AND purpose = 'confirm' AND expires_at > now()
      AND (${hasChosen} OR (device = ${here}::bytea AND application IS NOT NULL))
    RETURNING seaman_id, email, CASE WHEN device = ${here}::bytea THEN application END AS application`)
  const [row] = rows
  return (
    row && {
      seaman: row.seaman_id,
      email: row.email,
      application: hasChosen ? undefined : (row.application ?? undefined),
    }
  )
}

/**
 * Reads the link of an application without using it up: whether the password of the application counts in this browser,
 * and if not, what the applicant wrote, so that the reader of the mail can check it. The telephone number is left out,
 * because the applicant may have mistyped the address.
 */
export async function findApplication(
  token: string,
  device: string | undefined,
): Promise<
  | {
      isHere: boolean
      email: string
      says: Partial<Pick<StoredApplication, 'name' | 'rank' | 'citizenship'>>
    }
  | undefined
> {
  if (!isToken(token)) return undefined
  const [row] = await query<{
    email: string
    is_here: boolean | null
    application: StoredApplication | null
  }>(
    `SELECT email, device = $2 AS is_here, application FROM seaman_links
     WHERE id = $1 AND purpose = 'confirm' AND expires_at > now()`,
    [tokenId(token), isToken(device) ? tokenId(device) : null],
  )
  if (!row) return undefined
  const { name, rank, citizenship } = row.application ?? {}
  const says = { ...(name && { name }), ...(rank && { rank }), ...(citizenship && { citizenship }) }
  return { isHere: row.is_here === true && row.application !== null, email: row.email, says }
}

const WORKS = `
  SELECT email, device IS NULL OR device IS NOT DISTINCT FROM $3 AS is_here FROM seaman_links
  WHERE id = $1 AND purpose = $2 AND expires_at > now()`

/** Whether a link is valid. It does not use the link up, because mail programs open links by themselves. */
export async function findLink(token: string, purpose: SeamanLinkPurpose): Promise<boolean> {
  return (await look(token, purpose)) !== undefined
}

/** Returns the account of a link to a new address, without using it up. */
export async function accountOfNewAddress(token: string): Promise<number | undefined> {
  if (!isToken(token)) return undefined
  const [row] = await query<{ seaman_id: number }>(
    `SELECT seaman_id FROM seaman_links WHERE id = $1 AND purpose = 'changeEmail' AND expires_at > now()`,
    [tokenId(token)],
  )
  return row?.seaman_id
}

/** Returns the address that a link was sent to, without using it up; `undefined` when it is no longer valid. */
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
