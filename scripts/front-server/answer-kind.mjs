import Negotiator from 'negotiator'
import {
  computeCacheBustingSearchParam,
  computeLegacyCacheBustingSearchParam,
} from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js'

/**
 * @typedef {import('node:http').IncomingHttpHeaders} Headers
 * @typedef {'br' | 'gzip' | 'identity'} Encoding
 */

const ENCODINGS = /** @type {const} */ (['br', 'gzip', 'identity'])

/**
 * In which encoding a reader is answered: the one they like best, of those they like alike the smallest.
 *
 * @param {Headers} headers
 * @returns {Encoding}
 */
export function encodingFor(headers) {
  // Its types do not know the preference that `compression` gives it too.
  const negotiator =
    /** @type {{ encoding(available: readonly string[], options: { preferred: readonly string[] }): string | undefined }} */ (
      /** @type {unknown} */ (new Negotiator({ headers }))
    )
  const chosen = negotiator.encoding(ENCODINGS, { preferred: ENCODINGS })
  return ENCODINGS.find((encoding) => encoding === chosen) ?? 'identity'
}

/**
 * Which of the answers that a page has is asked for: the HTML, the data that Next's router shows it from, or
 * a prefetched segment of that. Where the reader comes from (`next-router-state-tree`) changes none of them.
 *
 * @param {Headers} headers
 * @param {string} url
 * @returns {Promise<string | undefined>} nothing where Next has to look at it itself: for the router's requests it
 *   wants a digest of their headers in the address, so that no cache takes one for another
 */
export async function kindOfAnswer(headers, url) {
  if (headers.rsc === undefined) return 'html'
  if (headers.rsc !== '1') return undefined
  const prefetch = PREFETCHES.find((known) => known === headers['next-router-prefetch'])
  const segment = headers['next-router-segment-prefetch']
  const parts = /** @type {const} */ ([
    prefetch,
    segment,
    headers['next-router-state-tree'],
    headers['next-url'],
  ])
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

const PREFETCHES = /** @type {const} */ (['1', '2', '3'])

/**
 * Whether a reader has an answer already.
 *
 * @param {string | undefined} ifNoneMatch as the reader sent it
 * @param {string} etag
 */
export function isKnown(ifNoneMatch, etag) {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const plain = etag.replace(/^W\//, '')
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === plain)
}
