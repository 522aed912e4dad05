import type { Database } from '@/cms/database/handle'
import { acquire, isFree, isHeldAt, type Lease, type LeasedTable } from '@/cms/database/leases'
import { query } from '@/cms/database/read-pool'
import { sql } from '@/cms/database/sql'
import { PRICES_TAG, renewTagWhere } from '@/cms/publications/tag-sql'
import type { MailingPriceList } from '@/domain/money/mailing-price'

/**
 * Stores the prices of the price service in one row for all instances (`mailing-prices.collection.ts`). Each change is
 * one statement, so instances never overwrite each other.
 */

/** The specification's key of the call. */
const NAME = 'mailing-pricing'

const PRICES: LeasedTable = { name: 'mailing_prices', key: ['name'], until: 'claimed_until' }

/** The last good answer of an upstream, or why there is none. */
export interface KeptPrices {
  list: MailingPriceList | undefined
  /** When it was got, UTC. */
  fetchedAt: Date | undefined
  /** What the upstream has said since, where it failed and said something. */
  failure: string | undefined
}

/** A page with prices shows the day of their date, and no more of it. */
const SAME_DAY = `date_trunc('day', fetched_at AT TIME ZONE 'UTC') = date_trunc('day', now() AT TIME ZONE 'UTC')`

/**
 * Assigns the row to a source and drops answers of another source. After a start the request is due at once, unless the
 * price service has asked for a pause.
 * @param source its name (`price-source.ts`)
 */
export async function beginPrices(source: string): Promise<void> {
  await query(
    `WITH begun AS (
       INSERT INTO mailing_prices (name, source, failures, next_at)
       VALUES ('${NAME}', $1, 0, date_trunc('milliseconds', now()))
       ON CONFLICT (name) DO UPDATE SET
         source = excluded.source, list = NULL, fetched_at = NULL,
         failure = NULL, failures = 0, held_until = NULL, claimed_until = NULL
       WHERE mailing_prices.source IS DISTINCT FROM excluded.source
       RETURNING 1)
     ${renewTagWhere(PRICES_TAG, 'begun')}`,
    [source],
  )
  // The column rounds to milliseconds. Rounded up, the time would be in the future for a query that follows at once.
  await query(
    `UPDATE mailing_prices SET next_at = greatest(date_trunc('milliseconds', now()), held_until)
     WHERE name = '${NAME}'`,
    [],
  )
}

/** How many requests have failed in a row, and the right to make the next one. */
interface AcquiredRefresh {
  failures: number
  lease: Lease
}

/** Acquires the next request when it is due. Other instances get `undefined` as long as the request may take. */
export async function acquireRefresh(
  db: Database,
  source: string,
  seconds: number,
): Promise<AcquiredRefresh | undefined> {
  const acquired = await acquire<{ failures: string }>(db, PRICES, {
    seconds,
    due: sql`due.name = ${NAME} AND due.source = ${source} AND due.next_at <= now()`,
    order: sql`due.name`,
    returning: sql`failures`,
  })
  const row = acquired?.rows[0]
  return row && { failures: Number(row.failures), lease: acquired.lease }
}

/** SQL: whether a request is due and nobody makes it. */
export const IS_REFRESH_DUE = sql`EXISTS (
  SELECT FROM mailing_prices due WHERE due.name = ${NAME} AND due.next_at <= now() AND ${isFree(PRICES)})`

/**
 * Keeps a good answer. Pages with prices get a new key where they now show something else.
 * @param lease of the request; where it has passed to another instance, nothing is kept
 */
export async function keepPrices(
  source: string,
  list: MailingPriceList,
  nextSeconds: number,
  lease?: Lease,
): Promise<void> {
  await query(
    `WITH before AS MATERIALIZED (
       SELECT list = $2::jsonb AND ${SAME_DAY} AS is_same FROM mailing_prices
       WHERE name = '${NAME}' AND source = $1 AND ${isHeldAt(PRICES, '$4')} FOR UPDATE),
     kept AS (
       UPDATE mailing_prices SET
         list = $2::jsonb, fetched_at = now(), failure = NULL, failures = 0, held_until = NULL,
         claimed_until = NULL, next_at = now() + make_interval(secs => $3)
       WHERE name = '${NAME}' AND source = $1 AND ${isHeldAt(PRICES, '$4')})
     ${renewTagWhere(PRICES_TAG, 'before WHERE is_same IS NOT TRUE')}`,
    [source, JSON.stringify(list), nextSeconds, lease?.until ?? null],
  )
}

/**
 * Records a failed request. The last prices stay. A page shows the reason only when there are no prices at all.
 * @param lease of the request; where it has passed to another instance, nothing is recorded
 */
export async function noteFailure(
  source: string,
  failure: {
    message: string | undefined
    nextSeconds: number
    /** How long it has asked to be left alone, also by a start. */
    heldSeconds: number | undefined
  },
  lease?: Lease,
): Promise<void> {
  await query(
    `WITH before AS MATERIALIZED (
       SELECT list IS NULL AND failure IS DISTINCT FROM $2 AS is_shown FROM mailing_prices
       WHERE name = '${NAME}' AND source = $1 AND ${isHeldAt(PRICES, '$5')} FOR UPDATE),
     noted AS (
       UPDATE mailing_prices SET
       failure = $2, failures = failures + 1, next_at = now() + make_interval(secs => $3),
       held_until = now() + make_interval(secs => $4), claimed_until = NULL
       WHERE name = '${NAME}' AND source = $1 AND ${isHeldAt(PRICES, '$5')})
     ${renewTagWhere(PRICES_TAG, 'before WHERE is_shown')}`,
    [
      ...[source, failure.message ?? null, failure.nextSeconds, failure.heldSeconds ?? null],
      lease?.until ?? null,
    ],
  )
}

/** What is known of a source's prices. */
export async function readPrices(source: string): Promise<KeptPrices> {
  const [row] = await query<{
    list: MailingPriceList | null
    fetched_at: Date | null
    failure: string | null
  }>(
    `SELECT list, fetched_at, failure FROM mailing_prices WHERE name = '${NAME}' AND source = $1`,
    [source],
  )
  return {
    list: row?.list ?? undefined,
    fetchedAt: row?.fetched_at ?? undefined,
    failure: row?.failure ?? undefined,
  }
}
