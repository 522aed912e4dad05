import type { RankCode } from '../../src/domain/vocabulary/ranks'
import { isWithin, type VesselTypeCode } from '../../src/domain/vocabulary/vessel-types'

const BRIDGE: readonly RankCode[] = ['master', 'chief-mate', 'second-mate', 'third-mate']
const ENGINE: readonly RankCode[] = [
  ...(['chief-engineer', 'second-engineer', 'third-engineer', 'fourth-engineer'] as const),
]
const RATINGS: readonly RankCode[] = [
  ...(['bosun', 'able-seafarer-deck', 'able-seafarer-deck', 'ordinary-seafarer'] as const),
  ...(['motorman', 'able-seafarer-engine', 'wiper', 'fitter'] as const),
]
const GALLEY: readonly RankCode[] = ['chief-cook', 'ships-cook', 'messman']
const LEARNERS: readonly RankCode[] = ['deck-cadet', 'engine-cadet', 'electro-technical-cadet']
const CARGO: readonly RankCode[] = [
  ...[...BRIDGE, ...ENGINE, ...RATINGS, ...GALLEY, ...LEARNERS],
  ...(['electro-technical-officer', 'second-cook', 'steward', 'welder', 'deck-trainee'] as const),
]
const SMALL: readonly RankCode[] = [
  ...(['master', 'chief-mate', 'chief-engineer', 'second-engineer', 'able-seafarer-deck'] as const),
  ...(['ordinary-seafarer', 'motorman', 'ships-cook'] as const),
]
const HOTEL: readonly RankCode[] = [
  ...(['hotel-director', 'purser', 'guest-services-officer', 'executive-chef'] as const),
  ...(['sous-chef', 'chef-de-partie', 'chef-de-partie', 'waiter', 'waiter', 'bartender'] as const),
  ...(['housekeeping-supervisor', 'cabin-steward', 'cabin-steward', 'laundry-attendant'] as const),
  ...(['security-guard', 'ships-doctor', 'ships-nurse', 'entertainer'] as const),
  ...(['youth-counsellor', 'baker'] as const),
]

/** Who works where; the first that holds the vessel counts. */
const CREWS: readonly (readonly [VesselTypeCode, readonly RankCode[]])[] = [
  [
    'gas-carrier',
    [...CARGO, 'gas-engineer', 'gas-engineer', 'pumpman', 'electro-technical-officer'],
  ],
  ['tanker', [...CARGO, 'pumpman', 'pumpman']],
  ['refrigerated-cargo-ship', [...CARGO, 'refrigeration-engineer', 'electro-technical-officer']],
  ['heavy-lift-vessel', [...CARGO, 'deck-crane-operator', 'ships-carpenter']],
  ['river-sea-vessel', SMALL],
  ['general-cargo-ship', [...BRIDGE, ...ENGINE, ...RATINGS, ...GALLEY]],
  [
    'ro-pax-ferry',
    [...BRIDGE, ...ENGINE, ...RATINGS, 'purser', 'waiter', 'cabin-steward', 'second-cook'],
  ],
  [
    'cruise-ship',
    [
      ...HOTEL,
      'staff-captain',
      'safety-officer',
      'second-mate',
      'third-engineer',
      'electronics-engineer',
      'able-seafarer-deck',
      'electro-technical-rating',
    ],
  ],
  [
    'river-cruise-vessel',
    [
      'sous-chef',
      'waiter',
      'cabin-steward',
      'bartender',
      'guest-services-officer',
      'able-seafarer-deck',
    ],
  ],
  ['passenger-vessel', [...SMALL, 'steward', 'bartender']],
  [
    'yacht',
    [
      'master',
      'chief-mate',
      'chief-engineer',
      'able-seafarer-deck',
      'chief-steward',
      'steward',
      'executive-chef',
    ],
  ],
  ['crew-transfer-vessel', ['master', 'chief-mate', 'able-seafarer-deck', 'motorman']],
  ['standby-rescue-vessel', [...SMALL, 'offshore-medic']],
  [
    'offshore-vessel',
    [
      ...(['master', 'chief-mate', 'second-mate', 'chief-engineer', 'second-engineer'] as const),
      ...([
        'electro-technical-officer',
        'senior-dp-operator',
        'dp-operator',
        'dp-operator',
      ] as const),
      ...([
        'bosun',
        'able-seafarer-deck',
        'motorman',
        'ships-cook',
        'offshore-crane-operator',
      ] as const),
      ...([
        'rov-pilot',
        'rov-supervisor',
        'hydrographic-surveyor',
        'rigger',
        'offshore-medic',
      ] as const),
    ],
  ],
  [
    'offshore-unit',
    [
      ...(['offshore-installation-manager', 'barge-master', 'ballast-control-operator'] as const),
      ...([
        'offshore-crane-operator',
        'rigger',
        'roustabout',
        'roustabout',
        'offshore-medic',
      ] as const),
      ...(['electro-technical-officer', 'chief-engineer', 'second-engineer', 'pumpman'] as const),
      ...(['welder', 'second-cook', 'tow-master'] as const),
    ],
  ],
  ['tug-or-workboat', SMALL],
  ['dredger', [...SMALL, 'second-mate', 'third-engineer', 'welder', 'electro-technical-officer']],
  ['fishing-vessel', [...SMALL, 'refrigeration-engineer', 'radio-officer']],
  [
    'special-purpose-ship',
    [
      ...BRIDGE,
      ...ENGINE,
      'electro-technical-officer',
      'electronics-engineer',
      'able-seafarer-deck',
      'hydrographic-surveyor',
      'ships-cook',
    ],
  ],
  ['dry-cargo-ship', CARGO],
  ['ro-ro-vessel', CARGO],
]

/** Who may be wanted on a vessel of this type; who is wanted often stands there more than once. */
export function exampleRanks(type: VesselTypeCode): readonly RankCode[] {
  const found = CREWS.find(([group]) => isWithin(type, group))
  if (!found) throw new RangeError(`Nobody is known to work on "${type}".`)
  return found[1]
}
