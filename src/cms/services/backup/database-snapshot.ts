import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

import { BackupRefused } from './backup-refused'
import type { Manifest } from './manifest'

// Any constant that is not one of the other locks'; whoever makes a backup holds it.
const BACKUP_LOCK = 7_302_633

/** A higher level costs more time than it saves room. */
const COMPRESSION = { level: 4 }

/** A table as it is copied. */
interface Table {
  name: string
  columns: string[]
}

/** A file that a row of the snapshot names, and how its contents begin to be known. */
export interface NamedFile {
  name: string
  /** The first digits of its SHA-256, where the row says them. */
  fingerprint: string | undefined
}

/** One state of the whole database, to be read while others go on writing. */
export interface DatabaseSnapshot {
  /** When it was, by the database's clock. */
  made: string
  postgres: string
  migrations: string[]
  tables: Table[]
  sequences: Manifest['sequences']
  files: NamedFile[]
  /** Writes a table's rows into a file, compressed. */
  copyTable(table: Table, file: string, signal: AbortSignal): Promise<Manifest['tables'][number]>
  /** Lets others read the very same state, as long as this is open. */
  export(): Promise<string>
  close(): Promise<void>
}

/**
 * A connection of its own: it is held as long as the longest table takes to read.
 * @throws where the database cannot be reached
 */
export async function connectTo(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'mariner-hub backup',
  })
  // A lost connection is reported by the query that needed it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/**
 * Takes a snapshot. No reader and no writer waits for it; migrations that change a table do.
 * @throws BackupRefused where another backup is under way, or there is nothing to keep
 */
export async function openSnapshot(databaseUrl: string): Promise<DatabaseSnapshot> {
  const client = await connectTo(databaseUrl)
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    // Rows come in the order of the table, and are written down the same by every server.
    await client.query(`
      SET LOCAL lock_timeout = '10s'; SET LOCAL statement_timeout = 0;
      SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL synchronize_seqscans = off;
      SET LOCAL DateStyle = ISO; SET LOCAL IntervalStyle = postgres; SET LOCAL TimeZone = 'UTC';
      SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = hex`)
    const first = await one<{ is_free: boolean; made: Date; postgres: string }>(
      client,
      `SELECT pg_try_advisory_xact_lock(${BACKUP_LOCK}, 0) AS is_free, now() AS made,
        current_setting('server_version') AS postgres`,
    )
    if (!first.is_free) throw new BackupRefused('Another backup of this database is under way.')
    const tables = await tablesIn(client)
    const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
    if (!columnsOf.has('payload_migrations')) {
      throw new BackupRefused('There is nothing to back up: the site has not been started yet.')
    }
    return {
      made: first.made.toISOString(),
      postgres: first.postgres,
      migrations: await migrationsIn(client),
      tables,
      sequences: await sequencesIn(client),
      files: await filesIn(client, columnsOf.get('media') ?? []),
      copyTable: (table, file, signal) => copyTable(client, table, file, signal),
      export: async () =>
        (await one<{ id: string }>(client, 'SELECT pg_export_snapshot() AS id')).id,
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function one<Row extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<Row> {
  const { rows } = await client.query<Row>(text)
  const [row] = rows
  if (!row) throw new Error(`No row: ${text}`)
  return row
}

/** All tables but those that are empty after a crash anyway (`UNLOGGED`), and those of extensions. */
async function tablesIn(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND NOT EXISTS (SELECT FROM pg_depend d
        WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

async function migrationsIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM payload_migrations ORDER BY id',
  )
  return rows.map(({ name }) => name)
}

/** They belong to no snapshot: what they say now is never behind the rows of it. */
async function sequencesIn(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S' ORDER BY c.relname`)
  const found: Manifest['sequences'] = []
  for (const { name } of names) {
    const { last, isCalled } = await one<{ last: string; isCalled: boolean }>(
      client,
      `SELECT last_value::text AS last, is_called AS "isCalled" FROM ${client.escapeIdentifier(name)}`,
    )
    found.push({ name, last, isCalled })
  }
  return found
}

/** The files of every image and document: the original, which the row has a fingerprint of, and what was cut from it. */
async function filesIn(client: pg.Client, columns: readonly string[]): Promise<NamedFile[]> {
  if (!columns.includes('filename')) return []
  const ofSizes = columns.filter((name) => /^sizes_\w+_filename$/.test(name))
  const fingerprint = columns.includes('fingerprint') ? 'fingerprint' : 'NULL'
  const sizes = ofSizes.map((name) => client.escapeIdentifier(name)).join(', ')
  const { rows } = await client.query<{
    filename: string | null
    fingerprint: string | null
    sizes: (string | null)[]
  }>(`
    SELECT filename, ${fingerprint} AS fingerprint, ARRAY[${sizes}]::text[] AS sizes
    FROM media ORDER BY id`)
  const found = new Map<string, NamedFile>()
  for (const row of rows) {
    for (const name of row.sizes) if (name) found.set(name, { name, fingerprint: undefined })
    if (row.filename) {
      found.set(row.filename, { name: row.filename, fingerprint: row.fingerprint ?? undefined })
    }
  }
  return [...found.values()]
}

async function copyTable(
  client: pg.Client,
  { name, columns }: Table,
  file: string,
  signal: AbortSignal,
): Promise<Manifest['tables'][number]> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  const rows = client.query(copyTo(`COPY ${client.escapeIdentifier(name)} (${names}) TO STDOUT`))
  const contents = createHash('sha256')
  const digest = new Transform({
    transform(piece: Buffer, _, pass) {
      contents.update(piece)
      pass(null, piece)
    },
  })
  await pipeline(
    rows,
    digest,
    createGzip(COMPRESSION),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    { signal },
  )
  // The rows end before the database has said how many they were; what it answers next comes after that.
  await client.query('SELECT')
  return { name, columns, rows: rows.rowCount, contents: contents.digest('hex') }
}
