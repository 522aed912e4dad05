/**
 * Where a page is asked for by a script that has its frame and its style already; the page's address follows. Not a
 * header of the request: by their address caches tell one answer from the other whatever they know of headers.
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
