import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { bringErasedIntoStep, rememberErased } from '../../cms/services/erasing/erased-references.hooks'
import { adapterOf, databaseOf } from '../../cms/database/handle'
import { lockDocument } from '../../cms/database/locks'
import { withinTransaction } from '../../cms/database/within-transaction'
import { SEAMAN_UNCONFIRMED_DAYS } from '../../domain/members/seaman-account'
import type { Seaman } from '../../payload-types'

type SQL = ReturnType<typeof sql>

/** Accounts that are erased in one go. */
const AT_ONCE = 100

/**
 * What an erased account is remembered by: a digest that says nothing of anybody. The number alone would not do, because
 * an older database gives it out again.
 */
const referenceOf = (id: SQL, createdAt: SQL) => sql`
  'seaman-' || encode(sha256(convert_to(
    ${id} || '/' || (extract(epoch FROM ${createdAt}) * 1000)::bigint, 'UTF8')), 'hex')`

const REFERENCE = referenceOf(sql`s.id`, sql`s.created_at`)

/** Accounts that have come back with a backup. */
const BACK = sql`EXISTS (SELECT FROM erased_requests e WHERE e.reference = ${REFERENCE})`

const PERIOD = sql`make_interval(hours => ${SEAMAN_UNCONFIRMED_DAYS * 24})`

/** Accounts whose e-mail address nobody has confirmed so long after the last application with it. */
const GIVEN_UP = sql`s.state = 'pending' AND s.confirmed_at IS NULL AND s.created_at <= now() - ${PERIOD}
  AND NOT EXISTS (SELECT FROM seaman_events e WHERE e.seaman_id = s.id AND e.event = 'applied'
    AND e.created_at > now() - ${PERIOD})`

/** Remembers that an account is erased, before that is committed. */
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
    // Where another instance is at it too, the next run looks at what is left.
    if (rows.length < AT_ONCE || erased === 0) return count
  }
}

/** @returns whether it was still there, and still to be erased */
async function eraseOne(req: PayloadRequest, id: number, condition: SQL): Promise<boolean> {
  const db = await databaseOf(req.payload, req)
  // A press of the link takes the link, then the account, and so does this: neither waits for the other in a circle.
  await db.execute(sql`SELECT FROM seaman_links WHERE seaman_id = ${id} FOR UPDATE`)
  await lockDocument(req, 'seamen', id)
  await db.execute(sql`SELECT FROM seamen WHERE id = ${id} FOR UPDATE`)
  // Asked once nobody can change it any more.
  const { rows } = await db.execute(sql`SELECT FROM seamen s WHERE s.id = ${id} AND ${condition}`)
  if (rows.length === 0) return false
  // As staff do: the hooks erase what belongs to it, and remember that it is erased.
  await req.payload.delete({
    collection: 'seamen',
    id,
    depth: 0,
    req,
    // The period decides what is erased, nobody who asks.
    overrideAccess: true,
  })
  return true
}
