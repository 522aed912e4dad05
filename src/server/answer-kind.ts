import type { IncomingHttpHeaders } from 'node:http'

import Negotiator from 'negotiator'
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'

import { isLite } from '../domain/lite'

export type Encoding = 'br' | 'gzip' | 'identity'

const ENCODINGS = ['br', 'gzip', 'identity'] as const

/**
 * In which encoding a reader is answered: the one they like best, of those they like alike the smallest.
 */
export function encodingFor(headers: IncomingHttpHeaders): Encoding {
  // Its types do not know the preference that `compression` gives it too.
  const negotiator = new Negotiator({ headers }) as unknown as {
    encoding(
      available: readonly string[],
      options: { preferred: readonly string[] },
    ): string | undefined
  }
  const chosen = negotiator.encoding(ENCODINGS, { preferred: ENCODINGS })
  return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity'
}

/** Names, inside, the mark of the page whose data is asked for; nobody outside can send one. */
export const PAGE_DATA_HEADER = 'x-mh-page-data'

/**
 * Which of the answers that a page has is asked for: the HTML, all or without any script; the data that React takes the
 * HTML over with; the data that Next's router shows it from, or a prefetched segment of that. Where the reader comes from (`next-router-state-tree`) changes none of them.
 * @returns nothing where Next has to look at it itself: for the router's requests it
 *   wants a digest of their headers in the address, so that no cache takes one for another
 */
export async function kindOfAnswer(
  headers: IncomingHttpHeaders,
  url: string,
): Promise<string | undefined> {
  if (headers[PAGE_DATA_HEADER] !== undefined) return 'data'
  if (headers.rsc === undefined) return isLite(headers) ? 'lite' : 'html'
  if (headers.rsc !== '1') return undefined
  const prefetch = PREFETCHES.find((known) => known === headers['next-router-prefetch'])
  const segment = headers['next-router-segment-prefetch']
  const parts = [prefetch, segment, headers['next-router-state-tree'], headers['next-url']] as const
  // Next looks at a segment only where it is prefetched: any name would be another key for one answer.
  if (segment !== undefined && prefetch !== '1') return undefined
  const inAddress = /[?&]_rsc(?:=([\w-]*))?(?:&|$)/.exec(url)
  if (!inAddress) return undefined
  // Next itself leaves an empty digest without its sign.
  const [, digest = ''] = inAddress
  const isGood =
    digest === (await computeCacheBustingSearchParam(...parts)) ||
    digest === computeLegacyCacheBustingSearchParam(...parts)
  return isGood ? `rsc ${prefetch ?? ''} ${String(segment ?? '')}` : undefined
}

const PREFETCHES = ['1', '2', '3'] as const

/**
 * Whether a reader has an answer already.
 * @param ifNoneMatch as the reader sent it
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const plain = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === plain)
}
