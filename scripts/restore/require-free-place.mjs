import { setTimeout as delay } from 'node:timers/promises'

import { ExpectedFailure } from '../set-up/expected-failure.mjs'

/** A site that is stopped leaves its connections; what is there after this long belongs to one that runs. */
const PATIENCE_MS = 3_000

/**
 * @param {import('pg').ClientBase} client
 * @throws {ExpectedFailure} where anybody else is connected: a site that runs would go on writing into what comes
 */
export async function requireStoppedSite(client) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await client.query(`
      SELECT coalesce(nullif(application_name, ''), 'a program without a name') AS who,
        coalesce(host(client_addr), 'this machine') AS place, count(*)::int AS connections
      FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
      GROUP BY 1, 2 ORDER BY 3 DESC`)
    if (rows.length === 0) return
    if (Date.now() > deadline) {
      const named = rows.map(({ who, place, connections }) => `${who} at ${place} (${connections})`)
      throw new ExpectedFailure(
        `The database is in use: ${named.join(', ')}. Stop the site, every instance of it, and restore then. Nothing was changed.`,
      )
    }
    await delay(200)
  }
}

/**
 * What would be replaced, in words; `undefined` where there is nothing.
 *
 * @param {import('pg').ClientBase} client
 * @param {number} files
 * @returns {Promise<string | undefined>}
 */
export async function whatIsThere(client, files) {
  const { rows } = await client.query(`
    SELECT relname AS name, format('%I.%I', 'public', relname) AS quoted FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      AND relname <> 'payload_migrations'
      AND NOT EXISTS (SELECT FROM pg_depend d
        WHERE d.classid = 'pg_class'::regclass AND d.objid = pg_class.oid AND d.deptype = 'e')`)
  /** @type {Map<string, number>} */
  const counts = new Map()
  let isEmpty = true
  for (const { name, quoted } of rows) {
    const isNamed = NAMED.has(String(name))
    const limit = isNamed ? '' : 'LIMIT 1'
    const { rows: found } = await client.query(
      `SELECT count(*)::int AS count FROM (SELECT 1 FROM ${quoted} ${limit}) t`,
    )
    const count = Number(found[0]?.count)
    if (count > 0) isEmpty = false
    if (count > 0 && isNamed) counts.set(String(name), count)
  }
  if (isEmpty && files === 0) return undefined
  const named = [...counts].map(([name, count]) => `${count} ${name}`)
  if (files > 0) named.push(`${files} files`)
  return named.length > 0 ? named.join(', ') : 'rows of its own'
}

/** By which an operator knows a site again. */
const NAMED = new Set(['pages', 'docs', 'crewings', 'vacancies', 'requests', 'staff'])
