import type {
  ColumnMapping,
  ImportKind,
  ReadContext,
  ReadRecord,
  SourceRow,
  SourceTable,
} from './import-types'

/**
 * What the columns of a table say as a whole: which of day and month goes first, which sign stands before decimals,
 * what the headings say of amounts.
 */
export function readContext(
  _kind: ImportKind,
  _table: SourceTable,
  _mapping: ColumnMapping,
  now = new Date(),
): ReadContext {
  return { columns: {}, year: now.getUTCFullYear() }
}

/** What a row says, in the codes and units that the collection stores, and what of it is not certain. */
export function readRecord(
  _kind: ImportKind,
  row: SourceRow,
  _mapping: ColumnMapping,
  _context: ReadContext,
): ReadRecord {
  return {
    number: row.number,
    externalId: null,
    company: null,
    values: {},
    cells: [],
    refused: true,
  }
}
