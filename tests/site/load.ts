/**
 * How much a test does: enough to see a fault in the gate, far more under `npm run soak`, and everything there is under
 * `npm run soak:many`, where that takes minutes by itself.
 * @example load({ gate: 300, soak: 10_000 })
 */
export function load({
  gate,
  soak,
  many = soak,
}: {
  gate: number
  soak: number
  many?: number
}): number {
  if (process.env.SOAK === 'many') return many
  return process.env.SOAK ? soak : gate
}
