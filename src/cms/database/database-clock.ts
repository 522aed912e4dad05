import type { postgresAdapter } from '@payloadcms/db-postgres'
import type { CreateArgs, PayloadRequest } from 'payload'

import { sql } from './sql'
import { type Database, databaseOf } from './handle'
import { togetherOf } from './written-together'

type Adapter = ReturnType<typeof postgresAdapter>

/**
 * The instant that it is by the database's clock, whole milliseconds. Whatever the database compares is asked of this one:
 * the clock of this machine may be minutes off, and that of another instance too (docs/decisions/070-true-hours.md).
 * @throws whatever the database throws where it does not answer
 */
export async function databaseNow({
  context,
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload'> &
  Partial<Pick<PayloadRequest, 'context' | 'transactionID'>>): Promise<Date> {
  // What is created together is created at one instant.
  const together = context && togetherOf({ context })
  if (together) return together.now
  return nowIn(await databaseOf(payload, transactionID === undefined ? {} : { transactionID }))
}

/** SQL: the same, in milliseconds since 1970. */
export const NOW = sql`floor(extract(epoch FROM clock_timestamp()) * 1000)::text`

/** The same over a connection that is at hand. */
export async function nowIn(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`SELECT ${NOW} AS now`)
  return new Date(Number(rows[0]?.now))
}

/**
 * Has documents made at the instant that it is by the database's clock. Payload writes `createdAt` by Node's, where nothing
 * is given; bounds of mail, periods of keeping and the same press of a button are counted from it, in SQL.
 */
export function datedByTheDatabase(adapter: Adapter): Adapter {
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const create: (creating: CreateArgs) => Promise<unknown> = database.create.bind(database)
      database.create = async (creating) => {
        const { data, req } = creating
        if (data.createdAt) return create(creating)
        const together = togetherOf(req)
        if (together) {
          const createdAt = together.now.toISOString()
          return create({ ...creating, data: { ...data, createdAt } })
        }
        const id = await req?.transactionID
        const session = id === undefined ? undefined : database.sessions[id]
        const now = await nowIn((session?.db as Database | undefined) ?? database.drizzle)
        return create({ ...creating, data: { ...data, createdAt: now.toISOString() } })
      }
      return database
    },
  }
}
