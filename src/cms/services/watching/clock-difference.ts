import { areApart } from '../../../domain/time/clock-difference'
import { processNow } from '../../../domain/time/process-clock'
import { queryWatch } from '../../database/read-pool'

/** What a look at both clocks says. */
export interface ClockLook {
  /** By the database's clock. */
  now: Date
  /** By how much this machine's clock is ahead of the database's, in seconds; negative where it is behind. */
  ahead: number
}

/**
 * Compares the clock of this machine with that of the database, to half the time that the question takes.
 * @throws whatever `pg` throws while the database is away, within a few seconds; LineFull where too many ask
 */
export async function lookAtClocks(): Promise<ClockLook> {
  const [before, begun] = [processNow('compared with the database’s').getTime(), performance.now()]
  const [row] = await queryWatch<{ now: number }>(
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now',
  )
  const now = row?.now ?? before
  const asked = before + (performance.now() - begun) / 2
  return { now: new Date(now), ahead: Math.round(asked - now) / 1_000 }
}

interface Log {
  info: (message: string) => void
  warn: (facts: object, message: string) => void
}

/** For so long nothing is said again that goes on. Milliseconds. */
const AGAIN_AFTER = 60 * 60_000

/**
 * Makes what says in the log that the clocks are apart: when they come to be, each hour, and when it is over.
 * @param elapsed milliseconds, of a clock that nobody sets
 */
export function createClockWatch(log: Log, elapsed = () => performance.now()) {
  let saidAt: number | undefined
  return (ahead: number): void => {
    if (!areApart(ahead)) {
      if (saidAt !== undefined)
        log.info('the clocks of this machine and of the database agree again')
      saidAt = undefined
      return
    }
    if (saidAt !== undefined && elapsed() - saidAt < AGAIN_AFTER) return
    saidAt = elapsed()
    log.warn(
      { secondsAhead: ahead },
      'THE CLOCK OF THIS MACHINE and that of the database are apart: what is due is decided by the database, sessions of staff and the log by this machine. Set both by the network (NTP)',
    )
  }
}
