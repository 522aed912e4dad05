import { type ContractLength, ofMonths } from '../../src/domain/vacancies/contract-length'
import type { EnglishLevel } from '../../src/domain/vocabulary/contract-terms'
import { DOCUMENT_CODES, type DocumentCode } from '../../src/domain/vocabulary/documents'
import { type RankCode, RANKS } from '../../src/domain/vocabulary/ranks'
import { isWithin, type VesselTypeCode } from '../../src/domain/vocabulary/vessel-types'
import type { Random } from './seeded-random'

const EVERYBODY: readonly DocumentCode[] = [
  ...(['basic-safety-training', 'seafarer-medical-certificate'] as const),
  ...(['passport', 'seamans-book'] as const),
]

const OF_RANK: Partial<Record<RankCode, readonly DocumentCode[]>> = {
  master: ['medical-care', 'ship-security-officer'],
  'staff-captain': ['medical-care', 'ship-security-officer'],
  'chief-mate': ['medical-care', 'ship-security-officer'],
  bosun: ['able-seafarer-certificate', 'survival-craft', 'designated-security-duties'],
  'able-seafarer-deck': ['able-seafarer-certificate', 'survival-craft'],
  'ordinary-seafarer': ['rating-watch-certificate', 'security-awareness'],
  'able-seafarer-engine': ['able-seafarer-certificate', 'survival-craft'],
  motorman: ['rating-watch-certificate', 'security-awareness'],
  wiper: ['security-awareness'],
  fitter: ['welder-certificate'],
  welder: ['welder-certificate'],
  'deck-crane-operator': ['crane-operator-certificate'],
  'offshore-crane-operator': ['crane-operator-certificate'],
  'electro-technical-officer': ['high-voltage'],
  'electronics-engineer': ['high-voltage'],
  'chief-cook': ['ships-cook-certificate'],
  'ships-cook': ['ships-cook-certificate'],
  'senior-dp-operator': ['dp-certificate'],
  'dp-operator': ['dp-certificate'],
  'ships-nurse': ['medical-care'],
  'offshore-medic': ['medical-care'],
}

/** What a company asks for, each fitting the rank and the vessel, in the order of the list of documents. */
export function exampleCertificates(
  random: Random,
  rank: RankCode,
  vessel: VesselTypeCode,
): DocumentCode[] {
  const { kind, level, department } = RANKS[rank]
  const isOfficer = kind === 'officer'
  const isOffshore = isWithin(vessel, 'offshore-vessel') || isWithin(vessel, 'offshore-unit')
  const asked = new Set<DocumentCode>([...EVERYBODY, ...(OF_RANK[rank] ?? [])])
  const ask = (...codes: DocumentCode[]) => codes.forEach((code) => asked.add(code))

  if (isOfficer) {
    ask('certificate-of-competency', 'advanced-fire-fighting', 'survival-craft')
    if (random.chance(0.4)) ask('flag-endorsement')
    if (random.chance(0.5)) ask('medical-first-aid')
    if (department === 'engine') ask('engine-room-resource-management')
    else if (department !== 'electro') {
      ask('gmdss-general-operator', 'ecdis', 'radar-arpa', 'bridge-resource-management')
    }
  }
  if (kind === 'rating' && random.chance(0.3)) ask('designated-security-duties')
  if (isWithin(vessel, 'gas-carrier')) {
    ask(
      level === 'management' || rank === 'gas-engineer'
        ? 'tanker-advanced-gas'
        : 'tanker-basic-gas',
    )
  } else if (isWithin(vessel, 'chemical-tanker')) {
    ask(level === 'management' ? 'tanker-advanced-chemical' : 'tanker-basic-oil-chemical')
  } else if (isWithin(vessel, 'tanker')) {
    ask(level === 'management' ? 'tanker-advanced-oil' : 'tanker-basic-oil-chemical')
  }
  if (isWithin(vessel, 'passenger-vessel') || vessel === 'ro-pax-ferry') {
    ask('passenger-ship-crowd-management')
    if (isOfficer) ask('passenger-ship-crisis-management')
  }
  if (isOffshore) {
    ask('offshore-survival-training')
    if (isWithin(vessel, 'offshore-unit')) ask('helicopter-escape-training')
    if (isOfficer && department === 'deck' && random.chance(0.5)) ask('dp-certificate')
  }
  if (vessel === 'icebreaker') ask(level === 'management' ? 'polar-advanced' : 'polar-basic')
  if (vessel === 'standby-rescue-vessel') ask('fast-rescue-boats')
  if ((isOffshore || isWithin(vessel, 'tanker')) && random.chance(0.5)) ask('drug-and-alcohol-test')
  if (random.chance(0.15)) ask('yellow-fever-vaccination')
  if (random.chance(0.22)) ask('us-crew-visa')
  if (random.chance(0.12)) ask('schengen-visa')
  return DOCUMENT_CODES.filter((code) => asked.has(code))
}

/** The least English that a company asks for; passengers hear it, and tankers are checked for it. */
export function exampleEnglish(
  random: Random,
  rank: RankCode,
  vessel: VesselTypeCode,
): EnglishLevel {
  const { kind, department } = RANKS[rank]
  if (department === 'hotel') return random.pick(['good', 'fluent'] as const)
  if (kind !== 'officer') return random.pick(['basic', 'basic', 'intermediate'] as const)
  const isStrict = isWithin(vessel, 'tanker') || isWithin(vessel, 'passenger-vessel')
  return isStrict
    ? random.pick(['good', 'fluent'] as const)
    : random.pick(['intermediate', 'good'] as const)
}

/** Months in the rank that a company asks for; nothing of who is to learn it. */
export function exampleExperience(random: Random, rank: RankCode): number | undefined {
  const { kind, level } = RANKS[rank]
  if (kind === 'trainee') return undefined
  if (level === 'management') return random.pick([12, 18, 24, 24, 36])
  return random.chance(0.25) ? undefined : random.pick([6, 6, 9, 12, 12, 24])
}

/** How long a contract is. */
export function exampleContract(
  random: Random,
  rank: RankCode,
  vessel: VesselTypeCode,
): ContractLength {
  const { kind, level, department } = RANKS[rank]
  const isOffshore = isWithin(vessel, 'offshore-vessel') || isWithin(vessel, 'offshore-unit')
  if (isOffshore || department === 'offshore') return ofMonths(random.pick([1, 1, 2]))
  if (isWithin(vessel, 'tug-or-workboat') || isWithin(vessel, 'dredger')) {
    return ofMonths(random.pick([1, 2, 3]))
  }
  const tolerance = random.chance(0.75) ? 1 : 0
  if (kind === 'trainee') return ofMonths(random.pick([6, 9, 10]), tolerance)
  if (level === 'management') return ofMonths(random.pick([3, 4, 4]), tolerance)
  if (kind === 'officer') return ofMonths(random.pick([4, 4, 5, 6]), tolerance)
  // No agreement may keep anybody on board for twelve months (MLC Standard A2.5.1).
  return ofMonths(random.pick([6, 6, 7, 8, 9]), tolerance)
}
