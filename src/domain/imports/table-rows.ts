import { startsFormula } from '../texts/csv'
import { IMPORT_LIMITS } from './import-limits'
import { ImportFileError } from './import-reasons'
import type { SourceRow } from './import-types'

/** A row as it was parsed: its number from 1, empty rows counted. */
export interface NumberedRow {
  number: number
  cells: readonly string[]
}

/**
 * A table without its empty columns and rows, each column with a name of its own.
 * @throws ImportFileError where a limit is passed
 */
export function tableOf(
  headings: readonly string[],
  rows: readonly NumberedRow[],
): { columns: string[]; rows: SourceRow[] } {
  const width = Math.max(headings.length, ...rowWidths(rows))
  const isUsed = Array.from({ length: width }, (_, at) => (headings[at] ?? '') !== '')
  for (const { cells } of rows) {
    for (const [at, cell] of cells.entries()) if (cell !== '') isUsed[at] = true
  }
  const names = columnNames(Array.from({ length: width }, (_, at) => headings[at] ?? ''))
  const columns = names.filter((_, at) => isUsed[at])
  const { columns: mostColumns, rows: mostRows } = IMPORT_LIMITS
  if (columns.length > mostColumns) {
    throw new ImportFileError('tooManyColumns', { most: mostColumns })
  }
  if (rows.length > mostRows) throw new ImportFileError('tooManyRows', { most: mostRows })
  return { columns, rows: rows.map((row) => sourceRow(row, names)) }
}

/** One after another: so many arguments as there may be rows would not fit into a call. */
function rowWidths(rows: readonly NumberedRow[]): number[] {
  let most = 0
  for (const { cells } of rows) most = Math.max(most, cells.length)
  return [most]
}

function sourceRow({ number, cells }: NumberedRow, names: readonly string[]): SourceRow {
  const filled: [string, string][] = []
  for (const [at, cell] of cells.entries()) {
    const name = names[at]
    if (name === undefined || cell === '') continue
    if (cell.length > IMPORT_LIMITS.cell) {
      throw new ImportFileError('cellTooLong', {
        most: IMPORT_LIMITS.cell,
        row: number,
        column: name,
      })
    }
    filled.push([name, cell])
  }
  // A plain property, whatever the column is called.
  return { number, cells: Object.fromEntries(filled) }
}

/** Names that are no good keys of an object. */
const DANGEROUS = new Set(['__proto__', 'constructor', 'prototype'])

/** Characters. */
const LONGEST_NAME = 200

/**
 * Names of columns, each once: one without a heading is called by its letter as programs for tables call it, a second
 * one of the same name by its number.
 * @example columnNames(['Pay', '', 'Pay']) // ['Pay', '(B)', 'Pay (2)']
 */
function columnNames(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading, at) => {
    const given = heading.slice(0, LONGEST_NAME).trim()
    const name = given === '' || DANGEROUS.has(given) ? `(${columnLetters(at)})` : given
    let own = name
    for (let number = 2; taken.has(own); number += 1) own = `${name} (${number})`
    taken.add(own)
    return own
  })
}

/** The letters of a column, counted from 0: `A` … `Z`, `AA`. */
export function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter
}

// As in `plainText`: what turns the direction of its neighbours is dropped, and halves of characters.
const UNWANTED = /[^\P{Cc}\s]|[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The text of a cell: no control character but line breaks, no blank space around it. */
export function cellText(text: string): string {
  return text.replace(UNWANTED, '').replace(/\r\n?/g, '\n').trim()
}

/**
 * Without what our own export, and programs for tables, put around a text so that it is no formula and no number:
 * `'+380…`, `="007"`.
 */
export function withoutEscape(cell: string): string {
  if (cell.startsWith("'") && startsFormula(cell)) return cell.slice(1)
  return /^="([^"]*)"$/.exec(cell)?.[1] ?? cell
}
