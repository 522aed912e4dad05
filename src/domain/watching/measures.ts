import type { Locale } from '../locales/locales'
import type { MessageState } from '../mail/mail'
import type { RequestKind } from '../forms/requests'

/**
 * What the site's code tells the front server of, to be counted: both run in one process, in bundles of their own
 * (docs/decisions/036-metrics.md). Nothing in it is of a visitor, and every value is one of a few.
 */

/** What readers search. */
export const SEARCHES = ['vacancies', 'companies', 'guides'] as const

/** `partial`: nothing has all of the words, and something has some of them. */
export const SEARCH_RESULTS = ['found', 'partial', 'nothing'] as const

/** What the site asks of others outside. */
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

/** What the database knows of how the site is doing. */
export interface SiteFigures {
  messages: Partial<Record<MessageState, number>>
  /** For how long the oldest message is due that was not sent; zero where there is none. Seconds. */
  oldestUnsent: number
  /** For how long the oldest of what is due was not done; zero where all is. Seconds. */
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
