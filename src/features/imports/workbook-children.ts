import {
  type Done,
  isJobRefused,
  JobChild,
  type Limits,
} from '../../cms/services/child-processes/job-child'
import { JobChildren } from '../../cms/services/child-processes/job-children'
import { ImportFileError } from '../../domain/imports/import-reasons'
import { processState } from '../../domain/process/site-process'
import type { WorkbookAnswer, WorkbookJob } from './workbooks/answer-workbook-job'

type WorkbookDone = Done & { answer: WorkbookAnswer }

/** XLSX with as many cells as are read takes 3 seconds and 350 MB, ODS with 300,000 as long and 430 MB. */
const LIMITS: Limits = { time: 60_000, memory: 512 * 1024 * 1024 }
/** Mebibytes. */
const MOST_HEAP = 384

/** A process that reads workbooks; `scripts/workbook-child.mjs` is what runs there. */
export class WorkbookChild extends JobChild<WorkbookJob, WorkbookDone> {
  constructor(limits = LIMITS, mostHeap = MOST_HEAP) {
    super({ script: 'workbook-child.mjs', mostHeap }, limits)
  }
}

// The server's bundles hold several copies of this module, and share the children.
const shared = processState<{
  marinerWorkbookChildren: JobChildren<WorkbookJob, WorkbookDone>
}>()

/**
 * Has a workbook read in a process of its own, whose death harms nobody.
 * @param sheet the name of the sheet that somebody has chosen
 * @throws ImportFileError where it takes more time or memory than a workbook may
 * @throws LineFull, ChildAway where it was not begun
 */
export async function readWorkbook(
  input: Uint8Array,
  sheet: string | undefined,
): Promise<WorkbookAnswer> {
  // Imports are read one after the other.
  shared.marinerWorkbookChildren ??= new JobChildren(() => new WorkbookChild(), {
    places: 1,
    mostWaiting: 20,
    patienceMs: 120_000,
  })
  try {
    return (await shared.marinerWorkbookChildren.run({ input, sheet })).answer
  } catch (error) {
    if (!isJobRefused(error)) throw error
    throw new ImportFileError(error.because === 'broken' ? 'workbookBroken' : 'workbookTooHeavy')
  }
}
