import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

import type { SQL } from './sql'

/** What runs SQL: the pool of Payload, or the connection of a transaction. */
export type Database = PostgresAdapter['drizzle']

/** Payload's adapter: tables by their collections, sessions by their transactions, the pool. */
export function adapterOf({ db }: Pick<Payload, 'db'>): PostgresAdapter {
  return db as unknown as PostgresAdapter // the config mounts no other adapter
}

/** The database inside `req`'s transaction, where there is one. */
export async function databaseOf(
  payload: Payload,
  req: Pick<PayloadRequest, 'transactionID'>,
): Promise<Database> {
  const adapter = adapterOf(payload)
  const transaction = await req.transactionID
  const session = transaction === undefined ? undefined : adapter.sessions[transaction]
  return (session?.db as Database | undefined) ?? adapter.drizzle
}

/** Has `work` done in a transaction of its own, which ends with it. @throws what `work` throws, and nothing is kept then */
export async function inOwnTransaction<Result>(
  payload: Payload,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  // What a transaction runs has all that the adapter's handle has but its pool.
  return adapterOf(payload).drizzle.transaction((db) => work(db as unknown as Database))
}

/** The rows of a statement. `Row` has the columns that the statement names: both stand in one place. */
export async function rowsOf<Row extends object>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement)
  return rows as Row[]
}
