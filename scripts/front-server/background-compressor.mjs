import { Worker } from 'node:worker_threads'

/**
 * Compresses one body after another in a thread of its own.
 *
 * @typedef {object} Work
 * @property {() => { body: Uint8Array, encoding: import('./answer-kind.mjs').Encoding } | undefined} read
 *   what is to be compressed, read when its turn comes; nothing where it is gone
 * @property {'br' | 'gzip'} encoding
 * @property {(compressed: Buffer) => void} keep
 *
 * @param {object} settings
 * @param {number} settings.mostWaiting works that may wait; one more is dropped, and asked for again with the page
 * @param {(error: unknown) => void} settings.onError
 */
export function createBackgroundCompressor({ mostWaiting, onError }) {
  /** In the order they came, each once. @type {Map<string, Work>} */
  const waiting = new Map()
  /** @type {{ key: string, work: Work } | undefined} */
  let current
  /** @type {Worker | undefined} */
  let worker

  function open() {
    const opened = new Worker(new URL('./compress-worker.mjs', import.meta.url))
    // It does not keep the process alive.
    opened.unref()
    opened.on('message', (/** @type {Uint8Array} */ bytes) => {
      const { buffer, byteOffset, byteLength } = bytes
      current?.work.keep(Buffer.from(buffer, byteOffset, byteLength))
      current = undefined
      next()
    })
    opened.on('error', onError)
    opened.on('exit', () => {
      if (worker !== opened) return
      worker = undefined
      current = undefined
      next()
    })
    return opened
  }

  function next() {
    while (!current) {
      const [first] = waiting
      if (!first) return
      const [key, work] = first
      waiting.delete(key)
      const from = work.read()
      if (!from) continue
      current = { key, work }
      worker ??= open()
      worker.postMessage({ body: from.body, from: from.encoding, to: work.encoding })
    }
  }

  return {
    /** @param {string} key names the work, so that it waits once @param {Work} work */
    add(key, work) {
      if (current?.key === key || waiting.has(key) || waiting.size >= mostWaiting) return
      waiting.set(key, work)
      next()
    },
    async close() {
      const last = worker
      worker = undefined
      waiting.clear()
      await last?.terminate()
    },
  }
}
