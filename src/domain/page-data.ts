/**
 * Where the data is that React shows a page from, followed by the page's mark and its address. The mark is a digest of
 * what the page shows: it stands on the root of the page and in its header, and is another one after each change.
 */
export const PAGE_DATA_PATH = '/_page/'

/** Names the mark of the page that is answered. */
export const PAGE_HEADER = 'X-Page'

const ADDRESS = /^\/_page\/([\w-]{22})(\/.*)$/s

/**
 * The mark and the address of the page whose data is asked for; `undefined` where it is no such address.
 * @example readPageDataAddress('/_page/aaaaaaaaaaaaaaaaaaaaaa/uk?page=2') // { mark: 'aaaa…', address: '/uk?page=2' }
 */
export function readPageDataAddress(url: string): { mark: string; address: string } | undefined {
  const [, mark, address] = ADDRESS.exec(url) ?? []
  return mark !== undefined && address !== undefined ? { mark, address } : undefined
}
