/** How long an answer is waited for, in ms; a little longer for each of many, which are done one after the other. */
const ONE = 30_000
const EACH_MORE = 300

/** Ends the wait for what is done with so many documents. */
export function deedPatience(documents: number): AbortSignal {
  return AbortSignal.timeout(ONE + EACH_MORE * Math.max(0, documents - 1))
}
