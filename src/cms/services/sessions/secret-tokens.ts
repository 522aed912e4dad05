import { createHash, randomBytes } from 'node:crypto'

/** What a cookie or a link holds: 256 random bits, which nobody guesses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text can be one of them at all. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text)
}

/** The form of a token that the database stores. Nobody can sign in with it. */
export function tokenId(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
