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
  return formula.replace(TOKEN, (found: string, ...groups: unknown[]) => {
    const { column, firstRow, fixed, last, named, row, rows } = placeOf(groups)
    const isChanged = named === '' ? sheet === changed : nameOfSheet(named) === changed
    if (!isChanged) return found
    if (row !== undefined) {
      const first = `${named}${column}${fixed}${movedStart(row, added)}`
      if (!last) return first
      return `${first}:${last.column}${last.fixed}${movedEnd(row, last.row, added)}`
    }
    if (firstRow === undefined || !rows) return found
    const start = `${named}${rows.fixed}${movedStart(firstRow, added)}`
    return `${start}:${rows.endFixed}${movedEnd(firstRow, rows.end, added)}`
  })
}

/** A formula as a program copies it into a cell that lies so many rows and columns further. */
export function copiedFormula(formula: string, rows: number, columns = 0): string {
  const rowOf = (fixed: string, row: number) => `${fixed}${fixed === '' ? row + rows : row}`
  const columnOf = (column: string) =>
    column.startsWith('$') ? column : columnLetters(columnNumber(column) + columns)
  return formula.replace(TOKEN, (found: string, ...groups: unknown[]) => {
    const { column, firstRow, fixed, last, named, row, rows: whole } = placeOf(groups)
    if (row !== undefined) {
      const first = `${named}${columnOf(column)}${rowOf(fixed, row)}`
      return last ? `${first}:${columnOf(last.column)}${rowOf(last.fixed, last.row)}` : first
    }
    if (firstRow === undefined || !whole) return found
    return `${named}${rowOf(whole.fixed, firstRow)}:${rowOf(whole.endFixed, whole.end)}`
  })
}

interface FoundPlace {
  /** The sheet with its sign; empty where it is that of the formula. */
  named: string
  column: string
  /** `$`, or nothing. */
  fixed: string
  /** Of a cell. */
  row: number | undefined
  /** Of a range of cells. */
  last: { column: string; fixed: string; row: number } | undefined
  /** Of whole rows. */
  firstRow: number | undefined
  rows: { fixed: string; endFixed: string; end: number } | undefined
}

/** What the groups of `TOKEN` say. */
function placeOf(groups: readonly unknown[]): FoundPlace {
  const text = (index: number) => {
    const group = groups[index]
    return typeof group === 'string' ? group : ''
  }
  const number = (index: number) => (text(index) === '' ? undefined : Number(text(index)))
  const [lastRow, end] = [number(6), number(10)]
  return {
    ...{ named: text(0), column: text(1), fixed: text(2), row: number(3) },
    last: lastRow === undefined ? undefined : { column: text(4), fixed: text(5), row: lastRow },
    firstRow: number(8),
    rows: end === undefined ? undefined : { fixed: text(7), endFixed: text(9), end },
  }
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
