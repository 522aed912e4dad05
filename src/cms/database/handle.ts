import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

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
