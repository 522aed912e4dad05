import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

/** What a client could claim about itself or about Next's own business. */
const CLAIMS = new Set([
  // Next would write the number that it names into a page that everybody gets.
  'content-security-policy',
  'content-security-policy-report-only',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
])
const PRIVATE_PREFIXES = ['x-middleware-', 'x-mh-']
const HOST = /^[a-z0-9.-]+(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$/i
const REQUEST_ID = /^[\w-]{8,64}$/

/**
 * Replaces what the request says about who sent it by what we know, in place: the address, the
 * host, the scheme. Next believes these headers as they come.
 *
 * `hops` is the number of proxies of ours between the client and us. Each appends the address it was
 * called from, so the client is that many entries from the right; what is further left anybody may
 * have written.
 * @example // hops 1, socket 10.0.0.2, X-Forwarded-For "6.6.6.6, 203.0.113.9" → 203.0.113.9
 */
export function establishClientFacts(
  request: IncomingMessage,
  hops: number,
): { address: string; requestId: string | undefined } {
  const { headers } = request
  const socketAddress = plainAddress(request.socket.remoteAddress) ?? '0.0.0.0'
  const fromProxies = hops > 0 ? readProxies(headers, hops) : undefined
  const id = hops > 0 ? headers['x-request-id'] : undefined

  for (const name of Object.keys(headers)) {
    if (CLAIMS.has(name) || PRIVATE_PREFIXES.some((prefix) => name.startsWith(prefix))) {
      delete headers[name]
    }
  }
  const address = fromProxies?.address ?? socketAddress
  headers['x-forwarded-for'] = address
  headers['x-forwarded-proto'] = fromProxies?.scheme ?? 'http'
  const host = fromProxies?.host ?? headers.host
  if (host !== undefined) headers['x-forwarded-host'] = host
  const isGoodId = typeof id === 'string' && REQUEST_ID.test(id)
  return { address, requestId: isGoodId ? id : undefined }
}

/**
 * Whether a request names two hosts that differ: a proxy in front may have gone by the one, and Node reads the other
 * (RFC 9112, 3.2: such a request is answered 400).
 */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const hosts = new Set<string | undefined>()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts.add(rawHeaders[at + 1]?.toLowerCase())
  }
  return hosts.size > 1
}

function readProxies(headers: IncomingHttpHeaders, hops: number) {
  const scheme = nthFromRight(headers['x-forwarded-proto'], hops)
  const host = nthFromRight(headers['x-forwarded-host'], hops)
  return {
    address: plainAddress(nthFromRight(headers['x-forwarded-for'], hops)),
    scheme: scheme === 'https' || scheme === 'http' ? scheme : undefined,
    host: host !== undefined && HOST.test(host) ? host : undefined,
  }
}

/**
 * Fewer entries than proxies means that some proxy sets the header instead of appending to it; then
 * the first entry is one that a proxy of ours wrote.
 */
function nthFromRight(header: string | string[] | undefined, n: number) {
  if (header === undefined) return undefined
  const entries = String(header).split(',')
  return entries[Math.max(0, entries.length - n)]?.trim()
}

/** An address without port, brackets or the IPv6 form of IPv4; `undefined` where it is none. */
function plainAddress(text: string | undefined) {
  if (!text) return undefined
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const mapped = bare.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(mapped) ? mapped : undefined
}
