import type { QueryConfig, QueryResultRow } from 'pg'

import { env } from '../../env'
import { ReconnectingPool } from '../reconnecting-pool'
import { WaitingLine } from '../waiting-line'

/**
 * Development compiles a page in the process that waits for the answer: a first page on a slow machine
 * holds it for half a minute.
 */
const PATIENCE = env.NODE_ENV === 'development' ? 30 : 1

/**
 * The ledger's connections. Long lists (sitemaps) have two of their own: however many crawlers read,
 * no page's look-up waits behind them. So does the question whether the database is there. Who finds all
 * connections taken waits in a line of ours: the driver would count that as a failure to connect.
 */
const SETTINGS = {
  pages: {
    max: 8,
    timeoutMs: 2_000,
    waitMs: 8_000,
    mostWaiting: 2_000,
    name: 'mariner-hub-ledger',
  },
  lists: { max: 2, timeoutMs: 10_000, waitMs: 10_000, mostWaiting: 200, name: 'mariner-hub-lists' },
  probe: { max: 1, timeoutMs: 1_500, waitMs: 1_500, mostWaiting: 200, name: 'mariner-hub-probe' },
}

interface Connections {
  pool: ReconnectingPool
  line: WaitingLine
}

// One of each for the process: the proxy and the pages are separate bundles, and dev reloads both.
const shared = globalThis as typeof globalThis & {
  ledgerPools?: Map<keyof typeof SETTINGS, Connections>
}

function connections(kind: keyof typeof SETTINGS): Connections {
  shared.ledgerPools ??= new Map()
  let found = shared.ledgerPools.get(kind)
  if (!found) {
    const { max, timeoutMs: usualMs, waitMs, mostWaiting, name } = SETTINGS[kind]
    const timeoutMs = usualMs * PATIENCE
    const pool = new ReconnectingPool({
      connectionString: env.DATABASE_URL,
      max,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      application_name: name,
    })
    const patienceMs = waitMs * PATIENCE
    found = { pool, line: new WaitingLine({ places: max, mostWaiting, patienceMs }) }
    shared.ledgerPools.set(kind, found)
  }
  return found
}

async function ask<Row extends QueryResultRow>(
  kind: keyof typeof SETTINGS,
  question: QueryConfig,
): Promise<Row[]> {
  const { pool, line } = connections(kind)
  return (await line.within(() => pool.query<Row>(question))).rows
}

/**
 * Asks for what a page shows: answers or fails within about two seconds from its turn, which comes within
 * eight. A question with a `name` is
 * planned once for each connection; worth it where planning takes longer than answering.
 */
export async function query<Row extends QueryResultRow>(
  text: string,
  values: unknown[],
  name?: string,
): Promise<Row[]> {
  return ask<Row>('pages', { text, values, ...(name !== undefined && { name }) })
}

/** Asks for a piece of a long list: may wait for its turn, up to ten seconds. */
export async function queryList<Row extends QueryResultRow>(
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return ask<Row>('lists', { text, values })
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
export async function closeLedger(): Promise<void> {
  const pools = shared.ledgerPools?.values() ?? []
  delete shared.ledgerPools
  await Promise.all([...pools].map(({ pool }) => pool.end()))
}
