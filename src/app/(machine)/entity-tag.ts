import type { Hash } from 'node:crypto'

/** The tag of what a digest is of. Weak: the bytes on the wire are compressed for readers who ask for it. */
export function weakTag(digest: Hash): string {
  return `W/"${digest.digest('base64url').slice(0, 22)}"`
}

/** Whether a request names a tag as what it has (RFC 9110, 13.1.2: compared without what is weak). */
export function isKnown({ headers }: Request, tag: string): boolean {
  const known = headers.get('if-none-match')?.split(/\s*,\s*/) ?? []
  return known.some((one) => one === '*' || opaque(one) === opaque(tag))
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '')
}
