import type { Payload } from 'payload'

import { sql } from '../../cms/database/sql'
import { bringErasedIntoStep } from '../../cms/services/erasing/erased-references.hooks'
import { adapterOf } from '../../cms/database/handle'

/** Requests that are erased in one go. */
export const AT_ONCE = 100

/**
 * Erases again what had been erased and has come back with a backup: of the database, or of the file beside it.
 * @returns how many requests had come back
 */
export async function eraseRequestsAgain(payload: Payload): Promise<number> {
  await bringErasedIntoStep(payload)
  const { drizzle: db } = adapterOf(payload)
  let count = 0
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT r.id FROM requests r JOIN erased_requests USING (reference) ORDER BY r.id LIMIT ${AT_ONCE}`)
    count += await eraseRequests(payload, rows)
    if (rows.length < AT_ONCE) return count
  }
}

/**
 * Erases requests for good, each in a transaction of its own.
 * @returns how many of them were still there
 */
export async function eraseRequests(
  payload: Payload,
  rows: readonly { id: number }[],
): Promise<number> {
  let count = 0
  for (const { id } of rows) {
    // Another instance may be at it too.
    const isThere = await payload.findByID({
      collection: 'requests',
      id,
      depth: 0,
      select: {},
      disableErrors: true,
      // The periods decide what is erased, nobody who asks.
      overrideAccess: true,
    })
    if (!isThere) continue
    // As staff do: the hooks erase what belongs to it, and remember that it is erased.
    await payload.delete({
      collection: 'requests',
      id,
      depth: 0,
      // The periods decide what is erased, nobody who asks.
      overrideAccess: true,
    })
    count += 1
  }
  return count
}
