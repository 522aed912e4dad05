import { AggregatorRegistry } from 'prom-client'

/** How long a worker may take to say what it has counted. Milliseconds. */
const PATIENCE_MS = 1_000

/** What is added up over time: it never becomes less, or it would look as if a process had just begun. */
const GROWING = new Set(['counter', 'histogram', 'summary'])

/** @typedef {ReturnType<import('prom-client').Registry['getMetricsAsArray']>} Counted with its values */

/**
 * Adds up what the processes of a site have counted. What one said last goes on to count after it has ended, and while it
 * says nothing.
 *
 * @template Worker
 * @param {(worker: Worker, patienceMs: number) => Promise<Counted | undefined>} ask
 */
export function createMetricsSum(ask) {
  /** @type {Map<Worker, Counted>} */
  const said = new Map()
  /** @type {Counted} */
  let ofGone = []

  return {
    /**
     * @param {readonly Worker[]} workers those that are there
     * @returns {Promise<{ text: string, answered: number }>} as Prometheus reads it; how many of them answered in time
     */
    async sum(workers) {
      let answered = 0
      await Promise.all(
        workers.map(async (worker) => {
          const counted = await ask(worker, PATIENCE_MS)
          if (!counted) return
          answered += 1
          said.set(worker, counted)
        }),
      )
      const text = await AggregatorRegistry.aggregate([...said.values(), ofGone]).metrics()
      return { text, answered }
    },
    /** @param {Worker} worker one that has ended */
    forget(worker) {
      const counted = said.get(worker) ?? []
      said.delete(worker)
      const growing = counted.filter(({ type }) => GROWING.has(String(type)))
      ofGone = AggregatorRegistry.aggregate([ofGone, growing]).getMetricsAsArray()
    },
  }
}
