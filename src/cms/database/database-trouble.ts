import { isLineFull } from './waiting-line'

/**
 * What a failed question says of the database.
 * - `lost`: there is no connection to it.
 * - `silent`: it did not answer in time; it may be frozen, or only slow, or this process was.
 * - `busy`: it lives, and has no connection for us now.
 * - `fault`: it answered that the question is wrong.
 */
export type DatabaseTrouble = 'lost' | 'silent' | 'busy' | 'fault'

/** Classes 08 (connection) and 57P0x (shut down, crashed, starting up) of Postgres; the system's own names. */
const LOST =
  /^(?:08\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/
/** The database gave a statement up (`statement_timeout`), or nothing came at all. */
const SILENT = /^(?:57014|ETIMEDOUT)$/
/** The driver's own errors have no code. */
const LOST_WORDS =
  /^(?:Connection terminated(?: unexpectedly)?|Client (?:was closed|has encountered a connection error) and is not queryable)$/
const SILENT_WORDS =
  /^(?:Query read timeout|timeout expired|Connection terminated due to connection timeout)$/

/** Payload has lost the error that says why no transaction could begin (beginTransaction, 3.90.1). */
const NO_TRANSACTION = 'Error: cannot begin transaction: '

/** Reads an error of the driver, or what was made of it. */
export function troubleOf(error: unknown): DatabaseTrouble {
  if (isLineFull(error)) return 'busy'
  if (!(error instanceof Error)) return 'fault'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // The driver waits for a connection of a full pool under this name; a full disk takes nothing until there is room.
  if (
    code === '53300' ||
    code === '53100' ||
    error.message === 'timeout exceeded when trying to connect'
  )
    return 'busy'
  if (error.message.startsWith(NO_TRANSACTION)) {
    const trouble = troubleOf(new Error(error.message.slice(NO_TRANSACTION.length)))
    // What begins a transaction is never wrong by itself.
    return trouble === 'fault' ? 'busy' : trouble
  }
  if (SILENT_WORDS.test(error.message) || SILENT.test(code)) return 'silent'
  if (LOST.test(code) || LOST_WORDS.test(error.message)) return 'lost'
  // A host's name may stand for several addresses; then their errors come together.
  const [first] = error instanceof AggregateError ? (error.errors as unknown[]) : [error.cause]
  return first === undefined ? 'fault' : troubleOf(first)
}

/**
 * What was asked for; nothing where the database has no time for it now, for what a page can be read without.
 * @throws whatever is a fault
 */
export async function unlessBusy<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (troubleOf(error) === 'fault') throw error
    return undefined
  }
}
