/**
 * What has to be undone when the process stops, newest first: children before the database they
 * use, the server before both.
 */
export class StopSequence {
  /** @type {{ name: string, action: () => Promise<void> }[]} */
  #actions = []
  /** @type {Promise<Error[]> | undefined} */
  #running
  #controller = new AbortController()

  /** Aborted as soon as stopping begins. */
  get signal() {
    return this.#controller.signal
  }

  /**
   * @param {string} name
   * @param {() => Promise<void>} action
   * @returns {() => void} takes the action off again, when it is no longer needed
   */
  add(name, action) {
    const entry = { name, action }
    this.#actions.push(entry)
    return () => {
      this.#actions = this.#actions.filter((other) => other !== entry)
    }
  }

  /** Runs every action once; one that fails keeps none of the others from running. */
  run() {
    this.#controller.abort()
    this.#running ??= this.#runAll()
    return this.#running
  }

  async #runAll() {
    const failures = []
    for (let entry = this.#actions.pop(); entry; entry = this.#actions.pop()) {
      try {
        await entry.action()
      } catch (cause) {
        failures.push(new Error(`Could not stop ${entry.name}`, { cause }))
      }
    }
    return failures
  }
}
