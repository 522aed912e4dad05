import { ImportFileError } from '../../../domain/imports/import-reasons'
import type { SourceTable, WorkbookFacts } from '../../../domain/imports/import-types'
import { mostKnownHeadings, tableBelowHeadings } from '../../../domain/imports/table-headings'
import { openWorkbook, type Workbook } from './open-workbook'
import { rowsOfSheet, type SheetRows } from './sheet-rows'

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
  let first: WorkbookAnswer | undefined
  for (const one of places) {
    const answer = answerOf(workbook, one)
    const isSure = answer.isKnown || place >= 0
    if (isSure) return answer.said
    // What passes a limit is no empty sheet: somebody has to see it.
    if ('table' in answer.said.found || !answer.isEmpty) first ??= answer.said
  }
  return first ?? { facts, found: { problem: { reason: 'workbookWithoutTable', details: {} } } }
}

interface Tried {
  said: WorkbookAnswer
  /** Whether it has headings that are known. */
  isKnown: boolean
  isEmpty: boolean
}

function answerOf(workbook: Workbook, place: number): Tried {
  const name = workbook.sheets[place]?.name ?? ''
  const facts = { sheets: workbook.sheets, sheet: name, hiddenRows: 0 }
  let read: SheetRows | undefined
  try {
    read = rowsOfSheet(workbook.open(place), workbook.isFrom1904)
    facts.hiddenRows = read.hiddenRows
    const table = tableBelowHeadings(read.rows)
    const known = mostKnownHeadings(read.rows.map(({ cells }) => cells))
    return {
      said: {
        facts,
        found: { table: { format: 'workbook', encoding: 'utf-8', delimiter: null, ...table } },
      },
      isKnown: known >= 2 && table.rows.length > 0,
      isEmpty: table.rows.length === 0,
    }
  } catch (error) {
    const { reason, details } = problemOf(error)
    const problem = { reason, details: { ...details, sheet: name } }
    return { said: { facts, found: { problem } }, isKnown: false, isEmpty: isNoTable(reason) }
  }
}

function isNoTable(reason: string): boolean {
  return reason === 'headingsMissing' || reason === 'workbookBroken'
}

function problemOf(error: unknown): Pick<ImportFileError, 'details' | 'reason'> {
  if (!(error instanceof ImportFileError)) throw error
  const { reason, details } = error
  return { reason, details }
}
