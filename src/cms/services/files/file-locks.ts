import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'

import { databaseOf } from '../../database/handle'

// Any constant that is not one of the other locks'.
const FILES_LOCK = 7_302_617

/**
 * Lets nobody delete a file to the end of `req`'s transaction: a document that begins to show one now
 * is either seen by whoever deletes it, or finds it gone. Taken before the addresses.
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
