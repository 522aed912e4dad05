import { columnLetters, columnNumber } from './cell-places'

/** Rows that are put into a sheet. */
export interface AddedRows {
  /** The last row before them, from 1. */
  behind: number
  /** How many; none where the form has room enough. */
  count: number
}

/** A place in a formula: texts and names in quotes are passed over. */
const TOKEN =
  /"(?:[^"]|"")*"|\[[^\]]*\]|((?:'(?:[^']|'')+'|(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_.]*)!)?(?<![\p{L}\p{N}_.$])(?:(\$?[A-Z]{1,3})(\$?)(\d{1,7})(?::(\$?[A-Z]{1,3})(\$?)(\d{1,7}))?|(\$?)(\d{1,7}):(\$?)(\d{1,7}))(?![\p{L}\p{N}_(.!])/gu

/**
 * A formula after rows were put into a sheet. A range that ends with the last row before them goes on to their end, as it was made to
 * sum up the whole table.
 * @param sheet the sheet that the formula is in
 * @param changed the one with more rows
 */
export function withAddedRows(
  formula: string,
  sheet: string,
  changed: string,
  added: AddedRows,
): string {
  return formula.replace(TOKEN, (found: string, ...groups: (string | undefined)[]) => {
    const [named, column, fixed, row, lastColumn, lastFixed, lastRow, ...rows] = groups
    const isChanged = named === undefined ? sheet === changed : nameOfSheet(named) === changed
    if (!isChanged) return found
    const of = named ?? ''
    if (row !== undefined) {
      const isRange = lastRow !== undefined
      const first = `${of}${column}${fixed}${movedStart(Number(row), added)}`
      return isRange
        ? `${first}:${lastColumn}${lastFixed}${movedEnd(Number(row), Number(lastRow), added)}`
        : first
    }
    const [firstFixed, firstRow, endFixed, endRow] = rows
    if (firstRow === undefined || endRow === undefined) return found
    const start = movedStart(Number(firstRow), added)
    return `${of}${firstFixed}${start}:${endFixed}${movedEnd(Number(firstRow), Number(endRow), added)}`
  })
}

/** A formula as a program copies it into a cell that lies so many rows and columns further. */
export function copiedFormula(formula: string, rows: number, columns = 0): string {
  const rowOf = (fixed = '', row = '') => fixed + (fixed === '' ? Number(row) + rows : row)
  const columnOf = (column: string) =>
    column.startsWith('$') ? column : columnLetters(columnNumber(column) + columns)
  return formula.replace(TOKEN, (found: string, ...groups: (string | undefined)[]) => {
    const [of = '', column, fixed, row, lastColumn, lastFixed, lastRow, ...others] = groups
    if (column !== undefined) {
      const last =
        lastColumn === undefined ? '' : `:${columnOf(lastColumn)}${rowOf(lastFixed, lastRow)}`
      return `${of}${columnOf(column)}${rowOf(fixed, row)}${last}`
    }
    const [firstFixed, firstRow, endFixed, endRow] = others
    if (firstRow === undefined) return found
    return `${of}${rowOf(firstFixed, firstRow)}:${rowOf(endFixed, endRow)}`
  })
}

/** Where a row is after others were put in. */
export function movedStart(row: number, { behind, count }: AddedRows): number {
  return row > behind ? row + count : row
}

/** Where a range ends that began in `from`. */
export function movedEnd(from: number, to: number, { behind, count }: AddedRows): number {
  return from <= behind && to === behind ? to + count : movedStart(to, { behind, count })
}

function nameOfSheet(named: string): string {
  const name = named.slice(0, -1)
  return name.startsWith("'") ? name.slice(1, -1).replaceAll("''", "'") : name
}
