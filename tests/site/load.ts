/**
 * How much a test does: enough to see a fault in the gate, far more under `npm run soak`.
 * @example load({ gate: 300, soak: 10_000 })
 */
export function load({ gate, soak }: { gate: number; soak: number }): number {
  return process.env.SOAK ? soak : gate
}
