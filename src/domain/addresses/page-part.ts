/**
 * The prefix for a page without its frame and style, for scripts that have both already; the page's address follows. It
 * is a prefix and no header, because every cache distinguishes addresses.
 */
const PAGE_PART = '/_part'

/** The address of what a script needs of a page. */
export function partAddress(address: string): string {
  return PAGE_PART + address
}

/**
 * The address of the page that a part is asked of; `undefined` where it is no such address.
 * @example pageOfPart('/_part/uk/crewings?page=2') // '/uk/crewings?page=2'
 */
export function pageOfPart(address: string): string | undefined {
  return address.startsWith(`${PAGE_PART}/`) ? address.slice(PAGE_PART.length) : undefined
}
