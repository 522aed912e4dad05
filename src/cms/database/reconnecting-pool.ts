import pg, { type PoolConfig } from 'pg'

import type { PoolLoad, SharedMeasures } from '../../domain/watching/measures'
import { watchQueries } from './slow-queries'

const SITE = 'mariner-hub-'

/**
 * A pool whose connections may die without ending the process. `pg` emits `error` on a lost client,
 * also on one that waits in the middle of a transaction, and Node ends a process whose `error`
 * nobody hears. The query in question still fails; the pool opens new connections by itself.
 * It says how many of its connections are taken, and has slow queries logged.
 */
export class ReconnectingPool extends pg.Pool {
  /** Questions that wait in a line in front of the pool. */
  waitingInFront = (): number => 0
  readonly #name: string

  constructor(config?: PoolConfig) {
    super(config)
    this.#name = config?.application_name?.replace(SITE, '') ?? 'cms'
    this.on('error', noted)
    this.on('connect', (client) => {
      client.on('error', noted)
      watchQueries(client, this.#name)
    })
    measured().add(this.#load)
  }

  // Payload's adapter ends its pool without a callback; none of ours gives one.
  override async end(): Promise<void> {
    measured().delete(this.#load)
    await super.end()
  }

  readonly #load = (): PoolLoad => ({
    name: this.#name,
    total: this.totalCount,
    idle: this.idleCount,
    waiting: this.waitingCount + this.waitingInFront(),
    most: this.options.max,
  })
}

/** Of the whole process: its bundles have pools of their own. */
function measured(): Set<() => PoolLoad> {
  const shared = globalThis as typeof globalThis & SharedMeasures
  return (shared.measuredPools ??= new Set())
}

function noted(): void {
  // Whoever used the connection gets the error with its query; there is nothing else to do.
}

/** `pg` as Payload's adapter takes it, with the pool above in place of its own. */
export const pgWithReconnectingPool: typeof pg = { ...pg, Pool: ReconnectingPool }
