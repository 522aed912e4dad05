import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { collectDefaultMetrics, Registry } from 'prom-client'

import type { SharedMeasures, SiteFigures } from '../domain/measures'
import { createCountedMetrics } from './counted-metrics'
import { createReadMetrics, type RenderQueues, seconds } from './read-metrics'

/** How long what is asked of the database may hold up the answer. Milliseconds. */
const PATIENCE_MS = 2_000

/**
 * How the site is doing, as Prometheus reads it. The database is asked by one reader at a time and on a connection of its
 * own; who comes meanwhile shares the answer, and while it is away the answer comes without what only it knows.
 * @param isDatabaseThere says so within about two seconds
 */
export function createSiteMetrics({
  dataDir,
  queues,
  isDatabaseThere,
}: {
  dataDir: string
  queues: RenderQueues
  isDatabaseThere: () => Promise<boolean>
}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const counted = createCountedMetrics(registry)
  const read = createReadMetrics(registry, queues)
  const shared = globalThis as typeof globalThis & SharedMeasures
  shared.measure = counted.measure

  let asking: Promise<SiteFigures | undefined> | undefined
  /** At most one question is under way, however long the last one takes to give up. */
  const askFigures = () => {
    asking ??= (shared.readSiteFigures?.() ?? Promise.resolve(undefined))
      .catch(() => undefined)
      .finally(() => (asking = undefined))
    return asking
  }
  async function collect(): Promise<string> {
    for (const pool of read.readProcess()) counted.slowQueries.inc({ pool }, 0)
    const late = delay(PATIENCE_MS, undefined, { ref: false })
    const isThere = isDatabaseThere()
    const [isUp = false, figures] = await Promise.all([
      Promise.race([isThere, late]),
      Promise.race([isThere.then((isUp) => (isUp ? askFigures() : undefined)), late]),
      read.readDisk(dataDir),
    ])
    read.setDatabase(isUp, figures)
    // Kept with the prices: whichever instance asked for them.
    if (figures?.pricesAt) counted.feedSuccess.set({ feed: 'prices' }, seconds(figures.pricesAt))
    return registry.metrics()
  }

  let collecting: Promise<string> | undefined
  return {
    watchRequest: counted.watchRequest,
    /** Answers with all of it, within about two seconds. */
    async answer(response: ServerResponse): Promise<void> {
      collecting ??= collect().finally(() => (collecting = undefined))
      const body = await collecting
      response.writeHead(200, {
        'Content-Type': registry.contentType,
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
      })
      response.end(body)
    },
  }
}
