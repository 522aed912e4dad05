import { dateTimeFormat } from '../locales/intl-formats'
import { offsetAt } from './time-zones'

/** Milliseconds. No rule that holds for a season is shorter. */
const STEP = 7 * 24 * 60 * 60_000

/** How far closings reach, at the most. */
const STEPS = 2 * 52

/**
 * Those of some time zones for which Node has other rules than the site, within two years from an instant on.
 * @example zonesApart(['Europe/Kyiv', 'America/Vancouver'], now) // ['America/Vancouver'], on Node 20.20
 */
export function zonesApart(zones: readonly string[], from: Date): string[] {
  return zones.filter((zone) => {
    for (let step = 0; step <= STEPS; step += 1) {
      const instant = from.getTime() + step * STEP
      if (offsetInNode(instant, zone) !== offsetAt(instant, zone)) return true
    }
    return false
  })
}

/** As `offsetAt`; nothing where Node does not know the time zone. */
function offsetInNode(instant: number, timeZone: string): number | undefined {
  let name: string | undefined
  try {
    const clock = dateTimeFormat('en', { timeZone, timeZoneName: 'longOffset', hour: 'numeric' })
    name = clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value
  } catch {
    return undefined
  }
  // `GMT` alone is no difference.
  const [, sign, hours, minutes] = /^GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000
  return sign === '-' ? -ahead : ahead
}
