import { Agent, get } from 'node:http'

import { quantile } from './quantiles'

export interface Load {
  connections: number
  /** Whichever is reached first ends it. */
  requests: number
  seconds: number
}

export interface LoadResult {
  perSecond: number
  requests: number
  bytesPerAnswer: number
  /** 99 of 100 answers were there by then. Milliseconds. */
  p99Ms: number
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Asks for the URLs in turn over a few connections, as fast as they are answered.
 * @throws Error where an answer has another status than expected, or the host is another machine
 */
export async function putLoad(
  urls: readonly string[],
  expected: { status: number; encoding?: string },
  { connections, requests, seconds }: Load,
): Promise<LoadResult> {
  const foreign = urls.find((url) => !LOOPBACK.has(new URL(url).hostname))
  if (foreign !== undefined) throw new Error(`Load is put on this machine only, not on ${foreign}`)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const headers = { 'Accept-Encoding': expected.encoding ?? 'identity' }
  const began = performance.now()
  const deadline = began + seconds * 1000
  const times: number[] = []
  let asked = 0
  let bytes = 0
  const reader = async () => {
    while (asked < requests && performance.now() < deadline) {
      const url = urls[asked % urls.length] ?? ''
      asked += 1
      const sent = performance.now()
      const answer = await size(url, agent, headers)
      times.push(performance.now() - sent)
      if (answer.status !== expected.status) throw new Error(`${url} answered ${answer.status}`)
      bytes += answer.bytes
    }
  }
  await Promise.all(Array.from({ length: connections }, reader))
  agent.destroy()
  const perSecond = (asked / (performance.now() - began)) * 1000
  const bytesPerAnswer = Math.round(bytes / asked)
  return { perSecond, requests: asked, bytesPerAnswer, p99Ms: quantile(times, 0.99) }
}

/** Asks for each URL once, over many connections; takes every answer as it is. */
export async function askMany(
  urls: readonly string[],
  encoding: string,
  connections: number,
): Promise<{ status: number; ms: number }[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const answers: { status: number; ms: number }[] = []
  let asked = 0
  const reader = async () => {
    while (asked < urls.length) {
      const url = urls[asked] ?? ''
      asked += 1
      const sent = performance.now()
      const { status } = await size(url, agent, { 'Accept-Encoding': encoding })
      answers.push({ status, ms: performance.now() - sent })
    }
  }
  await Promise.all(Array.from({ length: connections }, reader))
  agent.destroy()
  return answers
}

function size(
  url: string,
  agent: Agent,
  headers: Record<string, string>,
): Promise<{ status: number; bytes: number }> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      response.once('error', reject)
    })
    request.once('error', reject)
  })
}
