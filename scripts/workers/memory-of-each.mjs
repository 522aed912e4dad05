import { totalmem } from 'node:os'

/** What a worker takes on a site that is read, and what its children take for moments. Mebibytes. */
const ENOUGH_MB = 700

/**
 * What to say of the memory of this machine where so many processes are to serve; nothing where it will do.
 *
 * @param {number} workers
 * @param {number} [memory] bytes
 * @returns {string | undefined}
 */
export function saidOfMemory(workers, memory = memoryOfSite()) {
  const each = Math.floor(memory / workers / 1024 / 1024)
  if (workers === 1 || each >= ENOUGH_MB) return undefined
  return `WORKERS=${workers} leaves ${each} MB of memory for each process, and ${ENOUGH_MB} are wanted: fewer are safer.`
}

/** Bytes that this process and its children may take: of its container, where that has a limit, or of the machine. */
function memoryOfSite() {
  // Not every version of Node 20 says it; without a limit it is nothing, or more than there is.
  const limit = process.constrainedMemory?.() ?? 0
  const whole = totalmem()
  return limit > 0 && limit < whole ? limit : whole
}
