import { setTimeout as delay } from 'node:timers/promises'

import pg from 'pg'

import { errorCode, errorMessage, ExpectedFailure } from './expected-failure.mjs'

const PATIENCE_MS = 5_000
/** A database that is just starting answers like this for a moment. */
const PASSING = new Set(['ECONNREFUSED', 'ECONNRESET', '57P03', '53300'])

/**
 * A connection to the database, or a sentence that says why there is none.
 *
 * @param {string} url
 * @param {AbortSignal} [signal]
 * @returns {Promise<pg.Client>}
 */
export async function reachDatabase(url, signal) {
  const place = describe(url)
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    signal?.throwIfAborted()
    try {
      return await connect(url, deadline - Date.now())
    } catch (error) {
      const code = errorCode(innermost(error)) ?? ''
      if (!PASSING.has(code) || Date.now() + 500 > deadline - 2_000) {
        throw new ExpectedFailure(explain(error, code, place))
      }
      await delay(500)
    }
  }
}

/** @param {string} url @param {number} patienceMs */
async function connect(url, patienceMs) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: Math.max(500, patienceMs),
    keepAlive: true,
    application_name: 'mariner-hub set-up',
  })
  // A lost connection is reported by the query that needed it.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Host, port and name, never the password. @param {string} url */
function describe(url) {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new ExpectedFailure(
      'DATABASE_URL is not an address of a Postgres database: it looks like postgres://user:password@host:5432/name',
    )
  }
  const { hostname, port, pathname, username } = new URL(url)
  return { host: `${hostname || 'localhost'}:${port || 5432}`, name: pathname.slice(1), username }
}

/**
 * @param {unknown} error
 * @param {string} code
 * @param {{ host: string, name: string, username: string }} place
 */
function explain(error, code, { host, name, username }) {
  const which = `The database at ${host} (DATABASE_URL)`
  switch (code) {
    case 'ECONNREFUSED':
      return `${which} refuses connections: is Postgres running there?`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${which} cannot be found: is the name of the host right?`
    case '28P01':
    case '28000':
      return `${which} does not let "${username}" in: check user and password.`
    case '3D000':
      return `${which} has no database "${name}": create it first.`
    case '53300':
      return `${which} has no connection left: raise max_connections or stop something.`
    case '57P03':
      return `${which} is still starting up: try again in a moment.`
  }
  if (/timeout/i.test(errorMessage(error))) {
    return `${which} did not answer within ${PATIENCE_MS / 1000} seconds: check host, port and firewall.`
  }
  if (/terminated/i.test(errorMessage(error))) {
    return `${which} closed the connection without an answer: is that a Postgres?`
  }
  return `${which} cannot be used: ${errorMessage(innermost(error))}.`
}

/** One name may stand for several addresses; then the errors come together. @param {unknown} error */
function innermost(error) {
  return error instanceof AggregateError ? error.errors[0] : error
}
