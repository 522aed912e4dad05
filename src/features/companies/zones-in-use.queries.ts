import 'server-only'

import type { Payload } from 'payload'

import { query } from '@/cms/database/read-pool'
import { processNow } from '@/domain/time/process-clock'
import { releaseOfZones } from '@/domain/time/time-zones'
import { zonesApart } from '@/domain/time/zones-of-node'

/** The time zones of companies for which Node has other rules than the site, by name. */
export async function findZonesApart(): Promise<string[]> {
  const rows = await query<{ zone: string }>(
    'SELECT DISTINCT time_zone AS zone FROM crewings WHERE time_zone IS NOT NULL ORDER BY 1',
    [],
  )
  return zonesApart(
    rows.map(({ zone }) => zone),
    processNow('weeks around it'),
  )
}

/**
 * Says in the log for which time zones of companies Node has other rules than the site: what the site reckons is right,
 * and what anything else on this machine does may not be.
 */
export async function warnOfZonesApart({ logger }: Pick<Payload, 'logger'>): Promise<void> {
  const zones = await findZonesApart()
  if (zones.length === 0) return
  logger.warn(
    { zones, node: process.versions.tz, site: releaseOfZones() },
    'NODE HAS OTHER RULES for time zones of companies; the site goes by its own. Node 24 has newer ones',
  )
}
