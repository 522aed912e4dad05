import type { WritesUnderWay } from './writes-under-way'

export interface RenderLimits {
  /** Renders under way at a time. */
  atOnce: number
  /** Requests that may wait, those for a render under way included. */
  mostWaiting: number
  /** How long one request may wait in all. */
  patienceMs: number
}

export interface Turn {
  kind: 'turn'
  /** To be called when the render has ended, however it did. */
  leave: () => void
}

/** `ended`: another render of the same page has ended meanwhile; `busy`: no place, or waited too long. */
type Entry = Turn | { kind: 'ended' } | { kind: 'busy' }

/** Renders at a time while somebody waits for a write: they are done as soon, one thread does them all. */
const BESIDE_WRITES = 1

/**
 * The queue in front of rendering. Few pages are rendered at the same time, fewer than the database has connections.
 * Each page is rendered once, and further requests for it wait for that render. Other pages wait in the order of their
 * requests. The length of the queue and the waiting time are both limited.
 * @param writes beside which one page is rendered at a time
 */
export function createRenderQueue(
  { atOnce, mostWaiting }: Pick<RenderLimits, 'atOnce' | 'mostWaiting'>,
  writes?: WritesUnderWay,
) {
  /** Pages that wait for their turn or are rendered, and who waits for the end of that. */
  const flights = new Map<string, Set<() => void>>()
  const waitingForTurn = new Set<() => void>()
  let running = 0
  let waiting = 0
  let refused = 0

  /** Nobody is refused who has gone. */
  function refuse(signal: AbortSignal): { kind: 'busy' } {
    if (!signal.aborted) refused += 1
    return { kind: 'busy' }
  }

  /**
   * Waits until `wake` is called by what it was added to, until the deadline, or until the client is gone.
   * @param deadline of performance.now()
   * @returns whether it was woken
   */
  function waitIn(line: Set<() => void>, deadline: number, signal: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      waiting += 1
      const finish = (isWoken: boolean) => {
        if (!line.delete(wake)) return
        waiting -= 1
        clearTimeout(timer)
        signal.removeEventListener('abort', giveUp)
        resolve(isWoken)
      }
      const wake = () => finish(true)
      const giveUp = () => finish(false)
      const timer = setTimeout(giveUp, Math.max(0, deadline - performance.now()))
      signal.addEventListener('abort', giveUp)
      line.add(wake)
    })
  }

  const isFull = () => running >= (writes?.isAny() ? BESIDE_WRITES : atOnce)

  /** Who is woken has its place. */
  function fill() {
    for (const next of waitingForTurn) {
      if (isFull()) return
      running += 1
      next()
    }
  }
  writes?.whenOver(fill)

  function end(page: string) {
    const followers = flights.get(page) ?? []
    flights.delete(page)
    for (const wake of [...followers]) wake()
  }

  return {
    /**
     * The deadline is in the time of `performance.now()`; the signal says that nobody waits for the answer any
     * more.
     */
    async enter(
      page: string,
      { deadline, signal }: { deadline: number; signal: AbortSignal },
    ): Promise<Entry> {
      if (signal.aborted || performance.now() >= deadline) return refuse(signal)
      const followers = flights.get(page)
      if ((followers || isFull()) && waiting >= mostWaiting) return refuse(signal)
      if (followers) {
        return (await waitIn(followers, deadline, signal)) ? { kind: 'ended' } : refuse(signal)
      }
      flights.set(page, new Set())
      if (isFull()) {
        if (!(await waitIn(waitingForTurn, deadline, signal))) {
          end(page)
          return refuse(signal)
        }
      } else running += 1
      let hasLeft = false
      const leave = () => {
        if (hasLeft) return
        hasLeft = true
        end(page)
        running -= 1
        fill()
      }
      return { kind: 'turn', leave }
    },
    /** How many requests are rendered and how many wait. */
    load: () => ({ running, waiting }),
    /** How many it had no turn for so far. */
    refusals: () => refused,
  }
}

/**
 * More at once do not get finished sooner, and each takes a few of the connections to the database (16 for the
 * CMS, 8 for the publication index). A hundred connections of a crawler wait a few seconds on a slow machine.
 */
export const RENDER_LIMITS: RenderLimits = { atOnce: 3, mostWaiting: 1_000, patienceMs: 30_000 }

/**
 * Of what is one reader's alone: error pages and the cookie settings. One at a time, so that addresses that make
 * no sense take a part of the one thread that renders, however many are asked for.
 * @param limits of the pages that are the same for everybody
 */
export const limitsOfOwn = (limits: RenderLimits) => ({
  ...limits,
  atOnce: 1,
  mostWaiting: Math.min(MOST_WAITING_FOR_OWN, limits.mostWaiting),
})
const MOST_WAITING_FOR_OWN = 200

/**
 * Of what searches find. Each takes the one thread for a few hundredths of a second: two at once, so that one is
 * rendered while another waits for the database.
 * @param limits of the pages that are the same for everybody
 */
export const limitsOfSearch = (limits: RenderLimits) => ({
  ...limits,
  atOnce: 2,
  mostWaiting: Math.min(MOST_WAITING_FOR_SEARCH, limits.mostWaiting),
})
const MOST_WAITING_FOR_SEARCH = 200
