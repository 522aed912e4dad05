import { guessMapping } from '../../../domain/imports/guess-mapping'
import { ImportFileError } from '../../../domain/imports/import-reasons'
import type {
  ColumnMapping,
  ImportKind,
  ReadContext,
  SourceRow,
  SourceTable,
} from '../../../domain/imports/import-types'
import { readContext } from '../../../domain/imports/read-record'
import { mayBeWorkbook, readSourceTable } from '../../../domain/imports/read-source-table'
import { type SampledColumn, sampleColumns } from '../sample-columns'
import type { WorkbookAnswer, WorkbookJob } from './answer-workbook-job'

/** What the process that reads files of imports is asked. */
export interface TableJob extends WorkbookJob {
  kind: ImportKind
  /** As the file is called and declared. */
  name: string
  contentType: string | undefined
  /** What its columns are, where that is known. */
  mapping: ColumnMapping | undefined
}

/** What it answers; the rows of the table are sent before, a few at a time. */
export interface TableAnswer extends WorkbookAnswer {
  about?: {
    samples: readonly SampledColumn[]
    /** What the columns are taken for. */
    guessed: ColumnMapping
    /** What the columns say as a whole, by the mapping that was given. */
    context: ReadContext | undefined
  }
}

/** Characters of one message: the process that takes them over answers others meanwhile. */
const MOST_AT_ONCE = 100_000

/**
 * Reads a file of any kind as a table, and looks at its columns. Work and memory are those of a process of their own.
 * @public scripts/table-child.mjs loads it by its path
 */
export async function answerTableJob(
  job: TableJob,
  tell: (rows: readonly SourceRow[]) => void,
): Promise<TableAnswer> {
  const { kind, mapping } = job
  const answer = await read(job)
  if ('problem' in answer.found) return answer
  const { table } = answer.found
  const about = {
    samples: sampleColumns(table),
    guessed: mapping ?? guessMapping(kind, table),
    context: mapping && readContext(kind, table, mapping),
  }
  for (const rows of inParts(table.rows)) tell(rows)
  return { ...answer, about, found: { table: { ...table, rows: [] } } }
}

async function read({ contentType, input, name, sheet }: TableJob): Promise<WorkbookAnswer> {
  if (mayBeWorkbook(input)) {
    // Its reader takes half a second to load.
    const { answerWorkbookJob } = await import('./answer-workbook-job')
    return answerWorkbookJob({ input, sheet })
  }
  try {
    const table: SourceTable = readSourceTable(input, { name, ...(contentType && { contentType }) })
    return { found: { table } }
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
    const { details, reason } = error
    return { found: { problem: { reason, details } } }
  }
}

function* inParts(rows: readonly SourceRow[]): Generator<SourceRow[]> {
  let part: SourceRow[] = []
  let characters = 0
  for (const row of rows) {
    part.push(row)
    for (const text of Object.values(row.cells)) characters += text.length + 10
    if (characters < MOST_AT_ONCE) continue
    yield part
    part = []
    characters = 0
  }
  yield part
}
