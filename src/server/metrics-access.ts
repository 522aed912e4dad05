import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { isLocalSite } from '../domain/addresses/local-site'

/** What a proxy says of whom it forwards, or of itself. */
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

/** A page of another site that has its name lead to this machine would be found out by it. */
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

interface Facts {
  /** As they came: `establishClientFacts` takes those of proxies away. */
  headers: IncomingHttpHeaders
  /** Of the connection itself. */
  socketAddress: string | undefined
}

interface MetricsSettings {
  metricsToken: string | undefined
  siteUrl: string
  trustProxyHops: number
}

/**
 * Whether a request may read /metrics: with the token, or from this very machine. On a public site a proxy stands in
 * front, and one that says nothing of itself would make everybody somebody of this machine: there only those believe
 * it who were told of their proxy (`TRUST_PROXY_HOPS`).
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

/** In a time that says nothing of the token, nor of its length. */
function hasToken(authorization: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  return given !== undefined && timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
