import type { Payload } from 'payload'

import { sql } from '../../database/sql'
import { DAYS_WHEN_BAD, DAYS_WHEN_WELL, isBadAnswer } from '../../../domain/addresses/link-answer'
import { databaseOf } from '../../database/handle'
import { acquireAlone, isHeld, type Lease, type LeasedTable, release } from '../../database/leases'
import { textArray } from '../../publications/writing/projection-columns'
import type { LinkCheck } from './check-link'

const LINKS: LeasedTable = { name: 'link_checks', key: ['id'], until: 'lease_until' }

/** How long a process holds the link that it checks: longer than all requests and pauses for it. Seconds. */
const LEASE = 5 * 60

/** The midnight before, UTC: nights begin with the day. */
const TONIGHT = sql`date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'`

/** A link that the holder of its lease checks now. */
export interface AcquiredLink {
  address: string
  lease: Lease
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
 * Acquires the link that has waited longest of those that are due, and releases the one before. None while another
 * instance checks links, and none once so many were asked for tonight.
 */
export async function acquireLink(
  payload: Payload,
  mostTonight: number,
  previous?: AcquiredLink,
): Promise<AcquiredLink | undefined> {
  const acquired = await acquireAlone<{ address: string }>(
    payload,
    LINKS,
    {
      seconds: LEASE,
      due: sql`(due.next_at IS NULL OR due.next_at <= now())
        AND (SELECT count(*) FROM link_checks WHERE checked_at >= ${TONIGHT}) < ${mostTonight}`,
      order: sql`due.checked_at NULLS FIRST, due.id`,
      // An instance of a release before this one knows its lease by a word, which it finds gone.
      set: sql`lease = NULL`,
      returning: sql`address`,
    },
    previous?.lease,
  )
  const row = acquired?.rows[0]
  return row && { address: row.address, lease: acquired.lease }
}

/** Releases the link that an instance holds, for the next one. */
export async function releaseLink(payload: Payload, { lease }: AcquiredLink): Promise<void> {
  await release(await databaseOf(payload, {}), LINKS, lease)
}

/** Notes what a link came to, and goes on to hold it; nothing where the lease has passed to another. */
export async function noteChecked(
  payload: Payload,
  { lease }: AcquiredLink,
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
    WHERE ${isHeld(LINKS, lease)}`)
}
