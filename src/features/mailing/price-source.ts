import { env } from '@/env'

/** Which upstream the prices are from, without what is secret in its address; `undefined`: none. */
export function upstreamName(): string | undefined {
  if (env.UPSTREAM_API_URL === undefined) return undefined
  const { origin, pathname } = new URL(env.UPSTREAM_API_URL)
  return origin + pathname
}
