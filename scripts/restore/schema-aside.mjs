/**
 * What a database held before a restore stands aside until the restore is through, in a schema of its own. So one that
 * fails, or is killed, loses nothing.
 */
export const ASIDE = 'before_restore'
const DISCARDED = 'restore_discarded'

/** @typedef {import('pg').ClientBase} Client */

/**
 * Everything in a schema that belongs to no extension: tables with their indexes and counters, types, functions.
 * `$1` is where it is, `$2` where it goes.
 */
const MOVES = `
  SELECT format('ALTER TABLE %I.%I SET SCHEMA %I', $1::text, c.relname, $2::text) AS move
  FROM pg_class c
  WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  UNION ALL
  SELECT format('ALTER SEQUENCE %I.%I SET SCHEMA %I', $1::text, c.relname, $2::text)
  FROM pg_class c
  WHERE c.relnamespace = $1::regnamespace AND c.relkind = 'S'
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i', 'e'))
  UNION ALL
  SELECT format('ALTER TYPE %I.%I SET SCHEMA %I', $1::text, t.typname, $2::text)
  FROM pg_type t
  WHERE t.typnamespace = $1::regnamespace AND t.typtype IN ('e', 'd')
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid AND d.deptype = 'e')
  UNION ALL
  SELECT format('ALTER ROUTINE %I.%I(%s) SET SCHEMA %I',
    $1::text, p.proname, pg_get_function_identity_arguments(p.oid), $2::text)
  FROM pg_proc p
  WHERE p.pronamespace = $1::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`

/**
 * Whether a restore was begun in this database and neither finished nor taken back.
 *
 * @param {Client} client
 */
export async function isRestoreUnfinished(client) {
  const { rows } = await client.query('SELECT to_regnamespace($1) IS NOT NULL AS is_there', [ASIDE])
  return rows[0]?.is_there === true
}

/**
 * Begins a restore: from now on no site starts on this database.
 *
 * @param {Client} client
 */
export async function putAside(client) {
  await inTransaction(client, async () => {
    await client.query(`CREATE SCHEMA ${ASIDE}`)
    await moveAll(client, 'public', ASIDE)
  })
}

/**
 * Takes a restore back: everything is as it was before.
 *
 * @param {Client} client
 */
export async function putBack(client) {
  await inTransaction(client, async () => {
    await client.query(`CREATE SCHEMA ${DISCARDED}`)
    await moveAll(client, 'public', DISCARDED)
    await client.query(`DROP SCHEMA ${DISCARDED} CASCADE`)
    await moveAll(client, ASIDE, 'public')
    await client.query(`DROP SCHEMA ${ASIDE}`)
  })
}

/**
 * Ends a restore: what was there before is gone, and a site may start.
 *
 * @param {Client} client
 */
export async function dropAside(client) {
  await client.query(`DROP SCHEMA ${ASIDE} CASCADE`)
}

/** @param {Client} client @param {string} from @param {string} to */
async function moveAll(client, from, to) {
  const { rows } = await client.query(MOVES, [from, to])
  for (const { move } of rows) await client.query(String(move))
}

/** @param {Client} client @param {() => Promise<void>} work */
async function inTransaction(client, work) {
  await client.query('BEGIN')
  try {
    await work()
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
