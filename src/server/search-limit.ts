import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

import { RateLimiterMemory } from 'rate-limiter-flexible'

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

/**
 * Whose an address is: of IPv6 everybody has 2^64 of them, which begin alike.
 * @example networkOf('2001:db8::1:2') // '2001:db8:0:0'
 */
export function networkOf(address: string) {
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const groups = before === '' ? [] : before.split(':')
  const last = after ? after.split(':') : []
  const missing = after === undefined ? 0 : Math.max(0, 8 - groups.length - last.length)
  const zeros = Array.from({ length: missing }, () => '0')
  return [...groups, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')
}
