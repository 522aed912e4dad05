import type { Payload } from 'payload'

import { adapterOf } from '../../database/handle'
import { measure } from '../../database/measure'
import { sql } from '../../database/sql'
import { createLastRuns, type LastRuns } from './last-runs'
import { createTurn } from './create-turn'
import type { Runner } from './runner'

/** How many runs may be under way in one process. More than there are runners that may take long, so that no schedule waits. */
const PLACES = 12

/** Questions whether there is work are asked together: those of the next moments too. Milliseconds. */
const TOGETHER = 500

/** The runners of a process, from their start to their end. */
interface Running {
  /** Runs one now. */
  wake: (name: Runner['name']) => void
  /** Ends all: no run begins any more. Resolves once those under way are over. */
  end: () => Promise<void>
}

interface Options {
  places?: number
  lastRuns?: LastRuns
}

interface State {
  runner: Runner
  /** When it is looked at next, by the clock of the process; milliseconds. */
  at: number
  /** Whether it may run without a question whether there is work. */
  isDue: boolean
  /** Whether it was woken since its last run began: there is something to do that the run may not have seen. */
  isWoken: boolean
  /** How many runs have failed in a row. */
  failures: number
  runs: Set<Promise<void>>
}

/**
 * Runs all work beside the answers, as long as the process lives. Any number of processes may do so on one database,
 * because each run acquires what it does. A run that fails is repeated: it leaves what is due as it was.
 */
export function startRunners(
  open: () => Promise<Payload>,
  runners: readonly Runner[],
  { places = PLACES, lastRuns = createLastRuns() }: Options = {},
): Running {
  const stopping = new AbortController()
  /** What stops each run under way. They do not listen to the signal each: at a start they are more than one may have listeners. */
  const stops = new Set<() => void>()
  const states = runners
    .filter(({ isOn = true }) => isOn)
    .map((runner): State => {
      const at = performance.now() + (runner.delay ?? 0)
      return { runner, at, isDue: true, isWoken: false, failures: 0, runs: new Set() }
    })
  let timer: NodeJS.Timeout | undefined
  let asking: Promise<void> | undefined
  const isFull = () => states.reduce((sum, { runs }) => sum + runs.size, 0) >= places
  const hasPlace = ({ runner, runs }: State) => runs.size < (runner.places ?? 1)

  // Where the database is away, the runners say so.
  const noteRuns = () => lastRuns.write(open).catch(() => undefined)

  /** Begins what is due, and asks of the rest whether it is. */
  const look = () => {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    const now = performance.now()
    for (const state of states) {
      if (state.isDue && state.at <= now && hasPlace(state) && !isFull()) begin(state)
    }
    const unknown = states.filter((state) => !state.isDue && hasPlace(state))
    if (!asking && unknown.some(({ at }) => at <= now)) {
      asking = ask(unknown.filter(({ at }) => at <= now + TOGETHER)).finally(() => {
        asking = undefined
        look()
      })
    }
    // A run or a question that ends looks again.
    const next = states.filter((state) => hasPlace(state) && (state.isDue ? !isFull() : !asking))
    if (next.length === 0) return
    const at = Math.min(...next.map((state) => state.at))
    timer = setTimeout(look, Math.max(0, at - performance.now())).unref()
  }

  const ask = async (asked: readonly State[]) => {
    try {
      const due = await whichAreDue(await open(), asked)
      for (const state of asked) {
        if (due.has(state.runner.name)) Object.assign(state, { isDue: true, at: performance.now() })
        else {
          state.at = performance.now() + state.runner.interval
          lastRuns.note(state.runner.name)
        }
      }
      await noteRuns()
    } catch {
      // Each tries, and says by itself what is wrong.
      for (const state of asked) state.isDue = true
    }
  }

  const begin = (state: State) => {
    const { runner, runs } = state
    state.isDue = runner.due === undefined
    state.isWoken = false
    state.at = performance.now() + runner.interval
    const running = run(state).finally(() => {
      runs.delete(running)
      look()
    })
    runs.add(running)
  }

  const run = async (state: State) => {
    const { runner } = state
    const { failure, interval, intervalAfterFailure = interval, name, outage = 1 } = runner
    const begun = performance.now()
    let isWell = true
    const fail = (error: unknown) => {
      if (!isWell) return
      isWell = false
      state.failures += 1
      // Once for each outage.
      if (state.failures === outage && !stopping.signal.aborted) console.error(`${failure}:`, error)
    }
    const { turn, isCut, stop, close } = createTurn(runner, stopping.signal, {
      late: fail,
      more: () => {
        Object.assign(state, { isDue: true, at: performance.now() })
        look()
      },
    })
    stops.add(stop)
    let isMore = false
    try {
      isMore = (await runner.run(await open(), turn)) === true || isCut()
      if (isWell) state.failures = 0
      lastRuns.note(name)
      await noteRuns()
    } catch (error) {
      fail(error)
    }
    stops.delete(stop)
    close()
    measure({
      name: 'background run',
      runner: name,
      seconds: (performance.now() - begun) / 1_000,
      isWell,
    })
    const isAgain = isMore || state.isWoken
    if (!isWell || isAgain) state.isDue = true
    const pause = isAgain ? 0 : interval
    state.at = performance.now() + (isWell ? pause : intervalAfterFailure)
  }

  look()
  return {
    wake(name) {
      const state = states.find(({ runner }) => runner.name === name)
      if (!state) return
      Object.assign(state, { isDue: true, isWoken: true, at: performance.now() })
      look()
    },
    async end() {
      stopping.abort()
      for (const stop of stops) stop()
      clearTimeout(timer)
      await Promise.all([asking, ...states.flatMap(({ runs }) => [...runs])])
    },
  }
}

/** Asks of several runners at once whether there is work for them. */
async function whichAreDue(
  payload: Payload,
  asked: readonly State[],
): Promise<ReadonlySet<Runner['name']>> {
  const columns = asked.map(
    ({ runner: { name, due } }) => sql`${due ?? sql`true`} AS ${sql.identifier(name)}`,
  )
  const { rows } = await adapterOf(payload).drizzle.execute(
    sql`SELECT ${sql.join(columns, sql`, `)}`,
  )
  const names = asked.map(({ runner }) => runner.name)
  return new Set(names.filter((name) => rows[0]?.[name] === true))
}
