import { setFlagsFromString } from 'node:v8'

/**
 * How much a heap may grow before it is cleaned up as a whole, in hundredths of what was alive then. V8 would let it grow to
 * several times that: after 1,100 renders it held 150 MB that was alive and 450 that was not.
 */
const GROWTH = 50

/** Has the heap of this process cleaned up sooner, for about a tenth more of CPU while pages are rendered. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH}`)
}
