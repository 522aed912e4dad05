import type { Payload } from 'payload'

import { sql } from '../../cms/database/sql'

import { databaseOf } from '../../cms/database/handle'

/** For how long it is kept what companies have sent. */
const PUSHES_KEPT_DAYS = 90

/** How many are erased in one statement. */
const AT_ONCE = 5_000

/**
 * Erases what companies sent longer ago.
 * @returns how much
 * @throws whatever the database throws; what is due then stays due
 */
export async function eraseDuePushes(payload: Payload): Promise<{ pushes: number }> {
  const db = await databaseOf(payload, {})
  let pushes = 0
  for (;;) {
    const { rows } = await db.execute(sql`
      DELETE FROM import_pushes WHERE id IN (
        SELECT id FROM import_pushes WHERE created_at < now() - make_interval(days => ${PUSHES_KEPT_DAYS})
        LIMIT ${AT_ONCE})
      RETURNING id`)
    pushes += rows.length
    if (rows.length < AT_ONCE) return { pushes }
  }
}
