import type { Payload, PayloadRequest } from 'payload'

import { databaseOf, rowsOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { withinTransaction } from '../../../cms/database/within-transaction'
import { rememberErased } from '../../../cms/services/erasing/erased-references.hooks'
import { COUNTS } from './search-consents'

/**
 * Lets staff find the form of an account, or ends it. Given twice, it counts from the first time.
 * @returns whether the account is there
 * @throws the error of a database that does not answer
 */
export async function saveSearchConsent(
  payload: Payload,
  seaman: number,
  isGiven: boolean,
): Promise<boolean> {
  return withinTransaction(payload, async (req) => {
    const db = await databaseOf(payload, req)
    const account = await db.execute(sql`SELECT FROM seamen WHERE id = ${seaman} FOR NO KEY UPDATE`)
    if (account.rows.length === 0) return false
    if (!isGiven) {
      await endSearchConsent(req, seaman)
      return true
    }
    // One that a backup has brought back begins again.
    await db.execute(sql`
      DELETE FROM seaman_search_consents c WHERE c.seaman_id = ${seaman} AND NOT (${sql.raw(COUNTS)})`)
    await db.execute(sql`
      INSERT INTO seaman_search_consents (seaman_id) VALUES (${seaman}) ON CONFLICT DO NOTHING`)
    return true
  })
}

/** Ends it, in the transaction of `req`, and remembers that it is over. */
export async function endSearchConsent(req: PayloadRequest, seaman: number): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const ended = await rowsOf<{ reference: string }>(
    db,
    sql`DELETE FROM seaman_search_consents WHERE seaman_id = ${seaman} RETURNING reference`,
  )
  for (const { reference } of ended) await rememberErased(req, reference)
}
