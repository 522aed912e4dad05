import { existsSync } from 'node:fs'
import path from 'node:path'

import project from '../../../../package.json'
import { env } from '../../../env'
import { backUp, type BackupPlan, keepErased, sendAgain } from './back-up'
import { BackupRefused } from './backup-refused'
import { type BackupState, readBackupState } from './backup-state'
import { connectTo } from './database-snapshot'
import type { Runner } from '../jobs/runner'

/** How often it is looked whether a backup is due, and what was erased since. Milliseconds. */
const INTERVAL = 5 * 60_000

/** Not while the site starts. Milliseconds. */
const FIRST_LOOK = 3 * 60_000

/** Least severe first, as the site logs. */
interface Log {
  info(facts: object, message: string): void
  error(facts: object, message: string): void
}

/**
 * Makes a backup a day after the last one, where a place for backups is known: with the embedded database always, else
 * where `BACKUP_DIR` or `BACKUP_S3_URL` is set. Of several instances one makes it. A stop gives up the backup under way.
 */
export const backupRunner: Runner = {
  name: 'backup',
  interval: INTERVAL,
  delay: FIRST_LOOK,
  time: 12 * 60 * 60_000,
  isOn: env.BACKUP_DIR !== undefined || env.BACKUP_S3_URL !== undefined,
  run: async ({ logger }, { signal }) => {
    await backUpWhenDue(logger, signal)
  },
  failure: 'The backup failed',
}

/**
 * Makes a backup where one is due, and brings the list of what was erased beside the archives up to date.
 * @returns whether one was made
 * @throws where the database is away, or the folder of backups cannot be written
 */
export async function backUpWhenDue(logger: Log, signal: AbortSignal): Promise<boolean> {
  const dataDir = path.resolve(env.DATA_DIR)
  const plan: BackupPlan = {
    databaseUrl: env.DATABASE_URL,
    dataDir,
    folder: path.resolve(env.BACKUP_DIR ?? path.join(dataDir, 'backups')),
    keep: env.BACKUP_KEEP,
    storeUrl: env.BACKUP_S3_URL,
    version: project.version,
    signal,
  }
  const { isDue, isUnsent, file } = await stateOf(plan.databaseUrl)
  // Another instance may have it, in a folder of its own.
  const unsent = isUnsent && file !== undefined && existsSync(file) ? file : undefined
  if (!isDue && unsent === undefined) {
    await keepErased(plan)
    return false
  }
  try {
    if (isDue) logger.info({ backup: await backUp(plan) }, 'a backup was made')
    else if (unsent !== undefined) await sendAgain(plan, unsent)
    return isDue
  } catch (error) {
    if (signal.aborted) return false
    const problem = error instanceof BackupRefused ? { problem: error.message } : { err: error }
    logger.error(problem, 'the backup failed; it is tried again in an hour')
    return false
  }
}

async function stateOf(databaseUrl: string): Promise<BackupState> {
  const client = await connectTo(databaseUrl)
  try {
    return await readBackupState(client)
  } finally {
    await client.end()
  }
}
