/** Nobody came to an end in time, or too many wait already. */
export class LineFull extends Error {
  override name = 'LineFull'
}

/** By its name and not its class: the server's bundles have a class each, and share the lines. */
export function isLineFull(error: unknown): error is LineFull {
  return error instanceof Error && error.name === 'LineFull'
}

interface WaitBounds {
  /** How many may wait for a place. */
  mostWaiting: number
  /** Milliseconds that one may wait; may be infinite. */
  patienceMs: number
}

interface Bounds extends WaitBounds {
  /** How many may be inside at once. */
  places: number
}

interface Waiting {
  admit: () => void
}

/**
 * Places for so many; who comes first enters first. The line and the wait in it are bounded: an answer that
 * says "later" is better than none.
 */
export class WaitingLine {
  readonly #waiting = new Set<Waiting>()
  readonly #bounds: Bounds
  #free: number

  constructor(bounds: Bounds) {
    this.#bounds = bounds
    this.#free = bounds.places
  }

  /** How many wait. */
  get length(): number {
    return this.#waiting.size
  }

  /** @throws LineFull */
  async enter(own: Partial<WaitBounds> = {}): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    const { mostWaiting, patienceMs } = { ...this.#bounds, ...own }
    if (this.length >= mostWaiting) throw new LineFull(`${mostWaiting} wait already`)
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.delete(mine)
        reject(new LineFull(`no place came free in ${patienceMs} ms`))
      }
      const timer = patienceMs === Infinity ? undefined : setTimeout(giveUp, patienceMs)
      const mine = {
        admit: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      this.#waiting.add(mine)
    })
  }

  leave(): void {
    const [next] = this.#waiting
    // The place goes straight to who has waited longest.
    if (next) {
      this.#waiting.delete(next)
      next.admit()
    } else this.#free += 1
  }

  /**
   * Does some work inside.
   *
   * @param own bounds of this wait, where they differ from those of the line
   * @throws LineFull where the work was not begun
   */
  async within<Result>(
    work: () => Promise<Result>,
    own: Partial<WaitBounds> = {},
  ): Promise<Result> {
    await this.enter(own)
    try {
      return await work()
    } finally {
      this.leave()
    }
  }
}
