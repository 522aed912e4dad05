import {
  type ContractLength,
  type LengthUnit,
  MOST_LENGTH,
  writtenLength,
} from '../vacancies/contract-length'
import { plainNumber } from '../money/typed-price'
import {
  AFTER,
  APPROXIMATELY,
  AT_MOST,
  BESIDE,
  BOTH,
  DAYS,
  LEAST,
  OFF,
  ON,
  PLUS_MINUS,
  ROTATION,
  TO,
  UP_TO,
  WEEKS,
} from './length-words'
import { MONTHS, YEARS } from './read-experience'
import { inDoubt, leftOut, LONGEST_FACT, type Reading, understood } from './readings'

/** A number with its unit, where it has one. */
const PART = String.raw`(\d{1,4})\s*([DWMY])?`

const pattern = (text: string) =>
  new RegExp(`^${text.replaceAll('#', PART).replaceAll(' ', '\\s*')}$`)
const TURN_BY_TURN = pattern('# (O)? [/,] # (F)? R?')
const TURN_SPACED = pattern('# O [/,-]? # F R?')
const TURN_EVEN = pattern('# - # R?')
const TURN_BOTH = pattern('# O ?[/,-]? ?F R?')
const RANGE = pattern('# - #')
const TOLERANCE = pattern('# ,? ± #')
const LONGER = pattern('# [+] #')
const SINGLE = pattern('# R?')
/** How long somebody is at home is not said. */
const ON_BOARD = pattern('# O')

const UNIT: Readonly<Record<string, LengthUnit>> = { D: 'day', W: 'week', M: 'month', Y: 'month' }

/**
 * The length of a contract, or the turns of a rotation: `6 ± 1 months`, `4-6 мес.`, `5 weeks on / 5 weeks off`, `28/28`,
 * `up to 90 days`, `8M (+1)`. A number without a unit is one of months, unless the heading says another.
 * @param unit what the heading says
 */
