import {
  type Done,
  isJobRefused,
  JobChild,
  type Limits,
} from '../../cms/services/child-processes/job-child'
import { JobChildren } from '../../cms/services/child-processes/job-children'
import { ImportFileError } from '../../domain/imports/import-reasons'
import type { SourceRow } from '../../domain/imports/import-types'
import { IMPORT_LIMITS } from '../../domain/imports/import-limits'
import { mayBeWorkbook } from '../../domain/imports/read-source-table'
import { processState } from '../../domain/process/site-process'
import type { TableAnswer, TableJob } from './workbooks/answer-table-job'

type TableDone = Done & { answer: TableAnswer }

/** XLSX with as many cells as are read takes 3 seconds and 350 MB, ODS with 300,000 as long and 430 MB. */
const LIMITS: Limits = { time: 60_000, memory: 512 * 1024 * 1024 }
/** Mebibytes. */
const MOST_HEAP = 384

/** A process that reads files of imports; `scripts/table-child.mjs` is what runs there. */
export class TableChild extends JobChild<TableJob, TableDone> {
  constructor(limits = LIMITS, mostHeap = MOST_HEAP) {
    super({ script: 'table-child.mjs', mostHeap }, limits)
  }
}

// The server's bundles hold several copies of this module, and share the children.
const shared = processState<{ marinerTableChildren: JobChildren<TableJob, TableDone> }>()

/**
 * Has a file read in a process of its own, whose death harms nobody, and whose work holds up no request.
 * @throws ImportFileError where it takes more time or memory than a file may
 * @throws LineFull, ChildAway where it was not begun
 */
export async function readApart(job: TableJob): Promise<TableAnswer> {
  // Imports are read one after the other.
  shared.marinerTableChildren ??= new JobChildren(() => new TableChild(), {
    places: 1,
    mostWaiting: 20,
    patienceMs: 120_000,
  })
  const rows: SourceRow[] = []
  const take = (part: unknown) => {
    for (const row of part as SourceRow[]) rows.push(row) // as `answerTableJob` tells them
  }
  try {
    const { answer } = await shared.marinerTableChildren.run(job, undefined, take)
    if ('problem' in answer.found) return answer
    return { ...answer, found: { table: { ...answer.found.table, rows } } }
  } catch (error) {
    if (!isJobRefused(error)) throw error
    const isBroken = error.because === 'broken'
    if (mayBeWorkbook(job.input)) {
      throw new ImportFileError(isBroken ? 'workbookBroken' : 'workbookTooHeavy')
    }
    if (isBroken) throw new ImportFileError('fileNoTable')
    throw new ImportFileError('readingTooLong', { most: IMPORT_LIMITS.seconds })
  }
}
