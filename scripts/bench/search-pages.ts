import { Agent, get } from 'node:http'

import pg from 'pg'

import { LOCALES } from '../../src/domain/locales/locales'
import { quantile } from './quantiles'

/** What readers wait for, in milliseconds from sending a request to the last byte of the answer. */
export interface Waits {
  median: number
  p99: number
  perSecond: number
  /** Compressed, of HTML with the CSS in it. */
  largestBytes: number
}

/** Answers to searches, rendered for the first time and kept, for one reader and for eight. */
export interface SearchPages {
  rendered: Readonly<Record<string, Waits>>
  kept: Readonly<Record<string, Waits>>
}

const READERS = [1, 8]

const ROUNDS = 3

/**
 * Asks for every combination of filters in every language as browsers do, `Accept-Encoding: br, gzip`. The site has to
 * trust one proxy: each request says another address, so that none is refused for asking too often.
 * @param queries each with its question mark
 */
export async function measureSearchPages(
  origin: string,
  databaseUrl: string,
  queries: readonly string[],
): Promise<SearchPages> {
  const addresses = LOCALES.flatMap((locale) =>
    queries.map((query) => `${origin}${locale === 'en' ? '' : `/${locale}`}/crewings${query}`),
  )
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const renew = () =>
    client.query(
      `UPDATE publication_tags SET revision = left(md5(random()::text), 12) WHERE tag = 'vacancies'`,
    )
  try {
    // The first answers load code that stays.
    await readAll(addresses, 4)
    const rendered: Record<string, Waits> = {}
    const kept: Record<string, Waits> = {}
    for (const readers of READERS) {
      const first: Round[] = []
      const again: Round[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        await renew()
        first.push(await readAll(addresses, readers))
        again.push(await readAll(addresses, readers))
      }
      rendered[`readers_${readers}`] = waitsOf(first)
      kept[`readers_${readers}`] = waitsOf(again)
    }
    return { rendered, kept }
  } finally {
    await client.end()
  }
}

interface Round {
  ms: number[]
  bytes: number
  elapsedMs: number
}

function waitsOf(rounds: readonly Round[]): Waits {
  const ms = rounds.flatMap((round) => round.ms)
  const elapsed = rounds.reduce((sum, round) => sum + round.elapsedMs, 0)
  return {
    median: quantile(ms, 0.5),
    p99: quantile(ms, 0.99),
    perSecond: (1000 * ms.length) / elapsed,
    largestBytes: Math.max(...rounds.map(({ bytes }) => bytes)),
  }
}

async function readAll(addresses: readonly string[], readers: number): Promise<Round> {
  // In another order than the languages: their first letters would come together.
  const pending = addresses.map((address, index) => ({ address, at: (index * 7919) % 9973 }))
  pending.sort((one, other) => one.at - other.at)
  const agent = new Agent({ keepAlive: true, maxSockets: readers })
  const ms: number[] = []
  let bytes = 0
  const began = performance.now()
  const reader = async () => {
    for (let next = pending.pop(); next; next = pending.pop()) {
      const answer = await read(next.address, agent)
      ms.push(answer.ms)
      bytes = Math.max(bytes, answer.bytes)
    }
  }
  await Promise.all(Array.from({ length: readers }, reader))
  agent.destroy()
  return { ms, bytes, elapsedMs: performance.now() - began }
}

let asked = 0

function read(address: string, agent: Agent): Promise<{ ms: number; bytes: number }> {
  asked += 1
  const headers = {
    'Accept-Encoding': 'br, gzip',
    'X-Forwarded-For': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
  }
  return new Promise((resolve, reject) => {
    const began = performance.now()
    const request = get(address, { agent, headers, timeout: 60_000 }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode === 200) resolve({ ms: performance.now() - began, bytes })
        else reject(new Error(`${address} answered ${response.statusCode}`))
      })
    })
    request.once('timeout', () => request.destroy(new Error(`${address} did not answer in time`)))
    request.once('error', reject)
  })
}
