/**
 * The value below which the given share of the values lies (nearest rank).
 * @throws Error without values
 * @example quantile([3, 1, 2], 0.5) // 2
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is no quantile of nothing.')
  return value
}

/** The middle, and how far the rest is from it. */
export function spread(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), p95: quantile(values, 0.95), max: quantile(values, 1) }
}

export interface Spread {
  median: number
  p95: number
  max: number
}
