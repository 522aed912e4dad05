import path from 'node:path'
import process from 'node:process'

import { ROOT } from '../../scripts/environment.mjs'
import { loadServer } from '../../scripts/set-up/bundle-server.mjs'
import { provideSettings } from '../../scripts/set-up/settings.mjs'
import { startWorkers } from '../../scripts/workers/start-workers.mjs'
import { hashQuickly } from './quick-hashing.mjs'

// Its parent is gone, also where that was killed while this one starts: nothing is left behind. Not by `exit`, at which the log
// writes what it has to a pipe without a reader, and tries for ever.
const { ppid } = process
setInterval(() => {
  if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL')
}, 500).unref()

// A site on a database and a build that are there already: what `npm start` does at its end.
if (process.env.HASHING === 'quick') hashQuickly()
const settings = await provideSettings()
const server = await (settings.workers > 1 ? serveByWorkers(settings) : serveHere(settings))
process.once('SIGTERM', () => {
  void server.close().then(() => process.exit(0))
})
/** @param {import('../../scripts/set-up/settings.mjs').Settings} settings */
async function serveHere({ port, host }) {
  const serve = await loadServer(ROOT)
  const { RENDER_LIMITS: limits } = process.env
  return serve({
    root: ROOT,
    port,
    host,
    onFatal: () => process.exit(1),
    ...(limits && { renderLimits: JSON.parse(limits) }),
  })
}

/** @param {import('../../scripts/set-up/settings.mjs').Settings} settings */
async function serveByWorkers({ workers: count }) {
  const workers = startWorkers({
    count,
    exec: path.join(ROOT, 'tests/site/serve-worker.mjs'),
    log: (line) => console.warn(line),
    onGivenUp: ({ exitCode }) => process.exit(exitCode),
  })
  await workers.serving
  return workers
}
