import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

import { quantile } from './quantiles'

/** Some clients that ask for one address after the other, as fast as they are answered. */
export interface Client {
  name: string
  count: number
  /** Whether one connection carries all its requests, or each has its own. */
  keepsConnection: boolean
  next: () => string
  headers?: Record<string, string>
}

/** What became of a request. */
export interface Seen {
  /** `refused`: nobody listened, nothing was sent. `cut off`: sent, and the connection ended without an answer. */
  outcome: number | 'refused' | 'cut off'
  ms: number
}

/** Lets the clients ask until they are told to end; one that nobody listens to tries again. */
export function watch(origin: string, clients: readonly Client[]) {
  let isOver = false
  const seen: Record<string, Seen[]> = Object.fromEntries(clients.map(({ name }) => [name, []]))
  const ask = async ({ name, keepsConnection, next, headers = {} }: Client) => {
    const agent = new Agent({ keepAlive: keepsConnection, maxSockets: 1 })
    while (!isOver) {
      const one = await askOnce(origin + next(), agent, headers)
      seen[name]?.push(one)
      if (typeof one.outcome === 'string') await delay(50)
    }
    agent.destroy()
  }
  const asking = clients.flatMap((client) =>
    Array.from({ length: client.count }, () => ask(client)),
  )
  return {
    async end(): Promise<Record<string, Seen[]>> {
      isOver = true
      await Promise.all(asking)
      return seen
    },
  }
}

function askOnce(url: string, agent: Agent, headers: Record<string, string>): Promise<Seen> {
  const began = performance.now()
  return new Promise((resolve) => {
    const finish = (outcome: Seen['outcome']) => resolve({ outcome, ms: performance.now() - began })
    const request = get(url, { agent, headers }, (response) => {
      response.resume()
      response.once('end', () => finish(response.statusCode ?? 0))
      response.once('error', () => finish('cut off'))
    })
    request.once('error', (error) => {
      finish('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'cut off')
    })
  })
}

/** Counts and milliseconds; a request that was never sent has waited for nothing. */
export function summarize(seen: readonly Seen[]) {
  const sent = seen.filter(({ outcome }) => outcome !== 'refused')
  const byStatus: Record<string, number> = {}
  for (const { outcome } of sent) {
    if (typeof outcome === 'number') byStatus[outcome] = (byStatus[outcome] ?? 0) + 1
  }
  const waits = sent.map(({ ms }) => ms)
  return {
    sent: sent.length,
    byStatus,
    cutOff: sent.filter(({ outcome }) => outcome === 'cut off').length,
    refused: seen.length - sent.length,
    medianMs: quantile(waits, 0.5),
    longestMs: Math.max(0, ...waits),
  }
}
