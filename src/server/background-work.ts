import { setTimeout as delay } from 'node:timers/promises'

import { siteProcess } from '../domain/process/site-process'

/** Begins what runs beside the answers, once that takes no time from the first of them. */
export function beginBackgroundWork() {
  siteProcess().beginBackgroundWork?.()
}

/** How long work that is under way may hold up a stop. Milliseconds. */
const PATIENCE = 5_000

/**
 * Ends what runs beside the answers (src/instrumentation.ts): later it would find the database gone, and
 * log that as a failure.
 */
export async function endBackgroundWork() {
  await Promise.race([
    siteProcess().endBackgroundWork?.(),
    delay(PATIENCE, undefined, { ref: false }),
  ])
}
