import { totalmem } from 'node:os'

/** The memory that this process may use, in bytes: of the machine, or what its container has of it. */
export function memoryLimit(): number {
  // Without a limit it is nothing, or more than any machine has.
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}
