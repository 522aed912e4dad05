import { randomBytes, timingSafeEqual } from 'node:crypto'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** By it the site knows its own questions. What anybody else sends under such a name is taken away. */
const MARK = 'x-mh-own-question'

/** Where the site can be asked on this machine. */
export interface Place {
  host: string
  port: number
}

export interface PageAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/**
 * Asks the site for its own pages as a reader does: over HTTP, at the address that it listens on, with what its proxy would
 * say. The front server knows such a request by a number that nobody else can know: it is in no log, no metrics and no
 * limit, and waits in no queue.
 */
export function createOwnQuestions({
  siteUrl,
  trustProxyHops,
}: {
  siteUrl: string
  trustProxyHops: number
}) {
  const number = randomBytes(32)
  const own = new WeakSet<IncomingMessage>()
  const headers = {
    ...asProxied(siteUrl, trustProxyHops),
    Accept: 'text/html',
    'Accept-Encoding': 'identity',
    [MARK]: number.toString('base64url'),
  }
  return {
    /** Notes a request that is the site's own; before anything is taken from its headers. */
    recognize(request: IncomingMessage): boolean {
      const given = request.headers[MARK]
      if (given === undefined) return false
      const read = Buffer.from(String(given), 'base64url')
      const isOwn = read.byteLength === number.byteLength && timingSafeEqual(read, number)
      if (isOwn) own.add(request)
      return isOwn
    },
    isOwn: (request: IncomingMessage): boolean => own.has(request),
    /**
     * @param path with its query
     * @throws what Node says where nobody answers, or the signal where it ends first
     */
    ask({ host, port }: Place, path: string, signal: AbortSignal): Promise<PageAnswer> {
      return new Promise((resolve, reject) => {
        const request = get({ host, port, path, headers, signal, agent: false }, (response) => {
          const pieces: Buffer[] = []
          response.on('data', (piece: Buffer) => pieces.push(piece))
          response.once('error', reject)
          response.once('end', () => {
            const { statusCode: status = 0, headers } = response
            resolve({ status, headers, body: Buffer.concat(pieces).toString() })
          })
        })
        request.once('error', reject)
      })
    },
  }
}

/**
 * Where a listening server can be asked: at its own address; at this machine's own where it listens on all of them. Node
 * takes IPv4 on `::` too, and a container may have no `::1`.
 * @param host as it was told to listen, which alone names the zone of an address such as fe80::1%eth0
 */
export function placeOf({ address, port }: AddressInfo, host: string | undefined): Place {
  if (address === '0.0.0.0' || address === '::') return { host: '127.0.0.1', port }
  return { host: host?.includes('%') ? host : address, port }
}

/** What the reader's browser sends for this site, and the proxy in front says of it where there is one. */
function asProxied(siteUrl: string, trustProxyHops: number): Record<string, string> {
  const { host, protocol } = new URL(siteUrl)
  if (trustProxyHops === 0) return { Host: host }
  return {
    Host: host,
    'X-Forwarded-For': '127.0.0.1',
    'X-Forwarded-Host': host,
    'X-Forwarded-Proto': protocol.slice(0, -1),
  }
}
