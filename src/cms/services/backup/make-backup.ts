import { randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

import { type ArchiveWriter, openArchive } from './archive-writer'
import { nameOfArchive, removeOldest, removePartial } from './archive-folder'
import { BackupRefused } from './backup-refused'
import { type DatabaseSnapshot, openSnapshot } from './database-snapshot'
import { type Manifest, FORMAT, memberOfFile, memberOfTable } from './manifest'
import { clearStaging, type StagedFiles, stageFiles } from './stage-files'

/** How often a file is looked for that was removed while the snapshot was taken; what is missing then is missing. */
const TRIES = 4
const PAUSE_MS = 150

/** Beside the files there has to be room for the rows. Bytes. */
const LEAST_ROOM = 32 * 1024 * 1024

/** What is backed up, and where to. */
export interface BackupOrder {
  databaseUrl: string
  /** Where the site keeps its files. */
  dataDir: string
  /** Where archives are kept; made where it is missing. */
  folder: string
  /** How many archives are kept, this one included. */
  keep: number
  /** Of the site. */
  version: string
  /** Gives up between two pieces. */
  signal?: AbortSignal
  /**
   * Called with the name of the snapshot while it is open (`SET TRANSACTION SNAPSHOT`), so that the caller can compare.
   */
  onSnapshot?: (snapshot: string) => Promise<void>
}

/** A backup that is whole and on the disk. */
export interface MadeBackup {
  file: string
  /** Of the archive. */
  bytes: number
  tables: number
  rows: number
  files: number
  /** Scans of papers among the rows: encrypted, and their key is in no archive. */
  scans: number
  /** Named by rows, and not there on the site itself. */
  missingFiles: string[]
  /** Milliseconds. */
  took: number
}

/**
 * Writes one archive with the rows of one instant and the files that they name, beside a running site. It has its name
 * only once it is whole and on the disk; then the oldest ones go.
 * @throws BackupRefused with a sentence for the operator; nothing half is left then, and no older backup is touched
 */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const began = performance.now()
  const run = randomBytes(6).toString('hex')
  try {
    await mkdir(order.folder, { recursive: true, mode: 0o700 })
    const { snapshot, staged, settled } = await takeState(order, run)
    try {
      await clearStaging(order.dataDir, run)
      await removePartial(order.folder)
      const name = nameOfArchive(snapshot.made)
      const partial = path.join(order.folder, `.${name}.partial`)
      try {
        const written = await writeArchive(order, snapshot, settled, partial)
        const file = path.join(order.folder, name)
        await rename(partial, file)
        await syncFolder(order.folder)
        await removeOldest(order.folder, order.keep)
        const took = Math.round(performance.now() - began)
        return { file, ...written, missingFiles: settled.missing, took }
      } finally {
        await rm(partial, { force: true })
        await rm(spoolOf(partial), { force: true })
      }
    } finally {
      await snapshot.close()
      await staged.remove()
    }
  } catch (error) {
    throw explain(error, order)
  }
}

type Settled = Awaited<ReturnType<StagedFiles['settle']>>

interface State {
  snapshot: DatabaseSnapshot
  staged: StagedFiles
  settled: Settled
}

/** Rows of one instant, and hold of the files that belong to them. */
async function takeState(order: BackupOrder, run: string): Promise<State> {
  for (let attempt = 1; ; attempt += 1) {
    order.signal?.throwIfAborted()
    const staged = await stageFiles(order.dataDir, run)
    let snapshot: DatabaseSnapshot | undefined
    try {
      snapshot = await openSnapshot(order.databaseUrl)
      await order.onSnapshot?.(await snapshot.export())
      const settled = await staged.settle(snapshot.files)
      if (settled.missing.length === 0 || attempt === TRIES) return { snapshot, staged, settled }
    } catch (error) {
      await snapshot?.close()
      await staged.remove()
      throw error
    }
    // Payload removes a file a moment before its row; a file that is missing for good is missing at each try.
    await snapshot.close()
    await staged.remove()
    await delay(PAUSE_MS)
  }
}

async function writeArchive(
  order: BackupOrder,
  snapshot: DatabaseSnapshot,
  { found, missing }: Settled,
  partial: string,
): Promise<Pick<MadeBackup, 'bytes' | 'files' | 'rows' | 'scans' | 'tables'>> {
  const { signal = new AbortController().signal } = order
  await requireRoom(order.folder, found)
  const archive = openArchive(partial, signal)
  try {
    const tables = await writeTables(archive, snapshot, spoolOf(partial), signal)
    for (const [name, file] of found) await archive.addFile(memberOfFile(name), file)
    const { made, postgres, migrations, sequences } = snapshot
    const bytes = await archive.finish({
      format: FORMAT,
      made,
      version: order.version,
      postgres,
      migrations,
      tables,
      sequences,
      missingFiles: missing,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const scans = tables.find(({ name }) => name === 'paper_scans')?.rows ?? 0
    return { bytes, tables: tables.length, rows, scans, files: found.size }
  } catch (error) {
    await archive.abandon()
    throw error
  }
}

/** A tar says how long a member is before what is in it, so each table is written down on its own first. */
async function writeTables(
  archive: ArchiveWriter,
  snapshot: DatabaseSnapshot,
  spool: string,
  signal: AbortSignal,
): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  for (const table of snapshot.tables) {
    tables.push(await snapshot.copyTable(table, spool, signal))
    await archive.addFile(memberOfTable(table.name), spool)
    await rm(spool)
  }
  return tables
}

function spoolOf(partial: string): string {
  return `${partial}-table`
}

/** Asked before minutes of writing; what the rows need is seen only while they are written. */
async function requireRoom(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  let needed = LEAST_ROOM
  for (const file of files.values()) needed += (await stat(file)).size
  const { bavail, bsize } = await statfs(folder)
  // Some network file systems report nothing at all, which is not the same as full.
  if (bsize === 0 || bavail * bsize >= needed) return
  throw noRoom(
    folder,
    `: it needs at least ${inMegabytes(needed)}, and ${inMegabytes(bavail * bsize)} are free`,
  )
}

function inMegabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024 / 1024)} MB`
}

function noRoom(folder: string, facts = ''): BackupRefused {
  return new BackupRefused(
    `There is no room for a backup in ${folder}${facts}. Nothing half is left there, and older backups are as they were: make room, name another folder in BACKUP_DIR, or keep fewer (BACKUP_KEEP).`,
  )
}

function explain(error: unknown, { folder }: BackupOrder): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG': // a file system, or a limit, that knows no larger files
      return noRoom(folder)
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new BackupRefused(
        `No backup could be written: no permission in ${folder}, or in the site's own folder.`,
      )
    // lock_not_available
    case '55P03':
      return new BackupRefused(
        'The database is being changed by an update: make the backup once that is done.',
      )
    default:
      return error
  }
}

/** A new name is there after a crash only once its folder is on the disk. */
async function syncFolder(folder: string): Promise<void> {
  // Not on every system can a folder be opened.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
