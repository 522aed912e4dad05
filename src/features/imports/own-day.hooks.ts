import type { ReadRecord } from '../../domain/imports/import-types'
import type { RecordValues, StoredRecord } from './write-record.hooks'

/**
 * Of a vacancy that is there a day that is assumed again is the one that it has: the same file again says nothing new, and
 * what was closed by hand is not opened. Only a day that was assumed itself and has passed is assumed again from the file that still has it.
 */
export function withOwnDay(
  record: ReadRecord,
  { isOpen, values: stored }: StoredRecord,
): ReadRecord {
  if (record.values.openUntilAssumed !== true) return record
  if (!isOpen && stored.openUntilAssumed === true) return record
  return {
    ...record,
    values: { ...withoutDay(record.values), openUntilDay: stored.openUntilDay },
    cells: record.cells.filter(({ field }) => field !== 'openUntilDay'),
  }
}

/** What a row says beside its last day. */
export function withoutDay(values: RecordValues): RecordValues {
  const own = Object.entries(values)
  return Object.fromEntries(
    own.filter(([name]) => name !== 'openUntilDay' && name !== 'openUntilAssumed'),
  )
}
