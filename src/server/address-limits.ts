import cluster from 'node:cluster'
import type { IncomingMessage } from 'node:http'

import { RateLimiterCluster, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { networkOf } from '../domain/addresses/network-of'

/**
 * What one address may have rendered in a time. A crew of twenty behind one link stays below it; a program
 * that reads every combination of filters does not. Previews are those of anonymous clients, who see nothing there but
 * a door. A portal fetches the whole board, in as many languages as it likes, some times a day.
 */
const LIMITS = {
  searches: { points: 80, duration: 10 },
  previews: { points: 120, duration: 60 },
  feeds: { points: 60, duration: 60 },
}

/** How long the primary process may take to count. Milliseconds. */
const PATIENCE_MS = 1_000

/**
 * Limits how much an address has rendered. What is kept already costs nothing and is not counted. In memory: it spares
 * the processor of this machine. Where several processes serve, the one that started them counts for all of them
 * (docs/decisions/073-workers.md).
 */
export function createAddressLimit(name: keyof typeof LIMITS): {
  /** Counts a request; the seconds to wait where there were too many, nothing where it may be answered. */
  secondsToWait: (request: IncomingMessage) => Promise<number | undefined>
} {
  const limits = { ...LIMITS[name], keyPrefix: name }
  const here = new RateLimiterMemory(limits)
  const overAll = cluster.isWorker
    ? new RateLimiterCluster({ ...limits, timeoutMs: PATIENCE_MS })
    : here
  return {
    async secondsToWait({ headers }) {
      // The front server has written it (client-facts.ts).
      const network = networkOf(String(headers['x-forwarded-for']))
      try {
        await overAll.consume(network).catch((reason: unknown) => {
          if (reason instanceof RateLimiterRes) throw reason
          // The primary says nothing: this process counts for itself.
          return here.consume(network)
        })
        return undefined
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
  }
}
