import { sql as drizzleSql } from '@payloadcms/db-postgres'

/**
 * SQL with its parameters, for what {@link import('./handle').databaseOf} runs. Only this room imports it from Payload's
 * adapter, so that another adapter is a change of this room.
 */
export const sql: typeof drizzleSql = drizzleSql

/** A statement, or a piece of one. */
export type SQL = ReturnType<typeof sql>
