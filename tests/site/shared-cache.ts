import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Stored {
  url: string
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
  /** What the answer varies by, as it was asked. */
  asked: ReadonlyMap<string, string>
  storedAt: number
  /** Milliseconds. */
  freshFor: number
  mayBeStale: boolean
}

export interface SharedCache {
  url: string
  /** Everything it keeps. */
  stored(): readonly Stored[]
  /** How many answers came from what it keeps. */
  hits(): number
  /** As if the site behind it were gone. */
  disconnect(): void
  close(): Promise<void>
}

/** Statuses that may be kept where nothing is said (RFC 9110, 15.1). */
const HEURISTIC = new Set([200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])

/** How long such an answer is kept. Milliseconds. */
const HEURISTIC_MS = 600_000

/**
 * A shared cache of others in front of a site. It keeps whatever RFC 9111 lets a shared cache keep, for as long as it may,
 * and gives what is stale where it may; cookies mean nothing to it.
 */
export async function sharedCacheBefore(site: string): Promise<SharedCache> {
  const { hostname, port } = new URL(site)
  const kept = new Map<string, Stored[]>()
  let hits = 0
  let isConnected = true

  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const found = kept
      .get(url)
      ?.find(({ asked }) =>
        [...asked].every(([name, value]) => name !== '*' && String(headers[name] ?? '') === value),
      )
    const isRead = method === 'GET' || method === 'HEAD'
    const give = ({ status, headers: told, body }: Pick<Stored, 'status' | 'headers' | 'body'>) => {
      outgoing.writeHead(status, { ...told, 'content-length': body.length })
      outgoing.end(method === 'HEAD' ? undefined : body)
    }
    const giveFound = (stored: Stored) => {
      hits += 1
      give(stored)
    }
    if (isRead && found && Date.now() - found.storedAt < found.freshFor) return giveFound(found)
    if (!isConnected) {
      if (isRead && found?.mayBeStale) return giveFound(found)
      return give({ status: 504, headers: {}, body: Buffer.alloc(0) })
    }
    const etag = isRead && found?.headers.etag
    const asked = etag ? { ...headers, 'if-none-match': etag } : headers
    const onward = request({ hostname, port, path: url, method, headers: asked }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('end', () => {
        const { statusCode: status = 0, headers: told } = answer
        if (status === 304 && etag && found) return giveFound(found)
        const fresh = { url, status, headers: withoutHops(told), body: Buffer.concat(pieces) }
        const storing = method === 'GET' && howLong(status, told, headers)
        if (storing) {
          const vary = (told.vary ?? '')
            .toLowerCase()
            .split(/\s*,\s*/)
            .filter(Boolean)
          const by = new Map(vary.map((name) => [name, String(headers[name] ?? '')]))
          const others = (kept.get(url) ?? []).filter((one) => one !== found)
          const one = { ...fresh, ...storing, asked: by, storedAt: Date.now() }
          kept.set(url, [one, ...others])
        }
        give(fresh)
      })
    })
    onward.on('error', () => give({ status: 502, headers: {}, body: Buffer.alloc(0) }))
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stored: () => [...kept.values()].flat(),
    hits: () => hits,
    disconnect: () => (isConnected = false),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** How long an answer may be kept by a shared cache (RFC 9111, 3 and 4.2); nothing where it may not. */
function howLong(status: number, told: IncomingHttpHeaders, asked: IncomingHttpHeaders) {
  // The field for caches of this kind counts before the general one (RFC 9213).
  const said = String(told['cdn-cache-control'] ?? told['cache-control'] ?? '').toLowerCase()
  const directives = new Map(
    said.split(/\s*,\s*/).map((one) => one.split('=', 2) as [string, string | undefined]),
  )
  if (directives.has('no-store') || directives.has('private')) return undefined
  if ((asked['cache-control'] ?? '').includes('no-store')) return undefined
  const isForAll = ['public', 's-maxage', 'must-revalidate'].some((one) => directives.has(one))
  if (asked.authorization !== undefined && !isForAll) return undefined
  if (status < 200 || status === 206 || status === 304) return undefined
  const seconds = directives.get('s-maxage') ?? directives.get('max-age')
  const expires = told.expires === undefined ? NaN : Date.parse(told.expires) - Date.now()
  if (seconds === undefined && Number.isNaN(expires) && !directives.has('public')) {
    if (!HEURISTIC.has(status)) return undefined
  }
  const explicit = seconds === undefined ? expires : Number(seconds.replaceAll('"', '')) * 1_000
  const freshFor = Number.isNaN(explicit) ? HEURISTIC_MS : explicit
  const never = ['no-cache', 'must-revalidate', 'proxy-revalidate', 's-maxage']
  const mayBeStale = directives.has('stale-if-error') || !never.some((one) => directives.has(one))
  return { freshFor: directives.has('no-cache') ? 0 : freshFor, mayBeStale }
}

function withoutHops(told: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers = { ...told }
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) delete headers[name]
  return headers
}
