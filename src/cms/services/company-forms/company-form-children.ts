import type { CompanyFormRefusal } from '../../../domain/company-forms/template-problems'
import { processState } from '../../../domain/process/site-process'
import { shareOfWorker } from '../../database/share-of-worker'
import { type Done, isJobRefused, JobChild, type Limits } from '../child-processes/job-child'
import { isChildBusy, JobChildren } from '../child-processes/job-children'
import type { CompanyFormAnswer, CompanyFormJob } from './filling/answer-company-form-job'

type CompanyFormDone = Done & { answer: CompanyFormAnswer }

/** A form with 200 contracts takes a second of a quiet core. */
const LIMITS: Limits = { time: 20_000, memory: 384 * 1024 * 1024 }
/** Mebibytes. */
const MOST_HEAP = 256

/** A process that reads and fills companies' forms; `scripts/company-form-child.mjs` is what runs there. */
class CompanyFormChild extends JobChild<CompanyFormJob, CompanyFormDone> {
  constructor(limits = LIMITS, mostHeap = MOST_HEAP) {
    super({ script: 'company-form-child.mjs', mostHeap }, limits)
  }
}

// The server's bundles hold several copies of this module, and share the children.
const shared = processState<{
  marinerCompanyFormChildren: JobChildren<CompanyFormJob, CompanyFormDone>
}>()

/** What came of a form. `busy`: too many wait; later it may be done. */
type CompanyFormOutcome = CompanyFormAnswer | { kind: 'busy' }

/** Has a company's form looked at or filled in a process of its own, whose death harms nobody. */
export async function askCompanyForm(job: CompanyFormJob): Promise<CompanyFormOutcome> {
  shared.marinerCompanyFormChildren ??= new JobChildren(() => new CompanyFormChild(), {
    places: shareOfWorker(2),
    mostWaiting: 20,
    patienceMs: 20_000,
  })
  try {
    return (await shared.marinerCompanyFormChildren.run(job)).answer
  } catch (error) {
    if (isChildBusy(error)) return { kind: 'busy' }
    if (!isJobRefused(error)) throw error
    const isBroken = error.because === 'broken'
    if (isBroken) console.error("A company's form could not be read:", error)
    const refusal: CompanyFormRefusal = isBroken ? 'unreadable' : 'tooHeavy'
    return { kind: 'refused', refusal }
  }
}
