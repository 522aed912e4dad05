import { setTimeout as delay } from 'node:timers/promises'

import { startSite } from '../../tests/site/site'
import { cpuSecondsOf, type Memory, memoryOfServing } from './process-memory'
import { putLoad } from './request-load'
import type { Undo } from './run-bench'
import { serveBare } from './serve-bare'

/** What a browser asks for. */
const ENCODING = 'br, gzip'
const SETTLE_MS = 10_000
/** Rendered one by one for the first time. */
const COLD = 300
const UNKNOWN = 3_000

interface Weight {
  node: Memory
  postgres: Memory
}

export interface Round {
  /** From the start of the program to an answer of `/readyz`. */
  startMs: number
  idle: Weight
  /** After 2,000 requests over all addresses. */
  loaded: Weight
  /** After as many more as were asked for. */
  longLoaded: Weight
  cpu: {
    /** Milliseconds for a page that was not rendered before. */
    coldPage: number
    /** Milliseconds for a thousand answers that are kept. */
    kept: number
    /** The same for Node's own server with these bytes. */
    bare: number
    /** Milliseconds for a thousand addresses where there is nothing. */
    unknown: number
  }
  keptPerSecond: number
  /** Addresses where there is nothing, a second. */
  unknownPerSecond: number
}

interface Weighed {
  /** The folder of the build. */
  checkout: string
  /** Filled. */
  dataDir: string
  /** Of pages that answer 200. */
  paths: readonly string[]
  /** Requests after the first 2,000. */
  more: number
}

/** Starts a build's site on data that is there, and weighs it. */
export async function weighRound(
  undo: Undo,
  { checkout, dataDir, paths, more }: Weighed,
): Promise<Round> {
  const began = performance.now()
  const site = await startSite({ dataDir, checkout, env: { SEED: 'demo', LOG_LEVEL: 'warn' } })
  const stop = once(() => site.stop())
  undo(stop)
  const startMs = performance.now() - began
  await delay(SETTLE_MS)
  const idle = await memoryOfServing()

  const urls = paths.map((path) => `${site.url}${path}`)
  const load = (requests: number, asked: readonly string[] = urls) =>
    putLoad(
      asked,
      { status: 200, encoding: ENCODING },
      { connections: 8, requests, seconds: 3_600 },
    )
  const cpuOf = async <Result>(pid: number, work: () => Promise<Result>) => {
    const before = await cpuSecondsOf(pid)
    const result = await work()
    return { result, ms: ((await cpuSecondsOf(pid)) - before) * 1_000 }
  }
  const cold = await cpuOf(site.pid, () => load(COLD, urls.slice(0, COLD)))
  await load(2_000 - COLD, [...urls.slice(COLD), ...urls])
  const loaded = await memoryOfServing()
  await load(more)
  const longLoaded = await memoryOfServing()

  // One page, so that all of it is kept and as small as it gets.
  const home = [`${site.url}/`]
  await load(500, home)
  await delay(1_000)
  const kept = await cpuOf(site.pid, () => load(5_000, home))
  const bare = await serveBare(undo, `${site.url}/`, ENCODING)
  await load(500, [bare.url])
  const beside = await cpuOf(bare.pid, () => load(5_000, [bare.url]))
  // Each another one; as programs that look for holes ask, which take no encoding.
  const nothing = Array.from({ length: UNKNOWN }, (_, n) => `${site.url}/not-here-${n}`)
  const unknown = await cpuOf(site.pid, () =>
    putLoad(nothing, { status: 404 }, { connections: 32, requests: UNKNOWN, seconds: 3_600 }),
  )
  await stop()
  return {
    startMs,
    idle,
    loaded,
    longLoaded,
    cpu: {
      coldPage: cold.ms / COLD,
      kept: kept.ms / 5,
      bare: beside.ms / 5,
      unknown: (unknown.ms / UNKNOWN) * 1_000,
    },
    keptPerSecond: kept.result.perSecond,
    unknownPerSecond: unknown.result.perSecond,
  }
}

/** An action that is done once, however often it is asked for. */
function once(action: () => Promise<unknown>) {
  let done: Promise<unknown> | undefined
  return () => (done ??= action())
}
