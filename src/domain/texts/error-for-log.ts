import { sqlForLog } from './sql-for-log'

/** The most errors of a chain of causes; a chain may be a circle. */
const LONGEST_CHAIN = 10

/** What Postgres says of an error beside its message, and which holds no value of a row. */
const TOLD_BY_POSTGRES = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const

/** Its class 22 is about values, and quotes them: `invalid input syntax for type integer: "Ada"`. */
const ABOUT_VALUES = '22'

const FAILED_QUERY = /Failed query: ([^]*?)\nparams:[^]*?(?=\n {4}at |$)/g

/**
 * A text for the log without the parameters that Drizzle writes into its messages (0.44).
 * @example textForLog("Failed query: SELECT 1\nparams: Ada") // 'Failed query: SELECT ?'
 */
export function textForLog(text: string): string {
  return text.replaceAll(FAILED_QUERY, (_all, query: string) => `Failed query: ${sqlForLog(query)}`)
}

/**
 * An error for the log: of an error of the database a copy without what somebody typed, any other as it is. Drizzle has all
 * parameters in its message and beside it, Postgres the row in `detail`.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error) || depth > LONGEST_CHAIN || !holdsValues(error)) return error
  const isOfPostgres = 'severity' in error && 'code' in error
  const message =
    isOfPostgres && String(error.code).startsWith(ABOUT_VALUES)
      ? error.message.replaceAll(/"[^"]*("|$)/g, '?')
      : textForLog(error.message)
  const copy = new Error(message)
  copy.name = error.name
  const [, ...trace] = (error.stack ?? '').split(/\n(?= {4}at )/)
  copy.stack = [`${error.name}: ${message}`, ...trace].join('\n')
  for (const key of ['status', ...(isOfPostgres ? TOLD_BY_POSTGRES : ['code'])]) {
    const value: unknown = Reflect.get(error, key)
    if (value !== undefined) Object.assign(copy, { [key]: value })
  }
  if (error.cause !== undefined) copy.cause = errorForLog(error.cause, depth + 1)
  return copy
}

/** Whether it or what caused it is an error of the database. */
function holdsValues(error: Error): boolean {
  let one: unknown = error
  for (let depth = 0; depth <= LONGEST_CHAIN && one instanceof Error; depth += 1) {
    if ('params' in one || 'severity' in one || one.message.includes('\nparams:')) return true
    one = one.cause
  }
  return false
}
