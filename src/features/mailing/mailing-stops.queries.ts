import type { PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { localApi } from '../../cms/local-api'
import { query } from '../../cms/database/read-pool'
import { databaseOf } from '../../cms/database/handle'
import { isLinkToken, newLinkToken } from './mailing-links'

/** What the page of a stop link shows; nothing where the link is not one of ours. */
export async function findStop(
  token: string,
): Promise<{ company: string; isStopped: boolean } | undefined> {
  if (!isLinkToken(token)) return undefined
  const [row] = await query<{ name: string; is_stopped: boolean }>(
    `SELECT coalesce(c.name, l.address) AS name, EXISTS (
      SELECT FROM mailing_stops s WHERE s.address = l.address OR s.company_id = l.company_id) AS is_stopped
    FROM mailing_stop_links l LEFT JOIN crewings c ON c.id = l.company_id WHERE l.token = $1`,
    [token],
    'mailing-stop',
  )
  return row && { company: row.name, isStopped: row.is_stopped }
}

/**
 * Stops mailings for the company of a link, and for the address that the letter went to. However often, and for ever.
 * @returns whether the link is one of ours
 * @throws whatever the database throws; then nothing is stopped
 */
export async function stopMailings(token: string): Promise<boolean> {
  if (!isLinkToken(token)) return false
  const db = await databaseOf(await localApi(), {})
  // A company that has given another address since stops them there too.
  const { rows } = await db.execute(sql`
    WITH link AS (SELECT address, company_id FROM mailing_stop_links WHERE token = ${token}),
    stop AS (
      INSERT INTO mailing_stops (address, company_id)
      SELECT address, company_id FROM link
      UNION
      SELECT lower(coalesce(nullif(trim(c.mailing_email), ''), trim(c.email))), c.id
        FROM link JOIN crewings c ON c.id = link.company_id
        WHERE coalesce(nullif(trim(c.mailing_email), ''), trim(c.email)) <> ''
      ON CONFLICT (address) DO UPDATE SET company_id = coalesce(excluded.company_id, mailing_stops.company_id))
    SELECT FROM link`)
  return rows.length > 0
}

/** The token of the link by which a company stops mailings to an address: the same one in each letter. */
export async function stopTokenOf(
  req: PayloadRequest,
  { id, address }: { id: number; address: string },
): Promise<string> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ token: string }>(sql`
    INSERT INTO mailing_stop_links (token, company_id, address)
    VALUES (${newLinkToken()}, ${id}, ${address})
    ON CONFLICT (company_id, address) DO UPDATE SET address = excluded.address
    RETURNING token`)
  const [row] = rows
  if (!row) throw new Error('A link to stop mailings was not written down.')
  return row.token
}
