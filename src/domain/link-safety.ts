/**
 * The address of a link as it may be put into `href`, or `undefined` where it must not become a
 * link: `javascript:`, `data:`, `vbscript:` and other schemes, protocol-relative `//host` in any
 * spelling browsers accept, and what `URL` cannot parse.
 */
export function safeHref(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined
  // Browsers drop tabs and newlines anywhere and blanks at the ends before they read the scheme.
  // eslint-disable-next-line no-control-regex -- the control characters are the attack
  const href = address.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+|[\u0000-\u0020]+$/g, '')
  if (href === '') return undefined
  if (href.startsWith('#')) return href
  if (/^[/\\]/.test(href)) return /^\/(?![/\\])/.test(href) ? href : undefined
  if (!URL.canParse(href)) return undefined
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(href).protocol) ? href : undefined
}

/** Whether a link leaves the site (and so says so to the reader). */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href)
}
