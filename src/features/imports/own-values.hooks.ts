import { isSame } from '../../domain/imports/differences'
import type { ReadRecord } from '../../domain/imports/import-types'
import type { RecordValues, StoredRecord } from './write-record.hooks'

/** Fields that may be assumed, by the field of their mark, for a vacancy and for its pay. */
const MARKS = { vesselTypeAssumed: 'vesselType' }
const MARKS_OF_PAY = { currencyAssumed: 'currency', periodAssumed: 'period' }

/**
 * Merges a row into an existing vacancy: stored values replace assumed ones.
 *
 * An assumed last day keeps the stored day, so the same file changes nothing and does not reopen a vacancy that staff
 * closed. A stored day that was itself assumed and has passed is assumed again, because the file still has the vacancy.
 * A value that staff confirmed stays confirmed as long as the file assumes the same value.
 */
export function withOwnValues(given: ReadRecord, stored: StoredRecord): ReadRecord {
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

/** Removes marks of values that are stored without a mark. */
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

/** Completes a row for a new vacancy: without a joining day, it is marked as unsaid. */
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
    // Cells that were written but unusable stay in the report.
    cells: record.cells.filter(
      ({ field, verdict }) => field !== 'openUntilDay' || verdict !== 'understood',
    ),
  }
}

/** Returns the values that identify a vacancy, without assumed ones. */
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
