import { connection } from './connection'

import { offerNewVersion } from './new-version'

/** How often a new version is looked for at most, and at least while the page is looked at. Milliseconds. */
const PAUSE = 60_000
const PERIOD = 5 * 60_000

// The page was of the build that is served when it came.
let checkedAt = Date.now() - performance.now()

/** Looks for a new version now, whenever the reader comes back, and now and then. */
export function watchVersions(): void {
  document.addEventListener('visibilitychange', lookForNewVersion)
  addEventListener('focus', lookForNewVersion)
  setInterval(lookForNewVersion, PERIOD)
  lookForNewVersion()
}

/** Where nobody has just done so, and nobody pays for it. */
function lookForNewVersion(): void {
  if (document.hidden || !navigator.onLine || connection()?.saveData) return
  if (Date.now() - checkedAt < PAUSE) return
  checkedAt = Date.now()
  offerNewVersion().catch(console.warn)
}
