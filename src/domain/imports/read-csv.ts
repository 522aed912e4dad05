import { type CsvError, parse } from 'csv-parse/sync'

import { startsFormula } from '../texts/csv'
import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'
import type { SourceTable } from './import-types'
import { findHeadings, mostKnownHeadings } from './table-headings'
import { cellText, type NumberedRow, tableOf } from './table-rows'

const DELIMITERS = [',', ';', '\t', '|'] as const

/** Characters of the file, and rows, that the delimiter is told by. */
const START = 64 * 1024
const MOST_START_ROWS = 30

/**
 * Reads a CSV file, whichever sign parts its columns.
 * @throws ImportFileError where a quotation mark is never closed, or a limit is passed
 */
export function readCsv(text: string): Omit<SourceTable, 'encoding'> {
  // A first line for Excel alone, which it does not show.
  const said = /^sep=([,;\t|])[^\S\n]*\r?\n/i.exec(text)
  const body = said ? text.slice(said[0].length) : text
  refuseLongLines(body)
  const delimiter = said?.[1] ?? likeliestDelimiter(body)
  const rows: NumberedRow[] = []
  let number = 0
  parseRows(body, delimiter, (row) => {
    number += 1
    refuseColumns(row)
    if (row.every((cell) => cell.trim() === '')) return
    // Headings and what stands above them are a few rows.
    if (rows.length > IMPORT_LIMITS.rows + MOST_START_ROWS) {
      throw new ImportFileError('tooManyRows', { most: IMPORT_LIMITS.rows })
    }
    rows.push({ number, cells: row.map((cell) => cellText(unescaped(cell))) })
  })
  const { columns, start } = findHeadings(rows.slice(0, MOST_START_ROWS))
  return { format: 'csv', delimiter, ...tableOf(columns, rows.slice(start)) }
}

/** Empty columns at the end are many where somebody formatted a whole sheet. */
function refuseColumns(row: readonly string[]): void {
  const last = row.findLastIndex((cell) => cell.trim() !== '')
  if (last >= IMPORT_LIMITS.columns * 2) {
    throw new ImportFileError('tooManyColumns', { most: IMPORT_LIMITS.columns })
  }
}

/** Which is why nothing here grows with what a hostile file puts on one line. */
function refuseLongLines(text: string): void {
  let start = 0
  while (start < text.length) {
    const end = text.indexOf('\n', start)
    const length = (end === -1 ? text.length : end) - start
    if (length > IMPORT_LIMITS.line) {
      throw new ImportFileError('cellTooLong', { most: IMPORT_LIMITS.cell })
    }
    if (end === -1) return
    start = end + 1
  }
}

function parseRows(text: string, delimiter: string, onRow: (row: string[]) => void): void {
  try {
    parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: IMPORT_LIMITS.line,
      // Nothing is kept twice.
      on_record: (row: string[]) => {
        onRow(row)
        return null
      },
    })
  } catch (error) {
    if (error instanceof ImportFileError) throw error
    throw new ImportFileError(...reasonOf(error as Partial<CsvError>))
  }
}

function reasonOf({
  code,
  lines,
}: Partial<CsvError>): ConstructorParameters<typeof ImportFileError> {
  const row = Number(lines ?? 0)
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return ['quoteNotClosed', { row }]
    case 'CSV_MAX_RECORD_SIZE':
      return ['cellTooLong', { most: IMPORT_LIMITS.cell, row }]
    default:
      return ['csvBroken', { row }]
  }
}

/**
 * The sign that parts the headings into most that are known; where none is, the one that parts most of the first rows into
 * the same number of columns, and rather many than few. A remark in every row may have more commas than the row has columns.
 */
function likeliestDelimiter(text: string): string {
  const start = text.slice(0, START)
  const scores = DELIMITERS.map((delimiter) => {
    const first = startRows(start, delimiter)
    const counts = new Map<number, number>()
    for (const { length } of first) counts.set(length, (counts.get(length) ?? 0) + 1)
    const [columns = 1, rows = 0] =
      [...counts].toSorted(([a, n], [b, m]) => (b - 1) * m - (a - 1) * n)[0] ?? []
    const known = mostKnownHeadings(first)
    return {
      delimiter,
      // One alone may be the first word of a title, or a file of one column.
      known: known > 1 ? known : 0,
      score: ((columns - 1) * rows) / Math.max(1, first.length),
    }
  })
  const [best] = scores.toSorted((a, b) => b.known - a.known || b.score - a.score)
  return best && best.score > 0 ? best.delimiter : ','
}

/** A start may end within quotation marks: then one is put at its end. */
function startRows(start: string, delimiter: string): string[][] {
  for (const end of ['', '"']) {
    try {
      return parse(start + end, {
        delimiter,
        relax_quotes: true,
        relax_column_count: true,
        skip_empty_lines: true,
        to: MOST_START_ROWS,
      })
    } catch {
      // Another delimiter may suit it, or the reading of the whole says what is wrong.
    }
  }
  return []
}

/**
 * What our own export, and programs for tables, put around a text so that it is no formula and no number:
 * `'+380…`, `="007"`.
 */
function unescaped(cell: string): string {
  if (cell.startsWith("'") && startsFormula(cell)) return cell.slice(1)
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
