import { canParse } from './can-parse'

/**
 * The address of a link as it may be put into `href`, or `undefined` where it must not become a
 * link: `javascript:`, `data:`, `vbscript:` and other schemes, protocol-relative `//host` in any
 * spelling browsers accept, anything with a control character, a user name or a mark that turns the direction of
 * writing inside, and what `URL` cannot parse.
 */
export function safeHref(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  const href = address.trim()
  // Browsers drop tabs and newlines before they read the scheme; a person reads past the others.
  if (href === '' || /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(href)) {
    return undefined
  }
  if (href.startsWith('#')) return href
  if (/^[/\\]/.test(href)) return /^\/(?![/\\])/.test(href) ? href : undefined
  if (!canParse(href)) return undefined
  const { protocol, username, password } = new URL(href)
  // `https://bank.example@evil.example` shows one host and leads to another.
  if (username !== '' || password !== '') return undefined
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(protocol) ? href : undefined
}

/** Whether a link leaves the site (and so says so to the reader). */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href)
}

export type Destination =
  | { kind: 'internal' | 'external'; href: string }
  /** `unsafe`: no link at all; `external`: leaves the site where that was not allowed. */
  | { kind: 'refused'; reason: 'unsafe' | 'external' }

/** Where an address may lead a browser: to a path of this site, and to another one only if allowed. */
export function destination(
  address: unknown,
  { allowExternal }: { allowExternal: boolean },
): Destination {
  const href = safeHref(address)
  if (href?.startsWith('/')) return { kind: 'internal', href }
  if (href === undefined || !isExternal(href)) return { kind: 'refused', reason: 'unsafe' }
  return allowExternal ? { kind: 'external', href } : { kind: 'refused', reason: 'external' }
}

/** The whole https address of another site as it may be put into `href`; else `undefined`. */
export function safeWebAddress(address: unknown): string | undefined {
  const href = safeHref(address)
  return href !== undefined && /^https:\/\/[^/]/i.test(href) ? href : undefined
}

/**
 * A telephone number as `tel:` takes it: a plus, the code of the country, seven to fifteen digits in
 * all. `undefined` for anything else.
 * @example telephoneNumber('+380 (44) 000-00-00') // '+380440000000'
 */
export function telephoneNumber(written: unknown): string | undefined {
  if (typeof written !== 'string' || !/^\+[\d ().\u00a0-]+$/.test(written.trim())) return undefined
  const digits = written.replace(/\D/g, '')
  return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : undefined
}
