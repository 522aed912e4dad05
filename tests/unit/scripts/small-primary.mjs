import path from 'node:path'
import process from 'node:process'

import { startWorkers } from '../../../scripts/workers/start-workers.mjs'

// A primary process with two small workers; prints what it logs, and "ready".

const workers = startWorkers({
  count: 2,
  exec: path.join(import.meta.dirname, 'small-worker.mjs'),
  pausesMs: [0, 20, 40],
  log: (line) => console.warn(line),
  onGivenUp: ({ message, exitCode }) => {
    console.warn(message)
    process.exit(exitCode)
  },
})
await workers.serving.catch((error) => {
  console.warn(error.message)
  process.exit(error.exitCode)
})
process.once('SIGTERM', () => void workers.close().then(() => process.exit(0)))
console.warn((await workers.obstacles()).join() || 'ready')
