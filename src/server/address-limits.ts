import type { IncomingMessage } from 'node:http'

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { networkOf } from '../domain/network-of'

/**
 * What one address may have rendered in a time. A crew of twenty behind one link stays below it; a program
 * that reads every combination of filters does not. Previews are those of strangers, who see nothing there but a door.
 */
const LIMITS = {
  searches: { points: 80, duration: 10 },
  previews: { points: 120, duration: 60 },
}

/**
 * Limits how much an address has rendered. What is kept already costs nothing and is not counted. In the memory of this
 * process: it spares the processor of this machine.
 */
export function createAddressLimit(name: keyof typeof LIMITS): {
  /** Counts a request; the seconds to wait where there were too many, nothing where it may be answered. */
  secondsToWait: (request: IncomingMessage) => Promise<number | undefined>
} {
  const limiter = new RateLimiterMemory(LIMITS[name])
  return {
    async secondsToWait({ headers }) {
      // The front server has written it (client-facts.ts).
      const address = String(headers['x-forwarded-for'])
      try {
        await limiter.consume(networkOf(address))
        return undefined
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      }
    },
  }
}
