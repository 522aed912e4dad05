import { pageOfPart, partAddress } from '@/domain/addresses/page-part'

/** How long a page of a list may take. Milliseconds. */
const PATIENCE = 15_000

/** Pages that are shown again without being asked for. */
const MOST_KEPT = 8

/** What the site says of an address: a page as HTML, and where that is; something else; or nothing. */
export type ListAnswer = { address: string; html: string } | 'elsewhere' | 'unreached'

/**
 * Asks the site for a page of a list: its part, or all of it where something in between knows of no parts.
 * @param address path and query
 * @param end ends the asking; so does a site that is silent for too long
 */
export async function askForList(address: string, end: AbortController): Promise<ListAnswer> {
  const timer = setTimeout(() => end.abort(), PATIENCE)
  try {
    const headers = { Accept: 'text/html' }
    const answer = await fetch(partAddress(address), { headers, signal: end.signal })
    const html = await answer.text()
    const { pathname, search } = new URL(answer.url)
    const path = pageOfPart(pathname) ?? pathname
    const isHere = answer.ok && path === address.split('?', 1)[0]
    return isHere ? { address: path + search, html } : 'elsewhere'
  } catch {
    // No connection, or not in time: the caller tells the reader.
    return 'unreached'
  } finally {
    clearTimeout(timer)
  }
}

interface Kept {
  html: string
  /** How far it was scrolled when it was left; nothing before. Pixels. */
  top?: number | undefined
}

/** By their addresses, what was shown last at the end. */
const kept = new Map<string, Kept>()

/** Keeps a page for the reader's way back to it. */
export function keepList(address: string, page: Kept): void {
  kept.delete(address)
  kept.set(address, page)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}

/** A page that was shown here before; `undefined` where it is not kept. */
export function keptList(address: string): Kept | undefined {
  return kept.get(address)
}
