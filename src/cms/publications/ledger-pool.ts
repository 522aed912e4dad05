import type { QueryResultRow } from 'pg'

import { env } from '../../env'
import { ReconnectingPool } from '../reconnecting-pool'

/**
 * Development compiles a page in the process that waits for the answer: a first page on a slow machine
 * holds it for half a minute.
 */
const PATIENCE = env.NODE_ENV === 'development' ? 30 : 1

/**
 * The ledger's connections. Long lists (sitemaps) have two of their own: however many crawlers read,
 * no page's look-up waits behind them.
 */
const SETTINGS = {
  pages: { max: 8, timeoutMs: 2_000, name: 'mariner-hub-ledger' },
  lists: { max: 2, timeoutMs: 10_000, name: 'mariner-hub-lists' },
}

// One of each for the process: the proxy and the pages are separate bundles, and dev reloads both.
const shared = globalThis as typeof globalThis & {
  ledgerPools?: Map<keyof typeof SETTINGS, ReconnectingPool>
}

function pool(kind: keyof typeof SETTINGS): ReconnectingPool {
  shared.ledgerPools ??= new Map()
  let found = shared.ledgerPools.get(kind)
  if (!found) {
    const { max, timeoutMs: usualMs, name } = SETTINGS[kind]
    const timeoutMs = usualMs * PATIENCE
    found = new ReconnectingPool({
      connectionString: env.DATABASE_URL,
      max,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      application_name: name,
    })
    shared.ledgerPools.set(kind, found)
  }
  return found
}

/**
 * Asks for what a page shows: answers or fails within about two seconds. A question with a `name` is
 * planned once for each connection; worth it where planning takes longer than answering.
 */
export async function query<Row extends QueryResultRow>(
  text: string,
  values: unknown[],
  name?: string,
): Promise<Row[]> {
  return (await pool('pages').query<Row>({ text, values, ...(name !== undefined && { name }) }))
    .rows
}

/** Asks for a piece of a long list: may wait for its turn, up to ten seconds. */
export async function queryList<Row extends QueryResultRow>(
  text: string,
  values: unknown[],
): Promise<Row[]> {
  return (await pool('lists').query<Row>(text, values)).rows
}

/** Closes the connections; for processes that end by themselves, such as scripts and tests. */
export async function closeLedger(): Promise<void> {
  const pools = shared.ledgerPools?.values() ?? []
  delete shared.ledgerPools
  await Promise.all([...pools].map((one) => one.end()))
}
