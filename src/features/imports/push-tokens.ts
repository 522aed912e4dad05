import { createHash, randomBytes } from 'node:crypto'

/** The prefix of tokens, so that secret scanners recognize them. */
const BEGINNING = 'mhpush_'

/** Returns a new token with 256 random bits. */
export function newPushToken(): string {
  return BEGINNING + randomBytes(32).toString('base64url')
}

/**
 * The token of an `Authorization` header.
 * @returns `undefined` where there is none, `null` where what stands there can be none of ours
 */
export function pushTokenIn(header: string | null): string | null | undefined {
  if (header === null || header.trim() === '') return undefined
  const [, token] = /^Bearer +(mhpush_[\w-]{43})$/i.exec(header.trim()) ?? []
  return token ?? null
}

/** Returns the digest of a token in hexadecimal digits. The database stores only this, so a leak reveals no token. */
export function digestOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
