import { availableParallelism } from 'node:os'

import { JobChildren } from '../child-processes/job-children'
import { shareOfWorker } from '../../database/share-of-worker'
import { type Job, type JobDone, PictureChild } from './picture-child'

/**
 * Who waits for a picture: an upload is not behind the readers, and takes nothing of theirs; nor is it behind the photos
 * that visitors send.
 */
export type PictureLane = 'shown' | 'uploaded' | 'sent'

/** Decoding leaves a core to the pages. */
export const SHOWN_AT_ONCE = shareOfWorker(Math.min(4, availableParallelism() - 1))

/** The bundle of the server may hold this module more than once; the machine has its memory once. */
const shared = globalThis as typeof globalThis & {
  [LANES]?: Record<PictureLane, JobChildren<Job, JobDone>>
}
const LANES = Symbol.for('mariner-hub.picture-children')

function lanes(): Record<PictureLane, JobChildren<Job, JobDone>> {
  return (shared[LANES] ??= {
    shown: children({ places: SHOWN_AT_ONCE, mostWaiting: 64, patienceMs: 20_000 }),
    uploaded: children({ places: 1, mostWaiting: 64, patienceMs: 20_000 }),
    sent: children({ places: 1, mostWaiting: 20, patienceMs: 20_000 }),
  })
}

function children(limits: ConstructorParameters<typeof JobChildren>[1]): JobChildren<Job, JobDone> {
  return new JobChildren(() => new PictureChild(), limits)
}

/**
 * Has a job done in a process of its own, whose death harms nobody.
 *
 * @param mostWaiting where this job may wait behind fewer than others of its lane may
 * @throws JobRefused where the file is at fault
 * @throws LineFull, ChildAway where the job was not begun
 */
export function inPictureChild(
  lane: PictureLane,
  job: Job,
  mostWaiting?: number,
): Promise<JobDone> {
  return lanes()[lane].run(job, mostWaiting)
}
