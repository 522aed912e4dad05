import { createServer } from 'node:http'
import process from 'node:process'

import { Counter, Registry } from 'prom-client'

import { importTypeScript } from '../../../scripts/set-up/import-typescript.mjs'
import { serveAsWorker } from '../../../scripts/workers/serve-as-worker.mjs'

// A worker with a small server in place of the site's, but what it has to do with its primary.

const { createAddressLimit } = /** @type {typeof import('../../../src/server/address-limits')} */ (
  await importTypeScript('src/server/address-limits.ts')
)
const { prepareGracefulShutdown } =
  /** @type {typeof import('../../../src/server/graceful-shutdown')} */ (
    await importTypeScript('src/server/graceful-shutdown.ts')
  )
const { askForSum, joinPrimary, untilNobodyListens } =
  /** @type {typeof import('../../../src/server/primary-channel')} */ (
    await importTypeScript('src/server/primary-channel.ts')
  )

/** How long an answer keeps the process busy. Milliseconds. */
const BUSY_MS = 4

await serveAsWorker({}, async () => serve)

/** @param {Parameters<typeof import('../../../src/server/serve').serve>[0]} place */
async function serve({ port, host, onFatal }) {
  const { END_AT_START: end } = process.env
  if (end === 'says why') throw new Error('There is no build.')
  if (end === 'is killed') process.kill(process.pid, 'SIGKILL')
  const registry = new Registry()
  const answers = new Counter({ name: 'answers_total', help: 'Answers.', registers: [registry] })
  const limit = createAddressLimit('previews')
  let worksBeside = false
  const server = createServer()
  const { shutDown, queueAtStop } = prepareGracefulShutdown(server)
  const answer = queueAtStop((request, response) => {
    answers.inc()
    if (request.url === '/metrics') {
      void askForSum().then((sum) => response.end(JSON.stringify(sum)))
      return
    }
    if (request.url === '/limited') {
      request.headers['x-forwarded-for'] = '203.0.113.9'
      void limit.secondsToWait(request).then((seconds) => response.end(JSON.stringify({ seconds })))
      return
    }
    const began = performance.now()
    while (performance.now() - began < BUSY_MS);
    response.end(JSON.stringify({ pid: process.pid, worksBeside }))
    if (request.url === '/fail') onFatal?.()
  })
  server.on('request', answer)
  await new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => resolve(undefined))
  })
  joinPrimary(server, {
    answers: {
      obstacles: async () => [],
      metrics: () => registry.getMetricsAsJSON(),
    },
    beginBackgroundWork: () => (worksBeside = true),
    close: () => shutDown({ close: async () => {} }, untilNobodyListens),
  })
}
