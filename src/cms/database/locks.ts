import type { Payload, PayloadRequest } from 'payload'

import { sql, type SQL } from './sql'
import { type Database, databaseOf, inOwnTransaction } from './handle'
import { onceTogether } from './written-together'

// Any constant. A transaction that changes which document has which address holds this lock until it commits.
const PATHS_LOCK = 7_302_604

// Any constants; apart from the one above, which has a single key.
const DOCUMENT_LOCKS = 7_302_605
const SCHEDULES_LOCK = 7_302_606
const EXAMPLES_LOCK = 7_302_618
const TREE_LOCKS = 7_302_623

/** Waits until nobody else changes paths, and keeps it so to the end of the transaction of `db`. */
export async function lockPathsIn(db: Database): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${PATHS_LOCK})`)
}

/**
 * Waits until nobody else changes who is at which address, and keeps it so to the end of `req`'s
 * transaction: what is then read of the publication index stays true until the commit.
 */
export async function lockPaths(payload: Payload, req: PayloadRequest): Promise<void> {
  await lockPathsIn(await databaseOf(payload, req))
}

/** The keys of the advisory lock that every save of a document takes; the arguments of Postgres's functions. */
export function lockOfDocument(collection: string, id: number | string): SQL {
  return sql`${DOCUMENT_LOCKS}, hashtext(${`${collection}/${id}`})`
}

/**
 * Waits until nobody else saves this document, and keeps it so to the end of `req`'s transaction. Taken
 * before the addresses, and before the document is read: two saves at once would each write back what
 * the other has just changed, or wait for each other's rows.
 */
export async function lockDocument(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  await lockDocumentIn(await databaseOf(req.payload, req), collection, id)
}

/** The same to the end of the transaction of `db`. */
export async function lockDocumentIn(
  db: Database,
  collection: string,
  id: number | string,
): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${lockOfDocument(collection, id)})`)
}

/**
 * Waits until nobody saves this document, and keeps it as it is to the end of `req`'s transaction: what was
 * derived from it stays true until the commit. Others may hold it at the same time.
 */
export async function holdDocument(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  await onceTogether(req, `held ${collection}/${id}`, async () => {
    const db = await databaseOf(req.payload, req)
    await db.execute(sql`SELECT pg_advisory_xact_lock_shared(${lockOfDocument(collection, id)})`)
  })
}

/**
 * Waits until nobody else moves a document of this tree, and keeps it so to the end of the transaction of `db`. Taken
 * before the locks of the documents, of which a move may need several.
 */
export async function lockTree(db: Database, collection: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(${TREE_LOCKS}, hashtext(${collection}))`)
}

/** Waits until nobody else removes examples, and keeps it so to the end of `req`'s transaction. */
export async function lockExamples(payload: Payload, req: PayloadRequest): Promise<void> {
  const db = await databaseOf(payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(${EXAMPLES_LOCK}, 0)`)
}

/** Waits until nobody else carries out a schedule, and keeps it so to the end of `req`'s transaction. */
export async function lockSchedules(payload: Payload, req: PayloadRequest): Promise<void> {
  const db = await databaseOf(payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(${SCHEDULES_LOCK}, 0)`)
}

/** Work of which one process at a time does a piece, and whose effect is in the database alone. */
const TURNS = {
  'vacancy bits': 7_302_620,
  'search rows': 7_302_621,
  'zone rules': 7_302_639,
  'vacancy ports': 7_302_658,
  import: 7_302_640,
} as const

interface TurnWanted {
  of: keyof typeof TURNS
  /** Which piece, where there are several. */
  id?: number
  /** Whether to wait for the process that has the turn. */
  waits?: boolean
}

/**
 * Does work while no other process does the same. The turn is a lock of a transaction, so it needs no lease
 * (`leases.ts`): a process that dies loses its connection, and with it both the turn and what it has not committed.
 * @param work is given the transaction that holds the turn
 * @returns what the work returns; `undefined` where another process has the turn
 */
export async function inTurn<Result>(
  payload: Payload,
  { of, id = 0, waits = false }: TurnWanted,
  work: (db: Database) => Promise<Result>,
): Promise<Result | undefined> {
  return inOwnTransaction(payload, async (db) => {
    const turn = sql`${TURNS[of]}, ${id}`
    if (waits) await db.execute(sql`SELECT pg_advisory_xact_lock(${turn})`)
    else {
      const { rows } = await db.execute<{ is_free: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(${turn}) AS is_free`,
      )
      if (rows[0]?.is_free !== true) return undefined
    }
    return work(db)
  })
}
