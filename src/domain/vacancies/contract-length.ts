/** Units that lengths of contracts are said in, shortest first. */
export const LENGTH_UNITS = ['day', 'week', 'month'] as const

export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** The most that is believed of each: three years. */
export const MOST_LENGTH: Readonly<Record<LengthUnit, number>> = {
  day: 1_095,
  week: 156,
  month: 36,
}

/** How long somebody is on board, as a contract says it. One of the ends at least is there. */
export interface ContractLength {
  /** `null` where only a most is said: up to ninety days. */
  least: number | null
  /** `null` where only a least is said: six months or more. */
  most: number | null
  unit: LengthUnit
  /** Of a rotation: how long at home after each time on board, in the same unit. */
  off: number | null
  approximate: boolean
}

/** What is stored where nothing is said. */
export const NO_LENGTH = {
  least: null,
  most: null,
  unit: 'month',
  off: null,
  approximate: false,
} as const satisfies ContractLength

/** Narrows any value to a unit. */
function isLengthUnit(value: unknown): value is LengthUnit {
  return LENGTH_UNITS.some((unit) => unit === value)
}

/**
 * A length as contracts write it, where it lies evenly around a whole number: six months, one more or less. What begins
 * with one has no middle: up to five months are no three, two more or less.
 * @example evenLength({ least: 5, most: 7 }) // { length: 6, tolerance: 1 }
 */
export function evenLength({
  least,
  most,
}: Pick<ContractLength, 'least' | 'most'>): { length: number; tolerance: number } | undefined {
  if (least === null || most === null || (least === 1 && most > 1)) return undefined
  const length = (least + most) / 2
  return Number.isInteger(length) ? { length, tolerance: most - length } : undefined
}

/**
 * A length in English words that an import reads back as the same.
 * @example writtenLength({ least: 5, most: 5, unit: 'week', off: 5, approximate: false }) // '5 weeks on / 5 weeks off'
 */
export function writtenLength(length: ContractLength): string {
  const { approximate, least, most, off, unit } = length
  const units = (count: number) => (count === 1 ? unit : `${unit}s`)
  if (least === null && most === null) return ''
  const about = approximate ? 'approx. ' : ''
  if (off !== null) {
    const on = least ?? most ?? 0
    return `${about}${on} ${units(on)} on / ${off} ${units(off)} off`
  }
  if (least === null) {
    // Up to six months would be read as one to six.
    const isBound = unit === 'month' && (most ?? 0) > 1
    return `${about}${isBound ? 'maximum' : 'up to'} ${most} ${units(most ?? 0)}`
  }
  if (most === null) return `${about}minimum ${least} ${units(least)}`
  return `${about}${least === most ? least : `${least}-${most}`} ${units(most)}`
}

/**
 * Months, and how many more or fewer they may be.
 * @example ofMonths(6, 1) // { least: 5, most: 7, unit: 'month', off: null, approximate: false }
 */
export function ofMonths(months: number, tolerance = 0): ContractLength {
  return { ...NO_LENGTH, least: months - tolerance, most: months + tolerance }
}

/**
 * A length as it is stored, by the names of its columns; `undefined` where neither end is said.
 * @param stored of a unit that is none, months are meant
 */
export function storedLength(stored: {
  least: number | null | undefined
  most: number | null | undefined
  unit: unknown
  off: number | null | undefined
  approximate: boolean | null | undefined
}): ContractLength | undefined {
  const { approximate, least = null, most = null, off = null, unit } = stored
  if (least === null && most === null) return undefined
  return {
    least,
    most,
    unit: isLengthUnit(unit) ? unit : NO_LENGTH.unit,
    off,
    approximate: approximate === true,
  }
}
