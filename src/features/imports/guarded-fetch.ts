import 'server-only'

import type { IncomingMessage } from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { MIMEType } from 'node:util'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

import { processNow } from '../../domain/time/process-clock'
import {
  HostRefused,
  INTERNET,
  type Network,
  pinnedTo,
  resolveChecked,
} from '@/cms/services/network/checked-host'
import { canParse } from '@/domain/addresses/can-parse'
import { readFeedAddress } from '@/domain/imports/feed-address'
import type { FeedProblem } from '@/domain/imports/feed-problems'
import { pauseAskedFor } from '@/domain/addresses/retry-after'

/** What asking a feed came to. */
export type FetchedFeed =
  | {
      kind: 'file'
      bytes: Uint8Array
      contentType: string
      /** The last part of its address. */
      fileName: string
      /** To ask the next time whether it is still the same. */
      etag: string | undefined
      lastModified: string | undefined
    }
  | { kind: 'unchanged' }
  | {
      kind: 'failure'
      problem: FeedProblem
      /** A status, a host or a content type: no more than staff need to put it right. */
      detail: string | undefined
      /** How long the server asked to be left alone; milliseconds, at most a day. */
      retryAfter: number | undefined
    }

/** Milliseconds and bytes. */
interface FetchLimits {
  /** From the first question to the last byte, redirects too. */
  whole: number
  /** Without a byte from the other side. */
  silence: number
  /** As it comes, and unpacked. */
  mostBytes: number
  redirects: number
}

const LIMITS: FetchLimits = {
  whole: 60_000,
  silence: 10_000,
  mostBytes: 20 * 1024 * 1024,
  redirects: 3,
}

interface Asked {
  /** Hosts that admins have allowed, as `readFeedHost` writes them. */
  hosts: ReadonlySet<string>
  etag?: string | undefined
  lastModified?: string | undefined
  signal?: AbortSignal
  network?: Network
  limits?: Partial<FetchLimits>
}

/** What files of tables are called, by servers that know and by those that do not. */
const CONTENT_TYPES =
  /^(?:text\/(?:csv|tab-separated-values|plain|x-csv|json)|application\/(?:csv|json|x-ndjson|octet-stream|vnd\.ms-excel|(?:[\w.-]+\+)json))$/

class Refused extends Error {
  constructor(
    readonly problem: FeedProblem,
    readonly detail?: string,
    readonly retryAfter?: number,
  ) {
    super(problem)
  }
}

/**
 * Fetches a feed from a host that admins have allowed. Each address on the way, of redirects too, is checked before a
 * connection, and the connection goes to the very address that was checked: a name that leads elsewhere a moment later leads
 * nowhere. No cookies, no credentials, no proxy of the environment. Never throws.
 */
export async function fetchFeed(address: string, asked: Asked): Promise<FetchedFeed> {
  const limits = { ...LIMITS, ...asked.limits }
  const late = AbortSignal.timeout(limits.whole)
  const signal = asked.signal ? AbortSignal.any([late, asked.signal]) : late
  try {
    let next = address
    for (let hop = 0; hop <= limits.redirects; hop += 1) {
      const { url, response } = await ask(next, asked, limits, signal)
      const location = redirectOf(response)
      if (location === undefined) {
        const isConditional = asked.etag !== undefined || asked.lastModified !== undefined
        if (response.statusCode === 304 && isConditional) {
          response.destroy()
          return { kind: 'unchanged' }
        }
        return await read(url, response, limits, signal)
      }
      response.destroy()
      if (!canParse(location, url)) throw new Refused('address')
      next = new URL(location, url).href
    }
    throw new Refused('redirects')
  } catch (error) {
    const { problem, detail, retryAfter } =
      error instanceof Refused ? error : refusalOf(error, signal)
    return { kind: 'failure', problem, detail, retryAfter }
  }
}

function refusalOf(error: unknown, signal: AbortSignal): Refused {
  if (error instanceof HostRefused) return new Refused(error.problem)
  return new Refused(signal.aborted ? 'slow' : problemOf(error))
}

