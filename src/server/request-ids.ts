import { randomBytes } from 'node:crypto'

/** Of one number. */
const BYTES = 6

/** So many are drawn at once: to draw one takes about as long as to draw a thousand. */
const DRAWN = 1_000

let drawn = Buffer.alloc(0)
let used = 0

/** A random number for a request, as twelve hexadecimal digits: short enough to be read out over a bad line. */
export function newRequestId(): string {
  if (used + BYTES > drawn.byteLength) {
    drawn = randomBytes(BYTES * DRAWN)
    used = 0
  }
  used += BYTES
  return drawn.toString('hex', used - BYTES, used)
}
