/** There is more to do than will be done in time. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

interface Limits {
  atOnce: number
  mostWaiting: number
  /** Milliseconds until a job that has not begun is given up. */
  patience: number
}

/** Does a few jobs at once and lets a few wait: decoded pictures are large, and memory is shared. */
export class PictureQueue {
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(private readonly limits: Limits) {}

  /**
   * @param mostWaiting where this job may wait behind fewer than others may
   * @throws QueueFull where the job was not begun
   */
  async run<Result>(
    job: () => Promise<Result>,
    mostWaiting = this.limits.mostWaiting,
  ): Promise<Result> {
    if (this.running < this.limits.atOnce) this.running += 1
    else await this.turn(mostWaiting)
    try {
      return await job()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }

  /** Resolves when the place of a job that has ended is this one's. */
  private turn(mostWaiting: number): Promise<void> {
    if (this.waiting.length >= mostWaiting) throw new QueueFull('too many are waiting')
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(begin), 1)
        reject(new QueueFull('waited too long'))
      }, this.limits.patience)
      this.waiting.push(begin)
    })
  }
}