export function readLength(text: string, unit: LengthUnit = 'month'): Reading<ContractLength> {
  if (text.length > LONGEST_FACT) return leftOut('numberUnreadable')
  const given = plainNumber(text.normalize('NFKC'))
  const uneven = [...given.matchAll(BOTH)].some(
    ([, more, less, lower, upper]) => more !== less || lower !== upper,
  )
  if (uneven) return leftOut('rangeUneven')
  if (!/\d/.test(given)) return leftOut('lengthOpen')
  const said = { about: false, upTo: false, atMost: false, atLeast: false }
  const note = (name: keyof typeof said) => () => {
    said[name] = true
    return ' '
  }
  const plain = given
    .replace(BOTH, '±$1$3')
    .replace(PLUS_MINUS, '±')
    .replace(APPROXIMATELY, note('about'))
    .replace(/[~≈]\s*(?=\d)/g, note('about'))
    .replace(/[≤<]\s*(?=\d)/g, note('atMost'))
    .replace(/[≥>]\s*(?=\d)|(?<=\d)\s*\+(?!\s*\d)/g, note('atLeast'))
    .replace(ROTATION, ' R ')
    .replace(AFTER, '/')
    .replace(MONTHS, ' M ')
    .replace(WEEKS, ' W ')
    .replace(DAYS, ' D ')
    .replace(YEARS, ' Y ')
    .replace(OFF, ' F ')
    .replace(ON, ' O ')
    .replace(
      /(?<=\d\s*[DWMY]?\s*)(?:до|hasta|إلى|से|and|max\.?|maximum|i|и|і|та|et|und|y|e|a|à)\s*(?=\d)/giu,
      '-',
    )
    .replace(AT_MOST, note('atMost'))
    .replace(UP_TO, note('upTo'))
    .replace(LEAST, note('atLeast'))
    .replace(BESIDE, ' ')
    .replace(TO, ' - ')
    .replace(/[()[\]:;]/g, ' ')
    .replace(/[.,/-]+\s*$|^\s*[.,]+/, '')
    .trim()
    .replace(/\s+/g, ' ')
  const bare = plain.startsWith('R ') ? `${plain.slice(2)} R` : plain
  const read = (of: string) => turnsOf(of, unit) ?? spanOf(of, unit, said)
  const reading = read(bare)
  if (reading.value || reading.reason !== 'numberUnreadable')
    return withApproximation(reading, said.about)
  // With a unit, among words that say nothing of the length.
  const rest = bare
    .replace(/\p{L}{2,}[.'’]?/gu, ' ')
    .replace(/\s*,\s*(?=[±\s]|$)/g, ' ')
    .trim()
  const again = /\d\s*[DWMY](?!\p{L})/u.test(rest) ? read(rest) : reading
  const { value } = again
  if (!value) return reading
  const isWordless = !/\p{L}{2,}/u.test(bare)
  return withApproximation(isWordless ? again : inDoubt(value, 'partOfText', ''), said.about)
}

type Said = Readonly<Record<'about' | 'upTo' | 'atMost' | 'atLeast', boolean>>

function withApproximation(
  reading: Reading<ContractLength>,
  approximate: boolean,
): Reading<ContractLength> {
  const { value, reason } = reading
  if (!value) return reading
  const length = { ...value, approximate: approximate || value.approximate }
  return { value: length, meaning: writtenLength(length), reason }
}

/** A rotation; `undefined` where it is none. */
function turnsOf(text: string, heading: LengthUnit): Reading<ContractLength> | undefined {
  const both = TURN_BOTH.exec(text)
  if (both) return turn(both[1], both[1], both[2] ?? undefined, heading)
  const spaced = TURN_SPACED.exec(text)
  if (spaced) return turn(spaced[1], spaced[3], spaced[4] ?? spaced[2], heading, spaced[2])
  const [, on, onUnit, isOn, off, offUnit, isOff] = TURN_BY_TURN.exec(text) ?? []
  if (on !== undefined && off !== undefined) {
    const isSaid = isOn !== undefined || isOff !== undefined || text.endsWith('R')
    // Five or six months.
    if (!isSaid && Number(off) === Number(on) + 1)
      return leftOut('severalMeanings', [`${on}-${off}`])
    return turn(on, off, offUnit ?? onUnit, heading, onUnit)
  }
  const [, first, firstUnit, second, secondUnit] = TURN_EVEN.exec(text) ?? []
  const isTurn = first !== undefined && (text.endsWith('R') || first === second)
  return isTurn ? turn(first, second, secondUnit ?? firstUnit, heading, firstUnit) : undefined
}

function turn(
  on = '',
  off = '',
  unit: string | undefined,
  heading: LengthUnit,
  onUnit = unit,
): Reading<ContractLength> {
  const [time, home] = [Number(on), Number(off)]
  if (onUnit !== undefined && unit !== undefined && onUnit !== unit) return leftOut('otherUnit')
  const own = unit === undefined ? unitOfTurns(time, heading) : UNIT[unit]
  // Four by four may be weeks or months.
  if (!own) return leftOut('severalMeanings', [`${on}/${off} weeks`, `${on}/${off} months`])
  const years = unit === 'Y' ? 12 : 1
  return bounded({
    least: time * years,
    most: time * years,
    unit: own,
    off: home * years,
    approximate: false,
  })
}

/** Turns of whole weeks that are counted in days need no unit: 28/28. */
function unitOfTurns(on: number, heading: LengthUnit): LengthUnit | undefined {
  if (heading !== 'month') return heading
  return on >= 14 && on % 7 === 0 ? 'day' : undefined
}

function spanOf(text: string, heading: LengthUnit, said: Said): Reading<ContractLength> {
  const [, single, unit] = SINGLE.exec(text) ?? []
  if (single !== undefined) {
    const count = Number(single)
    if (said.atMost) return inUnit({ least: null, most: count }, unit, heading)
    if (said.upTo) return inUnit(upTo(count, unit, heading), unit, heading)
    return inUnit({ least: count, most: said.atLeast ? null : count }, unit, heading)
  }
  const [, from, fromUnit, to, toUnit] = RANGE.exec(text) ?? []
  if (from !== undefined) {
    const [least, most] = [Number(from), Number(to)]
    if (fromUnit !== undefined && toUnit !== undefined && fromUnit !== toUnit)
      return leftOut('otherUnit')
    return least >= most
      ? leftOut('numberUnreadable')
      : inUnit({ least, most }, toUnit ?? fromUnit, heading)
  }
  const [, aboard, aboardUnit] = ON_BOARD.exec(text) ?? []
  if (aboard !== undefined) {
    const count = Number(aboard)
    const { value, ...reading } = inUnit({ least: count, most: count }, aboardUnit, heading)
    return value ? inDoubt(value, 'partOfText', '') : reading
  }
  if (said.atLeast) return leftOut('numberUnreadable')
  const [, from1, from1Unit, more1, more1Unit] = LONGER.exec(text) ?? []
  if (said.upTo || said.atMost) {
    const isOther = from1Unit !== undefined && more1Unit !== undefined && from1Unit !== more1Unit
    if (from1 === undefined || isOther) return leftOut('numberUnreadable')
    const [most, unit] = [Number(from1) + Number(more1), from1Unit ?? more1Unit]
    const ends = said.atMost ? { least: null, most } : upTo(most, unit, heading)
    return inUnit(ends, unit, heading)
  }
  const [, around, aroundUnit, tolerance, ofUnit] = TOLERANCE.exec(text) ?? []
  if (around !== undefined) {
    return tolerant(Number(around), Number(tolerance), aroundUnit ?? ofUnit, ofUnit, heading)
  }
  const [, least, leastUnit, more, moreUnit] = LONGER.exec(text) ?? []
  if (least === undefined) return leftOut('numberUnreadable')
  if (leastUnit !== undefined && moreUnit !== undefined && leastUnit !== moreUnit)
    return leftOut('otherUnit')
  return inUnit(
    { least: Number(least), most: Number(least) + Number(more) },
    leastUnit ?? moreUnit,
    heading,
  )
}

/**
 * The ends of a length that reaches up to something. Contracts that are told in months are of whole months, so that the
 * least is one. Who says days or weeks does not mean that somebody joins for one of them; who says a maximum says nothing
 * of the least.
 */
function upTo(most: number, written: string | undefined, heading: LengthUnit) {
  const isOfMonths = written === undefined ? heading === 'month' : written === 'M'
  return { least: isOfMonths && most > 1 ? 1 : null, most }
}

function tolerant(
  length: number,
  tolerance: number,
  unit: string | undefined,
  ofTolerance: string | undefined,
  heading: LengthUnit,
): Reading<ContractLength> {
  // Four months and two weeks more or less are about four months.
  const isOther = ofTolerance !== undefined && unit !== undefined && ofTolerance !== unit
  if (isOther) {
    const { value, ...reading } = inUnit({ least: length, most: length }, unit, heading)
    return value ? understood({ ...value, approximate: true }, '') : reading
  }
  if (tolerance > 0 && tolerance >= length) {
    const { value, ...reading } = inUnit({ least: length, most: length }, unit, heading)
    return value ? inDoubt(value, 'toleranceTooLong', '') : reading
  }
  return inUnit({ least: length - tolerance, most: length + tolerance }, unit, heading)
}

function inUnit(
  { least, most }: Pick<ContractLength, 'least' | 'most'>,
  written: string | undefined,
  heading: LengthUnit,
): Reading<ContractLength> {
  const times = written === 'Y' ? 12 : 1
  const many = (count: number | null) => (count === null ? null : count * times)
  return bounded({
    least: many(least),
    most: many(most),
    unit: (written === undefined ? undefined : UNIT[written]) ?? heading,
    off: null,
    approximate: false,
  })
}

function bounded(length: ContractLength): Reading<ContractLength> {
  const counts = [length.least, length.most, length.off].filter((count) => count !== null)
  const isBelieved = counts.every((count) => count >= 1 && count <= MOST_LENGTH[length.unit])
  const meaning = writtenLength(length)
  return isBelieved ? understood(length, meaning) : leftOut('numberOutOfBounds', [meaning])
}

/** The unit that a heading says lengths of contracts in; `undefined` where it says none, or several. */
export function headingLengthUnit(heading: string): LengthUnit | undefined {
  const found = (
    [
      [DAYS, 'day'],
      [WEEKS, 'week'],
      [MONTHS, 'month'],
    ] as const
  ).flatMap(([words, unit]) => (heading.search(words) === -1 ? [] : [unit]))
  const [unit, ...others] = found
  return others.length === 0 ? unit : undefined
}

/** A tolerance by itself: `1`, `+/-1`. */
export function readTolerance(text: string): Reading<number> {
  if (text.length > LONGEST_FACT) return leftOut('numberUnreadable')
  const bare = plainNumber(text.normalize('NFKC'))
    .replace(BOTH, (whole, more?: string, less?: string, lower?: string, upper?: string) =>
      more === less && lower === upper ? (more ?? lower ?? whole) : whole,
    )
    .replace(PLUS_MINUS, ' ')
    .replace(MONTHS, ' ')
    .replace(/[().]/g, ' ')
    .trim()
  if (!/^\d{1,3}$/.test(bare)) return leftOut('numberUnreadable')
  const value = Number(bare)
  return value > 12 ? leftOut('numberOutOfBounds', [bare]) : understood(value)
}
