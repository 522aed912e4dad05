import { statfs } from 'node:fs/promises'

import { Counter, Gauge, type Registry } from 'prom-client'

import { MESSAGE_STATES } from '../domain/mail/mail'
import type { SharedMeasures, SiteFigures } from '../domain/watching/measures'
import type { createRenderQueue } from './render-queue'

/** The queues in front of rendering, by what waits there. */
export type RenderQueues = Readonly<
  Record<string, Pick<ReturnType<typeof createRenderQueue>, 'load' | 'refusals'>>
>

/** What is read when it is asked for: queues, pools, the disk, and what the database knows. */
export function createReadMetrics(
  { ofProcess, ofSite }: { ofProcess: Registry; ofSite: Registry },
  queues: RenderQueues,
) {
  const gaugeIn =
    (registry: Registry) =>
    <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
      new Gauge({
        name: `mariner_hub_${name}`,
        help,
        labelNames: [...labelNames],
        registers: [registry],
      })
  const ownGauge = gaugeIn(ofProcess)
  const gauge = gaugeIn(ofSite)

  const running = ownGauge('renders_running', 'Pages that are being rendered.', ['queue'])
  const waiting = ownGauge('renders_waiting', 'Requests that wait for a page to be rendered.', [
    'queue',
  ])
  const refused = new Counter({
    name: 'mariner_hub_renders_refused_total',
    help: 'Requests that a page was not rendered for in time, or at all.',
    labelNames: ['queue'] as const,
    registers: [ofProcess],
  })
  const connections = ownGauge('database_connections', 'Open connections of a pool.', ['pool'])
  const idle = ownGauge('database_connections_idle', 'Those of them that nobody uses.', ['pool'])
  const most = ownGauge('database_connections_max', 'How many a pool may have.', ['pool'])
  const questions = ownGauge(
    'database_waiting',
    'Questions that wait for a connection of a pool.',
    ['pool'],
  )
  const inLine = ownGauge(
    'transactions_waiting',
    'Transactions that wait for a place in their line.',
  )
  const diskFree = gauge('data_disk_free_bytes', 'Free bytes of the disk that has the data folder.')
  const diskSize = gauge('data_disk_size_bytes', 'Bytes of the disk that has the data folder.')
  const databaseUp = gauge('database_up', 'Whether the database answers: 1, or 0.')
  const figuresUp = gauge(
    'figures_up',
    'Whether the figures below that come from the database could be read: 1, or 0. Where not, they are left out.',
  )
  const messages = gauge('outbox_messages', 'Messages of the site, by what has become of them.', [
    'state',
  ])
  const oldest = gauge(
    'outbox_oldest_unsent_seconds',
    'For how long the oldest message is due that was not sent; 0 where all were.',
  )
  const lag = gauge(
    'schedule_lag_seconds',
    'For how long the oldest of what is due is not done; 0 where all is.',
    ['job'],
  )
  const alerts = gauge('vacancy_alerts_active', 'Alerts that readers have confirmed and not ended.')
  const failingFeeds = gauge(
    'import_feeds_failing',
    'Feeds of vacancies, not paused, that have failed so often that the admins are told.',
  )
  const ratesOf = gauge(
    'exchange_rates_timestamp_seconds',
    'The day that the exchange rates in use are of.',
  )
  const linksChecked = gauge(
    'external_links_last_check_timestamp_seconds',
    'When a link to another site was last asked for, which is done by night.',
  )
  const backup = gauge('backup_last_success_timestamp_seconds', 'When a backup was made last.')
  const backupFailed = gauge(
    'backup_last_failure_timestamp_seconds',
    'When a backup failed last; left out once one was made after it.',
  )
  const clockAhead = gauge(
    'clock_ahead_seconds',
    'By how much the clock of this machine is ahead of the database’s; negative where it is behind.',
  )
  const zones = gauge(
    'time_zone_rules_info',
    'The release of the rules of time zones that days end by, and that of Node, which only writes times down.',
    ['release', 'node'],
  )
  const withLabels = [messages, lag, zones]
  const withoutLabels = [
    clockAhead,
    oldest,
    alerts,
    failingFeeds,
    ratesOf,
    linksChecked,
    backup,
    backupFailed,
  ]

  return {
    /**
     * Of this process alone: takes no time.
     * @returns the pools that there are
     */
    readProcess(): string[] {
      refused.reset()
      for (const [queue, { load, refusals }] of Object.entries(queues)) {
        const now = load()
        running.set({ queue }, now.running)
        waiting.set({ queue }, now.waiting)
        refused.inc({ queue }, refusals())
      }
      const shared = globalThis as typeof globalThis & SharedMeasures
      for (const one of [connections, idle, most, questions]) one.reset()
      // Of pools of the same name, those of several bundles, there is the sum.
      const loads = [...(shared.measuredPools ?? [])].map((read) => read())
      for (const { name: pool, ...load } of loads) {
        connections.inc({ pool }, load.total)
        idle.inc({ pool }, load.idle)
        most.inc({ pool }, load.most)
        questions.inc({ pool }, load.waiting)
      }
      inLine.set(shared.transactionsWaiting?.() ?? 0)
      return loads.map(({ name }) => name)
    },
    async readDisk(folder: string): Promise<void> {
      const disk = await statfs(folder).catch(() => undefined)
      for (const one of [diskFree, diskSize]) one.remove()
      if (!disk) return
      diskFree.set(disk.bavail * disk.bsize)
      diskSize.set(disk.blocks * disk.bsize)
    },
    /** @param figures nothing where they could not be read */
    setDatabase(isUp: boolean, figures: SiteFigures | undefined): void {
      databaseUp.set(Number(isUp))
      figuresUp.set(Number(figures !== undefined))
      // Without labels a reset would be a zero.
      for (const one of withLabels) one.reset()
      for (const one of withoutLabels) one.remove()
      if (!figures) return
      for (const state of MESSAGE_STATES) messages.set({ state }, figures.messages[state] ?? 0)
      oldest.set(figures.oldestUnsent)
      for (const [job, seconds] of Object.entries(figures.lag)) lag.set({ job }, seconds)
      clockAhead.set(figures.clockAhead)
      zones.set({ release: figures.zoneRelease, node: process.versions.tz ?? '' }, 1)
      alerts.set(figures.activeAlerts)
      failingFeeds.set(figures.failingFeeds)
      if (figures.ratesOf) ratesOf.set(seconds(figures.ratesOf))
      if (figures.linksCheckedAt) linksChecked.set(seconds(figures.linksCheckedAt))
      const { madeAt, failedAt } = figures.backup ?? {}
      if (madeAt) backup.set(seconds(madeAt))
      if (failedAt) backupFailed.set(seconds(failedAt))
    },
  }
}

/** Of a moment, since 1970. */
export function seconds(moment: Date): number {
  return moment.getTime() / 1_000
}
