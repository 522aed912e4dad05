import pg, { type PoolConfig } from 'pg'

/**
 * A pool whose connections may die without ending the process. `pg` emits `error` on a lost client,
 * also on one that waits in the middle of a transaction, and Node ends a process whose `error`
 * nobody hears. The query in question still fails; the pool opens new connections by itself.
 */
export class ReconnectingPool extends pg.Pool {
  constructor(config?: PoolConfig) {
    super(config)
    this.on('error', noted)
    this.on('connect', (client) => client.on('error', noted))
  }
}

function noted(): void {
  // Whoever used the connection gets the error with its query; there is nothing else to do.
}

/** `pg` as Payload's adapter takes it, with the pool above in place of its own. */
export const pgWithReconnectingPool: typeof pg = { ...pg, Pool: ReconnectingPool }
