/** Longest address there can be, and longest name before its @ (RFC 5321). */
const LONGEST = 254
const LONGEST_NAME = 64

const NAME = /^[^\s@<>()[\]\\,;:"\p{C}\p{Z}]+$/u
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * Whether a text is one address that mail can be sent to: nothing that could end a header, name a second addressee or
 * turn the direction of writing. Quoted names and addresses of numbers, which no provider gives, are refused.
 */
export function isMailAddress(written: string): boolean {
  if (written.length > LONGEST) return false
  const at = written.lastIndexOf('@')
  const name = written.slice(0, Math.max(at, 0))
  if (name.length > LONGEST_NAME || !NAME.test(name)) return false
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false
  return written
    .slice(at + 1)
    .split('.')
    .every((label) => label.length <= 63 && LABEL.test(label))
}

/** An address, and the name that stands before it. */
export interface Mailbox {
  name?: string
  address: string
}

/**
 * Reads who mail is from: an address, or a name and an address in angle brackets. `undefined` for anything else.
 * @example mailbox('Mariner Hub <noreply@example.org>') // { name: 'Mariner Hub', address: 'noreply@example.org' }
 */
export function mailbox(written: string): Mailbox | undefined {
  const text = written.trim()
  if (isMailAddress(text)) return { address: text }
  const [, given = '', address = ''] = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text) ?? []
  const name = given.trim().replace(/^"([^"]*)"$/, '$1')
  if (!isMailAddress(address) || name.includes('"')) return undefined
  return name === '' ? { address } : { name, address }
}

/** The part of an address behind its @. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
