import type { RankCode } from '../../src/domain/vocabulary/ranks'
import { RANKS } from '../../src/domain/vocabulary/ranks'
import { isWithin, type VesselTypeCode } from '../../src/domain/vocabulary/vessel-types'
import type { Random } from './seeded-random'

/** What a vacancy pays, in minor units (cents); without amounts it is negotiable. */
export interface ExamplePay {
  readonly negotiable: boolean
  readonly min?: number
  readonly max?: number
  readonly currency: 'USD' | 'EUR'
  readonly period: 'month' | 'day'
}

/** What a month on a bulk carrier of middle size pays. Whole dollars. */
const PER_MONTH: Partial<Record<RankCode, number>> = {
  ...{ master: 9_500, 'staff-captain': 9_000, 'chief-mate': 7_200, 'second-mate': 4_000 },
  ...{ 'third-mate': 3_500, 'fourth-mate': 3_000, 'safety-officer': 5_000 },
  ...{ 'radio-officer': 4_200, 'deck-cadet': 500, bosun: 1_750, 'able-seafarer-deck': 1_500 },
  ...{ 'ordinary-seafarer': 1_150, 'deck-trainee': 450, pumpman: 1_900 },
  ...{ 'ships-carpenter': 1_750, 'deck-crane-operator': 1_900 },
  ...{ 'chief-engineer': 9_200, 'second-engineer': 7_000, 'third-engineer': 3_900 },
  ...{ 'fourth-engineer': 3_500, 'gas-engineer': 6_200, 'refrigeration-engineer': 4_800 },
  ...{ 'engine-cadet': 500, 'able-seafarer-engine': 1_500, motorman: 1_480, wiper: 1_120 },
  ...{ fitter: 1_850, welder: 1_800, 'engine-trainee': 450 },
  ...{ 'electro-technical-officer': 5_500, 'electro-technical-rating': 2_000 },
  ...{ 'electro-technical-cadet': 500, 'electronics-engineer': 5_200 },
  ...{ 'chief-cook': 1_850, 'second-cook': 1_350, 'ships-cook': 1_650, 'cook-trainee': 500 },
  ...{ baker: 1_400, 'chief-steward': 1_800, steward: 1_150, messman: 1_080 },
  ...{ 'hotel-director': 7_000, purser: 3_800, 'guest-services-officer': 1_600 },
  ...{ 'executive-chef': 6_200, 'sous-chef': 3_600, 'chef-de-partie': 1_900, waiter: 1_200 },
  ...{ bartender: 1_300, 'housekeeping-supervisor': 1_500, 'cabin-steward': 1_250 },
  ...{ 'laundry-attendant': 1_050, 'security-guard': 1_400, 'ships-doctor': 9_000 },
  ...{ 'ships-nurse': 4_200, entertainer: 2_600, 'youth-counsellor': 1_800 },
}

/** What a day offshore pays, for ranks that are paid by the day everywhere. Whole dollars. */
const PER_DAY: Partial<Record<RankCode, number>> = {
  ...{ 'offshore-installation-manager': 750, 'barge-master': 480 },
  ...{ 'ballast-control-operator': 330, 'senior-dp-operator': 480, 'dp-operator': 350 },
  ...{ 'tow-master': 550, 'offshore-crane-operator': 280, 'rov-supervisor': 620 },
  ...{ 'rov-pilot': 400, 'hydrographic-surveyor': 420, rigger: 170, roustabout: 140 },
  ...{ 'offshore-medic': 320 },
}

/** How vessels pay their officers beside a bulk carrier; the first that holds the vessel counts. */
const FACTORS: readonly (readonly [VesselTypeCode, number])[] = [
  ['lng-carrier', 1.45],
  ['lpg-carrier', 1.28],
  ['shuttle-tanker', 1.3],
  ['chemical-tanker', 1.2],
  ['bunkering-tanker', 0.95],
  ['tanker', 1.15],
  ['river-sea-vessel', 0.65],
  ['general-cargo-ship', 0.88],
  ['container-ship', 1.06],
  ['vehicle-carrier', 1.1],
  ['ro-ro-vessel', 0.98],
  ['passenger-vessel', 0.96],
  ['offshore-unit', 1.35],
  ['offshore-vessel', 1.2],
  ['icebreaker', 1.12],
  ['training-ship', 0.85],
  ['tug-or-workboat', 0.8],
  ['fishing-vessel', 0.9],
]

/** What is paid by the day has no paid leave in it, so a day is worth more than a thirtieth of a month. */
const DAYS_PAID = 20

/** Plausible pay for a rank on a vessel. Amounts are round, as boards have them. */
export function examplePay(random: Random, rank: RankCode, vessel: VesselTypeCode): ExamplePay {
  const { kind } = RANKS[rank]
  if (kind !== 'trainee' && random.chance(0.08)) {
    return { negotiable: true, currency: 'USD', period: 'month' }
  }
  const daily = PER_DAY[rank]
  const isAtSea = isWithin(vessel, 'offshore-vessel') || isWithin(vessel, 'offshore-unit')
  const isDaily = daily !== undefined || (isAtSea && kind === 'officer' && random.chance(0.6))
  const month = (PER_MONTH[rank] ?? (daily ?? 0) * DAYS_PAID) * factor(rank, vessel)
  const usual = (daily ?? month / DAYS_PAID) * (isDaily ? 1 : DAYS_PAID)
  const offered = (isDaily ? usual : month) * (0.95 + random.fraction() * 0.12)
  const step = isDaily ? 5 : offered < 1_000 ? 10 : 50
  const round = (amount: number) => Math.round(amount / step) * step
  const min = round(offered)
  const max = random.chance(0.55)
    ? Math.max(min, round(offered * (1.04 + random.fraction() / 8)))
    : min
  return {
    negotiable: false,
    min: min * 100,
    max: max * 100,
    currency: random.chance(EURO_VESSELS.some((group) => isWithin(vessel, group)) ? 0.5 : 0.08)
      ? 'EUR'
      : 'USD',
    period: isDaily ? 'day' : 'month',
  }
}

const EURO_VESSELS: readonly VesselTypeCode[] = [
  ...(['offshore-vessel', 'dredger', 'ro-pax-ferry', 'yacht', 'river-cruise-vessel'] as const),
]

/** The market moves officers' pay more than that of ratings, which stands on agreements. */
function factor(rank: RankCode, vessel: VesselTypeCode): number {
  const [, ofOfficers] = FACTORS.find(([group]) => isWithin(vessel, group)) ?? [vessel, 1]
  const { kind } = RANKS[rank]
  if (kind === 'officer') return ofOfficers
  return kind === 'trainee' ? 1 : Math.max(0.95, 1 + (ofOfficers - 1) / 2)
}
