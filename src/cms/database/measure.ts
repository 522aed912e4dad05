import type { Measured } from '../../domain/watching/measures'
import { siteProcess } from '../../domain/process/site-process'

/**
 * Tells the front server of something to be counted. Where there is none, as in scripts, nothing counts.
 * @example measure({ name: 'feed', feed: 'prices', isWell: false })
 */
export function measure(measured: Measured): void {
  siteProcess().measure?.(measured)
}

/** Whether anything is counted in this process. */
export function isMeasured(): boolean {
  return siteProcess().measure !== undefined
}
