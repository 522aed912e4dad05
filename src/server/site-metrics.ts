import cluster from 'node:cluster'
import type { ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import {
  collectDefaultMetrics,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  Registry,
} from 'prom-client'

import type { SharedMeasures, SiteFigures } from '../domain/watching/measures'
import { createCountedMetrics } from './counted-metrics'
import { askForSum } from './primary-channel'
import { createReadMetrics, type RenderQueues, seconds } from './read-metrics'

/** How long what is asked of the database may hold up the answer. Milliseconds. */
const PATIENCE_MS = 2_000

/**
 * How the site is doing, as Prometheus reads it. The database is asked by one reader at a time and on a connection of its
 * own; who comes meanwhile shares the answer, and while it is away the answer comes without what only it knows. Where
 * several processes serve, whichever is asked says what all of them have counted.
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
  const ofProcess = new Registry()
  // The same in every process of the site.
  const ofSite = new Registry()
  collectDefaultMetrics({ register: ofProcess })
  const counted = createCountedMetrics(ofProcess)
  const read = createReadMetrics({ ofProcess, ofSite }, queues)
  const workers = new Gauge({
    name: 'mariner_hub_workers',
    help: 'How many processes are to serve the site (WORKERS).',
    registers: [ofSite],
  })
  const answered = new Gauge({
    name: 'mariner_hub_workers_answered',
    help: 'How many of them have said in time what they have counted; of others, what they said last is in the sums.',
    registers: [ofSite],
  })
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
  const readProcess = () => {
    for (const pool of read.readProcess()) counted.slowQueries.inc({ pool }, 0)
  }
  /** What was counted; empty where that is not known. */
  async function collectCounted(): Promise<string> {
    if (!cluster.isWorker) {
      readProcess()
      workers.set(1)
      answered.set(1)
      return ofProcess.metrics()
    }
    const sum = await askForSum()
    answered.set(sum?.answered ?? 0)
    workers.remove()
    if (sum) workers.set(sum.workers)
    return sum?.text ?? ''
  }
  async function collect(): Promise<string> {
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
    const text = await collectCounted()
    return text + (await ofSite.metrics())
  }

  let collecting: Promise<string> | undefined
  return {
    watchRequest: counted.watchRequest,
    /** What this process has counted, to be added up with that of others. */
    async ofProcess(): Promise<MetricObjectWithValues<MetricValue<string>>[]> {
      readProcess()
      return ofProcess.getMetricsAsJSON()
    },
    /** Answers with all of it, within about two seconds; three where another process is silent. */
    async answer(response: ServerResponse): Promise<void> {
      collecting ??= collect().finally(() => (collecting = undefined))
      const body = await collecting
      response.writeHead(200, {
        'Content-Type': ofSite.contentType,
        'Content-Length': Buffer.byteLength(body),
        'Cache-Control': 'no-store',
      })
      response.end(body)
    },
  }
}
