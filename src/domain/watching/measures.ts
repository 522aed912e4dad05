import type { Locale } from '../locales/locales'
import type { MessageState } from '../mail/mail'
import type { RequestKind } from '../forms/requests'
import type { RunnerName } from './runners'

/**
 * The events that the site reports to the front server for its metrics. Both run in one process as separate bundles
 * (docs/decisions/036-metrics.md). Events hold no data of visitors, and each value is one of a few.
 */

/** What readers search. */
export const SEARCHES = ['vacancies', 'companies', 'guides'] as const

/** `partial`: nothing has all of the words, and something has some of them. */
export const SEARCH_RESULTS = ['found', 'partial', 'nothing'] as const

/** The external services that the site calls. */
export const FEEDS = ['prices', 'cats', 'virus_scanner'] as const

type Feed = (typeof FEEDS)[number]

export type Measured =
  | {
      name: 'search'
      search: (typeof SEARCHES)[number]
      result: (typeof SEARCH_RESULTS)[number]
      language: Locale
    }
  /** A form that is in the database, once. */
  | { name: 'form'; kind: RequestKind; mayBeRobot: boolean }
  | { name: 'feed'; feed: Feed; isWell: boolean }
  | { name: 'slow query'; pool: string }
  /** A transaction has its place after a wait; zero where there was none. */
  | { name: 'transaction'; waitedMs: number }
  | { name: 'transaction refused' }
  /** A run of what is done beside the answers has ended. */
  | { name: 'background run'; runner: RunnerName; seconds: number; isWell: boolean }

/** Connections of a pool to the database. */
export interface PoolLoad {
  /** As the pool is called. */
  name: string
  total: number
  idle: number
  /** Questions that wait for a connection, in its line too. */
  waiting: number
  most: number
}

/** How the last backups went, UTC. */
export interface BackupTimes {
  madeAt: Date | undefined
  failedAt: Date | undefined
}

/** The figures about the state of the site that come from the database. */
export interface SiteFigures {
  messages: Partial<Record<MessageState, number>>
  /** Seconds that the oldest unsent message is overdue; zero when there is none. */
  oldestUnsent: number
  /** Seconds that the oldest unfinished work is overdue; zero when all is done. */
  lag: { publications: number; erasures: number }
  /** When prices were last fetched from outside, and of which day the exchange rates are; UTC. */
  pricesAt: Date | undefined
  ratesOf: Date | undefined
  /** When a link to another site was last asked for, by whichever instance; UTC. */
  linksCheckedAt: Date | undefined
  /** Feeds of vacancies, not paused, that have failed so often that the admins are told. */
  failingFeeds: number
  /** New vacancies by mail that readers have confirmed and not ended. */
  activeAlerts: number
  /** By the database's clock. */
  now: Date
  /** By how much this machine's clock is ahead of the database's, in seconds; negative where it is behind. */
  clockAhead: number
  /** Of the rules of time zones, as the IANA names it. */
  zoneRelease: string
  /** Where there are backups at all. */
  backup: BackupTimes | undefined
}

/** What the two have in common. */
export interface SharedMeasures {
  /** Of the front server. */
  measure?: (measured: Measured) => void
  /** Of the site: each pool, how many transactions wait, and the figures. */
  measuredPools?: Set<() => PoolLoad>
  transactionsWaiting?: () => number
  readSiteFigures?: () => Promise<SiteFigures>
}
