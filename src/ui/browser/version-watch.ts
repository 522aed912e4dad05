import type { Connection } from '@/domain/prefetch'

/** How often a new version is looked for at most, and at least while the page is looked at. Milliseconds. */
const PAUSE = 60_000
const PERIOD = 5 * 60_000

// The page has just come, from the build that is served.
let checkedAt = Date.now()

/** Looks for a new version whenever the reader comes back, and now and then. Returns what ends it. */
export function watchVersions(): () => void {
  const end = new AbortController()
  addEventListener('visibilitychange', lookForNewVersion, { signal: end.signal, capture: true })
  addEventListener('focus', lookForNewVersion, { signal: end.signal })
  const timer = setInterval(lookForNewVersion, PERIOD)
  return () => {
    end.abort()
    clearInterval(timer)
  }
}

/** Looks for a new version, where nobody has just done so, and nobody pays for it. */
export function lookForNewVersion(): void {
  const { connection } = navigator as { connection?: Connection }
  if (document.hidden || !navigator.onLine || connection?.saveData) return
  if (Date.now() - checkedAt < PAUSE) return
  checkedAt = Date.now()
  import('./new-version').then(({ offerNewVersion }) => offerNewVersion()).catch(console.warn)
}
