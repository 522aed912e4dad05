import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzipSync,
} from 'node:zlib'

/**
 * How bodies are compressed, in the thread that asks: none of Node's four threads for other work is used.
 * `fast` is for the first answer, about as long as a millisecond a page; `small` is for the copy that is kept.
 *
 * @param {Uint8Array} body
 * @param {'br' | 'gzip'} encoding
 * @param {'fast' | 'small'} effort
 * @returns {Buffer}
 */
export function compressBody(body, encoding, effort) {
  if (encoding === 'gzip') return gzipSync(body, { level: effort === 'fast' ? 5 : 9 })
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'fast' ? 5 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  })
}

/** @param {Uint8Array} body @param {import('./answer-kind.mjs').Encoding} encoding */
export function decompressBody(body, encoding) {
  if (encoding === 'identity') return body
  return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
}

/** Bytes. What fits into one packet gains nothing. */
export const WORTH_COMPRESSING = 1024
