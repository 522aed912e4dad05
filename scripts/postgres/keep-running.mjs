import { setTimeout as delay } from 'node:timers/promises'

import { errorMessage } from '../set-up/expected-failure.mjs'
import { identifyProcess } from '../set-up/process-identity.mjs'

const LOOK_MS = 250
/** Before each try to start it again; a Postgres that ran for so long is given all of them again. */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000, 16_000]
const STEADY_MS = 5 * 60_000

/**
 * Callbacks for the process that depends on the database.
 *
 * @typedef {object} Keeping
 * @property {(line: string) => void} log
 * @property {(error: Error) => void} onGivenUp called once, when it could not be started again
 * @property {number[]} [pausesMs] before each try
 */

/**
 * Notices when Postgres ends without being told to by us, and starts it again: a few times, with growing pauses.
 * Of several processes that use one Postgres each notices; who comes first starts it, the others find it running.
 *
 * @param {object} options
 * @param {() => Promise<number | undefined>} options.findPid of the Postgres that runs
 * @param {() => Promise<unknown>} options.start under the lock; attaches where it runs already
 * @param {Keeping} options.keeping
 * @returns {() => void} ends the watch; a stop that follows is no fault
 */
export function keepRunning({ findPid, start, keeping }) {
  const { log, onGivenUp, pausesMs = PAUSES_MS } = keeping
  const ending = new AbortController()
  const watch = async () => {
    let tries = 0
    while (!ending.signal.aborted) {
      const since = performance.now()
      await untilGone(await findPid(), ending.signal)
      if (performance.now() - since > STEADY_MS) tries = 0
      for (let isBack = false; !isBack; tries += 1) {
        const pause = pausesMs[tries]
        if (pause === undefined) {
          throw new Error(`it ended ${tries} times, or could not be started again`)
        }
        log(
          `The embedded Postgres is gone; it is started again${pause > 0 ? ` in ${pause / 1000} s` : ''} (try ${tries + 1} of ${pausesMs.length}).`,
        )
        await delay(pause, undefined, { signal: ending.signal })
        isBack = await start().then(
          () => true,
          (error) => {
            log(errorMessage(error))
            return false
          },
        )
      }
      log('The embedded Postgres runs again.')
    }
  }
  watch().catch((cause) => {
    if (ending.signal.aborted) return
    onGivenUp(new Error(`The embedded Postgres stays away: ${errorMessage(cause)}.`, { cause }))
  })
  return () => ending.abort()
}

/**
 * @param {number | undefined} pid
 * @param {AbortSignal} signal
 */
async function untilGone(pid, signal) {
  const identity = pid === undefined ? undefined : identifyProcess(pid)
  while (pid !== undefined && identity !== undefined && identifyProcess(pid) === identity) {
    await delay(LOOK_MS, undefined, { signal, ref: false })
  }
  signal.throwIfAborted()
}
