import { existsSync } from 'node:fs'
import path from 'node:path'

import { BackupRefused } from './backup-refused'
import { noteDone, noteFailed, noteMade } from './backup-state'
import { connectTo } from './database-snapshot'
import { copyErased, ERASED } from './erased-list'
import { type BackupOrder, type MadeBackup, makeBackup } from './make-backup'
import { openStore } from './s3-archives'

/** A backup, and where a second copy of it goes. */
export interface BackupPlan extends BackupOrder {
  /** `BACKUP_S3_URL`, where it is set. */
  storeUrl: string | undefined
}

/** Brings the list of what was erased, beside the archives, up to date. */
export async function keepErased({ dataDir, folder, storeUrl }: BackupPlan): Promise<void> {
  if ((await copyErased(dataDir, folder)) === 0 || storeUrl === undefined) return
  const store = await openStore(storeUrl)
  try {
    await store.put(path.join(folder, ERASED))
  } finally {
    store.close()
  }
}

/**
 * Makes a backup, sends it to the S3 that is named, and notes how it went (`readBackupState`).
 * @throws BackupRefused or what else went wrong; an archive that was made and could not be sent is kept
 */
export async function backUp(plan: BackupPlan): Promise<MadeBackup> {
  return noting(plan, async () => {
    const made = await makeBackup(plan)
    await note(plan, (db) => noteMade(db, made))
    await copyErased(plan.dataDir, plan.folder)
    if (plan.storeUrl !== undefined) await send(plan.storeUrl, made.file, plan)
    return made
  })
}

/**
 * Sends an archive that was made and could not be sent, and notes how it went. Made again instead, each hour of an outage
 * would push a day out of the folder.
 * @throws BackupRefused where it cannot be sent now either
 */
export async function sendAgain(plan: BackupPlan, file: string): Promise<void> {
  await noting(plan, async () => {
    if (plan.storeUrl !== undefined) await send(plan.storeUrl, file, plan)
  })
}

async function noting<Result>(plan: BackupPlan, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work()
    await note(plan, noteDone)
    return result
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    // Where the database is away too, that is known without it.
    if (plan.signal?.aborted !== true) {
      await note(plan, (db) => noteFailed(db, problem)).catch(() => undefined)
    }
    throw error
  }
}

async function send(storeUrl: string, file: string, { folder, keep }: BackupPlan): Promise<void> {
  const store = await openStore(storeUrl)
  try {
    await store.put(file)
    if (existsSync(path.join(folder, ERASED))) await store.put(path.join(folder, ERASED))
    await store.removeOldest(keep)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new BackupRefused(
      `The backup ${path.basename(file)} was made, but could not be copied to the S3 in BACKUP_S3_URL: ${why}`,
      { cause },
    )
  } finally {
    store.close()
  }
}

async function note(
  { databaseUrl }: BackupPlan,
  write: (db: Awaited<ReturnType<typeof connectTo>>) => Promise<void>,
): Promise<void> {
  const client = await connectTo(databaseUrl)
  try {
    await write(client)
  } catch (error) {
    // undefined_table: a backup before an update, by the release that brings the table.
    if (!(error instanceof Error && 'code' in error && error.code === '42P01')) throw error
  } finally {
    await client.end()
  }
}
