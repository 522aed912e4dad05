import { type EventLoopUtilization, performance } from 'node:perf_hooks'

import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'

import { processState } from '../../domain/process/site-process'
import { env } from '../../env'
import { ReconnectingPool } from './reconnecting-pool'
import { shareOfWorker } from './share-of-worker'
import { WaitingLine } from './waiting-line'
import { troubleOf } from './database-trouble'

/**
 * Development compiles a page in the process that waits for the answer: a first page on a slow machine
 * holds it for half a minute.
 */
const PATIENCE = env.NODE_ENV === 'development' ? 30 : 1

/**
 * The database gives a statement up this many milliseconds before the driver stops listening: what the driver alone
 * gives up goes on in the database, and takes time from who asks next.
 */
const EARLIER_MS = 200

/**
 * The publication index's connections. Long lists (sitemaps) have two of their own: however many crawlers read,
 * no page's look-up waits behind them. Search has its own too, and so has the question whether the database is there.
 * Who finds all connections taken waits in a line of ours: the driver would count that as a failure to connect. Of
 * several processes that serve one site each has a share.
 */
const SETTINGS = {
  pages: {
    max: shareOfWorker(8, 2),
    timeoutMs: 2_000,
    waitMs: 8_000,
    mostWaiting: 2_000,
    name: 'mariner-hub-reads',
  },
  // Whether anything has changed since. One that freezes leaves the other; who hears nothing soon asks for the page.
  clock: { max: 2, timeoutMs: 500, waitMs: 500, mostWaiting: 4, name: 'mariner-hub-clock' },
  lists: {
    max: shareOfWorker(2),
    timeoutMs: 10_000,
    waitMs: 10_000,
    mostWaiting: 200,
    name: 'mariner-hub-lists',
  },
  // Readers who search wait for each other a short while, then are asked to come again.
  search: {
    max: shareOfWorker(3),
    timeoutMs: 2_000,
    waitMs: 2_000,
    mostWaiting: 60,
    name: 'mariner-hub-search',
  },
  // A flood of requests from many addresses is counted here, and takes no connection from others.
  limits: {
    max: shareOfWorker(2),
    timeoutMs: 2_000,
    waitMs: 2_000,
    mostWaiting: 100,
    name: 'mariner-hub-limits',
  },
  probe: { max: 1, timeoutMs: 1_500, waitMs: 1_500, mostWaiting: 200, name: 'mariner-hub-probe' },
  // How the site is doing is asked by itself, and is to be known when all others are taken.
  watch: { max: 1, timeoutMs: 1_500, waitMs: 1_500, mostWaiting: 10, name: 'mariner-hub-watch' },
}

interface Connections {
  pool: ReconnectingPool
  line: WaitingLine
}

// One of each for the process: what starts with the server and the pages are separate bundles, and dev reloads both.
const shared = processState<{
  readPools: Map<keyof typeof SETTINGS, Connections>
}>()

function connections(kind: keyof typeof SETTINGS): Connections {
  shared.readPools ??= new Map()
  let found = shared.readPools.get(kind)
  if (!found) {
    const { max, timeoutMs: usualMs, waitMs, mostWaiting, name } = SETTINGS[kind]
    const timeoutMs = usualMs * PATIENCE
    const pool = new ReconnectingPool({
      connectionString: env.DATABASE_URL,
      max,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      statement_timeout: timeoutMs - EARLIER_MS,
      application_name: name,
    })
    const patienceMs = waitMs * PATIENCE
    const line = new WaitingLine({ places: max, mostWaiting, patienceMs })
    pool.waitingInFront = () => line.length
    found = { pool, line }
    shared.readPools.set(kind, found)
  }
  return found
}

async function ask<Row extends QueryResultRow>(
  kind: keyof typeof SETTINGS,
  question: QueryConfig,
): Promise<Row[]> {
  return (await answerTo<Row>(kind, question)).rows
}

function answerTo<Row extends QueryResultRow>(
  kind: keyof typeof SETTINGS,
  question: QueryConfig,
): Promise<QueryResult<Row>> {
  const { pool, line } = connections(kind)
  return line.within(async () => {
    const before = performance.eventLoopUtilization()
    try {
      return await pool.query<Row>(question)
    } catch (error) {
      if (kind !== 'pages' || !wasDeaf(error, before)) throw error
      return await pool.query<Row>(question)
    }
  })
}

/** Share of the time since in which this process was busy with itself. Then a place is held for up to twice as long. */
const MOSTLY = 0.7

