import type { Payload } from 'payload'

interface BackgroundWork {
  open: () => Promise<Payload>
  /** @returns `true` where there is more to do at once; anything else waits for the next run */
  run: (payload: Payload, signal: AbortSignal) => Promise<unknown>
  /** Milliseconds from the end of one run to the next. */
  interval: number
  /** Milliseconds to the next run after one that failed; as `interval` where it is not said. */
  intervalAfterFailure?: number
  /** Milliseconds before the first run. */
  delay?: number
  /** Is given what begins the next run at once: somebody in this process knows that there is something to do. */
  wakenBy?: (wake: () => void) => void
  /** What the log says of a run that failed, once for each outage. */
  failure: string
}

/**
 * Does work again and again beside the answers, one run after the other, as long as the process lives. A run that fails is
 * repeated at the next: it should leave what is due as it was.
 * @returns ends it: aborts the signal of the run under way, and resolves once that is over
 */
export function startBackgroundWork({
  open,
  run,
  interval,
  intervalAfterFailure = interval,
  delay = 0,
  wakenBy,
  failure,
}: BackgroundWork): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let isFailing = false
  let timer: NodeJS.Timeout | undefined
  let working = Promise.resolve()
  let isAsked = false
  const work = async () => {
    let isMore = false
    isAsked = false
    try {
      isMore = (await run(await open(), signal)) === true
      isFailing = false
    } catch (error) {
      if (!isFailing && !signal.aborted) console.error(`${failure}:`, error)
      isFailing = true
    }
    if (!signal.aborted) wait(isMore || isAsked ? 0 : isFailing ? intervalAfterFailure : interval)
  }
  const begin = () => {
    timer = undefined
    working = work()
  }
  const wait = (milliseconds: number) => {
    timer = setTimeout(begin, milliseconds).unref()
  }
  wakenBy?.(() => {
    isAsked = true
    if (timer === undefined || signal.aborted) return
    clearTimeout(timer)
    wait(0)
  })
  if (delay === 0) begin()
  else wait(delay)
  return () => {
    stopping.abort()
    clearTimeout(timer)
    return working
  }
}
