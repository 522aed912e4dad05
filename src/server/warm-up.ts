import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import type { MissingPage } from './own-pages'
import type { Place } from './own-questions'
import { listenPrivately, type PrivateListener } from './private-listener'

/** On a busy machine Next takes this long to load the code of its first pages. */
const PATIENCE_MS = 20_000

/** What has no time for it gets some before it is asked again. */
const PAUSE_MS = 500

/**
 * Has the site's own pages answered before anybody can ask: Next loads the code of a page with the first request for it, and
 * meanwhile nothing else is done: connections to the database time out, and the first reader of a site on a busy machine
 * would be told to come later. Asks again where that became of its own request, for 20 s at the latest.
 * @param answer of the server that is about to listen
 * @param ask asks there for the pages; brings those that did not come
 * @param isReady whether the database answers; while it does not, the site starts nonetheless
 * @param pause before it asks again, in ms
 */
export async function warmUp(
  answer: RequestListener,
  ask: (place: Place, signal: AbortSignal) => Promise<MissingPage[]>,
  isReady: () => Promise<boolean>,
  pause = PAUSE_MS,
): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  let listener: PrivateListener | undefined
  try {
    listener = await listenPrivately(answer)
    while (!signal.aborted && (await isReady())) {
      const missing = await ask(listener.place, signal)
      if (!missing.some(({ isUnsure }) => isUnsure)) return
      await setTimeout(pause, undefined, { signal })
    }
  } catch {
    // The first reader waits, as without it.
  } finally {
    listener?.close()
  }
}
