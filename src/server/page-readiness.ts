import { setTimeout as delay } from 'node:timers/promises'

import type { MissingPage } from './own-pages'

/** How long a question may take, in milliseconds; what has not come by then is late. */
export const LONGEST_QUESTION_MS = 10_000

/** How long a readiness check waits for a check that is already running. Milliseconds. */
const PATIENCE_MS = 2_000

/** How long a result is reused. Milliseconds. */
const KEPT_MS = { come: 5_000, missing: 1_000 }

/**
 * How long pages that came count as coming, although later ones are late or the site says that it is busy.
 * Milliseconds.
 */
const GOOD_MS = 30_000

const NEVER_ASKED: readonly MissingPage[] = [
  { path: '/', why: 'has not answered yet', isUnsure: true },
]

/**
 * Checks whether the site's pages come. Callers at the same time share one check and, for a short time, its result;
 * nobody waits longer than two seconds. A late page does not count while pages came in the last half minute, or the
 * site started then: taking a busy site out of service would make the others busier.
 * @param ask for the pages; returns those that did not come
 * @param onChange is called when pages stop coming, and when they come again
 */
export function createPageReadiness({
  ask,
  onChange,
  now = () => performance.now(),
}: {
  ask: (signal: AbortSignal) => Promise<MissingPage[]>
  onChange: (missing: readonly MissingPage[]) => void
  now?: () => number
}) {
  const end = new AbortController()
  let known = NEVER_ASKED
  // A site that has just started is busy with its start.
  let cameAt = now()
  let freshUntil = -Infinity
  let asking: Promise<void> | undefined

  function learn(missing: readonly MissingPage[]) {
    const isGood = missing.length === 0
    if (isGood) cameAt = now()
    const isOnlyBusy = missing.every(({ isUnsure }) => isUnsure) && now() - cameAt < GOOD_MS
    const wereMissing = isKnownMissing()
    if (isGood || !isOnlyBusy) known = missing
    freshUntil = now() + (known.length === 0 ? KEPT_MS.come : KEPT_MS.missing)
    if (wereMissing !== isKnownMissing()) onChange(known)
  }

  const isKnownMissing = () => known !== NEVER_ASKED && known.length > 0

  function question(): Promise<void> {
    asking ??= ask(AbortSignal.any([end.signal, AbortSignal.timeout(LONGEST_QUESTION_MS)]))
      .then((missing) => {
        if (!end.signal.aborted) learn(missing)
      })
      .finally(() => (asking = undefined))
    return asking
  }

  return {
    /**
     * The pages that do not come, as far as it is known; empty where all come.
     * @param patience milliseconds
     */
    async missing(patience = PATIENCE_MS): Promise<readonly MissingPage[]> {
      if (now() >= freshUntil && !end.signal.aborted) {
        await Promise.race([question(), delay(patience, undefined, { ref: false })])
      }
      return known
    },
    /** Whether the last check failed, so that the log does not repeat the same failure. */
    isMissing: isKnownMissing,
    /** Starts no further check. */
    close(): void {
      end.abort()
    },
  }
}
