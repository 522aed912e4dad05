import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

/** What a child says when a job is done. `memory`: bytes resident. */
export interface Done {
  kind: 'done'
  memory: number
}

/** What a child says. */
export type Message<Result extends Done> =
  | { kind: 'ready' }
  | Result
  | { kind: 'broken'; reason: string }
  | { kind: 'bounds' }
  | { kind: 'memory' }

/** A part of what it found, before it is done. */
interface Part {
  kind: 'part'
  part: unknown
}

/** A file that is broken, or not to be worked on within the bounds of pixels, memory and time. */
export class JobRefused extends Error {
  override name = 'JobRefused'
  constructor(
    readonly because: 'broken' | 'bounds' | 'memory' | 'time' | 'crash',
    reason: string = because,
  ) {
    super(reason)
  }
}

/**
 * By its name and not its class: the server's bundles have a class each, and share the children.
 */
export function isJobRefused(error: unknown): error is JobRefused {
  return error instanceof Error && error.name === 'JobRefused'
}

/** The child could not be started: there is no memory, or no process left. */
class ChildAway extends Error {
  override name = 'ChildAway'
}

export interface Limits {
  /** Milliseconds for a job. */
  time: number
  /** Bytes resident. */
  memory: number
}

/** What runs in the child. */
interface Program {
  /** Its name in the folder `scripts`. */
  script: string
  /** Mebibytes that objects of JavaScript may take, where the work is done by it: nothing else can look meanwhile. */
  mostHeap?: number
}

/** Milliseconds until the child is ready; it takes a fifth of a second on a quiet machine. */
const MOST_TIME_TO_START = 15_000
/** Kibibytes of data that the system lets it have. */
const HARD_LIMIT = 2 * 1024 * 1024
/** Bytes. A child that holds more after a job is replaced. */
const WORTH_KEEPING = 320 * 1024 * 1024

/** One process for work on files that anonymous clients send, one job at a time. Its death harms nobody. */
export class JobChild<Job extends object, Result extends Done> {
  readonly #process: ChildProcess
  readonly #ready: Promise<void>
  #settle: ((outcome: Message<Result> | Error) => void) | undefined
  #onPart: ((part: unknown) => void) | undefined
  /** Whether another job may be given to it. */
  isWell = true

  constructor(
    program: Program,
    private readonly limits: Limits,
  ) {
    this.#process = startProcess(program, limits.memory)
    this.#process.on('message', (message) => {
      const said = message as Message<Result> | Part
      if (said.kind === 'part') this.#onPart?.(said.part)
      else this.#settle?.(said)
    })
    this.#process.on('error', (error) => this.#lost(error))
    this.#process.on('exit', (code, signal) =>
      this.#lost(new JobRefused('crash', `ended with ${signal ?? code}`)),
    )
    this.#ready = this.#next(MOST_TIME_TO_START).then(
      () => {},
      (error: unknown) => {
        this.end()
        throw new ChildAway('not started', { cause: error })
      },
    )
    // The next job reports a failed start.
    this.#ready.catch(() => {})
  }

  /**
   * @param onPart is told what the child finds before it is done; of a job that fails it was told in vain
   * @throws JobRefused where the file is at fault: it is broken, or has ended the child
   * @throws ChildAway where the child is
   */
  async run(job: Job, onPart?: (part: unknown) => void): Promise<Result> {
    this.#hold(true)
    this.#onPart = onPart
    try {
      await this.#ready
      const answer = this.#next(this.limits.time)
      this.#process.send(job, (error) => {
        if (error) this.#lost(error)
      })
      const message = await answer
      if (message.kind === 'broken') throw new JobRefused('broken', message.reason)
      if (message.kind === 'bounds') throw new JobRefused('bounds')
      if (message.kind !== 'done') throw new JobRefused('memory')
      if (message.memory > WORTH_KEEPING) this.end()
      return message
    } catch (error) {
      const isOver = isJobRefused(error) && /broken|bounds/.test(error.because)
      if (!isOver) this.end()
      throw error
    } finally {
      this.#onPart = undefined
      this.#hold(false)
    }
  }

  /** Its number, as the system knows it. */
  get pid(): number | undefined {
    return this.#process.pid
  }

  /** Kills it, in whatever it is doing. */
  end(): void {
    this.isWell = false
    this.#process.kill('SIGKILL')
  }

  /** What the child says next. */
  #next(patience: number): Promise<Message<Result>> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Message<Result> | Error) => {
        clearTimeout(timer)
        this.#settle = undefined
        if (outcome instanceof Error) reject(outcome)
        else resolve(outcome)
      }
      const timer = setTimeout(() => settle(new JobRefused('time')), patience)
      this.#settle = settle
      if (!this.isWell) settle(new ChildAway('has ended'))
    })
  }

  #lost(error: Error): void {
    this.isWell = false
    this.#settle?.(error)
  }

  /** While it has nothing to do, it keeps nobody from ending. */
  #hold(isBusy: boolean): void {
    if (isBusy) {
      this.#process.ref()
      this.#process.channel?.ref()
    } else {
      this.#process.unref()
      this.#process.channel?.unref()
    }
  }
}

function startProcess({ script, mostHeap }: Program, mostMemory: number): ChildProcess {
  const file = path.join(process.cwd(), 'scripts', script)
  const bounds = mostHeap === undefined ? [] : [`--max-old-space-size=${mostHeap}`]
  const program = [process.execPath, ...bounds, file, String(mostMemory)]
  const options = {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'] as ['ignore', 'inherit', 'inherit', 'ipc'],
    // Keeps bytes as bytes.
    serialization: 'advanced' as const,
  }
  if (process.platform !== 'linux') return spawn(program[0] ?? '', program.slice(1), options)
  // A decoder that is taken over finds no secrets in its environment. Fewer arenas return memory to the system.
  const env = { NODE_ENV: 'production' as const, MALLOC_ARENA_MAX: '2' }
  // Where memory runs out all the same, this process goes before the site.
  const yielding = '{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null'
  const limited = `ulimit -d ${HARD_LIMIT} 2>/dev/null; ${yielding}; exec "$@"`
  return spawn('/bin/sh', ['-c', limited, 'sh', ...program], { ...options, env })
}
