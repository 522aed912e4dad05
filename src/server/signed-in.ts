import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * Makes a check of whether a request carries a session that this site has signed. It decides what a request
 * may cost, and nothing else: a session that has ended passes too, and what somebody may do is decided where
 * the data is.
 * @param secret PAYLOAD_SECRET
 */
export function createSignedInCheck(secret: string) {
  // As Payload derives its key.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return function isSignedIn({ headers }: IncomingMessage) {
    const token =
      /^(?:JWT|Bearer) (\S+)$/.exec(headers.authorization ?? '')?.[1] ??
      /(?:^|;\s*)mh-token=([^;\s]+)/.exec(headers.cookie ?? '')?.[1]
    const [, signed, signature] = /^([\w-]+\.[\w-]+)\.([\w-]+)$/.exec(token ?? '') ?? []
    if (signed === undefined || signature === undefined) return false
    const expected = createHmac('sha256', key).update(signed).digest()
    const given = Buffer.from(signature, 'base64url')
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
}
