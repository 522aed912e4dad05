import cluster from 'node:cluster'
import process from 'node:process'

import { readPlace, ROOT } from '../environment.mjs'
import { reportFailure } from '../run-steps.mjs'
import { loadServer } from '../set-up/bundle-server.mjs'
import { explainListenError } from '../set-up/listen-address.mjs'

/** @typedef {typeof import('../../src/server/serve').serve} Serve */

/**
 * Serves the site in one of several processes, by the environment that the primary has completed.
 *
 * @param {Pick<Parameters<Serve>[0], 'renderLimits'>} [options]
 * @param {() => Promise<(options: Parameters<Serve>[0]) => Promise<unknown>>} [load] what serves
 */
export async function serveAsWorker(options = {}, load = () => loadServer(ROOT)) {
  const { worker } = cluster
  if (!worker) throw new Error('Only a primary process starts a worker.')
  // A terminal, or a supervisor, sends its signals to all processes of the site. The primary alone stops the workers: one
  // that ended by itself would leave connections to a port that is still open.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {})
  }
  worker.once('disconnect', () => {
    // The primary was killed. At an orderly end the log would try for ever to write to where nobody reads any more.
    if (!worker.exitedAfterDisconnect) process.kill(process.pid, 'SIGKILL')
    process.exit()
  })
  const { port, host } = readPlace()
  try {
    const serve = await load()
    await serve({
      ...options,
      root: ROOT,
      port,
      host,
      onFatal: () => {
        process.exitCode = 1
        worker.disconnect()
      },
    })
  } catch (error) {
    reportFailure(explainListenError(error, port, host))
    process.exit(1)
  }
}
