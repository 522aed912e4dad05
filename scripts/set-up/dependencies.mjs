import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { loadDotEnv, readPlace, ROOT } from '../environment.mjs'
import { createSteps, reportFailure } from '../run-steps.mjs'
import { buildSite } from './build-site.mjs'
import { holdLock } from './exclusive-lock.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { StopSequence } from './stop-sequence.mjs'

/** For commands that need what `npm ci` installs, and can begin without it. Prints its step. */
export async function ensureDependencies() {
  await inTheFolder(({ steps, folder }) =>
    steps.run(
      'Dependencies',
      ({ progress }) => installDependencies(folder, progress),
      (outcome) => outcome,
    ),
  )
}

/**
 * Makes the build that `npm start` would make, without a database: for the container image, for the tests, and for a
 * build on another machine than the one that serves.
 */
export async function ensureBuild() {
  await inTheFolder(({ steps, folder }) =>
    steps.run(
      'Build',
      async ({ progress }) => {
        const { checkSettings } = await import('./settings.mjs')
        await checkSettings()
        return buildSite(folder, progress)
      },
      (outcome) => outcome,
    ),
  )
}

/**
 * @param {(work: { steps: import('../run-steps.mjs').Steps, folder: import('./install-dependencies.mjs').SetUp }) => Promise<unknown>} work
 */
async function inTheFolder(work) {
  const stops = new StopSequence()
  const steps = createSteps(stops.signal)
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => {
    void stops.run().then(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  }
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  try {
    await loadDotEnv()
    const { dataDir } = readPlace()
    await mkdir(path.join(dataDir, 'logs'), { recursive: true })
    const release = await holdLock(path.join(dataDir, 'start.lock'), { signal: stops.signal })
    try {
      await work({ steps, folder: { root: ROOT, dataDir, stops } })
    } finally {
      await release()
    }
  } catch (error) {
    // The signal that interrupted it ends the process.
    if (stops.signal.aborted) return await new Promise(() => {})
    reportFailure(error)
    process.exit(1)
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal)
  }
}
