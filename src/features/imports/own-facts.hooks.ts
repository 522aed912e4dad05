import { isSame } from '../../domain/imports/differences'
import type { ReadRecord } from '../../domain/imports/import-types'
import type { RecordValues, StoredRecord } from './write-record.hooks'

/** Facts that may be assumed, by the marks that say so: of a vacancy itself, and of its pay. */
const MARKS = { vesselTypeAssumed: 'vesselType' }
const MARKS_OF_PAY = { currencyAssumed: 'currency', periodAssumed: 'period' }

/**
 * A row about a vacancy that is there already: what was assumed gives way to what the vacancy has.
 *
 * A day that is assumed again is the one that it has: the same file again says nothing new, and what was closed by hand is not
 * opened. Only a day that was assumed itself and has passed is assumed again from the file that still has it. What staff have
 * said to be no assumption stays so as long as the file assumes the same.
 */
export function withOwnFacts(given: ReadRecord, stored: StoredRecord): ReadRecord {
  const record = withOwnDay(given, stored)
  const { pay } = record.values
  const ownPay = stored.values.pay
  return {
    ...record,
    values: {
      ...unconfirmed(record.values, stored.values, MARKS),
      ...(isGroup(pay) && { pay: unconfirmed(pay, isGroup(ownPay) ? ownPay : {}, MARKS_OF_PAY) }),
    },
  }
}

/** Values without the marks of facts that stand there without one. */
function unconfirmed(
  values: RecordValues,
  own: RecordValues,
  marks: Readonly<Record<string, string>>,
): RecordValues {
  const confirmed = Object.entries(marks).flatMap(([mark, fact]) =>
    own[mark] !== true && isSame(values[fact], own[fact]) ? [mark] : [],
  )
  return without(values, confirmed)
}

/** A row that becomes a vacancy: where no day of joining was read, none is said. */
export function withUnsaidJoining(record: ReadRecord): ReadRecord {
  const joining = isGroup(record.values.joining) ? record.values.joining : {}
  if ('from' in joining) return record
  return { ...record, values: { ...record.values, joining: { ...joining, unsaid: true } } }
}

function withOwnDay(record: ReadRecord, { isOpen, values: stored }: StoredRecord): ReadRecord {
  if (record.values.openUntilAssumed !== true) return record
  if (!isOpen && stored.openUntilAssumed === true) return record
  return {
    ...record,
    values: { ...withoutDay(record.values), openUntilDay: stored.openUntilDay },
    // What is written and cannot be used is told all the same.
    cells: record.cells.filter(
      ({ field, verdict }) => field !== 'openUntilDay' || verdict !== 'understood',
    ),
  }
}

/** What a row itself says of which vacancy it is: nothing that was assumed. */
export function withoutAssumptions(values: RecordValues): RecordValues {
  const said = values.openUntilAssumed === true ? withoutDay(values) : values
  const { joining, pay } = said
  return {
    ...without(said, Object.keys(MARKS)),
    ...(isGroup(pay) && { pay: without(pay, Object.keys(MARKS_OF_PAY)) }),
    ...(isGroup(joining) && { joining: without(joining, ['unsaid']) }),
  }
}

function withoutDay(values: RecordValues): RecordValues {
  return without(values, ['openUntilDay', 'openUntilAssumed'])
}

function without(values: RecordValues, names: readonly string[]): RecordValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))
}

function isGroup(value: unknown): value is RecordValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
