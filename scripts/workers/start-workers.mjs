import cluster from 'node:cluster'
import { constants } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

import { RateLimiterClusterMaster } from 'rate-limiter-flexible'

import { ExpectedFailure } from '../set-up/expected-failure.mjs'
import { WorkerGroup } from './worker-group.mjs'

/** Before each further try with a worker that ends; one that served for so long is given all of them again. */
const PAUSES_MS = [0, 1_000, 2_000, 4_000, 8_000, 16_000]
const STEADY_MS = 60_000

/** Longer than a worker takes to stop (src/server): ten seconds for requests, five for what Next puts off. */
const STOP_PATIENCE_MS = 18_000

/** A process that is ended by a signal has this and the number of the signal for its exit code. */
const SIGNALS_FROM = 128

/** A worker that ended once too often has said why; this is what the site ends with. */
class WorkersGivenUp extends ExpectedFailure {
  /** @param {string} message @param {number} exitCode */
  constructor(message, exitCode) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * @typedef {object} WorkersOptions
 * @property {number} count
 * @property {string} exec the program of a worker, which calls `serveAsWorker`
 * @property {(line: string) => void} log
 * @property {(error: WorkersGivenUp) => void} onGivenUp called once, where one stays away after all have served
 * @property {readonly number[]} [pausesMs] before each further try with one that ends
 */

/**
 * @typedef {object} Workers
 * @property {Promise<unknown>} serving resolves once all of them serve, and rejects with WorkersGivenUp where one cannot
 * @property {() => Promise<string[]>} obstacles what keeps the site from being ready, a line each
 * @property {() => Promise<void>} close stops all of them, and cuts nobody off
 */

/**
 * Has several processes serve the site at one port, by Node's own `cluster`; this one serves nothing. One of them does
 * what runs beside the answers, and another takes over where that one ends. One that ends is started again, a few times
 * with growing pauses (docs/decisions/073-workers.md).
 *
 * @param {WorkersOptions} options
 * @returns {Workers}
 */
export function startWorkers({ count, exec, log, onGivenUp, pausesMs = PAUSES_MS }) {
  // The system hands connections to whichever worker takes one: those of a worker that is killed wait for nobody here, and
  // this process has nothing to do with an answer.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec, args: [] })
  // The limits that are counted in memory (src/server/address-limits.ts).
  new RateLimiterClusterMaster()
  const group = new WorkerGroup(count)
  const stopping = new AbortController()
  const { signal } = stopping

  let areServing = false
  let isGivenUp = false
  const begin = () =>
    new Promise((/** @type {(value?: undefined) => void} */ resolve, reject) => {
      keepServing(group, { log, signal, pausesMs, onServes: resolve }).catch((error) => {
        if (signal.aborted || isGivenUp) return
        isGivenUp = true
        if (areServing) onGivenUp(error)
        else reject(error)
      })
    })
  const serving = Promise.all(Array.from({ length: count }, begin)).then(() => {
    areServing = true
  })
  return {
    serving,
    obstacles: () => group.obstacles(),
    close() {
      stopping.abort()
      return group.stop(STOP_PATIENCE_MS)
    },
  }
}

/**
 * Keeps one worker going: a process, and another one where that ends.
 *
 * @param {WorkerGroup} group
 * @param {object} options
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.signal aborted when workers are stopped
 * @param {readonly number[]} options.pausesMs
 * @param {() => void} options.onServes called each time one serves
 * @throws {WorkersGivenUp} where they end again and again; what the signal says
 */
async function keepServing(group, { log, signal, pausesMs, onServes }) {
  let hasServed = false
  for (let tries = 0; ; tries += 1) {
    const began = performance.now()
    const worker = cluster.fork()
    const { code, by, served } = await group.run(worker, () => {
      hasServed = true
      onServes()
    })
    signal.throwIfAborted()
    if (served && performance.now() - began > STEADY_MS) tries = 0
    // One that says why it cannot begin would say the same again.
    const pause = hasServed || by !== null ? pausesMs[tries] : undefined
    const end = `Worker ${worker.process.pid} ended (${by ?? `exit code ${code}`})`
    if (pause === undefined) {
      throw new WorkersGivenUp(
        `${end}${tries > 0 ? `, as ${tries} before it` : ''}: the site stops.`,
        by ? SIGNALS_FROM + constants.signals[by] : code || 1,
      )
    }
    log(
      `${end}; another one is started${pause > 0 ? ` in ${pause / 1000} s` : ''} (try ${tries + 1} of ${pausesMs.length}).`,
    )
    await delay(pause, undefined, { signal })
  }
}
