/**
 * Sizes at which the STCW Convention divides certificates, by gross tonnage (regulations II/1 to II/3: 500 and 3,000) and by propulsion power in kW
 * (III/1 to III/3: 750 and 3,000).
 */
const LIMITS = { tonnage: [500, 3_000], power: [750, 3_000] } as const

export type SizeBand = 'small' | 'medium' | 'large' | 'unsaid'

/**
 * Below the first limit, between both, from the second one on.
 * @param value gross tonnage, or kW; `undefined` where the form does not say it
 * @example sizeBand('tonnage', 499) // 'small'
 */
export function sizeBand(of: keyof typeof LIMITS, value: number | undefined): SizeBand {
  if (value === undefined) return 'unsaid'
  const [medium, large] = LIMITS[of]
  if (value < medium) return 'small'
  return value < large ? 'medium' : 'large'
}
