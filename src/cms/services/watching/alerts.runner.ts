import path from 'node:path'

import { env } from '../../../env'
import type { Runner } from '../jobs/runner'
import { createClockWatch } from './clock-difference'
import { readDisk } from '../answers/free-disk'
import { raiseAlerts } from './raise-alerts'
import { readSiteFigures } from './site-figures'

/** How often it is looked whether something is wrong, in milliseconds. The first time what fell due meanwhile was done. */
const INTERVAL = 60_000

/**
 * Looks every minute whether something is wrong that the admins are to be told of. Every instance does it, each for the
 * disk of its own machine; of several that would tell the same, one does.
 */
export function alertsRunner(): Runner {
  let watchClock: ReturnType<typeof createClockWatch> | undefined
  return {
    name: 'alerts',
    time: 2 * 60_000,
    run: async (payload) => {
      const disk = await readDisk(path.resolve(env.DATA_DIR))
      const figures = await readSiteFigures()
      watchClock ??= createClockWatch(payload.logger)
      watchClock(figures.clockAhead)
      await raiseAlerts(payload, { disk, figures, now: figures.now })
    },
    interval: INTERVAL,
    delay: INTERVAL,
    failure: 'It could not be looked how the site is',
  }
}
