import type { IncomingHttpHeaders } from 'node:http'

import Negotiator from 'negotiator'

import { isLite } from '../domain/browser/lite'

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

/** Says, inside, that a part of a page is asked for (page-parts.ts); nobody outside can send it. */
export const PART_HEADER = 'x-mh-part'

/** Which of the answers that a page has is asked for: all of it, what saves bytes, or what a script puts into another. */
export type AnswerKind = 'html' | 'lite' | 'part'

/** Which of the answers that a page has a reader asks for. */
export function kindOfAnswer(headers: IncomingHttpHeaders): AnswerKind {
  if (headers[PART_HEADER] !== undefined) return 'part'
  return isLite(headers) ? 'lite' : 'html'
}

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
