import type { Payload, PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import {
  acquire,
  finish,
  isFree,
  type Lease,
  type LeasedTable,
  release,
  renew,
} from '../../cms/database/leases'
import { sql } from '../../cms/database/sql'
import { OPEN_DAYS } from '../../domain/imports/import-limits'
import {
  type FeedFormat,
  type FeedProblem,
  restAfterFailures,
} from '../../domain/imports/feed-problems'
import { isWarned } from '../../cms/publications/warned-company'
import type { FeedState } from './feed-labels'
import type { ImportState } from './import-states'

const FEEDS: LeasedTable = { name: 'import_feeds', key: ['id'], until: 'lease_until' }

/** Seconds that a lease on a feed lasts. It is longer than a fetch takes, and than a file takes to be stored. */
const LEASE = 5 * 60

/** The states of an import that has not finished. */
const UNFINISHED: readonly ImportState[] = [
  'reading',
  'mapping',
  'planning',
  'planned',
  'held',
  'applying',
  'undoing',
]

/** A feed that is due. The holder of its lease fetches it. */
export interface AcquiredFeed {
  id: number
  lease: Lease
  company: number
  /** Whether vacancies of its company can be published at all. */
  isTaken: boolean
  address: string
  format: FeedFormat
  /** In a row, so far. */
  failures: number
  etag: string | undefined
  lastModified: string | undefined
  digest: string | null
  /** For how many days a vacancy is open that names no last one. */
  openDays: number
}

/**
 * Acquires a due feed that no other runner fetches. A feed whose last import is not finished is skipped, because a new
 * plan would compare with documents that are about to change.
 */
export async function acquireFeed(payload: Payload): Promise<AcquiredFeed | undefined> {
  const acquired = await acquire<{
    id: number
    company_id: number
    is_taken: boolean
    address: string
    format: FeedFormat
    failures: string | null
    etag: string | null
    last_modified: string | null
    digest: string | null
    open_days: string | null
  }>(await databaseOf(payload, {}), FEEDS, {
    seconds: LEASE,
    due: sql`${IS_DUE} AND NOT EXISTS (${UNFINISHED_IMPORT})`,
    order: sql`due.next_at NULLS FIRST, due.id`,
    // An instance of a release before this one knows its lease by a word, which it finds gone.
    set: sql`lease = NULL, tried_at = now()`,
    returning: sql`id, company_id, address, format, failures, etag, last_modified, digest, open_days,
      (SELECT c._status = 'published' AND c.deleted_at IS NULL AND c.suspended_at IS NULL
        AND NOT ${sql.raw(isWarned('c.id'))} FROM crewings c WHERE c.id = import_feeds.company_id) AS is_taken`,
  })
  const row = acquired?.rows[0]
  return (
    row && {
      id: row.id,
      lease: acquired.lease,
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

/**
 * Lets the lease of a feed last from now on, before its file is stored.
 * @throws Error when another runner has the lease by now
 */
export async function renewFeed(payload: Payload, feed: AcquiredFeed): Promise<void> {
  const lease = await renew(await databaseOf(payload, {}), FEEDS, feed.lease, LEASE)
  if (!lease) throw new LeasePassed(feed.id)
  feed.lease = lease
}

/** Gives a feed back that was not fetched to the end; it is due as before. */
export async function releaseFeed(payload: Payload, { lease }: AcquiredFeed): Promise<void> {
  await release(await databaseOf(payload, {}), FEEDS, lease)
}

class LeasePassed extends Error {
  override name = 'LeasePassed'

  constructor(feed: number) {
    super(`The lease of the feed ${feed} has passed to another.`)
  }
}

const IS_DUE = sql`due.paused IS NOT TRUE AND (due.next_at IS NULL OR due.next_at <= now())`

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
 * Records a successful fetch and releases the lease.
 * @throws Error when another runner has the lease by now, so that the caller's transaction is rolled back
 */
export async function noteFetched(
  payload: Payload,
  { id, lease }: AcquiredFeed,
  fetched: Fetched,
  req: Partial<PayloadRequest> = {},
): Promise<void> {
  const { state, etag, lastModified, digest, lastImport } = fetched
  const db = await databaseOf(payload, req)
  const isFile = digest !== undefined
  const isMine = await finish(
    db,
    FEEDS,
    lease,
    sql`state = ${state}, problem = NULL, problem_detail = NULL, well_at = now(),
      next_at = now() + make_interval(hours => every::text::int),
      -- A file that came is judged once it was read (settleImports).
      failures = CASE WHEN ${lastImport ?? null}::int IS NULL THEN 0 ELSE failures END,
      last_import_id = coalesce(${lastImport ?? null}::int, last_import_id),
      etag = CASE WHEN ${isFile} THEN ${etag ?? null} ELSE etag END,
      last_modified = CASE WHEN ${isFile} THEN ${lastModified ?? null} ELSE last_modified END,
      digest = coalesce(${digest ?? null}, digest)`,
  )
  if (!isMine) throw new LeasePassed(id)
}

/** Records a failed fetch with a pause and releases the lease. It does nothing when another runner has the lease. */
export async function noteFailure(
  payload: Payload,
  { lease, failures }: AcquiredFeed,
  failure: { problem: FeedProblem; detail?: string | undefined; retryAfter?: number | undefined },
): Promise<void> {
  const { problem, detail, retryAfter } = failure
  // A problem that staff caused on purpose does not count towards the alert for admins.
  const count = problem === 'company' ? failures : failures + 1
  const rest = restAfterFailures(count, retryAfter)
  const db = await databaseOf(payload, {})
  await finish(
    db,
    FEEDS,
    lease,
    sql`state = 'failed', problem = ${problem}, problem_detail = ${detail ?? null}, failures = ${count},
      next_at = now() + make_interval(secs => ${rest / 1000})`,
  )
}

/** Copies the results of imports to their feeds. A file that could not be read counts as a failure of its feed. */
export async function settleImports(payload: Payload): Promise<void> {
  const db = await databaseOf(payload, {})
  // Marks due feeds whose last import waits for a person.
  await db.execute(sql`
    UPDATE import_feeds due SET state = 'waiting'
    WHERE ${IS_DUE} AND ${isFree(FEEDS)} AND due.state <> 'waiting' AND EXISTS (${UNFINISHED_IMPORT})`)
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
    // Forgets the validators, so that the next file is read even when it has not changed.
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
