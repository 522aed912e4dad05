import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'

import { compressBody, decompressBody } from './compress-bodies.mjs'

// Nobody waits for this thread: where a core is scarce, everything else goes first. On Linux a thread has a
// priority of its own; elsewhere it keeps that of the process.
try {
  setPriority(Number(path.basename(readlinkSync('/proc/thread-self'))), 10)
} catch {
  // No such file, or not allowed.
}

parentPort?.on('message', ({ body, from, to }) => {
  parentPort?.postMessage(compressBody(decompressBody(body, from), to, 'small'))
})
