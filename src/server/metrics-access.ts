import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { isLocalSite } from '../domain/addresses/local-site'

/** Headers by which a proxy names its client or itself. */
const OF_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]

const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/i

/** Refuses a foreign host name that resolves to this machine (DNS rebinding). */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

interface Facts {
  /** Before `establishClientFacts` removes the headers of proxies. */
  headers: IncomingHttpHeaders
  /** The address of the connection itself. */
  socketAddress: string | undefined
}

interface MetricsSettings {
  metricsToken: string | undefined
  siteUrl: string
  trustProxyHops: number
}

/**
 * Whether a request may read /metrics: with the token, or from this machine. Behind a proxy that sets no headers, every
 * client would seem to come from this machine; so on a public site only a site that knows its proxies
 * (`TRUST_PROXY_HOPS`) trusts the address.
 */
export function mayReadMetrics(
  { headers, socketAddress }: Facts,
  { metricsToken, siteUrl, trustProxyHops }: MetricsSettings,
): boolean {
  if (metricsToken !== undefined && hasToken(headers.authorization, metricsToken)) return true
  if (socketAddress === undefined || !LOOPBACK.test(socketAddress)) return false
  if (!LOCAL_HOST.test(headers.host ?? '')) return false
  if (OF_PROXIES.some((name) => headers[name] !== undefined)) return false
  return trustProxyHops > 0 || isLocalSite(siteUrl)
}

/** Constant time: reveals neither the token nor its length. */
function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
