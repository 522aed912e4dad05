import { Worker } from 'node:worker_threads'

import type { Encoding } from './answer-kind'

interface Work {
  /** What is to be compressed, read when its turn comes; nothing where it is gone. */
  read: () => { body: Uint8Array; encoding: Encoding } | undefined
  encoding: 'br' | 'gzip'
  keep: (compressed: Buffer) => void
}

/** Compresses one body after another in a thread of its own. */
export function createBackgroundCompressor({
  mostWaiting,
  onError,
  worker: program = new URL('./compress-worker.mjs', import.meta.url),
}: {
  /** Works that may wait; one more is dropped, and asked for again with the page. */
  mostWaiting: number
  onError: (error: unknown) => void
  /** The program of the thread, as it stands beside the bundle. */
  worker?: URL
}) {
  /** In the order they came, each once. */
  const waiting = new Map<string, Work>()
  let current: { key: string; work: Work } | undefined
  let worker: Worker | undefined

  function open() {
    const opened = new Worker(program)
    // It does not keep the process alive.
    opened.unref()
    opened.on('message', (bytes: Uint8Array) => {
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
    /** @param key names the work, so that it waits once */
    add(key: string, work: Work) {
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
