interface VesselType {
  /** The group that it belongs to; groups of the first level have none. */
  readonly group?: string
}

/** Types of vessels as codes that are stored, each below its group. */
const TABLE = {
  'dry-cargo-ship': {},
  'bulk-carrier': { group: 'dry-cargo-ship' },
  'self-discharging-bulk-carrier': { group: 'bulk-carrier' },
  'ore-carrier': { group: 'bulk-carrier' },
  'cement-carrier': { group: 'bulk-carrier' },
  'general-cargo-ship': { group: 'dry-cargo-ship' },
  'multi-purpose-vessel': { group: 'general-cargo-ship' },
  'heavy-lift-vessel': { group: 'general-cargo-ship' },
  'river-sea-vessel': { group: 'general-cargo-ship' },
  'container-ship': { group: 'dry-cargo-ship' },
  'refrigerated-cargo-ship': { group: 'dry-cargo-ship' },
  'livestock-carrier': { group: 'dry-cargo-ship' },

  'ro-ro-vessel': {},
  'ro-ro-cargo-ship': { group: 'ro-ro-vessel' },
  'vehicle-carrier': { group: 'ro-ro-vessel' },
  'ro-pax-ferry': { group: 'ro-ro-vessel' },

  tanker: {},
  'oil-tanker': { group: 'tanker' },
  'crude-oil-tanker': { group: 'oil-tanker' },
  'product-tanker': { group: 'oil-tanker' },
  'shuttle-tanker': { group: 'oil-tanker' },
  'bunkering-tanker': { group: 'oil-tanker' },
  'chemical-tanker': { group: 'tanker' },
  'oil-chemical-tanker': { group: 'chemical-tanker' },
  'bitumen-tanker': { group: 'oil-tanker' },
  'gas-carrier': { group: 'tanker' },
  'lng-carrier': { group: 'gas-carrier' },
  'lpg-carrier': { group: 'gas-carrier' },

  'passenger-vessel': {},
  'cruise-ship': { group: 'passenger-vessel' },
  'passenger-ferry': { group: 'passenger-vessel' },
  'high-speed-craft': { group: 'passenger-vessel' },
  'river-cruise-vessel': { group: 'passenger-vessel' },
  yacht: {},
  'motor-yacht': { group: 'yacht' },
  'sailing-yacht': { group: 'yacht' },

  'offshore-vessel': {},
  'platform-supply-vessel': { group: 'offshore-vessel' },
  'anchor-handling-vessel': { group: 'offshore-vessel' },
  'crew-transfer-vessel': { group: 'offshore-vessel' },
  'standby-rescue-vessel': { group: 'offshore-vessel' },
  'offshore-construction-vessel': { group: 'offshore-vessel' },
  'diving-support-vessel': { group: 'offshore-vessel' },
  'pipe-laying-vessel': { group: 'offshore-vessel' },
  'cable-laying-vessel': { group: 'offshore-vessel' },
  'wind-service-vessel': { group: 'offshore-vessel' },
  'wind-installation-vessel': { group: 'offshore-vessel' },
  'seismic-vessel': { group: 'offshore-vessel' },
  'accommodation-vessel': { group: 'offshore-vessel' },
  'offshore-unit': {},
  'drilling-unit': { group: 'offshore-unit' },
  drillship: { group: 'drilling-unit' },
  'jack-up': { group: 'offshore-unit' },
  fpso: { group: 'offshore-unit' },
  fso: { group: 'offshore-unit' },

  'tug-or-workboat': {},
  tug: { group: 'tug-or-workboat' },
  'harbour-tug': { group: 'tug' },
  'ocean-going-tug': { group: 'tug' },
  'pusher-tug': { group: 'tug' },
  workboat: { group: 'tug-or-workboat' },
  'pilot-boat': { group: 'tug-or-workboat' },
  barge: { group: 'tug-or-workboat' },
  dredger: {},
  'hopper-dredger': { group: 'dredger' },
  'cutter-suction-dredger': { group: 'dredger' },

  'special-purpose-ship': {},
  'research-vessel': { group: 'special-purpose-ship' },
  icebreaker: { group: 'special-purpose-ship' },
  'training-ship': { group: 'special-purpose-ship' },
  'fishing-vessel': {},
  trawler: { group: 'fishing-vessel' },
} as const satisfies Record<string, VesselType>

export type VesselTypeCode = keyof typeof TABLE

/** Every type of vessel and every group, each group before what belongs to it. */
export const VESSEL_TYPES: Readonly<Record<VesselTypeCode, { readonly group?: VesselTypeCode }>> =
  TABLE

export const VESSEL_TYPE_CODES = Object.keys(TABLE) as VesselTypeCode[]

/** Narrows any value to a code of a type or group; prototype keys such as `constructor` are none. */
export function isVesselType(value: unknown): value is VesselTypeCode {
  return typeof value === 'string' && Object.hasOwn(TABLE, value)
}

/**
 * Whether a type is a group or belongs to it, at any depth.
 * @example isWithin('lng-carrier', 'tanker') // true
 */
export function isWithin(type: VesselTypeCode, group: VesselTypeCode): boolean {
  let above: VesselTypeCode | undefined = type
  while (above !== undefined && above !== group) above = VESSEL_TYPES[above].group
  return above === group
}

/** A type and everything that belongs to it, at any depth: what a search for the group should find. */
export function withinGroup(group: VesselTypeCode): VesselTypeCode[] {
  return VESSEL_TYPE_CODES.filter((type) => isWithin(type, group))
}

/**
 * The group of the first level that a type belongs to; such a group belongs to itself.
 * @example outermostGroup('lng-carrier') // 'tanker'
 */
export function outermostGroup(type: VesselTypeCode): VesselTypeCode {
  const { group } = VESSEL_TYPES[type]
  return group === undefined ? type : outermostGroup(group)
}
