import type { FieldTable } from '../structured-fields/field-table'

/** An account holds no more times on board. Forty years of short contracts are fewer. */
export const MOST_CONTRACTS = 200

/** Nobody who is at sea signed on earlier; a contract may be agreed on before it begins. */
const DAYS = { holds: 'day', since: 1950 } as const

/** In the own words of the seafarer, where no code says it. */
const WRITTEN = { holds: 'text', most: 80 } as const

/**
 * What a seafarer writes down of one time on board, in the order of the form. The collection, the form of the site, what is compared
 * between two devices and the download follow from it.
 */
export const CONTRACT_TABLE = {
  vesselName: { holds: 'text', most: 120, label: 'vesselName', isRequired: true },
  // As it was typed: papers in the world have numbers that fail their check digit.
  imo: { holds: 'text', most: 20, label: 'contractImo' },
  vesselType: { holds: 'code', of: 'vesselTypes', label: 'vesselType' },
  vesselTypeWritten: { ...WRITTEN, label: 'contractVesselTypeWritten' },
  flag: { holds: 'code', of: 'countries', label: 'vesselFlag' },
  grossTonnage: { holds: 'number', least: 1, most: 1_000_000, label: 'vesselGrossTonnage' },
  deadweight: {
    holds: 'number',
    least: 1,
    most: 1_000_000,
    unit: 'tonnes',
    label: 'vesselDeadweight',
  },
  engine: { holds: 'text', most: 100, label: 'vesselEngine' },
  power: { holds: 'number', least: 1, most: 200_000, unit: 'kilowatts', label: 'vesselPower' },
  rank: { holds: 'code', of: 'ranks', label: 'rank' },
  rankWritten: { ...WRITTEN, label: 'contractRankWritten' },
  signOn: { ...DAYS, ahead: 2, label: 'contractSignOn', isRequired: true },
  // Empty while on board.
  signOff: { ...DAYS, ahead: 4, label: 'contractSignOff' },
  company: { holds: 'text', most: 120, label: 'contractCompany' },
  agency: { holds: 'text', most: 120, label: 'contractAgency' },
  reason: { holds: 'text', most: 200, label: 'contractReason' },
} as const satisfies FieldTable
