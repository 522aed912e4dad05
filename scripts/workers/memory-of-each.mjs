import { memoryLimit } from '../../src/server/memory-limit.mjs'

/** What a worker takes on a site that is read, and what its children take for moments. Mebibytes. */
const ENOUGH_MB = 700

/**
 * What to say of the memory there is where so many processes are to serve; nothing where it will do.
 *
 * @param {number} workers
 * @param {number} [memory] bytes
 * @returns {string | undefined}
 */
export function saidOfMemory(workers, memory = memoryLimit()) {
  const each = Math.floor(memory / workers / 1024 / 1024)
  if (workers === 1 || each >= ENOUGH_MB) return undefined
  return `WORKERS=${workers} leaves ${each} MB of memory for each process, and ${ENOUGH_MB} are wanted: fewer are safer.`
}
