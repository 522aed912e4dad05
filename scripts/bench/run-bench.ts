import { availableParallelism, loadavg } from 'node:os'

/** Remembers what has to be undone; the newest is undone first. */
export type Undo = (action: () => Promise<unknown>) => void

/**
 * Runs a bench, undoes whatever it started (also after a failure or Ctrl-C), and prints its figures
 * as the last line, in JSON. Figures of a machine that is busy with other things mean little, so the
 * load of the last minute before stands beside them.
 */
export async function runBench(
  name: string,
  measure: (undo: Undo) => Promise<Record<string, unknown>>,
): Promise<void> {
  const actions: (() => Promise<unknown>)[] = []
  const undoAll = async () => {
    for (let action = actions.pop(); action; action = actions.pop()) {
      await action().catch((error: unknown) => console.error(error))
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void undoAll().then(() => process.exit(1)))
  }
  const machine = {
    at: new Date().toISOString(),
    node: process.versions.node,
    cores: availableParallelism(),
    loadBefore: loadavg()[0],
  }
  const began = performance.now()
  let figures: Record<string, unknown>
  try {
    figures = await measure((action) => actions.push(action))
  } finally {
    await undoAll()
  }
  const seconds = Math.round((performance.now() - began) / 1000)
  console.log(JSON.stringify({ bench: name, ...machine, seconds, ...figures }, rounded))
}

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 100) / 100 : value
}
