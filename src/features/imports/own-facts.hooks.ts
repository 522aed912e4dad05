import { isSame } from '../../domain/imports/differences'
import type { ReadRecord } from '../../domain/imports/import-types'
import type { RecordValues, StoredRecord } from './write-record.hooks'

/**
 * A row that is about a vacancy which is there: what was assumed gives way to what stands there.
 *
 * A day that is assumed again is the one that it has: the same file again says nothing new, and what was closed by hand is not
 * opened. Only a day that was assumed itself and has passed is assumed again from the file that still has it. What staff have
 * said to be no assumption stays so as long as the file assumes the same.
 */
export function withOwnFacts(record: ReadRecord, stored: StoredRecord): ReadRecord {
  const { joining, pay, ...values } = withOwnDay(record, stored).values
  const own = stored.values
  const isKnown = (name: string, flag: string, from: RecordValues, of: RecordValues) =>
    from[flag] === true && of[flag] !== true && isSame(from[name], of[name])
  const without = (from: RecordValues, of: RecordValues, flags: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(from).filter(([name]) => {
        const fact = flags[name]
        return fact === undefined || !isKnown(fact, name, from, of)
      }),
    )
  return {
    ...withOwnDay(record, stored),
    values: {
      ...without(values, own, { vesselTypeAssumed: 'vesselType' }),
      ...(isGroup(pay) && {
        pay: without(pay, isGroup(own.pay) ? own.pay : {}, {
          currencyAssumed: 'currency',
          periodAssumed: 'period',
        }),
      }),
      ...(isGroup(joining) && { joining }),
    },
  }
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
    cells: record.cells.filter(({ field }) => field !== 'openUntilDay'),
  }
}

/** What a row itself says of which vacancy it is: nothing that was assumed. */
export function withoutAssumptions(values: RecordValues): RecordValues {
  const said = values.openUntilAssumed === true ? withoutDay(values) : values
  const { joining, pay, vesselTypeAssumed: _, ...others } = said
  const less = (group: unknown, flags: readonly string[]) =>
    isGroup(group)
      ? Object.fromEntries(Object.entries(group).filter(([name]) => !flags.includes(name)))
      : group
  return {
    ...others,
    ...(pay !== undefined && { pay: less(pay, ['currencyAssumed', 'periodAssumed']) }),
    ...(joining !== undefined && { joining: less(joining, ['unsaid']) }),
  }
}

function withoutDay(values: RecordValues): RecordValues {
  const { openUntilDay: _day, openUntilAssumed: _assumed, ...others } = values
  return others
}

function isGroup(value: unknown): value is RecordValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
