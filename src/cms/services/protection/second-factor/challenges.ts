import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../../database/handle'
import { sql } from '../../../database/sql'
import type { StaffSession } from '../staff-session'

/**
 * What is waited for: the answer of a passkey that is made or given, the first code of an app, a second factor for a change of
 * what keeps others out, or that change itself (key-changes.ts).
 */
export type ChallengeKind =
  | 'makePasskey'
  | 'givePasskey'
  | 'firstCode'
  | 'keysHalfGiven'
  | 'keysGiven'

/** Minutes in which it can be answered. */
const MINUTES = 10

/** Keeps what a session was asked, in the place of what it was asked before. */
export async function keepChallenge(
  req: PayloadRequest,
  kind: ChallengeKind,
  { id, staff }: StaffSession,
  value: Buffer,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM staff_factor_challenges WHERE expires_at < now()`)
  await db.execute(sql`
    INSERT INTO staff_factor_challenges (session, kind, staff_id, value, expires_at)
    VALUES (${id}, ${kind}, ${staff}, ${value}, clock_timestamp() + make_interval(mins => ${MINUTES}))
    ON CONFLICT (session, kind) DO UPDATE SET
      staff_id = excluded.staff_id, value = excluded.value, expires_at = excluded.expires_at`)
}

/** What a session was asked, which stays asked. */
export async function readChallenge(
  req: PayloadRequest,
  kind: ChallengeKind,
  session: StaffSession,
): Promise<Buffer | undefined> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ value: Buffer }>(sql`
    SELECT value FROM staff_factor_challenges WHERE ${isOpen(kind, session)}`)
  return rows[0]?.value
}

/**
 * What a session was asked, once: of many answers at the same moment one gets it, right or wrong. No other session and no
 * other account does.
 * @param value that is to have been kept; left out: any
 */
export async function takeChallenge(
  req: PayloadRequest,
  kind: ChallengeKind,
  session: StaffSession,
  value?: string,
): Promise<Buffer | undefined> {
  const db = await databaseOf(req.payload, req)
  const isThis = value === undefined ? sql`true` : sql`value = ${Buffer.from(value)}`
  const { rows } = await db.execute<{ value: Buffer }>(sql`
    DELETE FROM staff_factor_challenges WHERE ${isOpen(kind, session)} AND ${isThis} RETURNING value`)
  return rows[0]?.value
}

/** No other session and no other account can answer it. */
const isOpen = (kind: ChallengeKind, { id, staff }: StaffSession) =>
  sql`session = ${id} AND kind = ${kind} AND staff_id = ${staff} AND expires_at > clock_timestamp()`
