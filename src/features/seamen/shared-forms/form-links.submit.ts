import type { Payload, PayloadRequest } from 'payload'

import { databaseOf, rowsOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { withinTransaction } from '../../../cms/database/within-transaction'
import { rememberErased } from '../../../cms/services/erasing/erased-references.hooks'
import { isToken, tokenId } from '../../../cms/services/sessions/secret-tokens'
import type { Locale } from '../../../domain/locales/locales'
import type { PartName } from '../../../domain/sea-service/record-parts'
import { IS_KEPT, LINK_REFERENCE, linkToken, newLinkSeed } from './form-link'

/** An account has no more links that open something. */
export const MOST_FORM_LINKS = 20

/** Days for which a link works at most, and works where nobody chose fewer. */
export const FORM_LINK_DAYS = 30

/** Days for which a link is listed that has run out. */
const LISTED_DAYS = 60

interface NewLink {
  company: string
  language: Locale
  parts: readonly PartName[]
  /** `YYYY-MM-DD`: the last day on which it works, in UTC. */
  lastDay: string
  /** Made with the page of the form: pressed twice, it makes one link. */
  key: string
}

/**
 * Makes a link to a form.
 * @returns `full` where the account has as many as it may, `noAccount` where it is gone, suspended or without a confirmed address
 */
export function makeFormLink(
  payload: Payload,
  seaman: number,
  { company, language, parts, lastDay, key }: NewLink,
): Promise<'made' | 'full' | 'noAccount'> {
  return withinTransaction(payload, async (req) => {
    const db = await databaseOf(payload, req)
    const account = await db.execute(sql`
      SELECT FROM seamen WHERE id = ${seaman} AND state <> 'suspended' AND confirmed_at IS NOT NULL
      FOR NO KEY UPDATE`)
    if (account.rows.length === 0) return 'noAccount'
    await db.execute(sql`
      DELETE FROM seaman_form_links
      WHERE seaman_id = ${seaman} AND expires_at < now() - make_interval(days => ${LISTED_DAYS})`)
    const [counted] = await rowsOf<{ live: number; isMade: boolean }>(
      db,
      sql`SELECT count(*) FILTER (WHERE expires_at > now())::int AS live,
          coalesce(bool_or(send_key = ${key}), false) AS "isMade"
        FROM seaman_form_links l WHERE seaman_id = ${seaman} AND ${sql.raw(IS_KEPT)}`,
    )
    if (counted?.isMade) return 'made'
    if ((counted?.live ?? 0) >= MOST_FORM_LINKS) return 'full'
    const seed = newLinkSeed()
    await db.execute(sql`
      INSERT INTO seaman_form_links (seaman_id, token_id, seed, company, language, parts, send_key, expires_at)
      VALUES (${seaman}, ${tokenId(linkToken(seed))}::bytea, ${seed}::bytea, ${company}, ${language},
        ${`{${parts.join(',')}}`}::text[], ${key},
        least((${lastDay}::date + 1)::timestamp AT TIME ZONE 'UTC', now() + make_interval(days => ${FORM_LINK_DAYS + 1})))`)
    return 'made'
  })
}

/** Ends a link of an account: from the next request on it opens nothing, and neither does it after a restore. However often. */
export async function endFormLink(payload: Payload, seaman: number, id: number): Promise<void> {
  await withinTransaction(payload, (req) => endLinks(req, seaman, id))
}

/** Ends all links of an account that is deleted, in its transaction: a backup may bring the account back for a moment. */
export function endFormLinks(req: PayloadRequest, seaman: number): Promise<void> {
  return endLinks(req, seaman, null)
}

async function endLinks(req: PayloadRequest, seaman: number, id: number | null): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const ended = await rowsOf<{ reference: string }>(
    db,
    sql`DELETE FROM seaman_form_links l
      WHERE l.seaman_id = ${seaman} AND (${id}::int IS NULL OR l.id = ${id}::int)
      RETURNING ${sql.raw(LINK_REFERENCE)} AS reference`,
  )
  for (const { reference } of ended) await rememberErased(req, reference)
}

/**
 * Writes down that somebody pressed the button of a link. Whose it is was asked before, and is asked again for what is shown.
 * @returns whether there still is one
 */
export async function noteOpened(payload: Payload, token: string): Promise<boolean> {
  if (!isToken(token)) return false
  return withinTransaction(payload, async (req) => {
    const db = await databaseOf(payload, req)
    const noted = await db.execute(sql`
      UPDATE seaman_form_links l SET opened = opened + 1, first_opened_at = coalesce(first_opened_at, now()),
        last_opened_at = now()
      WHERE l.token_id = ${tokenId(token)}::bytea AND l.expires_at > now() AND ${sql.raw(IS_KEPT)} RETURNING l.id`)
    return noted.rows.length > 0
  })
}
