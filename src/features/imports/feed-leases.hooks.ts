import type { Payload, PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { OPEN_DAYS } from '../../domain/imports/import-limits'
import { type FeedProblem, restAfterFailures } from '../../domain/imports/feed-problems'
import { isWarned } from '../../cms/publications/warned-company'
import type { FeedState } from './feed-labels'
import type { ImportState } from './import-states'

/** For how long whoever fetches a feed holds it: longer than a fetch takes. Minutes. */
const LEASE = 5

/** In which an import of a feed has yet to come to an end. */
const UNFINISHED: readonly ImportState[] = [
  'reading',
  'mapping',
  'planning',
  'planned',
  'held',
  'applying',
  'undoing',
]

/** A feed that is to be fetched now, by whoever holds its lease. */
export interface ClaimedFeed {
  id: number
  lease: string
  company: number
  /** Whether what comes for its company is published at all. */
  isTaken: boolean
  address: string
  format: 'csv' | 'json'
  /** In a row, so far. */
  failures: number
  etag: string | undefined
  lastModified: string | undefined
  digest: string | null
  /** For how many days a vacancy is open that names no last one. */
  openDays: number
}

/**
 * Takes a feed that is due and that nobody else is fetching. One whose last file is still being worked on, or waits for
 * somebody, is not fetched: the next would be planned against what is about to change.
 */
export async function claimFeed(payload: Payload, lease: string): Promise<ClaimedFeed | undefined> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{
    id: number
    company_id: number
    is_taken: boolean
    address: string
    format: 'csv' | 'json'
    failures: string | null
    etag: string | null
    last_modified: string | null
    digest: string | null
    open_days: string | null
  }>(sql`
    UPDATE import_feeds f
    SET lease = ${lease}, lease_until = now() + make_interval(mins => ${LEASE}), tried_at = now()
    FROM crewings c
    WHERE c.id = f.company_id AND f.id = (
      SELECT due.id FROM import_feeds due
      WHERE ${IS_DUE} AND NOT EXISTS (${UNFINISHED_IMPORT})
      ORDER BY due.next_at NULLS FIRST, due.id
      LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING f.id, f.company_id, f.address, f.format, f.failures, f.etag, f.last_modified, f.digest, f.open_days,
      c._status = 'published' AND c.deleted_at IS NULL AND c.suspended_at IS NULL
        AND NOT ${sql.raw(isWarned('c.id'))}
        AS is_taken`)
  const [row] = rows
  return (
    row && {
      id: row.id,
      lease,
      company: row.company_id,
      isTaken: row.is_taken,
      address: row.address,
      format: row.format,
      failures: Number(row.failures ?? 0),
      etag: row.etag ?? undefined,
      lastModified: row.last_modified ?? undefined,
      digest: row.digest,
      openDays: Number(row.open_days ?? OPEN_DAYS),
    }
  )
}

const IS_DUE = sql`due.paused IS NOT TRUE AND (due.next_at IS NULL OR due.next_at <= now())
  AND (due.lease_until IS NULL OR due.lease_until <= now())`

const STATES = sql.join(
  UNFINISHED.map((state) => sql`${state}`),
  sql`, `,
)

/** SQL: an import of the feed `due` that nobody has finished. */
export const UNFINISHED_IMPORT = sql`
  SELECT FROM imports i WHERE i.feed = due.id AND i.state::text IN (${STATES})`

interface Fetched {
  state: Extract<FeedState, 'well' | 'same'>
  etag?: string | undefined
  lastModified?: string | undefined
  digest?: string
  lastImport?: number
}

/**
 * Notes that a feed was fetched, and gives it free.
 * @throws Error where the lease has passed to somebody else; in a transaction nothing of it is there then
 */
