/** Where on board somebody works. */
export const DEPARTMENTS = ['deck', 'engine', 'electro', 'catering', 'offshore', 'hotel'] as const

export type Department = (typeof DEPARTMENTS)[number]

/** Narrows any value to a department. */
export function isDepartment(value: unknown): value is Department {
  return DEPARTMENTS.some((department) => department === value)
}

/** Whether somebody holds a certificate of competency as an officer, serves as a rating, or learns. */
type RankKind = 'officer' | 'rating' | 'trainee' | 'other'

/** Levels of responsibility of the STCW Code, section A-I/1. */
export type StcwLevel = 'management' | 'operational' | 'support'

interface Rank {
  readonly department: Department
  readonly kind: RankKind
  readonly level?: StcwLevel
  /** Regulation of the STCW Convention, as amended in Manila in 2010, that the certificate is issued under. */
  readonly stcw?: string
}

const deckOfficer = (level: StcwLevel, stcw: string) =>
  ({ department: 'deck', kind: 'officer', level, stcw }) as const
const engineOfficer = (level: StcwLevel, stcw: string) =>
  ({ department: 'engine', kind: 'officer', level, stcw }) as const
const rating = (department: Department, stcw?: string) =>
  stcw === undefined
    ? ({ department, kind: 'rating' } as const)
    : ({ department, kind: 'rating', level: 'support', stcw } as const)
const trainee = (department: Department) => ({ department, kind: 'trainee' }) as const
const other = (department: Department) => ({ department, kind: 'other' }) as const

/**
 * Ranks and ratings in the order of the crew list, as codes that are stored. Second, third and fourth
 * engineer count as the STCW Convention does: the second engineer is next to the chief engineer.
 */
const TABLE = {
  master: deckOfficer('management', 'II/2'),
  'staff-captain': deckOfficer('management', 'II/2'),
  'chief-mate': deckOfficer('management', 'II/2'),
  'second-mate': deckOfficer('operational', 'II/1'),
  'third-mate': deckOfficer('operational', 'II/1'),
  'fourth-mate': deckOfficer('operational', 'II/1'),
  'safety-officer': other('deck'),
  'radio-officer': deckOfficer('operational', 'IV/2'),
  'deck-cadet': trainee('deck'),
  bosun: rating('deck', 'II/5'),
  'able-seafarer-deck': rating('deck', 'II/5'),
  'ordinary-seafarer': rating('deck', 'II/4'),
  'deck-trainee': trainee('deck'),
  pumpman: rating('deck'),
  'ships-carpenter': rating('deck'),
  'deck-crane-operator': rating('deck'),

  'chief-engineer': engineOfficer('management', 'III/2'),
  'second-engineer': engineOfficer('management', 'III/2'),
  'third-engineer': engineOfficer('operational', 'III/1'),
  'fourth-engineer': engineOfficer('operational', 'III/1'),
  'gas-engineer': engineOfficer('operational', 'III/1'),
  'refrigeration-engineer': other('engine'),
  'engine-cadet': trainee('engine'),
  'able-seafarer-engine': rating('engine', 'III/5'),
  motorman: rating('engine', 'III/4'),
  wiper: rating('engine'),
  fitter: rating('engine'),
  welder: rating('engine'),
  'engine-trainee': trainee('engine'),

  'electro-technical-officer': {
    department: 'electro',
    kind: 'officer',
    level: 'operational',
    stcw: 'III/6',
  },
  'electro-technical-rating': rating('electro', 'III/7'),
  'electro-technical-cadet': trainee('electro'),
  'electronics-engineer': other('electro'),

  'chief-cook': rating('catering'),
  'second-cook': rating('catering'),
  'ships-cook': rating('catering'),
  'cook-trainee': trainee('catering'),
  baker: rating('catering'),
  'chief-steward': rating('catering'),
  steward: rating('catering'),
  messman: rating('catering'),

  'offshore-installation-manager': other('offshore'),
  'barge-master': other('offshore'),
  'ballast-control-operator': other('offshore'),
  'senior-dp-operator': {
    department: 'offshore',
    kind: 'officer',
    level: 'operational',
    stcw: 'II/1',
  },
  'dp-operator': { department: 'offshore', kind: 'officer', level: 'operational', stcw: 'II/1' },
  'tow-master': other('offshore'),
  'offshore-crane-operator': other('offshore'),
  'rov-supervisor': other('offshore'),
  'rov-pilot': other('offshore'),
  'hydrographic-surveyor': other('offshore'),
  rigger: other('offshore'),
  roustabout: other('offshore'),
  'offshore-medic': other('offshore'),

  'hotel-director': other('hotel'),
  purser: other('hotel'),
  'guest-services-officer': other('hotel'),
  'executive-chef': other('hotel'),
  'sous-chef': other('hotel'),
  'chef-de-partie': other('hotel'),
  waiter: other('hotel'),
  bartender: other('hotel'),
  'housekeeping-supervisor': other('hotel'),
  'cabin-steward': other('hotel'),
  'laundry-attendant': other('hotel'),
  'security-guard': other('hotel'),
  'ships-doctor': other('hotel'),
  'ships-nurse': other('hotel'),
  entertainer: other('hotel'),
  'youth-counsellor': other('hotel'),
} as const satisfies Record<string, Rank>

export type RankCode = keyof typeof TABLE

/** Every rank, in the order of the crew list. */
export const RANKS: Readonly<Record<RankCode, Rank>> = TABLE

export const RANK_CODES = Object.keys(TABLE) as RankCode[]

/** Narrows any value to a code of a rank; prototype keys such as `constructor` are none. */
export function isRank(value: unknown): value is RankCode {
  return typeof value === 'string' && Object.hasOwn(TABLE, value)
}

/** The ranks of a department, in the order of the crew list. */
export function ranksOf(department: Department): RankCode[] {
  return RANK_CODES.filter((code) => RANKS[code].department === department)
}
