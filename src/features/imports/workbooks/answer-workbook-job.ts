import { ImportFileError } from '../../../domain/imports/import-reasons'
import type { SourceTable, WorkbookFacts } from '../../../domain/imports/import-types'
import { mostKnownHeadings, tableBelowHeadings } from '../../../domain/imports/table-headings'
import { columnLetters } from '../../../domain/imports/table-rows'
import { openWorkbook, type Workbook } from './open-workbook'
import { rowsOfSheet } from './sheet-rows'
import type { Place } from './xls-formulas'

/** What the process that reads workbooks is asked. */
export interface WorkbookJob {
  input: Uint8Array
  /** The name of the sheet that somebody has chosen. */
  sheet: string | undefined
}

/** What it answers. */
export interface WorkbookAnswer {
  /** Nothing where it could not be opened. */
  facts?: WorkbookFacts
  /** The table, or why there is none. */
  found: { table: SourceTable } | { problem: Pick<ImportFileError, 'details' | 'reason'> }
}

/**
 * Reads the table of one sheet: the chosen one, else the first of those that are shown which has known headings, else the
 * first that has any. Work and memory are those of a process of their own, which may end at any time.
 */
export async function answerWorkbookJob({ input, sheet }: WorkbookJob): Promise<WorkbookAnswer> {
  let workbook: Workbook
  try {
    workbook = await openWorkbook(Buffer.from(input.buffer, input.byteOffset, input.byteLength))
  } catch (error) {
    return { found: { problem: problemOf(error) } }
  }
  const { sheets } = workbook
  const facts = { sheets, sheet: null, hiddenRows: 0 }
  const place = sheet === undefined ? -1 : sheets.findIndex(({ name }) => name === sheet)
  const places =
    place >= 0 ? [place] : [...sheets.keys()].filter((one) => sheets[one]?.isHidden === false)
  let refused: WorkbookAnswer | undefined
  let unknown: WorkbookAnswer | undefined
  let broken: WorkbookAnswer | undefined
  for (const one of places) {
    const answer = answerOf(workbook, one)
    if (answer.isKnown || place >= 0) return answer.said
    const { found } = answer.said
    if ('table' in found) unknown ??= answer.said
    // A chart is no table either.
    else if (found.problem.reason === 'workbookBroken') broken ??= answer.said
    // What passes a limit may be the table that is meant: somebody has to see it.
    else if (found.problem.reason !== 'headingsMissing') refused ??= answer.said
  }
  const nothing: WorkbookAnswer = {
    facts,
    found: { problem: { reason: 'workbookWithoutTable', details: {} } },
  }
  return refused ?? unknown ?? broken ?? nothing
}

interface Tried {
  said: WorkbookAnswer
  /** Whether it has headings that are known. */
  isKnown: boolean
}

function answerOf(workbook: Workbook, place: number): Tried {
  const name = workbook.sheets[place]?.name ?? ''
  const facts = { sheets: workbook.sheets, sheet: name, hiddenRows: 0 }
  let isKnown = false
  try {
    const sheet = workbook.open(place)
    const { hiddenRows, rows } = rowsOfSheet(sheet, workbook.isFrom1904)
    facts.hiddenRows = hiddenRows
    const table = tableBelowHeadings(rows)
    if (table.rows.length === 0) throw new ImportFileError('headingsMissing')
    isKnown = mostKnownHeadings(rows.map(({ cells }) => cells)) >= 2
    if (sheet.uncalculated)
      throw new ImportFileError('sheetNotCalculated', told(sheet.uncalculated))
    const found = { table: { ...OF_WORKBOOKS, ...table } }
    return { said: { facts, found }, isKnown }
  } catch (error) {
    const { reason, details } = problemOf(error)
    const problem = { reason, details: { ...details, sheet: name } }
    return { said: { facts, found: { problem } }, isKnown }
  }
}

const OF_WORKBOOKS = { format: 'workbook', encoding: 'utf-8', delimiter: null } as const

function told({ row, column }: Place): { row: number; column: string } {
  return { row: row + 1, column: columnLetters(column) }
}

function problemOf(error: unknown): Pick<ImportFileError, 'details' | 'reason'> {
  if (!(error instanceof ImportFileError)) throw error
  const { reason, details } = error
  return { reason, details }
}