/** Checks one address, and asks it. */
async function ask(
  address: string,
  { hosts, etag, lastModified, network = INTERNET }: Asked,
  { silence }: FetchLimits,
  signal: AbortSignal,
): Promise<{ url: URL; response: IncomingMessage }> {
  const given = readFeedAddress(address)
  if ('problem' in given) throw new Refused('address')
  const { url, host } = given
  if (!hosts.has(host)) throw new Refused('host', host)
  const addresses = await resolveChecked(url.hostname, network, signal)
  const headers = {
    Accept: 'text/csv, application/json, text/plain;q=0.9, */*;q=0.1',
    'Accept-Encoding': 'gzip, br',
    'User-Agent': 'MarinerHub-Feed/1',
    ...(etag !== undefined && { 'If-None-Match': etag }),
    ...(lastModified !== undefined && { 'If-Modified-Since': lastModified }),
  }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = https.request(url, {
      headers,
      signal,
      // One connection for one question: nothing of another is taken over.
      agent: false,
      lookup: pinnedTo(addresses),
      ...(network.ca !== undefined && { ca: network.ca }),
    })
    let answer: IncomingMessage | undefined
    // Once there is an answer, its reader hears of it by the answer alone.
    request.setTimeout(silence, () => (answer ?? request).destroy(new Refused('slow')))
    request.once('response', (response) => resolve((answer = response)))
    request.once('error', reject)
    request.end()
  })
  return { url, response }
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined
}

/** The file of an answer. */
async function read(
  url: URL,
  response: IncomingMessage,
  { mostBytes }: FetchLimits,
  signal: AbortSignal,
): Promise<FetchedFeed> {
  try {
    const { statusCode: status = 0, headers } = response
    if (status !== 200) {
      const pause = pauseAskedFor(
        headers['retry-after'] ?? null,
        processNow('the other’s date is of its clock').getTime(),
      )
      throw new Refused('status', String(status), pause)
    }
    const contentType = headers['content-type'] ?? ''
    const essence = essenceOf(contentType)
    if (!CONTENT_TYPES.test(essence)) throw new Refused('contentType', essence.slice(0, 100))
    if (Number(headers['content-length'] ?? 0) > mostBytes) throw new Refused('tooLarge')
    const bytes = await unpack(response, mostBytes, signal)
    if (bytes.byteLength === 0) throw new Refused('empty')
    return {
      kind: 'file',
      bytes,
      contentType: contentType.slice(0, 200),
      fileName: fileNameOf(url),
      etag: etagOf(headers.etag),
      lastModified: dateOf(headers['last-modified']),
    }
  } finally {
    response.destroy()
  }
}

/** All of a body, unpacked: no more of either is held than `most` bytes and a piece. */
async function unpack(response: Readable, most: number, signal: AbortSignal): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  const collect = counted(most, (piece) => pieces.push(piece))
  const unpacker = unpackerOf(response as IncomingMessage)
  if (unpacker) await pipeline(response, counting(most), unpacker, collect, { signal })
  else await pipeline(response, collect, { signal })
  return Buffer.concat(pieces)
}

function unpackerOf({ headers }: IncomingMessage) {
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  switch (encoding) {
    case '':
    case 'identity':
      return undefined
    case 'gzip':
    case 'x-gzip':
      return createGunzip()
    case 'deflate':
      return createInflate()
    case 'br':
      return createBrotliDecompress()
    default:
      throw new Refused('damaged')
  }
}

function counted(most: number, take: (piece: Uint8Array) => void) {
  return async (source: AsyncIterable<Uint8Array>) => {
    let bytes = 0
    for await (const piece of source) {
      bytes += piece.byteLength
      if (bytes > most) throw new Refused('tooLarge')
      take(piece)
    }
  }
}

function counting(most: number) {
  return async function* (source: AsyncIterable<Uint8Array>) {
    let bytes = 0
    for await (const piece of source) {
      bytes += piece.byteLength
      if (bytes > most) throw new Refused('tooLarge')
      yield piece
    }
  }
}

function essenceOf(header: string): string {
  try {
    return new MIMEType(header).essence
  } catch {
    return ''
  }
}

function fileNameOf({ pathname }: URL): string {
  const last = pathname.split('/').at(-1) ?? ''
  const plain = last.replace(/%[\da-f]{2}/gi, '_').replace(/[^\w.-]/g, '_')
  return plain.slice(-100) || 'feed'
}

function etagOf(header: string | undefined): string | undefined {
  return header !== undefined && /^(?:W\/)?"[\x21\x23-\x7e]{0,300}"$/.test(header)
    ? header
    : undefined
}

function dateOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[A-Z][a-z]{2}, [\w :]{5,30} GMT$/.test(header)
    ? header
    : undefined
}

const CERTIFICATE =
  /^(?:CERT_|ERR_TLS_CERT|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|INVALID_CA)/

/** By the codes of Node; the words of its errors hold addresses. */
function problemOf(error: unknown): FeedProblem {
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (CERTIFICATE.test(code)) return 'certificate'
  return code.startsWith('Z_') || code.startsWith('ERR__ERROR_FORMAT') || code === 'ERR_BROTLI'
    ? 'damaged'
    : 'unreachable'
}
