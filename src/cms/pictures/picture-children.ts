import { availableParallelism } from 'node:os'

import { isLineFull, WaitingLine } from '../waiting-line'
import { type Job, type JobDone, PictureChild } from './picture-child'

/** Milliseconds without a job, after which a child is ended: it holds some 60 MB. */
const KEPT_IDLE = 30_000

/** A few processes that decode pictures, started when there is something to do. */
class PictureChildren {
  readonly #line: WaitingLine
  readonly #idle: { child: PictureChild; timer: NodeJS.Timeout }[] = []

  constructor(limits: ConstructorParameters<typeof WaitingLine>[0]) {
    this.#line = new WaitingLine(limits)
  }

  run(job: Job, mostWaiting?: number): Promise<JobDone> {
    const work = async () => {
      const child = this.#take()
      try {
        return await child.run(job)
      } finally {
        this.#giveBack(child)
      }
    }
    return this.#line.within(work, mostWaiting === undefined ? {} : { mostWaiting })
  }

  #take(): PictureChild {
    for (let last = this.#idle.pop(); last; last = this.#idle.pop()) {
      clearTimeout(last.timer)
      if (last.child.isWell) return last.child
    }
    return new PictureChild()
  }

  #giveBack(child: PictureChild): void {
    if (!child.isWell) return
    const timer = setTimeout(() => {
      const index = this.#idle.findIndex((one) => one.child === child)
      if (index !== -1) this.#idle.splice(index, 1)
      child.end()
    }, KEPT_IDLE)
    timer.unref()
    this.#idle.push({ child, timer })
  }
}

/** Whether a job failed for no fault of its file: it may succeed later. By names, as refusals are known. */
export function isPictureChildBusy(error: unknown): boolean {
  return isLineFull(error) || (error instanceof Error && error.name === 'ChildAway')
}

/** Who waits for a picture: an upload is not behind the readers, and takes nothing of theirs. */
export type PictureLane = 'shown' | 'uploaded'

/** Decoding leaves a core to the pages. */
export const SHOWN_AT_ONCE = Math.max(1, Math.min(4, availableParallelism() - 1))

/** The bundle of the server may hold this module more than once; the machine has its memory once. */
const shared = globalThis as typeof globalThis & {
  [LANES]?: Record<PictureLane, PictureChildren>
}
const LANES = Symbol.for('mariner-hub.picture-children')

function lanes(): Record<PictureLane, PictureChildren> {
  return (shared[LANES] ??= {
    shown: new PictureChildren({ places: SHOWN_AT_ONCE, mostWaiting: 64, patienceMs: 20_000 }),
    uploaded: new PictureChildren({ places: 1, mostWaiting: 64, patienceMs: 20_000 }),
  })
}

/**
 * Has a job done in a process of its own, whose death harms nobody.
 *
 * @param mostWaiting where this job may wait behind fewer than others of its lane may
 * @throws PictureRefused where the file is at fault
 * @throws LineFull, ChildAway where the job was not begun
 */
export function inPictureChild(
  lane: PictureLane,
  job: Job,
  mostWaiting?: number,
): Promise<JobDone> {
  return lanes()[lane].run(job, mostWaiting)
}
