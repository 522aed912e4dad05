import type { IncomingMessage } from 'node:http'

import { RateLimiterMemory } from 'rate-limiter-flexible'

import { networkOf } from '../domain/network-of'

/**
 * Searches that one address may have rendered in a time. A crew of twenty behind one link stays below it; a program
 * that reads every combination of filters does not.
 */
const SEARCHES = { points: 80, duration: 10 }

/**
 * Limits how many searches an address has rendered. What is kept already costs nothing and is not counted.
 */
export function createSearchLimit(): { allows: (request: IncomingMessage) => Promise<boolean> } {
  const limiter = new RateLimiterMemory(SEARCHES)
  return {
    async allows({ headers }) {
      // The front server has written it (client-facts.ts).
      const address = String(headers['x-forwarded-for'])
      try {
        await limiter.consume(networkOf(address))
        return true
      } catch (refused) {
        if (refused instanceof Error) throw refused
        return false
      }
    },
  }
}
