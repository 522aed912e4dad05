import { setTimeout as delay } from 'node:timers/promises'

import { isReachable } from './read-pool'

/** How long work may take before the database is asked whether it is there. Milliseconds. */
const PATIENCE_MS = 2_000

/** The database does not answer: a statement of ours may be frozen with it. */
export class DatabaseSilent extends Error {
  override name = 'DatabaseSilent'
}

/**
 * Waits for work as long as the database answers others. The driver alone would wait for half a minute for one that is
 * frozen. What was begun is told by the signal to go no further, so that it changes nothing later.
 * @throws DatabaseSilent within about five seconds from when the database froze
 */
export async function whileReachable<Done>(
  work: (signal: AbortSignal) => Promise<Done>,
): Promise<Done> {
  const givingUp = new AbortController()
  const settled = new AbortController()
  const working = work(givingUp.signal).finally(() => settled.abort())
  try {
    return await Promise.race([working, untilSilent(settled.signal)])
  } catch (error) {
    givingUp.abort(error)
    // What becomes of it, nobody waits for any more.
    working.catch(() => undefined)
    throw error
  }
}

/** Rejects once the database is silent; settles never where the work is done before. */
async function untilSilent(settled: AbortSignal): Promise<never> {
  for (;;) {
    await delay(PATIENCE_MS, undefined, { ref: false })
    if (settled.aborted) return new Promise(() => undefined)
    if (!(await isReachable()) && !settled.aborted) {
      throw new DatabaseSilent('The database does not answer.')
    }
  }
}
