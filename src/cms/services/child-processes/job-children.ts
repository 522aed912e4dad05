import { isLineFull, WaitingLine } from '../../database/waiting-line'
import type { Done, JobChild } from './job-child'

/** Milliseconds without a job, after which a child is ended: it holds some 60 MB. */
const KEPT_IDLE = 30_000

/** A few processes of one kind, started when there is something to do. */
export class JobChildren<Job extends object, Result extends Done> {
  readonly #line: WaitingLine
  readonly #start: () => JobChild<Job, Result>
  readonly #idle: { child: JobChild<Job, Result>; timer: NodeJS.Timeout }[] = []

  constructor(
    start: () => JobChild<Job, Result>,
    limits: ConstructorParameters<typeof WaitingLine>[0],
  ) {
    this.#start = start
    this.#line = new WaitingLine(limits)
  }

  /**
   * @param mostWaiting where this job may wait behind fewer than others may
   * @param onPart is told what the child finds before it is done
   */
  run(job: Job, mostWaiting?: number, onPart?: (part: unknown) => void): Promise<Result> {
    const work = async () => {
      const child = this.#take()
      try {
        return await child.run(job, onPart)
      } finally {
        this.#giveBack(child)
      }
    }
    return this.#line.within(work, mostWaiting === undefined ? {} : { mostWaiting })
  }

  #take(): JobChild<Job, Result> {
    for (let last = this.#idle.pop(); last; last = this.#idle.pop()) {
      clearTimeout(last.timer)
      if (last.child.isWell) return last.child
    }
    return this.#start()
  }

  #giveBack(child: JobChild<Job, Result>): void {
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
export function isChildBusy(error: unknown): boolean {
  return isLineFull(error) || (error instanceof Error && error.name === 'ChildAway')
}
