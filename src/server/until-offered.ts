import { setTimeout as delay } from 'node:timers/promises'

import { type SiteProcess, siteProcess } from '../domain/process/site-process'

/** How long a request waits for the site to start, and how often it looks. Milliseconds. */
const PATIENCE = { whole: 20_000, between: 50 }

/**
 * What the site offers the front server (src/instrumentation.ts). The site begins to listen before it is ready: who comes
 * at its start waits a while.
 * @returns nothing where the site has not started in time
 */
export async function untilOffered<Name extends keyof SiteProcess>(
  name: Name,
): Promise<SiteProcess[Name]> {
  const site = siteProcess()
  const start = performance.now()
  while (!site[name] && performance.now() - start < PATIENCE.whole) await delay(PATIENCE.between)
  return site[name]
}
