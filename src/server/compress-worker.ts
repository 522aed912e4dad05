import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'

import type { Encoding } from './answer-kind'
import { compressBody, decompressBody } from './compress-bodies'

// Nobody waits for this thread: where a core is scarce, everything else goes first. On Linux a thread has a
// priority of its own; elsewhere it keeps that of the process.
try {
  setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), 10)
} catch {
  // No such file, or not allowed.
}

/** What background-compressor.ts asks for. */
interface Order {
  body: Uint8Array
  from: Encoding
  to: 'br' | 'gzip'
}

parentPort?.on('message', ({ body, from, to }: Order) => {
  parentPort?.postMessage(compressBody(decompressBody(body, from), to, 'small'))
})
