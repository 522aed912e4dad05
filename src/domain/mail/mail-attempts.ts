/** Minutes between one attempt and the next: short at first, then every four hours until three days are over. */
const PAUSES: readonly number[] = [
  1,
  2,
  5,
  10,
  20,
  40,
  60,
  120,
  180,
  ...Array.from({ length: 16 }, () => 240),
]

/**
 * How long to wait after an attempt that failed, in minutes; `undefined` when it was the last one.
 * @param attempts how many there have been
 * @example minutesAfterAttempt(1) // 1
 */
export function minutesAfterAttempt(attempts: number): number | undefined {
  return PAUSES[attempts - 1]
}
