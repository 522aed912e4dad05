import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'

import type { Step } from '../../domain/picture-bounds.mjs'

/** What the child is asked to do with a file. */
export interface Job {
  input: Uint8Array
  steps: readonly Step[]
  /** Only what stands in the file's header, or the finished picture. */
  wants: 'header' | 'picture'
}

/** Pixels; `autoOrient` is the shape when it stands upright. */
export interface PictureHeader {
  width: number
  height: number
  format: string
  pages: number
  orientation: number | undefined
  autoOrient: { width: number; height: number }
}

/** Pixels, and bytes. */
export interface PictureInfo {
  width: number
  height: number
  format: string
  size: number
}

/** What the child says. */
export type Message =
  | { kind: 'ready' }
  | { kind: 'done'; header: PictureHeader; memory: number }
  | { kind: 'done'; data: Uint8Array; info: PictureInfo; memory: number }
  | { kind: 'broken'; reason: string }
  | { kind: 'bounds' }
  | { kind: 'memory' }

export type JobDone = Extract<Message, { kind: 'done' }>

/** A file that no picture can be made of, or not within the bounds of pixels, memory and time. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
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
export function isPictureRefused(error: unknown): error is PictureRefused {
  return error instanceof Error && error.name === 'PictureRefused'
}

/** The child could not be started: there is no memory, or no process left. */
class ChildAway extends Error {
  override name = 'ChildAway'
}

interface Limits {
  /** Milliseconds for a job. A photograph of 50 million pixels takes about two seconds. */
  time: number
  /** Bytes resident. A picture within the bounds takes less than half of it. */
  memory: number
}

const LIMITS: Limits = { time: 20_000, memory: 768 * 1024 * 1024 }
/** Milliseconds until the child is ready; it takes a fifth of a second on a quiet machine. */
const MOST_TIME_TO_START = 15_000
/** Kibibytes of data that the system lets it have. */
const HARD_LIMIT = 2 * 1024 * 1024
/** Bytes. A child that holds more after a job is replaced. */
const WORTH_KEEPING = 320 * 1024 * 1024

/** One process that decodes pictures, one job at a time; `scripts/picture-child.mjs` is what runs there. */
export class PictureChild {
  readonly #process: ChildProcess
  readonly #ready: Promise<void>
  #settle: ((outcome: Message | Error) => void) | undefined
  /** Whether another job may be given to it. */
  isWell = true

  constructor(private readonly limits = LIMITS) {
    this.#process = startProcess(limits.memory)
    this.#process.on('message', (message) => this.#settle?.(message as Message))
    this.#process.on('error', (error) => this.#lost(error))
    this.#process.on('exit', (code, signal) =>
      this.#lost(new PictureRefused('crash', `ended with ${signal ?? code}`)),
    )
    this.#ready = this.#next(MOST_TIME_TO_START).then(
      () => {},
      (error: unknown) => {
        this.end()
        throw new ChildAway('not started', { cause: error })
      },
    )
    // Whoever runs a job hears of it.
    this.#ready.catch(() => {})
  }

  /**
   * @throws PictureRefused where the file is at fault: it is broken, or has ended the child
   * @throws ChildAway where the child is
   */
  async run(job: Job): Promise<JobDone> {
    this.#hold(true)
    try {
      await this.#ready
      const answer = this.#next(this.limits.time)
      this.#process.send(job, (error) => {
        if (error) this.#lost(error)
      })
      const message = await answer
      if (message.kind === 'broken') throw new PictureRefused('broken', message.reason)
      if (message.kind === 'bounds') throw new PictureRefused('bounds')
      if (message.kind !== 'done') throw new PictureRefused('memory')
      if (message.memory > WORTH_KEEPING) this.end()
      return message
    } catch (error) {
      const isOver = isPictureRefused(error) && /broken|bounds/.test(error.because)
      if (!isOver) this.end()
      throw error
    } finally {
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
  #next(patience: number): Promise<Message> {
    return new Promise((resolve, reject) => {
      const settle = (outcome: Message | Error) => {
        clearTimeout(timer)
        this.#settle = undefined
        if (outcome instanceof Error) reject(outcome)
        else resolve(outcome)
      }
      const timer = setTimeout(() => settle(new PictureRefused('time')), patience)
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

function startProcess(mostMemory: number): ChildProcess {
  const script = path.join(process.cwd(), 'scripts', 'picture-child.mjs')
  const program = [process.execPath, script, String(mostMemory)]
  const options = {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'] as ['ignore', 'inherit', 'inherit', 'ipc'],
    // Keeps bytes as bytes.
    serialization: 'advanced' as const,
  }
  if (process.platform !== 'linux') return spawn(program[0] ?? '', program.slice(1), options)
  // Whoever takes over a decoder finds no secrets in its environment. Fewer arenas give memory back.
  const env = { NODE_ENV: 'production' as const, MALLOC_ARENA_MAX: '2' }
  // Where memory runs out all the same, this process goes before the site.
  const yielding = '{ echo 1000 > /proc/self/oom_score_adj; } 2>/dev/null'
  const limited = `ulimit -d ${HARD_LIMIT} 2>/dev/null; ${yielding}; exec "$@"`
  return spawn('/bin/sh', ['-c', limited, 'sh', ...program], { ...options, env })
}
