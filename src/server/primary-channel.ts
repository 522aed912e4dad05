import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { siteProcess } from '../domain/process/site-process'
import type { RunnerName } from '../domain/watching/runners'

/**
 * What the processes of one site tell each other where several serve it (docs/decisions/073-workers.md): the workers, which
 * run this server, and the primary process that started them (scripts/workers). Messages of rate-limiter-flexible and of
 * Node itself go the same way.
 */

/** Marks a message as ours. */
export const CHANNEL = 'mariner-hub'

/** What the primary asks a worker: what keeps it from being ready, and what it has counted. */
export type Question = 'obstacles' | 'metrics'

export type ToWorker = { channel: typeof CHANNEL } & (
  | { kind: 'question'; id: number; about: Question }
  | { kind: 'sum'; id: number; sum: MetricsSum }
  /** From now on this worker does what runs beside the answers. */
  | { kind: 'begin background work' }
  /** Another worker has left work for a runner. */
  | { kind: 'wake'; runner: RunnerName }
  | { kind: 'nobody listens' }
)

export type FromWorker = { channel: typeof CHANNEL } & (
  | { kind: 'serves' }
  | { kind: 'answer'; id: number; answer: unknown }
  /** Asks for what all workers have counted. */
  | { kind: 'sum'; id: number }
  | { kind: 'wake'; runner: RunnerName }
  /** This one does not listen any more, and would hear when no other does either. */
  | { kind: 'listens no more' }
)

/** What all workers have counted, those that are gone included. */
export interface MetricsSum {
  /** As Prometheus reads it. */
  text: string
  /** How many workers there are to be, and how many have answered in time. */
  workers: number
  answered: number
}

/** Milliseconds. The primary waits for a worker a second. */
const SUM_PATIENCE_MS = 2_000

const sums = new Map<number, (sum: MetricsSum | undefined) => void>()
let lastSum = 0

/** What all workers have counted; nothing where the primary does not say so in time. */
export function askForSum(): Promise<MetricsSum | undefined> {
  const id = (lastSum += 1)
  return new Promise((resolve) => {
    const settle = (sum: MetricsSum | undefined) => {
      clearTimeout(timer)
      sums.delete(id)
      resolve(sum)
    }
    const timer = setTimeout(settle, SUM_PATIENCE_MS, undefined)
    sums.set(id, settle)
    tell({ kind: 'sum', id })
  })
}

/** How long others may take to end listening. Milliseconds. */
const LISTENING_PATIENCE_MS = 2_000

let nobodyListens: (() => void) | undefined

/**
 * Resolves when no worker listens any more, where all of them stop; at once where only this one does. A client that
 * is answered before that sends its next request to one that is about to end.
 */
export async function untilNobodyListens(): Promise<void> {
  const told = new Promise<void>((resolve) => {
    nobodyListens = resolve
  })
  tell({ kind: 'listens no more' })
  await Promise.race([told, delay(LISTENING_PATIENCE_MS, undefined, { ref: false })])
}

/**
 * Tells the primary that this worker serves, and answers it from now on. The primary stops a worker by Node's own
 * `worker.disconnect()`, which closes its server, and then its channel.
 */
export function joinPrimary(
  server: Server,
  {
    answers,
    beginBackgroundWork,
    close,
  }: {
    answers: Record<Question, () => Promise<unknown>>
    beginBackgroundWork: () => void
    /** Stops all of it, and cuts nobody off. */
    close: () => Promise<void>
  },
): void {
  // Node's own would end who is silent at that moment, with a request on its way.
  server.close = (done) => {
    void close().then(
      () => done?.(),
      (error: unknown) => done?.(error instanceof Error ? error : new Error(String(error))),
    )
    return server
  }
  const shared = siteProcess()
  const wakeOther = (runner: RunnerName) => tell({ kind: 'wake', runner })
  shared.wakeRunner ??= wakeOther
  process.on('message', (message: ToWorker) => {
    if (message.channel !== CHANNEL) return
    switch (message.kind) {
      case 'question': {
        const { id, about } = message
        return void answers[about]()
          .catch(() => undefined)
          .then((answer) => tell({ kind: 'answer', id, answer }))
      }
      case 'sum':
        return sums.get(message.id)?.(message.sum)
      case 'nobody listens':
        return nobodyListens?.()
      case 'begin background work':
        return beginBackgroundWork()
      case 'wake':
        // Here until the runners have begun, whose first look needs nobody to wake them.
        if (shared.wakeRunner !== wakeOther) shared.wakeRunner?.(message.runner)
    }
  })
  tell({ kind: 'serves' })
}

type Untagged<Message> = Message extends unknown ? Omit<Message, 'channel'> : never

function tell(message: Untagged<FromWorker>): void {
  // A primary that is gone ends this process (scripts/workers/serve-as-worker.mjs).
  if (cluster.worker?.isConnected()) process.send?.({ channel: CHANNEL, ...message })
}
