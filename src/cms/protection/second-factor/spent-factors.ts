import { sql } from '@payloadcms/db-postgres'

import type { Database } from '../../publications/writing/locks'

/**
 * Remembers what counts no longer, by the SHA-256 that the database tells it by: codes that were used or replaced, passkeys
 * and apps that were removed. The list lasts when a backup from before comes back (scripts/restore/carry-over.mjs).
 */
export async function spend(db: Database, digests: readonly Buffer[]): Promise<void> {
  for (const digest of digests) {
    await db.execute(sql`
      INSERT INTO staff_spent_factors (digest) VALUES (${digest}) ON CONFLICT DO NOTHING`)
  }
}
