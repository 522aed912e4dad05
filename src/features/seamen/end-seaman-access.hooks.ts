import type { PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'

import { databaseOf } from '../../cms/database/handle'

/** Signs a seafarer out on every device, in the transaction of `req`. */
export async function endSessionsOf(req: PayloadRequest, seaman: number): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM seaman_sessions WHERE seaman_id = ${seaman}`)
}

/** Ends every link that was sent to a seafarer, in the transaction of `req`: whoever has one comes in by it. */
export async function endLinksOf(req: PayloadRequest, seaman: number): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM seaman_links WHERE seaman_id = ${seaman}`)
}
