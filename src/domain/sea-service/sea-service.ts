import type { RankCode } from '../vocabulary/ranks'
import type { VesselTypeCode } from '../vocabulary/vessel-types'

/** One time on board, as a seafarer writes it. Days are `YYYY-MM-DD`. */
export interface SeaService {
  /** By which the form finds it again. */
  id: string
  /** `undefined` for one in own words, or where nothing is written. */
  rank: RankCode | undefined
  /** In own words; a code goes before it. */
  rankWritten?: string | undefined
  vesselType: VesselTypeCode | undefined
  vesselTypeWritten?: string | undefined
  grossTonnage?: number
  /** Of the main engine, in kW. */
  power?: number
  signOn: string
  /** `undefined` while on board. */
  signOff: string | undefined
}

/** A time on board from its first to its last day, both counted. */
export interface ServedDays {
  id: string
  first: string
  last: string
}

/**
 * The days that have been served by the end of `today`. `undefined` for what begins later, and for what ends before it begins:
 * the form says that it does.
 */
export function servedDays(
  { id, signOff, signOn }: SeaService,
  today: string,
): ServedDays | undefined {
  if (signOn > today || isReversed({ signOn, signOff })) return undefined
  return { id, first: signOn, last: signOff === undefined || signOff > today ? today : signOff }
}

/** Whether it ends before it begins. */
export function isReversed({ signOff, signOn }: Pick<SeaService, 'signOff' | 'signOn'>): boolean {
  return signOff !== undefined && signOff < signOn
}
