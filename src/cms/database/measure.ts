import type { Measured, SharedMeasures } from '../../domain/watching/measures'

/**
 * Tells the front server of something to be counted. Where there is none, as in scripts, nothing counts.
 * @example measure({ name: 'feed', feed: 'prices', isWell: false })
 */
export function measure(measured: Measured): void {
  const shared = globalThis as typeof globalThis & SharedMeasures
  shared.measure?.(measured)
}

/** Whether anything is counted in this process. */
export function isMeasured(): boolean {
  const shared = globalThis as typeof globalThis & SharedMeasures
  return shared.measure !== undefined
}
