import { setTimeout as delay } from 'node:timers/promises'

import type { MissingPage } from './own-pages'

/** How long a question may take, in milliseconds; what has not come by then is late. */
export const LONGEST_QUESTION_MS = 10_000

/** How long a readiness check waits for a check that is already running. Milliseconds. */
const PATIENCE_MS = 2_000

/** How long what was learned is not asked about again. Milliseconds. */
const KEPT_MS = { come: 5_000, missing: 1_000 }

/** How long pages that came are taken to come while later ones are late, or the site says that it is busy. Milliseconds. */
const GOOD_MS = 30_000

const NEVER_ASKED: readonly MissingPage[] = [
  { path: '/', why: 'has not answered yet', isUnsure: true },
]

/**
 * Whether the site's pages come. Everybody who wants to know shares one question, and for a short time what it has
 * brought; nobody waits for it longer than two seconds. A page that is only late says nothing as long as others came half
 * a minute ago, or the site began then: who takes a busy site out of service makes the next one busier.
 * @param ask for the pages; brings those that did not come
 * @param onChange is told when they stop coming, and when they come again
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
  // A site that has just begun is busy with that.
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
     * The pages that do not come, as far as it is known; none where they come.
     * @param patience milliseconds
     */
    async missing(patience = PATIENCE_MS): Promise<readonly MissingPage[]> {
      if (now() >= freshUntil && !end.signal.aborted) {
        await Promise.race([question(), delay(patience, undefined, { ref: false })])
      }
      return known
    },
    /** Whether the last question was in vain: what the next one fails by is the same once more. */
    isMissing: isKnownMissing,
    /** Asks nothing any more. */
    close(): void {
      end.abort()
    },
  }
}
