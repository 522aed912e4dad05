import { createHash } from 'node:crypto'

import { LRUCache } from 'lru-cache'

import type { Encoding } from './answer-kind'
import type { createBackgroundCompressor } from './background-compressor'
import { compressBody, decompressBody, WORTH_COMPRESSING } from './compress-bodies'

export interface CachedBody {
  /** Of every encoding. */
  headers: Readonly<Record<string, string>>
  encoding: Encoding
  body: Buffer
  /** Weak as long as a smaller body is still to come. */
  etag: string
}

/**
 * What pages answered, in memory, in each encoding that somebody asked for. A compressed body is made twice at
 * most: at once for the first answer; then, where a second reader comes, smaller in the background for all that follow.
 * The smallest body takes longer than its page was rendered for, and most pages of a crawl are read once.
 */
export function createCachedBodies({
  maxBytes,
  areShortLived = false,
  compressor,
}: {
  /** Of all bodies together. */
  maxBytes: number
  /**
   * Whether most are asked for once or twice: then they are compressed once, quickly. Who takes no encoding has it made
   * again.
   */
  areShortLived?: boolean
  compressor: { add: ReturnType<typeof createBackgroundCompressor>['add'] }
}) {
  const bodies = new LRUCache<string, CachedBody>({
    maxSize: maxBytes,
    // A key may hold what a client wrote: the name of a segment.
    sizeCalculation: ({ body }, key) => body.byteLength + 2 * key.length + OVERHEAD,
  })

  function makeSmaller(key: string, encoding: 'br' | 'gzip') {
    const name = `${key} ${encoding}`
    let digest: string | undefined
    compressor.add(name, {
      encoding,
      // Readers may have left only the compressed one in memory.
      read() {
        const from = bodies.peek(`${key} identity`) ?? bodies.peek(name)
        digest = from && digestOf(from)
        return from
      },
      keep(body) {
        const now = bodies.peek(name)
        // A page that has gone meanwhile does not come back, and one that was rendered again may be another.
        if (!now || digestOf(now) !== digest) return
        bodies.set(name, { ...now, body, etag: now.etag.replace(/^W\//, '') })
      },
    })
  }

  /** The text of what is there compressed alone. */
  function restore(key: string): CachedBody | undefined {
    const compressed = bodies.get(`${key} br`) ?? bodies.get(`${key} gzip`)
    if (!compressed || areShortLived) return undefined
    const body = Buffer.from(decompressBody(compressed.body, compressed.encoding))
    const etag = `"${digestOf(compressed)}"`
    return { headers: compressed.headers, encoding: 'identity', body, etag }
  }

  return {
    /**
     * @param key of the page and the kind of answer
     * @param effort of the first compressed body; `small` where no reader is to get a larger one
     */
    get(key: string, wanted: Encoding, effort: 'fast' | 'small' = 'fast'): CachedBody | undefined {
      const name = `${key} ${wanted}`
      const found = bodies.get(name)
      const isRough = found?.etag.startsWith('W/') && wanted !== 'identity'
      if (isRough && !areShortLived) makeSmaller(key, wanted)
      if (found) return found
      const plain = bodies.get(`${key} identity`) ?? restore(key)
      if (plain && wanted === 'identity') bodies.set(name, plain)
      if (wanted === 'identity' || (plain && plain.body.byteLength < WORTH_COMPRESSING))
        return plain
      if (!plain) return undefined
      const compressed = {
        headers: plain.headers,
        encoding: wanted,
        body: compressBody(plain.body, wanted, effort),
        etag: `${effort === 'fast' ? 'W/' : ''}${plain.etag.replace(/"$/, `-${wanted}"`)}`,
      }
      bodies.set(name, compressed)
      // The text is seven times as long, and comes back from this one in a millisecond. With it, a thousand pages that
      // are read in turn would push each other out faster than smaller bodies are made.
      bodies.delete(`${key} identity`)
      return compressed
    },
    keep(key: string, headers: Readonly<Record<string, string>>, body: Buffer) {
      const digest = createHash('sha256').update(JSON.stringify(headers)).update(body)
      const etag = `"${digest.digest('base64url').slice(0, 22)}"`
      bodies.set(`${key} identity`, { headers, encoding: 'identity', body, etag })
    },
    /** Bytes in use, as they are counted against the limit. */
    size: () => bodies.calculatedSize,
  }
}

/** The digest of its text, whatever its encoding. */
const digestOf = ({ etag }: CachedBody) => /"([\w-]{22})/.exec(etag)?.[1]

/** Bytes, about: headers (the policy of a page is the longest), and what holds them. */
const OVERHEAD = 3 * 1024
