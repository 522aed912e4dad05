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
 * `fast` is for the first answer, about as long as a millisecond a page; `small` is for the copy that is kept.
 */
export function compressBody(
  body: Uint8Array,
  encoding: 'br' | 'gzip',
  effort: 'fast' | 'small',
): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: effort === 'fast' ? 5 : 9 })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'fast' ? 5 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

export function decompressBody(body: Uint8Array, encoding: Encoding) {
  if (encoding === 'identity') return body
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
}

/** Bytes. What fits into one packet gains nothing. */
export const WORTH_COMPRESSING = 1024
