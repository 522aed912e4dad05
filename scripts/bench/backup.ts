import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { checkArchive } from '../../src/cms/services/backup/archive-reader'
import { makeBackup } from '../../src/cms/services/backup/make-backup'
import { ADMIN } from '../../tests/site/accounts.mjs'
import { SECRET } from '../../tests/site/test-postgres.mjs'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'
import { inMb, inMs, inSeconds, printTable } from './report'
import { runBench } from './run-bench'
import { runProgram } from './run-program'
import { fillWithPages } from './scale-content'
import { createDatabase, reindex, runWithPayload } from './scale-database'
import { temporaryDataDir } from './site-under-test'

/**
 * What a backup and a restore cost: `npm run bench:backup [-- --only content,documents,files] [--documents 10000]
 * [--megabytes 2048]`. Everything is in the temporary folder: three times the megabytes, for a while.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: 'content,documents,files' },
    documents: { type: 'string', default: '10000' },
    megabytes: { type: 'string', default: '2048' },
  },
})

/** Of an image as cameras make them. Bytes. */
const FILE = 2 * 1024 * 1024

interface Place {
  databaseUrl: string
  dataDir: string
}

const [documents, megabytes] = [Number(options.documents), Number(options.megabytes)]
const CASES: Record<string, { title: string; fill: (place: Place) => Promise<unknown> }> = {
  content: { title: 'first content, example vacancies', fill: () => Promise.resolve() },
  documents: { title: `${documents} documents`, fill: ({ databaseUrl }) => addPages(databaseUrl) },
  files: { title: `${megabytes} MB of files`, fill: addFiles },
}

await runBench('backup', async (undo) => {
  const figures: Record<string, unknown> = {}
  const rows: string[][] = []
  for (const name of options.only.split(',')) {
    const { title = '', fill } = CASES[name] ?? {}
    if (!fill) throw new Error(`There is no case ${name}.`)
    const dataDir = await temporaryDataDir(undo)
    // With the settings of a site: it waits for the disk.
    const postgres = await startEmbeddedPostgres({ dataDir })
    undo(() => postgres.stop())
    const place = { databaseUrl: await createDatabase(postgres.url, 'filled'), dataDir }
    const tasks =
      name === 'documents' ? ['migrate', 'admin'] : ['migrate', 'seed', 'examples', 'admin']
    await runWithPayload('scripts/prepare-database.ts', tasks, environmentOf(place))
    await fill(place)
    const found = await measure(place, await createDatabase(postgres.url, 'restored'))
    figures[name] = found
    rows.push([
      title,
      inSeconds(found.backupMs),
      inMb(found.archiveBytes),
      inMb(found.databaseBytes),
      inMs(found.longestPauseMs),
      inMb(found.memoryBytes),
      inSeconds(found.restoreMs),
    ])
  }
  printTable(['', 'backup', 'archive', 'database', 'longest pause', 'memory', 'restore'], rows)
  return figures
})

async function measure(place: Place, restored: string) {
  const { databaseUrl, dataDir } = place
  const folder = path.join(dataDir, 'backups')
  const order = { databaseUrl, dataDir, folder, keep: 2, version: '0.0.0' }
  const pauses = monitorEventLoopDelay({ resolution: 5 })
  const before = process.memoryUsage.rss()
  let memory = before
  const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 50)
  pauses.enable()
  const made = await makeBackup(order)
  pauses.disable()
  clearInterval(watch)
  const there = path.join(dataDir, 'elsewhere')
  await mkdir(there)
  const environment = environmentOf({ databaseUrl: restored, dataDir: there })
  const { ms: restoreMs } = await runProgram(['scripts/restore.mjs', made.file], environment)
  const again = await makeBackup({ ...order, databaseUrl: restored, dataDir: there })
  await requireSame(made.file, again.file)
  return {
    backupMs: made.took,
    archiveBytes: made.bytes,
    databaseBytes: await sizeOf(databaseUrl),
    rows: made.rows,
    files: made.files,
    longestPauseMs: pauses.max / 1e6,
    pauseP99Ms: pauses.percentile(99) / 1e6,
    memoryBytes: memory - before,
    restoreMs,
  }
}

/** What was restored is what was backed up: table by table, file by file. */
async function requireSame(one: string, other: string): Promise<void> {
  const [first, second] = await Promise.all([checkArchive(one), checkArchive(other)])
  const contents = new Map(second.tables.map((table) => [table.name, table.contents]))
  const different = first.tables.filter(({ name, contents: was }) => contents.get(name) !== was)
  const files = ({ members }: typeof first) =>
    members.filter(({ name }) => name.startsWith('media/')).map(({ sha256 }) => sha256)
  if (different.length > 0)
    throw new Error(`Different: ${different.map(({ name }) => name).join()}`)
  if (files(first).join() !== files(second).join()) throw new Error('The files are different.')
}

async function addPages(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await fillWithPages(client, documents)
  await client.query('ANALYZE')
  // A table that is filled from nothing has no statistics, and search asks it a hundred times what is still missing.
  await client.query('ALTER DATABASE filled SET enable_nestloop = off')
  await reindex({ DATABASE_URL: databaseUrl, PAYLOAD_SECRET: SECRET }, 'pages')
  await client.query('ALTER DATABASE filled RESET enable_nestloop')
  await client.end()
}

async function addFiles({ databaseUrl, dataDir }: Place): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await mkdir(path.join(dataDir, 'media'))
  for (let number = 0; number < Math.round((megabytes * 1024 * 1024) / FILE); number += 1) {
    const name = `photograph-${number}.jpg`
    const bytes = randomBytes(FILE)
    await writeFile(path.join(dataDir, 'media', name), bytes)
    const fingerprint = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    await client.query(
      `INSERT INTO media (filename, mime_type, filesize, width, height, fingerprint)
       VALUES ($1, 'image/jpeg', $2, 4000, 3000, $3)`,
      [name, FILE, fingerprint],
    )
  }
  await client.end()
}

async function sizeOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ size: string }>(
    'SELECT pg_database_size(current_database()) AS size',
  )
  await client.end()
  return Number(rows[0]?.size)
}

function environmentOf({ databaseUrl, dataDir }: Place): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PAYLOAD_SECRET: SECRET,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    PAYLOAD_MIGRATING: 'true',
  }
}
