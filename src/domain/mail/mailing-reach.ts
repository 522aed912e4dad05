import { isCountry } from '../vocabulary/countries'
import { isRank, type RankCode } from '../vocabulary/ranks'
import { isVesselType, outermostGroup, type VesselTypeCode } from '../vocabulary/vessel-types'

/**
 * Which of the companies that take mailings one of them goes to: all of them; those of one country, which the seafarer
 * chooses; or those that take people of the department of the seafarer's rank and have ships of the groups that the
 * seafarer knows.
 */
export const MAILING_REACHES = ['all', 'country', 'matching'] as const

export type MailingReach = (typeof MAILING_REACHES)[number]

/** What narrows down the companies that take mailings. What is absent narrows nothing down. */
export interface ReachFilter {
  /** By code. */
  country?: string | undefined
  rank?: RankCode | undefined
  /** Groups of vessels of the first level; a company has ships of one of them at least. */
  vessels?: readonly VesselTypeCode[] | undefined
}

/** What a seafarer has chosen; texts as they came. */
interface Chosen {
  country?: string | undefined
  rank?: string | undefined
  /** Groups of vessels. */
  vessels?: readonly string[] | undefined
}

/**
 * The filter of a mailing: of what was chosen, what counts for its kind. `undefined` while something has to be chosen
 * before the companies can be counted; what is no country, rank or group counts as not chosen.
 */
export function reachFilter(reach: MailingReach, chosen: Chosen): ReachFilter | undefined {
  const rank = isRank(chosen.rank) ? chosen.rank : undefined
  const groups = (chosen.vessels ?? []).filter(isVesselType).map(outermostGroup)
  const vessels = [...new Set(groups)].toSorted()
  switch (reach) {
    case 'all':
      return {}
    case 'country':
      return isCountry(chosen.country) ? { country: chosen.country } : undefined
    case 'matching':
      return rank === undefined || vessels.length === 0 ? undefined : { rank, vessels }
  }
}
