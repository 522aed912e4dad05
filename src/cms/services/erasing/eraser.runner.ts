import type { Payload } from 'payload'

import type { Runner } from '../jobs/runner'

/** Erases what is due of one kind. @returns how much of what it was, by names for the log */
type Erase = (payload: Payload) => Promise<object>

/** How often it is looked for what is due, in milliseconds: what forms keep for a while lives for minutes. */
const INTERVAL = 5 * 60_000

/** After a failure, sooner. */
const INTERVAL_AFTER_FAILURE = 30_000

/**
 * Erases what is due of each kind, at once and then every few minutes. Any number of instances may do it on one database;
 * each knows of its own file what had been erased before a backup was put back.
 */
export function eraser(erasers: readonly Erase[]): Runner {
  return {
    name: 'erasing',
    time: 60 * 60_000,
    run: async (payload) => {
      const erased: Record<string, number> = {}
      for (const eraseDue of erasers) Object.assign(erased, await eraseDue(payload))
      if (Object.values(erased).some((count) => count > 0)) {
        payload.logger.info(erased, 'what was due was erased')
      }
    },
    interval: INTERVAL,
    intervalAfterFailure: INTERVAL_AFTER_FAILURE,
    failure: 'What is due could not be erased',
  }
}
