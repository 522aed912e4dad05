import { processState } from '../../domain/process/site-process'
import { sqlForLog } from '../../domain/texts/sql-for-log'
import { env } from '../../env'
import { isMeasured, measure } from './measure'

/** So many are logged in so many milliseconds; the others are only counted. */
const MOST_LINES = { count: 10, within: 60_000 }

/** Of `pg`, as far as it matters here. */
interface Client {
  query: unknown
}

interface Lines {
  count: number
  since: number
  leftOut: number
}

// The server's bundles hold several copies of this module, and log no more together.
const shared = processState<{ marinerSlowQueries: Lines }>()

/**
 * Has what takes a connection longer than `SLOW_QUERY_MS` counted and logged: its duration and its statement, without
 * any value. Only where the site is served: a migration may take its time.
 * @param pool its name
 */
export function watchQueries(client: Client, pool: string, slowMs = env.SLOW_QUERY_MS): void {
  if (slowMs === 0 || typeof client.query !== 'function') return
  const { query } = client as { query: (...args: unknown[]) => unknown } // as was just asked
  client.query = function (...args: unknown[]) {
    const begun = performance.now()
    const done = () => {
      const ms = performance.now() - begun
      if (ms >= slowMs && isMeasured()) report(pool, ms, textOf(args[0]))
    }
    const last = args.at(-1)
    if (typeof last === 'function') {
      const callback = last as (...told: unknown[]) => unknown
      const told = (...results: unknown[]) => {
        done()
        return callback(...results)
      }
      return Reflect.apply(query, client, [...args.slice(0, -1), told])
    }
    const result = Reflect.apply(query, client, args)
    if (result instanceof Promise) void result.then(done, done)
    return result
  }
}

function report(pool: string, ms: number, text: string): void {
  measure({ name: 'slow query', pool })
  const now = performance.now()
  let lines = shared.marinerSlowQueries
  if (!lines || now - lines.since >= MOST_LINES.within) {
    lines = { count: 0, since: now, leftOut: lines?.leftOut ?? 0 }
    shared.marinerSlowQueries = lines
  }
  if (lines.count >= MOST_LINES.count) {
    lines.leftOut += 1
    return
  }
  lines.count += 1
  const others = lines.leftOut > 0 ? `, and ${lines.leftOut} more before it` : ''
  lines.leftOut = 0
  console.warn(`A query took ${Math.round(ms)} ms (${pool}${others}): ${sqlForLog(text)}`)
}

/** As `pg` takes it: a text, or an object that has one. */
function textOf(query: unknown): string {
  if (typeof query === 'string') return query
  const isObject = typeof query === 'object' && query !== null
  return isObject && 'text' in query && typeof query.text === 'string' ? query.text : ''
}
