import type { Payload } from 'payload'

import { sql } from '../../database/sql'
import { DAYS_WHEN_BAD, DAYS_WHEN_WELL, isBadAnswer } from '../../../domain/addresses/link-answer'
import { databaseOf } from '../../database/handle'
import { textArray } from '../../publications/writing/projection-columns'
import { withinTransaction } from '../../database/within-transaction'
import type { LinkCheck } from './check-link'

/** Any constant; who takes the next link to be checked holds this lock meanwhile. */
const CLAIM_LOCK = 7_302_631

/** For how long whoever asks for a link holds it: longer than all questions and pauses of one take. Minutes. */
const LEASE = 5

/** The midnight before, UTC: nights begin with the day. */
const TONIGHT = sql`date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`

/** A link that is to be asked for now, by whoever holds its lease. */
export interface ClaimedLink extends Record<string, unknown> {
  id: number
  address: string
}

/** Whether nobody has looked yet which links there are tonight. */
export async function areLinksUnread(payload: Payload): Promise<boolean> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{ unread: boolean }>(
    sql`SELECT coalesce(max(seen_at) < ${TONIGHT}, true) AS unread FROM link_checks`,
  )
  return rows[0]?.unread ?? true
}

/** The instant of the database, to keep what was seen since. */
export async function databaseTime(payload: Payload): Promise<string> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{ now: string }>(
    sql`SELECT date_trunc('milliseconds', now())::text AS now`,
  )
  return rows[0]?.now ?? ''
}

/** Notes that these addresses stand in what readers see. */
export async function noteSeen(payload: Payload, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  const db = await databaseOf(payload, {})
  // In one order, or two instances would wait for each other's rows.
  await db.execute(sql`
    INSERT INTO link_checks (address, seen_at, bad_nights)
    SELECT address, now(), 0 FROM unnest(${textArray(addresses)}) AS address ORDER BY 1
    ON CONFLICT (address) DO UPDATE SET seen_at = now()`)
}

/** Forgets addresses that stand nowhere any more. */
export async function forgetUnseen(payload: Payload, since: string): Promise<void> {
  const db = await databaseOf(payload, {})
  await db.execute(sql`DELETE FROM link_checks WHERE seen_at < ${since}::timestamptz`)
}

/**
 * Takes the link that has waited longest of those that are due, and gives the one before free. None while another instance
 * checks links, and none once so many were asked for tonight.
 */
export async function claimLink(
  payload: Payload,
  lease: string,
  mostTonight: number,
): Promise<ClaimedLink | undefined> {
  return withinTransaction(payload, async (req) => {
    const db = await databaseOf(payload, req)
    await db.execute(sql`SELECT pg_advisory_xact_lock(${CLAIM_LOCK})`)
    await db.execute(
      sql`UPDATE link_checks SET lease = NULL, lease_until = NULL WHERE lease = ${lease}`,
    )
    const { rows } = await db.execute<ClaimedLink>(sql`
      UPDATE link_checks SET lease = ${lease}, lease_until = now() + make_interval(mins => ${LEASE})
      WHERE id = (SELECT id FROM link_checks WHERE next_at IS NULL OR next_at <= now()
          ORDER BY checked_at NULLS FIRST, id LIMIT 1)
        AND NOT EXISTS (SELECT FROM link_checks WHERE lease_until > now())
        AND (SELECT count(*) FROM link_checks WHERE checked_at >= ${TONIGHT}) < ${mostTonight}
      RETURNING id, address`)
    return rows[0]
  })
}

/** Gives free what an instance holds, for whoever goes on. */
export async function freeLinks(payload: Payload, lease: string): Promise<void> {
  const db = await databaseOf(payload, {})
  await db.execute(
    sql`UPDATE link_checks SET lease = NULL, lease_until = NULL WHERE lease = ${lease}`,
  )
}

/** Notes what a link came to; nothing where the lease has passed to another. */
export async function noteChecked(
  payload: Payload,
  { id }: ClaimedLink,
  lease: string,
  { answer, detail, movedTo }: LinkCheck,
): Promise<void> {
  const isBad = isBadAnswer(answer)
  const days = isBad ? DAYS_WHEN_BAD : DAYS_WHEN_WELL
  const db = await databaseOf(payload, {})
  await db.execute(sql`
    UPDATE link_checks SET answer = ${answer}, detail = ${detail}, moved_to = ${movedTo ?? null},
      bad_nights = CASE WHEN ${isBad} THEN bad_nights + 1 ELSE 0 END,
      bad_since = CASE WHEN ${isBad} THEN coalesce(bad_since, now()) END,
      checked_at = now(), next_at = ${TONIGHT} + make_interval(days => ${days})
    WHERE id = ${id} AND lease = ${lease}`)
}
