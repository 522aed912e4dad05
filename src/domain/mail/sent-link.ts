/** Where a link in a document may lead: what a CV has links to, and nothing that opens a file or starts a program. */
const SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'callto', 'skype', 'whatsapp'])

/** Without a scheme: a host with a path, or one that says that it is one; an e-mail address. */
const WITHOUT_SCHEME =
  /^(?:www\.[^/\\]|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\/(?!\/)|[^\s@:/\\]+@[^\s@:/\\]+$)/i

/** Characters at most; a longer one is none. */
const LONGEST = 4_000

/**
 * Whether a link that stands in a file may stay there. It is read as the most generous program would: without what
 * cannot be seen, and with its escapes undone.
 * @example mayLinkTo('https://example.org/cv') // true
 * @example mayLinkTo('file://203.0.113.9/cv.exe') // false
 */
export function mayLinkTo(address: string): boolean {
  if (address.length > LONGEST) return false
  // oxlint-disable-next-line no-control-regex -- programs skip them
  const seen = address.replace(/[\u0000-\u0020\u007f-\u00a0\u200b-\u200f\u2028-\u202f\ufeff]/g, '')
  // A place in the same document.
  if (seen === '' || seen.startsWith('#')) return true
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(seen) ?? []
  if (scheme !== undefined) return SCHEMES.has(scheme.toLowerCase())
  return WITHOUT_SCHEME.test(seen)
}
