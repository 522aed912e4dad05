import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { isRestoreUnfinished } from '../restore/schema-aside.mjs'
import { ExpectedFailure } from './expected-failure.mjs'

/**
 * What is still to be done in the database. Asked with plain queries, because loading the CMS takes
 * seconds and most starts have nothing to do.
 *
 * @typedef {object} DatabaseState
 * @property {string[]} pending migrations that have not run yet
 * @property {string[]} unknown migrations that ran, of which this release knows nothing
 * @property {boolean} isEmpty no content yet, and never any
 * @property {number} staff accounts
 * @property {string | undefined} unclaimed the address of the only account, while nobody has used it
 */

/**
 * @param {import('pg').Client} client
 * @param {string} root
 * @returns {Promise<DatabaseState>}
 */
export async function readDatabaseState(client, root) {
  if (await isRestoreUnfinished(client)) {
    throw new ExpectedFailure(
      'A restore is under way in this database, or was killed in the middle: run it again (`npm run restore`), or take it back with `npm run restore -- --undo`.',
    )
  }
  const files = await readdir(path.join(root, 'migrations'))
  const known = files
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'))
    .sort()
  const tables = await tableNames(client)
  const ran = tables.has('payload_migrations') ? await ranMigrations(client) : []
  const staff = tables.has('staff') ? await readStaff(client) : []
  const [only, ...others] = staff
  return {
    pending: known.filter((name) => !ran.includes(name)),
    unknown: ran.filter((name) => !known.includes(name)),
    isEmpty: await hasNoContent(client, tables),
    staff: staff.length,
    unclaimed: only && others.length === 0 && only.claimed === false ? only.email : undefined,
  }
}

/** @param {import('pg').Client} client */
async function tableNames(client) {
  const { rows } = await client.query(
    'SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()',
  )
  return new Set(rows.map((row) => String(row.table_name)))
}

/** @param {import('pg').Client} client @returns {Promise<string[]>} */
async function ranMigrations(client) {
  const { rows } = await client.query('SELECT name, batch FROM payload_migrations ORDER BY id')
  if (rows.some((row) => Number(row.batch) === -1)) {
    throw new ExpectedFailure(
      'This database was shaped by Payload\'s development mode ("push"), not by migrations: use another database, or delete the row with batch -1 in payload_migrations if you know that its shape is current.',
    )
  }
  return rows.map((row) => String(row.name))
}

/**
 * A page that was unpublished leaves its former address, so an editor who deletes every page does
 * not get the first content back at the next start.
 *
 * @param {import('pg').Client} client
 * @param {Set<string>} tables
 */
async function hasNoContent(client, tables) {
  for (const table of ['pages', 'former_paths']) {
    if (!tables.has(table)) continue
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`)
    if (rowCount) return false
  }
  return true
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<{ email: string, claimed: boolean | null }[]>}
 */
async function readStaff(client) {
  const { rows: columns } = await client.query(
    "SELECT 1 FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = 'staff' AND column_name = 'claimed'",
  )
  const claimed = columns.length > 0 ? 'claimed' : 'NULL::boolean AS claimed'
  const { rows } = await client.query(`SELECT email, ${claimed} FROM staff ORDER BY id LIMIT 2`)
  return rows
}
