import path from 'node:path'

import type { Payload } from 'payload'

import { env } from '../../env'
import { readDisk } from './free-disk'
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
  let isStopped = false
  let isAway = false
  let timer: NodeJS.Timeout | undefined
  const look = async () => {
    try {
      const payload = await open()
      const disk = await readDisk(path.resolve(env.DATA_DIR))
      await raiseAlerts(payload, { disk, figures: await readSiteFigures(), now: new Date() })
      isAway = false
    } catch (error) {
      // Once for each outage; the next look tries again.
      if (!isAway && !isStopped) console.error('It could not be looked how the site is:', error)
      isAway = true
    }
    if (!isStopped) wait()
  }
  let looking = Promise.resolve()
  const wait = () => {
    timer = setTimeout(() => {
      looking = look()
    }, INTERVAL).unref()
  }
  wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
    return looking
  }
}
