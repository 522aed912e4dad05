import { processState } from '../../../domain/process/site-process'
import { shareOfWorker } from '../../database/share-of-worker'
import { type Done, isJobRefused, JobChild, type Limits } from '../child-processes/job-child'
import { isChildBusy, JobChildren } from '../child-processes/job-children'
import type { MadeFileAnswer, MadeFileJob } from './making/answer-made-file-job'

type MadeFileDone = Done & { answer: MadeFileAnswer }

/** The longest form takes a second of a quiet core, and 300 MB with the letters of Chinese. */
const LIMITS: Limits = { time: 20_000, memory: 512 * 1024 * 1024 }
/** Mebibytes. */
const MOST_HEAP = 192

/** A process that makes files of forms; `scripts/made-file-child.mjs` is what runs there. */
export class MadeFileChild extends JobChild<MadeFileJob, MadeFileDone> {
  constructor(limits = LIMITS, mostHeap = MOST_HEAP) {
    super({ script: 'made-file-child.mjs', mostHeap }, limits)
  }
}

// The server's bundles hold several copies of this module, and share the children.
const shared = processState<{ marinerMadeFileChildren: JobChildren<MadeFileJob, MadeFileDone> }>()

/**
 * Has the file of a form made in a process of its own, whose memory goes back when it ends.
 * @returns `busy` where too many wait already, or it took more than a form may take
 * @throws JobRefused with what the maker said, where the site is at fault
 */
export async function makeFile(job: MadeFileJob): Promise<MadeFileAnswer | { kind: 'busy' }> {
  shared.marinerMadeFileChildren ??= new JobChildren(() => new MadeFileChild(), {
    places: shareOfWorker(2),
    mostWaiting: 20,
    patienceMs: 20_000,
  })
  try {
    return (await shared.marinerMadeFileChildren.run(job)).answer
  } catch (error) {
    if (isChildBusy(error)) return { kind: 'busy' }
    if (!isJobRefused(error) || error.because === 'broken') throw error
    console.error('A form took more than it may:', error)
    return { kind: 'busy' }
  }
}
