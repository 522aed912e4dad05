import { IMPORT_LIMITS } from '../../../domain/imports/import-limits'
import { ImportFileError } from '../../../domain/imports/import-reasons'
import { MOST_START_ROWS } from '../../../domain/imports/table-headings'
import { cellText, type NumberedRow, withoutEscape } from '../../../domain/imports/table-rows'
import { textOfCell } from './cell-text'
import type { Sheet } from './open-workbook'

/** What a sheet says. */
export interface SheetRows {
  /** Without empty ones; their numbers are those of the sheet. */
  rows: NumberedRow[]
  /** How many rows with text are hidden. */
  hiddenRows: number
}

/**
 * The rows of a sheet as texts. Cells that are merged into another say nothing, hidden rows are counted alone.
 * @throws ImportFileError where a limit is passed
 */
export function rowsOfSheet(sheet: Sheet, isFrom1904: boolean): SheetRows {
  const isCovered = coveredCells(sheet)
  const rows: NumberedRow[] = []
  const spent = { cells: 0, text: 0 }
  let hiddenRows = 0
  // Rows without anything in them are not there.
  sheet.cells.forEach((cells, row) => {
    const texts: string[] = []
    cells?.forEach((cell, column) => {
      if (!cell || isCovered(row, column)) return
      const text = cellText(withoutEscape(textOfCell(cell, isFrom1904)))
      if (text === '') return
      spendOn(text, spent)
      texts[column] = text
    })
    if (texts.length === 0) return
    if (texts.length > IMPORT_LIMITS.columns * 2) {
      throw new ImportFileError('tooManyColumns', { most: IMPORT_LIMITS.columns })
    }
    if (sheet.isRowHidden(row)) hiddenRows += 1
    // Headings and what stands above them are a few rows.
    else if (rows.length > IMPORT_LIMITS.rows + MOST_START_ROWS) {
      throw new ImportFileError('tooManyRows', { most: IMPORT_LIMITS.rows })
    } else rows.push({ number: row + 1, cells: Array.from(texts, (text) => text ?? '') })
  })
  return { rows, hiddenRows }
}

/** The same text may stand in a million cells and be kept once. */
function spendOn(text: string, spent: { cells: number; text: number }): void {
  spent.cells += 1
  spent.text += text.length
  const { cells, text: most } = IMPORT_LIMITS
  if (spent.cells > cells) throw new ImportFileError('sheetTooManyCells', { most: cells })
  if (spent.text > most) throw new ImportFileError('sheetTooMuchText', { most })
}

/** Whether a cell lies below one that was made larger: what it says is not seen. */
function coveredCells({ merged }: Sheet): (row: number, column: number) => boolean {
  /** By row; from and to. */
  const byRow = new Map<number, { columns: readonly [number, number]; isFirst: boolean }[]>()
  let left = IMPORT_LIMITS.cells
  for (const { s, e } of merged) {
    for (let row = s.r; row <= e.r && row < MOST_MERGED_ROW; row += 1) {
      left -= 1
      if (left < 0) throw new ImportFileError('workbookTooHeavy')
      const there = byRow.get(row) ?? []
      there.push({ columns: [s.c, e.c], isFirst: row === s.r })
      byRow.set(row, there)
    }
  }
  return (row, column) =>
    byRow
      .get(row)
      ?.some(
        ({ columns: [from, to], isFirst }) =>
          column >= from && column <= to && !(isFirst && column === from),
      ) === true
}

/** Rows that a sheet may have. */
const MOST_MERGED_ROW = 1_048_576
