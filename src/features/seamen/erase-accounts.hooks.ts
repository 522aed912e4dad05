import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload'

import { sql, type SQL } from '../../cms/database/sql'
import {
  bringErasedIntoStep,
  rememberErased,
} from '../../cms/services/erasing/erased-references.hooks'
import { adapterOf, databaseOf } from '../../cms/database/handle'
import { lockDocument } from '../../cms/database/locks'
import { withinTransaction } from '../../cms/database/within-transaction'
import { SEAMAN_UNCONFIRMED_DAYS } from '../../domain/members/seaman-account'
import type { Seaman } from '../../payload-types'

/** Accounts that are erased in one go. */
const AT_ONCE = 100

/**
 * The reference of an erased account: a digest without personal data. The id alone is not enough, because a restored
 * database assigns it again.
 */
const referenceOf = (id: SQL, createdAt: SQL) => sql`
  'seaman-' || encode(sha256(convert_to(
    ${id} || '/' || (extract(epoch FROM ${createdAt}) * 1000)::bigint, 'UTF8')), 'hex')`

const REFERENCE = referenceOf(sql`s.id`, sql`s.created_at`)

/** Condition: the account was erased before and a backup has restored it. */
const BACK = sql`EXISTS (SELECT FROM erased_requests e WHERE e.reference = ${REFERENCE})`

const PERIOD = sql`make_interval(hours => ${SEAMAN_UNCONFIRMED_DAYS * 24})`

/** Condition: nobody has confirmed the e-mail address within the period after the last application. */
const GIVEN_UP = sql`s.state = 'pending' AND s.confirmed_at IS NULL AND s.created_at <= now() - ${PERIOD}
  AND NOT EXISTS (SELECT FROM seaman_events e WHERE e.seaman_id = s.id AND e.event = 'applied'
    AND e.created_at > now() - ${PERIOD})`

/** Records the erasure of an account before the commit. */
export const noteErasedAccount: CollectionAfterDeleteHook<Seaman> = async ({ doc, req }) => {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ reference: string }>(
    sql`SELECT ${referenceOf(sql`${doc.id}::int`, sql`${doc.createdAt}::timestamptz`)} AS reference`,
  )
  for (const { reference } of rows) await rememberErased(req, reference)
}

/**
 * Erases again the accounts that had been erased and have come back with a backup.
 * @returns how many had
 */
export async function eraseAccountsAgain(payload: Payload): Promise<number> {
  await bringErasedIntoStep(payload)
  return eraseAll(payload, BACK)
}

/**
 * Erases the accounts of those who never confirmed the e-mail address that they applied with.
 * @returns how many this instance erased
 */
export function eraseUnconfirmed(payload: Payload): Promise<number> {
  return eraseAll(payload, GIVEN_UP)
}

async function eraseAll(payload: Payload, condition: SQL): Promise<number> {
  const { drizzle: db } = adapterOf(payload)
  let count = 0
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT s.id FROM seamen s WHERE ${condition} ORDER BY s.id LIMIT ${AT_ONCE}`,
    )
    let erased = 0
    for (const { id } of rows) {
      if (await withinTransaction(payload, (req) => eraseOne(req, id, condition))) erased += 1
    }
    count += erased
    // Another instance may erase too. The next run handles the rest.
    if (rows.length < AT_ONCE || erased === 0) return count
  }
}

/** @returns whether it was still there, and still to be erased */
async function eraseOne(req: PayloadRequest, id: number, condition: SQL): Promise<boolean> {
  const db = await databaseOf(req.payload, req)
  // Locks the links before the account, in the same order as a confirmation, so there is no deadlock.
  await db.execute(sql`SELECT FROM seaman_links WHERE seaman_id = ${id} FOR UPDATE`)
  await lockDocument(req, 'seamen', id)
  await db.execute(sql`SELECT FROM seamen WHERE id = ${id} FOR UPDATE`)
  // Checks the condition again under the lock.
  const { rows } = await db.execute(sql`SELECT FROM seamen s WHERE s.id = ${id} AND ${condition}`)
  if (rows.length === 0) return false
  // Deletes through Payload, so that the hooks erase the related data and record the erasure.
  await req.payload.delete({
    collection: 'seamen',
    id,
    depth: 0,
    req,
    // The storage period decides, not the rights of a user.
    overrideAccess: true,
  })
  return true
}
