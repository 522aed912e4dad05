import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { databaseOf } from '../../database/handle'

// Any constant that is not one of the other locks'.
const FILES_LOCK = 7_302_617

/**
 * Prevents every delete of a file until `req`'s transaction ends. A delete either sees a document that starts to show
 * the file, or that document finds the file gone. Taken before the locks of the addresses.
 */
export async function lockFilesShared(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock_shared(${FILES_LOCK})`)
}

/**
 * Waits until nobody else saves a document that may show files, and keeps it so to the end of `req`'s
 * transaction. Taken before the addresses.
 */
export async function lockFiles(req: PayloadRequest): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(${FILES_LOCK})`)
}
