import { isCountry } from '../vocabulary/countries'
import { isRank, type RankCode } from '../vocabulary/ranks'
import { isVesselType, outermostGroup, type VesselTypeCode } from '../vocabulary/vessel-types'

/**
 * The companies that a mailing goes to, among those that accept mailings. `all`: all of them. `country`: those of a
 * country that the seafarer chooses. `matching`: those that employ the seafarer's department and have the chosen vessel
 * groups.
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
 * Returns the filter of a mailing from the choices that its reach uses. It is `undefined` while a required choice is
 * missing. Unknown countries, ranks and groups count as missing.
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
