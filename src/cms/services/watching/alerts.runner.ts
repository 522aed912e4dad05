import path from 'node:path'

import type { Payload } from 'payload'

import { env } from '../../../env'
import { startBackgroundWork } from '../background-work'
import { createClockWatch } from './clock-difference'
import { readDisk } from '../answers/free-disk'
import { raiseAlerts } from './raise-alerts'
import { readSiteFigures } from './site-figures'

/** How often it is looked whether something is wrong, in milliseconds. The first time what fell due meanwhile was done. */
const INTERVAL = 60_000

/**
 * Looks every minute whether something is wrong that the admins are to be told of, as long as the process lives. Any
 * number of instances may do it on one database.
 * @returns ends it: resolves once the look under way is over
 */
export function startAlerts(open: () => Promise<Payload>): () => Promise<void> {
  let watchClock: ReturnType<typeof createClockWatch> | undefined
  return startBackgroundWork({
    open,
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
  })
}
