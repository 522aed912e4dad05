/** Seconds. Synchronized clocks differ by milliseconds. People notice a minute. */
const MOST_APART = 60

/**
 * Whether the clocks of this machine and of the database differ too much.
 * @param ahead seconds that this machine is ahead; negative when it is behind
 */
export function areApart(ahead: number): boolean {
  return Math.abs(ahead) > MOST_APART
}
