import type { Socket } from 'node:net'

import pg from 'pg'

const PATIENCE_MS = 2_000
/** How long it is taken to be away after it did not answer, unless it is asked again. */
const AWAY_MS = 5_000

/**
 * Asks the database whether it answers, over one connection of its own: the pools of the site may be
 * busy, and a check must not take from them. Callers at the same time share one question.
 */
export function createReadiness(databaseUrl: string) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    application_name: 'mariner-hub readiness',
  })
  // An idle connection that breaks is replaced at the next question, which then gives the answer.
  pool.on('error', () => {})

  const ask = async () => {
    let client
    try {
      client = await pool.connect()
    } catch {
      return false
    }
    try {
      await client.query('SELECT 1')
      client.release()
      return true
    } catch {
      // A database that is frozen would never hear the polite goodbye of the driver.
      const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
      stream.destroy()
      client.release(true)
      return false
    }
  }

  let asking: Promise<boolean> | undefined
  let awayUntil = 0
  const isReady = () => {
    asking ??= ask()
      .then((isThere) => {
        awayUntil = isThere ? 0 : performance.now() + AWAY_MS
        return isThere
      })
      .finally(() => (asking = undefined))
    return asking
  }
  return {
    /** @returns within about two seconds */
    isReady,
    /** Whether it did not answer a moment ago. Then it is asked again, beside. */
    isAway(): boolean {
      const isAway = performance.now() < awayUntil
      if (isAway) void isReady()
      return isAway
    },
    close: () => pool.end(),
  }
}
