import type { Payload } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { acquire, isHeld, type Lease, type LeasedTable } from '../../cms/database/leases'
import { sql } from '../../cms/database/sql'
import {
  type IndexNowEngine,
  isIndexNowEngine,
  isIndexNowKey,
  MOST_TRIES,
} from '../../domain/addresses/index-now'

/** Reads and writes of what search engines are told, by SQL. */

/** Rows of one take: in twelve languages 6,000 addresses, of the 10,000 that one message may name. */
const AT_ONCE = 500

/** How many reports are kept. */
const REPORTS_KEPT = 200

const QUEUE: LeasedTable = { name: 'index_now_queue', key: ['id'], until: 'lease_until' }

/** For how long an instance holds the rows that it sends: longer than an answer takes. Seconds. */
const LEASE = 2 * 60

export interface IndexNowSettings {
  engine: IndexNowEngine
  key: string
}

/** What an admin has chosen; nothing where it is off. */
export async function indexNowSettings(payload: Payload): Promise<IndexNowSettings | undefined> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{ engine: unknown; key: unknown }>(
    sql`SELECT engine::text AS engine, key FROM index_now WHERE is_on ORDER BY id LIMIT 1`,
  )
  const [row] = rows
  if (!row || !isIndexNowKey(row.key)) return undefined
  return { key: row.key, engine: isIndexNowEngine(row.engine) ? row.engine : 'indexnow' }
}

/** Forgets what nobody is to be told. */
export async function forgetQueue(payload: Payload): Promise<void> {
  const db = await databaseOf(payload, {})
  await db.execute(sql`DELETE FROM index_now_queue`)
}

/**
 * Adds what has closed by itself since it was last looked; one row of each address is enough. Of several instances one after the
 * other looks, from where the one before ended.
 */
export async function noteClosed(payload: Payload): Promise<void> {
  const db = await databaseOf(payload, {})
  await db.execute(sql`
    WITH before AS (SELECT id, looked_at FROM index_now WHERE is_on FOR UPDATE),
    closed AS (
      INSERT INTO index_now_queue (locale, path, at, tries)
      SELECT p.locale, p.path, now(), 0 FROM publications p, before
      WHERE p.listed_until > before.looked_at AND p.listed_until <= now()
        AND p.indexed AND NOT p.members_only AND NOT p.is_example)
    UPDATE index_now SET looked_at = date_trunc('milliseconds', now()) FROM before WHERE index_now.id = before.id`)
  await db.execute(sql`
    DELETE FROM index_now_queue older USING index_now_queue newer
    WHERE older.locale = newer.locale AND older.path = newer.path AND older.id < newer.id
      AND older.lease_until IS NULL AND newer.lease_until IS NULL`)
}

/** Whether the pause after a failure is not over, and how many failures there were in a row. */
export async function lastFailures(
  payload: Payload,
): Promise<{ isPaused: boolean; count: number }> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{ is_paused: boolean; count: number }>(sql`
    SELECT coalesce((SELECT next_at > now() FROM index_now_reports ORDER BY id DESC LIMIT 1), false) AS is_paused,
      (SELECT count(*)::int FROM index_now_reports WHERE id > coalesce(
        (SELECT max(id) FROM index_now_reports WHERE next_at IS NULL), 0)) AS count`)
  return { isPaused: rows[0]?.is_paused ?? false, count: rows[0]?.count ?? 0 }
}

/** What one message tells of, while nobody else sends it. */
interface AcquiredRows {
  rows: readonly { locale: string; path: string }[]
  lease: Lease
}

/** Acquires what is to be sent now, the oldest first. */
export async function acquireQueued(payload: Payload): Promise<AcquiredRows | undefined> {
  return acquire<{ locale: string; path: string }>(await databaseOf(payload, {}), QUEUE, {
    seconds: LEASE,
    order: sql`due.id`,
    most: AT_ONCE,
    // An instance of a release before this one knows its lease by a word, which it finds gone.
    set: sql`lease = NULL, tries = tries + 1`,
    returning: sql`locale, path`,
  })
}

interface Report {
  engine: IndexNowEngine
  addresses: readonly string[]
  status: number | undefined
  answer: string
  /** Milliseconds in which nothing is sent; nothing where it was taken. */
  pause: number | undefined
}

/** Notes what came of a take: what was taken is done, all else waits for its next turn, or has had enough of them. */
export async function noteReport(payload: Payload, lease: Lease, report: Report): Promise<void> {
  const { engine, addresses, status, answer, pause } = report
  const db = await databaseOf(payload, {})
  const isDone = pause === undefined
  await db.execute(sql`
    WITH ended AS (
      DELETE FROM index_now_queue WHERE ${isHeld(QUEUE, lease)} AND (${isDone} OR tries >= ${MOST_TRIES}) RETURNING id),
    kept AS (
      UPDATE index_now_queue SET lease_until = NULL
      WHERE ${isHeld(QUEUE, lease)} AND NOT ${isDone} AND tries < ${MOST_TRIES})
    INSERT INTO index_now_reports (at, engine, addresses, example, status, answer, given_up, next_at)
    SELECT now(), ${engine}, ${addresses.length}, ${addresses[0] ?? null}, ${status ?? null}, ${answer},
      CASE WHEN ${isDone} THEN 0 ELSE (SELECT count(*) FROM ended) END,
      now() + ${pause === undefined ? null : pause / 1_000}::double precision * interval '1 second'`)
  await db.execute(sql`
    DELETE FROM index_now_reports WHERE id <= (SELECT max(id) FROM index_now_reports) - ${REPORTS_KEPT}`)
}
