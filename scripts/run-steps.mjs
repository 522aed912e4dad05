import { diskIsFull, errorCode, errorMessage, ExpectedFailure } from './set-up/expected-failure.mjs'

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const FRAME_MS = 100
/** Where no line can be redrawn (a log file, a container) a long step says this often it is alive. */
const REMINDER_MS = 15_000
const NAME_WIDTH = 14

/**
 * @typedef {object} Step
 * @property {(detail: string) => void} progress what is going on right now
 */

/**
 * Runs the steps of a set-up one after another and prints each with its name, progress and time.
 *
 * @param {AbortSignal} signal no step begins once it is aborted
 * @param {NodeJS.WriteStream} [out]
 */
export function createSteps(signal, out = process.stdout) {
  const live = out.isTTY && process.env.TERM !== 'dumb'
  const plain = !live || Boolean(process.env.NO_COLOR)
  /** @param {number} code @param {string} text */
  const colour = (code, text) => (plain ? text : `\u001b[${code}m${text}\u001b[0m`)

  return {
    /**
     * @template T
     * @param {string} name
     * @param {(step: Step) => Promise<T>} work
     * @param {(result: T) => string | void} [outcome] what to say about the result
     * @returns {Promise<T>}
     */
    async run(name, work, outcome) {
      signal.throwIfAborted()
      const started = performance.now()
      const elapsed = () => formatDuration(performance.now() - started)
      let detail = ''
      let frame = 0
      const timer = setInterval(
        () => {
          const line = `${name.padEnd(NAME_WIDTH)} ${detail} ${elapsed()}`
          if (live) redraw(out, `${colour(34, FRAMES[frame++ % FRAMES.length] ?? '')} ${line}`)
          else out.write(`… ${line}\n`)
        },
        live ? FRAME_MS : REMINDER_MS,
      )
      /** @param {string} mark @param {string} text */
      const finish = (mark, text) => {
        clearInterval(timer)
        if (live) redraw(out, '')
        out.write(`${mark} ${name.padEnd(NAME_WIDTH)} ${text} ${colour(2, elapsed())}\n`)
      }
      try {
        const result = await work({ progress: (text) => (detail = text) })
        finish(colour(32, '✓'), outcome?.(result) ?? '')
        return result
      } catch (error) {
        finish(colour(31, '✗'), signal.aborted ? 'interrupted' : 'failed')
        throw error
      }
    },
    /** @param {string} text */
    note(text) {
      out.write(`${colour(33, '!')} ${text}\n`)
    },
    /** @param {string} text */
    print(text) {
      out.write(`${text}\n`)
    },
  }
}

/** @typedef {ReturnType<typeof createSteps>} Steps */

/** @param {number} ms */
export function formatDuration(ms) {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`
}

/**
 * @param {NodeJS.WriteStream} out
 * @param {string} line
 */
function redraw(out, line) {
  const width = Math.max(20, (out.columns ?? 80) - 1)
  // A line that wraps could not be erased; colour codes take room only in the count.
  const fits = line.length > width + 9 ? `${line.slice(0, width + 8)}…` : line
  out.write(`\r\u001b[K${fits}`)
}

/**
 * The last thing said before the process gives up: one sentence for what the operator can put
 * right, the whole error for what they cannot.
 *
 * @param {unknown} error
 */
export function reportFailure(error) {
  if (errorCode(error) === 'ENOSPC' || errorCode(error) === '53100') {
    console.error(`\n${diskIsFull('the place of the project or its data').message}`)
  } else if (error instanceof ExpectedFailure) {
    console.error(`\n${error.message}`)
  } else {
    console.error(`\nThe set-up failed in an unforeseen way: ${errorMessage(error)}`)
    console.error(error)
  }
}
