import { type Done, JobChild, type Limits, type Message } from '../child-processes/job-child'
import { JobChildren } from '../child-processes/job-children'
import { shareOfWorker } from '../../database/share-of-worker'
import type { FileAnswer, FileJob } from './sent-files/answer-file-job'

type FileDone = Done & { answer: FileAnswer }

/** What the child says. */
export type FileMessage = Message<FileDone>

/** A document of 5 MB that unpacks to 64 takes five seconds on a busy core, and half of the memory. */
const LIMITS: Limits = { time: 20_000, memory: 512 * 1024 * 1024 }
/** Mebibytes. */
const MOST_HEAP = 256

/** A process that looks into documents; `scripts/file-child.mjs` is what runs there. */
export class FileChild extends JobChild<FileJob, FileDone> {
  constructor(limits = LIMITS, mostHeap = MOST_HEAP) {
    super({ script: 'file-child.mjs', mostHeap }, limits)
  }
}

// The server's bundles hold several copies of this module, and share the children.
const shared = globalThis as typeof globalThis & {
  marinerFileChildren?: JobChildren<FileJob, FileDone>
}

/**
 * Has a document looked into in a process of its own, whose death harms nobody.
 * @throws JobRefused where the file is at fault
 * @throws LineFull, ChildAway where it was not begun
 */
export async function inFileChild(job: FileJob): Promise<FileAnswer> {
  shared.marinerFileChildren ??= new JobChildren(() => new FileChild(), {
    places: shareOfWorker(2),
    mostWaiting: 20,
    patienceMs: 20_000,
  })
  return (await shared.marinerFileChildren.run(job)).answer
}
