/** Seconds. Clocks that are set by the network differ by milliseconds; by a minute people notice. */
const MOST_APART = 60

/**
 * Whether the clock of this machine and that of the database differ by more than anybody should live with.
 * @param ahead by how much this machine's is ahead, in seconds; negative where it is behind
 */
export function areApart(ahead: number): boolean {
  return Math.abs(ahead) > MOST_APART
}
