import type { Payload } from 'payload'

import type { RunnerName } from '../../../domain/watching/runners'
import type { SQL } from '../../database/sql'

/** Work that is done again and again beside the answers. `startRunners` runs it. */
export interface Runner {
  /** As metrics and the panel call it. */
  name: RunnerName
  /** Milliseconds from the end of one run to the next. */
  interval: number
  /** Milliseconds to the next run after one that failed; as `interval` where it is not said. */
  intervalAfterFailure?: number
  /** Milliseconds before the first run. */
  delay?: number
  /** How many pieces of work one run does at most. */
  batch?: number
  /** Milliseconds: after them a run begins no other piece of work, and after twice as many it is broken off. */
  time: number
  /** How many runs may be under way in one process; one where it is not said. */
  places?: number
  /** Milliseconds that a stop waits for the piece under way before it is broken off; it is at once where it is not said. */
  patienceAtStop?: number
  /**
   * SQL: whether there is anything to do. A run begins only then; without it, each time. The first run, and one after a
   * failure, begins in any case.
   */
  due?: SQL
  /** Whether it runs on this site at all. */
  isOn?: boolean
  /** @returns `true` where there is more to do at once; anything else waits for the next run */
  run: (payload: Payload, turn: Turn) => Promise<unknown>
  /** What the log says of a run that failed, once for each outage. */
  failure: string
  /** How many runs in a row have to fail until that is an outage; one where it is not said. */
  outage?: number
}

/** What one run may do. */
export interface Turn {
  /** Aborts the piece of work under way. */
  signal: AbortSignal
  /** Whether another piece of work may begin. Each that begins counts. */
  mayBegin: () => boolean
  /** Whether the piece under way should come to an end: the site stops, or the time is over. */
  isOver: () => boolean
  /** Says that there was work, so another run may begin beside this one where there is a place. */
  tellOthers: () => void
}

/** A turn without an end, for what is done once: by scripts, and by tests. */
export const UNBOUNDED: Turn = {
  signal: new AbortController().signal,
  mayBegin: () => true,
  isOver: () => false,
  tellOthers: () => undefined,
}