/**
 * Whether the answer may have come while this process did not listen: it loads programs at its first pages, for a
 * second or two on a slow machine, and the driver looks at its clock before it looks at what has arrived.
 */
function wasDeaf(error: unknown, before: EventLoopUtilization): boolean {
  return (
    troubleOf(error) === 'silent' && performance.eventLoopUtilization(before).utilization > MOSTLY
  )
}

/**
 * Asks for what a page shows: answers or fails within about two seconds from its turn, which comes within
 * eight; where this process was busy with itself for that long, it asks once more. A question with a `name` is
 * planned once for each connection; worth it where planning takes longer than answering.
 */
export async function query<Row extends QueryResultRow>(
  text: string,
  values: unknown[],
  name?: string,
): Promise<Row[]> {
  return ask<Row>('pages', { text, values, ...(name !== undefined && { name }) })
}

/**
 * Asks one small question for many readers at once: what the publication index's clock says (index-clock.ts), and where
 * there is nothing (nowhere.ts). On two connections of their own: answers or fails within about half a second.
 * @param name of the prepared statement
 */
export async function queryForMany<Row extends QueryResultRow>(
  text: string,
  name: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return ask<Row>('clock', { text, name, values })
}

/** Asks for a piece of a long list: may wait for its turn, up to ten seconds. */
export async function queryList<Row extends QueryResultRow>(
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return ask<Row>('lists', { text, values })
}

/**
 * Asks for what a search found, on connections of its own, so that however many search, no page's look-up waits
 * behind them. Waits for its turn, up to two seconds, and answers or fails within two more.
 * @throws LineFull where too many wait already
 */
export async function querySearch<Row extends QueryResultRow>(
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return ask<Row>('search', { text, values })
}

/**
 * Counts what is limited (cms/services/limits), on connections of its own: answers or fails within about two seconds
 * from its turn, which comes within two.
 * @throws LineFull where too many wait already
 */
export function queryLimits(question: QueryConfig): Promise<QueryResult> {
  return answerTo('limits', question)
}

/**
 * Asks how the site is doing (cms/services/watching), on a connection of its own: answers or fails within a few
 * seconds.
 * @throws LineFull where too many ask already
 */
export function queryWatch<Row extends QueryResultRow>(
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return ask<Row>('watch', { text, values })
}

// Of short statements over some megabytes of bitmaps; plans are made for any parameters, once for each connection. All
// that is asked has an index, in its order: how many rows a search finds is not known to a plan, and it would rather
// read or sort all of them.
const SNAPSHOT = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL jit = off; SET LOCAL work_mem = '16MB'; SET LOCAL plan_cache_mode = force_generic_plan;
  SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off`

/** Asks within a snapshot; see `query`. */
export type SnapshotQuery = typeof query

/**
 * Asks for several things of one instant, on connections of their own: all questions see the same rows, and the same
 * `now()`. May wait for its turn, up to two seconds.
 * @throws LineFull where too many wait already
 */
export async function inSnapshot<Result>(
  work: (ask: SnapshotQuery) => Promise<Result>,
): Promise<Result> {
  const { pool, line } = connections('search')
  return line.within(async () => {
    const client = await pool.connect()
    let failure: Error | undefined
    try {
      await client.query(SNAPSHOT)
      const result = await work(asking(client))
      await client.query('COMMIT')
      return result
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error))
      throw error
    } finally {
      // What is in the middle of a transaction is not used again.
      client.release(failure)
    }
  })
}

function asking(client: PoolClient): SnapshotQuery {
  return async <Row extends QueryResultRow>(text: string, values: unknown[], name?: string) => {
    const question: QueryConfig = { text, values, ...(name !== undefined && { name }) }
    return (await client.query<Row>(question)).rows
  }
}

let reaching: Promise<boolean> | undefined

/** Whether the database answers a trivial question within about two seconds. Who asks meanwhile shares the answer. */
export function isReachable(): Promise<boolean> {
  reaching ??= answersAtAll().finally(() => (reaching = undefined))
  return reaching
}

async function answersAtAll(): Promise<boolean> {
  try {
    await ask('probe', { text: 'SELECT 1', values: [] })
    return true
  } catch {
    // Whatever the reason, the answer is no; the caller only waits for it to become yes.
    return false
  }
}

/** Closes the connections; for processes that end by themselves, such as scripts and tests. */
export async function closeReads(): Promise<void> {
  const pools = shared.readPools?.values() ?? []
  delete shared.readPools
  await Promise.all([...pools].map(({ pool }) => pool.end()))
}
