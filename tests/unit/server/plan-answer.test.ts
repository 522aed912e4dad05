import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, it } from 'vitest'

import { decide } from '../../../src/domain/routes/decide'
import { planAnswer } from '../../../src/server/plan-answer'
import { takeAnswer } from '../../../src/server/take-answer'

const SITE = { defaultLocale: 'en', siteUrl: 'https://site.example' } as const

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

it('the place in the queue of an answer that streams is free when its client has gone', async () => {
  let left = 0
  const server = createServer((request, response) => {
    const decision = decide({ method: 'GET', url: '/vacancies.json', headers: {} }, SITE)
    if (decision.kind !== 'page') throw new Error(decision.kind)
    const exchange = {
      ...{ acquire: never, acquireSearch: never, acquireTurn: never },
      ...{ secondsToWait: () => undefined, sendKept: () => {}, keep: () => false },
      mayKeep: () => false,
      leave: () => (left += 1),
    }
    const plan = planAnswer(request, response, {
      exchange,
      policyOf: undefined,
      fill: (html) => html,
      failed: never,
    })
    takeAnswer(request, response, { rules: { decision }, plan })
    response.writeHead(200, { 'Content-Type': 'application/feed+json' })
    response.write('{')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const answered = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'Accept-Encoding': 'identity' },
  })
  expect(left).toBe(0)
  await answered.body?.cancel()
  await expect.poll(() => left).toBe(1)
})

const never = () => Promise.reject(new Error('Nobody asks this.'))
