import { createMetricsSum } from './sum-metrics.mjs'

/** Longer than a worker takes to say what keeps it from being ready. Milliseconds. */
const OBSTACLES_PATIENCE_MS = 14_000

/** @type {typeof import('../../src/server/primary-channel').CHANNEL} */
const CHANNEL = 'mariner-hub'

/** @typedef {import('node:cluster').Worker} Worker */
/** @typedef {import('../../src/server/primary-channel').FromWorker} FromWorker */
/** @typedef {import('../../src/server/primary-channel').Question} Question */

/**
 * @template Message
 * @typedef {Message extends unknown ? Omit<Message, 'channel'> : never} Untagged
 */
/** @typedef {Untagged<import('../../src/server/primary-channel').ToWorker>} ToWorker */

/** @typedef {{ code: number, by: NodeJS.Signals | null }} End how a process ended */

/** A worker as the others know it. */
/** @typedef {{ worker: Worker, serves: boolean, listens: boolean, ended: Promise<End> }} Member */

/** The workers that there are, and what they are asked and told. */
export class WorkerGroup {
  #count
  /** @type {Map<Worker, Member>} */
  #members = new Map()
  /** @type {Worker | undefined} */
  #leader
  /** @type {Map<number, (answer: any) => void>} */
  #questions = new Map()
  #lastQuestion = 0
  /** @type {readonly Member[] | undefined} */
  #stopping
  #metrics = createMetricsSum((/** @type {Worker} */ worker, patienceMs) =>
    this.#ask(worker, 'metrics', patienceMs),
  )

  /** @param {number} count how many there are to be */
  constructor(count) {
    this.#count = count
  }

  /**
   * Takes a worker in until it ends.
   *
   * @param {Worker} worker
   * @param {() => void} onServes
   * @returns {Promise<End & { served: boolean }>}
   */
  async run(worker, onServes) {
    // Of messages to a process that has just ended.
    worker.on('error', () => {})
    /** @type {Promise<End>} */
    const ended = new Promise((resolve) => {
      worker.once('exit', (code, by) => resolve({ code, by: /** @type {End['by']} */ (by) }))
    })
    /** @type {Member} */
    const member = { worker, serves: false, listens: true, ended }
    this.#members.set(worker, member)
    worker.on('message', (/** @type {FromWorker} */ message) => {
      if (message.channel !== CHANNEL) return
      if (message.kind !== 'serves') {
        this.#take(member, message).catch((error) => console.error('To a worker:', error))
        return
      }
      member.serves = true
      this.#chooseLeader()
      onServes()
    })
    const end = await ended
    this.#members.delete(worker)
    member.listens = false
    this.#tellWhenNobodyListens()
    this.#metrics.forget(worker)
    if (this.#leader === worker) this.#leader = undefined
    this.#chooseLeader()
    return { ...end, served: member.serves }
  }

  /**
   * Stops all: who serves, as a site of one process is stopped; others at once.
   *
   * @param {number} patienceMs after which those that are still there are killed
   */
  async stop(patienceMs) {
    const all = [...this.#members.values()]
    this.#stopping = all
    for (const { worker, serves } of all) {
      // Closes the port in this process first: whichever worker closes it last loses no connection that waits.
      if (serves && worker.isConnected()) worker.disconnect()
      else worker.process.kill('SIGKILL')
    }
    const late = setTimeout(() => {
      for (const { worker } of all) worker.process.kill('SIGKILL')
    }, patienceMs)
    await Promise.all(all.map(({ ended }) => ended))
    clearTimeout(late)
  }

  /** What keeps the site from being ready, a line each; none where it is. Within fifteen seconds. */
  async obstacles() {
    const serving = this.#serving()
    /** @type {string[][]} */
    const told = await Promise.all(
      serving.map(async (worker) => {
        const silent = `Worker ${worker.process.pid} says nothing.`
        return (await this.#ask(worker, 'obstacles', OBSTACLES_PATIENCE_MS)) ?? [silent]
      }),
    )
    const missing = this.#count - serving.length
    const starting = missing > 0 ? [`${missing} of ${this.#count} workers do not serve yet.`] : []
    return [...new Set([...starting, ...told.flat()])]
  }

  #serving() {
    return [...this.#members.values()].filter(({ serves }) => serves).map(({ worker }) => worker)
  }

  /** One of those that serve does what runs beside the answers. */
  #chooseLeader() {
    if (this.#leader) return
    this.#leader = this.#serving().find((worker) => worker.isConnected())
    if (this.#leader) this.#tell(this.#leader, { kind: 'begin background work' })
  }

  /** Those that have closed their port answer whom they hold once the last has. */
  #tellWhenNobodyListens() {
    if (!this.#stopping || this.#stopping.some(({ listens }) => listens)) return
    for (const { worker } of this.#stopping) this.#tell(worker, { kind: 'nobody listens' })
  }

  /** @param {Member} member @param {Exclude<FromWorker, { kind: 'serves' }>} message */
  async #take(member, message) {
    const { worker } = member
    switch (message.kind) {
      case 'answer':
        this.#questions.get(message.id)?.(message.answer)
        return
      case 'sum': {
        const sum = { ...(await this.#metrics.sum(this.#serving())), workers: this.#count }
        this.#tell(worker, { kind: 'sum', id: message.id, sum })
        return
      }
      case 'wake':
        if (this.#leader) this.#tell(this.#leader, { kind: 'wake', runner: message.runner })
        return
      case 'listens no more':
        member.listens = false
        if (this.#stopping) this.#tellWhenNobodyListens()
        // The others go on.
        else this.#tell(worker, { kind: 'nobody listens' })
    }
  }

  /**
   * @param {Worker} worker
   * @param {Question} about
   * @param {number} patienceMs
   * @returns {Promise<any>} nothing where it says nothing in time
   */
  #ask(worker, about, patienceMs) {
    const id = (this.#lastQuestion += 1)
    return new Promise((resolve) => {
      const settle = (/** @type {unknown} */ answer) => {
        clearTimeout(timer)
        this.#questions.delete(id)
        resolve(answer)
      }
      const timer = setTimeout(settle, patienceMs, undefined)
      this.#questions.set(id, settle)
      this.#tell(worker, { kind: 'question', id, about })
    })
  }

  /** @param {Worker} worker @param {ToWorker} message */
  #tell(worker, message) {
    // One that is ending hears nothing, and is missed elsewhere.
    if (worker.isConnected()) worker.send({ channel: CHANNEL, ...message }, () => {})
  }
}