export async function noteFetched(
  payload: Payload,
  { id, lease }: ClaimedFeed,
  fetched: Fetched,
  req: Partial<PayloadRequest> = {},
): Promise<void> {
  const { state, etag, lastModified, digest, lastImport } = fetched
  const db = await databaseOf(payload, req)
  const isFile = digest !== undefined
  const { rows } = await db.execute(sql`
    UPDATE import_feeds SET state = ${state}, problem = NULL, problem_detail = NULL, well_at = now(),
      lease = NULL, lease_until = NULL,
      next_at = now() + make_interval(hours => every::text::int),
      -- A file that came is judged once it was read (settleImports).
      failures = CASE WHEN ${lastImport ?? null}::int IS NULL THEN 0 ELSE failures END,
      last_import_id = coalesce(${lastImport ?? null}::int, last_import_id),
      etag = CASE WHEN ${isFile} THEN ${etag ?? null} ELSE etag END,
      last_modified = CASE WHEN ${isFile} THEN ${lastModified ?? null} ELSE last_modified END,
      digest = coalesce(${digest ?? null}, digest)
    WHERE id = ${id} AND lease = ${lease} RETURNING id`)
  if (rows.length === 0) throw new Error(`The lease of the feed ${id} has passed to another.`)
}

/** Notes why a feed was not fetched, lets it rest, and gives it free; nothing where the lease has passed to another. */
export async function noteFailure(
  payload: Payload,
  { id, lease, failures }: ClaimedFeed,
  failure: { problem: FeedProblem; detail?: string | undefined; retryAfter?: number | undefined },
): Promise<void> {
  const { problem, detail, retryAfter } = failure
  // What staff have decided is nothing that the admins have to be told of.
  const count = problem === 'company' ? failures : failures + 1
  const rest = restAfterFailures(count, retryAfter)
  const db = await databaseOf(payload, {})
  await db.execute(sql`
    UPDATE import_feeds SET state = 'failed', problem = ${problem}, problem_detail = ${detail ?? null},
      failures = ${count}, lease = NULL, lease_until = NULL,
      next_at = now() + make_interval(secs => ${rest / 1000})
    WHERE id = ${id} AND lease = ${lease}`)
}

/** Takes over what became of the files that feeds brought: one that could not be read is a failure of its feed. */
export async function settleImports(payload: Payload): Promise<void> {
  const db = await databaseOf(payload, {})
  // Who is due and has to wait for somebody says so.
  await db.execute(sql`
    UPDATE import_feeds due SET state = 'waiting'
    WHERE ${IS_DUE} AND due.state <> 'waiting' AND EXISTS (${UNFINISHED_IMPORT})`)
  const { rows } = await db.execute<{
    id: number
    import_id: number
    state: ImportState
    failures: string | null
  }>(sql`
    SELECT f.id, i.id AS import_id, i.state, f.failures
    FROM import_feeds f JOIN imports i ON i.id = f.last_import_id
    WHERE f.settled_import IS DISTINCT FROM i.id
      AND i.state::text IN ('applied', 'cancelled', 'failed', 'undone')`)
  for (const { id, import_id: settled, state, failures } of rows) {
    const isFailed = state === 'failed'
    const count = isFailed ? Number(failures ?? 0) + 1 : 0
    // The next file is read whatever its server says of it.
    await db.execute(sql`
      UPDATE import_feeds SET settled_import = ${settled}, failures = ${count},
        state = CASE WHEN ${isFailed} THEN 'failed'::text WHEN state = 'waiting' THEN 'well' ELSE state::text END
          ::enum_import_feeds_state,
        problem = CASE WHEN ${isFailed} THEN 'unreadable'::enum_import_feeds_problem ELSE problem END,
        etag = CASE WHEN ${isFailed} THEN NULL ELSE etag END,
        last_modified = CASE WHEN ${isFailed} THEN NULL ELSE last_modified END,
        digest = CASE WHEN ${isFailed} THEN NULL ELSE digest END
      WHERE id = ${id} AND settled_import IS DISTINCT FROM ${settled}`)
  }
}
