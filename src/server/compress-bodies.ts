import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'

import type { Encoding } from './answer-kind'

/**
 * How bodies are compressed, in the thread that asks: none of Node's four threads for other work is used.
 * `fast` is for the first answer, about as long as a millisecond a page; `small` is for the copy that is kept; `least`, for
 * what anybody can have made at will, takes half as long as `fast` and is an eighth larger.
 */
export function compressBody(body: Uint8Array, encoding: 'br' | 'gzip', effort: Effort): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: GZIP[effort] })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI[effort],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

export type Effort = 'least' | 'fast' | 'small'

const GZIP = { least: 1, fast: 5, small: 9 } as const
const BROTLI = { least: 3, fast: 5, small: constants.BROTLI_MAX_QUALITY } as const

export function decompressBody(body: Uint8Array, encoding: Encoding) {
  if (encoding === 'identity') return body
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
}

/** Bytes. What fits into one packet gains nothing. */
export const WORTH_COMPRESSING = 1024
