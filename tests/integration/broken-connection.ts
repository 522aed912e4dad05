import type { Payload } from 'payload'

/** As if the machine died: Postgres ends the session in the middle of its transaction. */
export async function breakConnection(
  payload: Payload,
  transactionID: number | string,
): Promise<void> {
  const session = payload.db.sessions?.[transactionID]?.db as Payload['db']['drizzle'] // Payload types a session as unknown
  const { rows } = await session.execute('SELECT pg_backend_pid() AS pid')
  await payload.db.drizzle.execute(`SELECT pg_terminate_backend(${String(rows[0]?.pid)})`)
}
