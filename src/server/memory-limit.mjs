import { totalmem } from 'node:os'

/**
 * The memory that this process and its children may take, in bytes: of the machine, or what its container has of it. Plain
 * JavaScript: the start reads it before there is anything that reads TypeScript.
 *
 * @returns {number}
 */
export function memoryLimit() {
  // Without a limit it is 0, or more than any machine has.
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
