import { monthsLater } from '../time/calendar-day'
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

/** Years. Who has been on one ship for longer in one go has most likely mistyped a year. */
export const MOST_YEARS = 10

/**
 * The days that have been served by the end of `today`. `undefined` for what begins later, and for what ends before it begins or
 * is too long: the form says that it is, and no sum, gap or overlap has it until it is corrected.
 */
export function servedDays(
  { id, signOff, signOn }: SeaService,
  today: string,
): ServedDays | undefined {
  if (signOn > today || isReversed({ signOn, signOff })) return undefined
  if (isTooLong({ signOn, signOff }, today)) return undefined
  return { id, first: signOn, last: signOff === undefined || signOff > today ? today : signOff }
}

/** Whether it lasts for more years, up to `today`, than anybody is believed. */
export function isTooLong(
  { signOff = '', signOn }: Pick<SeaService, 'signOff' | 'signOn'>,
  today: string,
): boolean {
  const last = signOff === '' || signOff > today ? today : signOff
  return monthsLater(signOn, MOST_YEARS * 12) < last
}

/** Whether it ends before it begins. */
export function isReversed({ signOff, signOn }: Pick<SeaService, 'signOff' | 'signOn'>): boolean {
  return signOff !== undefined && signOff < signOn
}
