import type { PayloadRequest } from 'payload'

import { sql, type SQL } from '../../../database/sql'
import { databaseOf } from '../../../database/handle'

/**
 * Deletes codes that were used or replaced, or passkeys and apps that are removed, in the transaction of `req`, and remembers
 * them by their SHA-256. The list lasts when a backup from before comes back (scripts/restore/carry-over.mjs).
 *
 * @param deletion a DELETE that returns the SHA-256 as `digest`
 * @returns what the deletion returns
 */
export async function spend(
  req: PayloadRequest,
  deletion: SQL,
): Promise<{ digest: Buffer; name?: string }[]> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ digest: Buffer; name?: string }>(deletion)
  for (const { digest } of rows) {
    await db.execute(sql`
      INSERT INTO staff_spent_factors (digest) VALUES (${digest}) ON CONFLICT DO NOTHING`)
  }
  return rows
}
