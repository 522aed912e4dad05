import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { from as copyFrom } from 'pg-copy-streams'

/** @typedef {import('../../src/cms/services/backup/manifest').Manifest} Manifest */
/** @typedef {import('./backup-archive.mjs').BackupArchive} BackupArchive */

/**
 * Writes everything that an archive holds: rows into the tables, in one transaction, and files to where `writeFile` puts
 * them. The tables are those of the schema that the backup was made of.
 *
 * @param {object} options
 * @param {import('pg').Client} options.client
 * @param {BackupArchive} options.archive
 * @param {(name: string, pieces: AsyncIterable<Buffer>) => Promise<void>} options.writeFile
 * @param {AbortSignal} options.signal
 * @param {(detail: string) => void} options.progress
 * @returns {Promise<{ rows: number, files: number, leftOut: string[] }>} `leftOut`: tables that are not of the site
 */
export async function loadRows({ client, archive, writeFile, signal, progress }) {
  await client.query('BEGIN')
  try {
    await client.query(
      "SET LOCAL statement_timeout = 0; SET LOCAL DateStyle = ISO; SET LOCAL TimeZone = 'UTC'",
    )
    // Rows come table by table, and tables refer to each other in circles.
    const references = await dropReferences(client)
    const loaded = await loadMembers({ client, archive, writeFile, signal, progress })
    progress('checking what rows refer to')
    for (const statement of references) await client.query(statement)
    await setSequences(client, archive.manifest)
    await client.query('COMMIT')
    await client.query('ANALYZE')
    return loaded
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

/**
 * @param {import('pg').Client} client
 * @returns {Promise<string[]>} the statements that bring them back
 */
async function dropReferences(client) {
  const { rows } = await client.query(`
    SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
      format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
    ORDER BY conrelid::regclass::text, conname`)
  for (const row of rows) await client.query(String(row.drop))
  return rows.map((row) => String(row.add))
}

/** @param {Parameters<typeof loadRows>[0]} options */
async function loadMembers({ client, archive, writeFile, signal, progress }) {
  const tables = new Map(archive.manifest.tables.map((table) => [table.name, table]))
  const known = await knownTables(client)
  // Migrations write rows of their own, that they have run before all.
  const [first] = known
  if (first) {
    const all = [...known].map((name) => client.escapeIdentifier(name)).join(', ')
    await client.query(`TRUNCATE ${all}`)
  }
  let [rows, files] = [0, 0]
  const leftOut = []
  for await (const { member, pieces } of archive.members()) {
    signal.throwIfAborted()
    if ('file' in member) {
      files += 1
      progress(`${files} files`)
      await writeFile(member.file, pieces)
      continue
    }
    const table = tables.get(member.table)
    if (!table || !known.has(member.table)) {
      leftOut.push(member.table)
      continue
    }
    progress(member.table)
    await loadTable(client, table, pieces, signal)
    rows += table.rows
  }
  return { rows, files, leftOut }
}

/** @param {import('pg').Client} client @returns {Promise<Set<string>>} */
async function knownTables(client) {
  const { rows } = await client.query(`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND NOT EXISTS (SELECT FROM pg_depend d
        WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`)
  return new Set(rows.map((row) => String(row.name)))
}

/**
 * @param {import('pg').Client} client
 * @param {Manifest['tables'][number]} table
 * @param {AsyncIterable<Buffer>} pieces
 * @param {AbortSignal} signal
 */
async function loadTable(client, { name, columns, rows }, pieces, signal) {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const into = client.query(copyFrom(`COPY ${client.escapeIdentifier(name)} (${names}) FROM STDIN`))
  await pipeline(Readable.from(pieces), createGunzip(), into, { signal })
  if (into.rowCount !== rows) {
    throw new Error(`${into.rowCount} rows of ${name} were written, and there are ${rows}`)
  }
}

/**
 * Numbers that were given out are not given again: old addresses and references would lead to something else.
 *
 * @param {import('pg').Client} client
 * @param {Manifest} manifest
 */
async function setSequences(client, { sequences }) {
  for (const { name, last, isCalled } of sequences) {
    const quoted = `public.${client.escapeIdentifier(name)}`
    await client.query('SELECT setval(to_regclass($1), $2::bigint, $3)', [quoted, last, isCalled])
  }
}
