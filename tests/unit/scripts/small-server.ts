import { createServer } from 'node:http'
import process from 'node:process'

import { Counter, Registry } from 'prom-client'

import { createAddressLimit } from '../../../src/server/address-limits'
import { prepareGracefulShutdown } from '../../../src/server/graceful-shutdown'
import { askForSum, joinPrimary, untilNobodyListens } from '../../../src/server/primary-channel'
import type { serve as serveSite } from '../../../src/server/serve'

/** How long an answer keeps the process busy. Milliseconds. */
const BUSY_MS = 4

/** A small server in place of the site's, with all that it has to do with its primary. */
export async function serve({ port, host, onFatal }: Parameters<typeof serveSite>[0]) {
  const { AT_START: end } = process.env
  if (end === 'fails') throw new Error('There is no build.')
  if (end === 'is killed') process.kill(process.pid, 'SIGKILL')
  const registry = new Registry()
  const answers = new Counter({ name: 'answers_total', help: 'Answers.', registers: [registry] })
  const limit = createAddressLimit('previews')
  let worksBeside = false
  const server = createServer()
  const { shutDown, queueAtStop } = prepareGracefulShutdown(server)
  const answer = queueAtStop((request, response) => {
    const say = (told: unknown) => void response.end(JSON.stringify(told))
    answers.inc()
    switch (request.url) {
      case '/metrics':
        return void askForSum().then(say)
      case '/limited':
        request.headers['x-forwarded-for'] = '203.0.113.9'
        return void limit.secondsToWait(request).then((seconds) => say({ seconds }))
      case '/fail':
        onFatal?.()
    }
    const began = performance.now()
    while (performance.now() - began < BUSY_MS);
    say({ pid: process.pid, worksBeside })
  })
  server.on('request', answer)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, resolve)
  })
  joinPrimary(server, {
    answers: {
      obstacles: () => Promise.resolve([]),
      metrics: () => registry.getMetricsAsJSON(),
    },
    beginBackgroundWork: () => (worksBeside = true),
    close: () => shutDown({ close: () => Promise.resolve() }, untilNobodyListens),
  })
}
