import { FAILURES_THAT_ALERT } from '../../../domain/imports/feed-problems'
import type { MessageState } from '../../../domain/mail/mail'
import type { SiteFigures } from '../../../domain/watching/measures'
import { releaseOfZones } from '../../../domain/time/time-zones'
import { siteProcess } from '../../../domain/process/site-process'
import { queryWatch } from '../../database/read-pool'
import { readBackupTimes } from './backup-figures'
import { lookAtClocks } from './clock-difference'

// Mail that may go out only later, such as a mailing in portions, waits for nobody until then. Seconds by the clock of
// the database, as all that is due is.
const FIGURES = `
  SELECT
    (SELECT coalesce(jsonb_object_agg(state, count), '{}')
      FROM (SELECT state, count(*) FROM messages GROUP BY state) s) AS messages,
    (SELECT extract(epoch FROM now() - min(since)) FROM (
      SELECT CASE WHEN attempts > 1 OR attempts = 1 AND state = 'queued' THEN created_at
        ELSE next_attempt_at END AS since
      FROM messages WHERE state IN ('queued', 'sending')) unsent) AS oldest_unsent,
    (SELECT extract(epoch FROM now() - min(at))
      FROM schedules WHERE done_at IS NULL) AS publications,
    (SELECT extract(epoch FROM now() - min(erase_at)) FROM requests) AS erasures,
    (SELECT count(*)::int FROM import_feeds
      WHERE failures >= ${FAILURES_THAT_ALERT} AND paused IS NOT TRUE) AS failing_feeds,
    (SELECT count(*)::int FROM vacancy_alerts WHERE state = 'active') AS active_alerts,
    (SELECT max(fetched_at) FROM mailing_prices) AS prices_at,
    (SELECT max(checked_at) FROM link_checks) AS links_at,
    (SELECT day FROM exchange_rates ORDER BY id LIMIT 1) AS rates_of`

interface Row {
  messages: Partial<Record<MessageState, number>>
  oldest_unsent: string | null
  publications: string | null
  erasures: string | null
  failing_feeds: number
  active_alerts: number
  prices_at: Date | null
  links_at: Date | null
  rates_of: Date | null
}

/**
 * What the database knows of how the site is doing, on a connection of its own.
 * @throws whatever `pg` throws while the database is away, within a few seconds; LineFull where too many ask
 */
export async function readSiteFigures(): Promise<SiteFigures> {
  const [row] = await queryWatch<Row>(FIGURES)
  if (!row) throw new Error('A query of scalars answers one row.')
  const clocks = await lookAtClocks()
  return {
    messages: row.messages,
    oldestUnsent: overdue(row.oldest_unsent),
    lag: { publications: overdue(row.publications), erasures: overdue(row.erasures) },
    pricesAt: row.prices_at ?? undefined,
    linksCheckedAt: row.links_at ?? undefined,
    ratesOf: row.rates_of ?? undefined,
    failingFeeds: row.failing_feeds,
    activeAlerts: row.active_alerts,
    backup: await readBackupTimes(),
    now: clocks.now,
    clockAhead: clocks.ahead,
    zoneRelease: releaseOfZones(),
  }
}

/** Lets the front server read the figures, which runs in this process (src/server/site-metrics.ts). */
export function shareSiteFigures(): void {
  siteProcess().readSiteFigures = readSiteFigures
}

/** @param seconds since it was due; negative where it is due later, nothing where nothing is due ever */
function overdue(seconds: string | null): number {
  return Math.max(0, Number(seconds ?? 0))
}
