import type { Runner, Turn } from './runner'

/**
 * The bounds of one run: its batch, its time, and the stop of the site.
 * @param late told once where the run takes twice its time, and is broken off
 * @param more told where another run may begin beside this one
 */
export function createTurn(
  { batch = Infinity, time, patienceAtStop = 0 }: Pick<Runner, 'batch' | 'time' | 'patienceAtStop'>,
  stopping: AbortSignal,
  { late, more }: { late: (error: Error) => void; more: () => void },
): {
  turn: Turn
  /** Whether the run ended at a bound, so that there may be more to do. */
  isCut: () => boolean
  /** Breaks it off where the site stops, after the patience of its runner. */
  stop: () => void
  close: () => void
} {
  const end = performance.now() + time
  const breaking = new AbortController()
  const breakOff = setTimeout(() => {
    const error = new Error(`The run took longer than ${(2 * time) / 1_000} s and was broken off.`)
    late(error)
    breaking.abort(error)
  }, 2 * time).unref()
  let patience: NodeJS.Timeout | undefined
  let pieces = 0
  let isCut = false
  const isOver = () => stopping.aborted || breaking.signal.aborted || performance.now() >= end
  return {
    turn: {
      signal: breaking.signal,
      isOver,
      mayBegin() {
        const isAtBound = isOver() || pieces >= batch
        if (isAtBound) isCut = !stopping.aborted
        else pieces += 1
        return !isAtBound
      },
      tellOthers: more,
    },
    isCut: () => isCut,
    stop() {
      if (patienceAtStop === 0) breaking.abort()
      else patience = setTimeout(() => breaking.abort(), patienceAtStop)
    },
    close() {
      clearTimeout(breakOff)
      clearTimeout(patience)
    },
  }
}
