import type { ClientBase } from 'pg'

import type { MadeBackup } from './make-backup'

/** A backup is made when the last one is so old. */
const EVERY = '24 hours'

/** After a failure, it is tried again this much later. */
const AGAIN_AFTER = '1 hour'

/** What is known of the backups of a database: one row, for all instances (table `backup_state`). */
export interface BackupState {
  /** When the last one was made; `undefined`: never. */
  madeAt: Date | undefined
  file: string | undefined
  /** Bytes. */
  size: number | undefined
  /** Milliseconds. */
  took: number | undefined
  /** When one failed last, and why. It counts where it is later than `madeAt`. */
  failedAt: Date | undefined
  problem: string | undefined
  /** Whether it is time for one. */
  isDue: boolean
}

type Connection = Pick<ClientBase, 'query'>

/** How the last backup went. */
export async function readBackupState(db: Connection): Promise<BackupState> {
  const { rows } = await db.query<{
    made_at: Date | null
    file: string | null
    size: string | null
    took: number | null
    failed_at: Date | null
    problem: string | null
    is_due: boolean
  }>(`
    SELECT made_at, file, size, took, failed_at, problem,
      (made_at IS NULL OR made_at <= now() - interval '${EVERY}')
      AND (failed_at IS NULL OR failed_at <= now() - interval '${AGAIN_AFTER}') AS is_due
    FROM backup_state`)
  const [row] = rows
  return {
    madeAt: row?.made_at ?? undefined,
    file: row?.file ?? undefined,
    size: row?.size ? Number(row.size) : undefined,
    took: row?.took ?? undefined,
    failedAt: row?.failed_at ?? undefined,
    problem: row?.problem ?? undefined,
    isDue: row?.is_due ?? true,
  }
}

/** Notes that a backup was made. */
export async function noteMade(db: Connection, { file, bytes, took }: MadeBackup): Promise<void> {
  await db.query(
    `INSERT INTO backup_state (id, made_at, file, size, took) VALUES (1, now(), $1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET made_at = now(), file = $1, size = $2, took = $3,
       failed_at = NULL, problem = NULL`,
    [file, bytes, took],
  )
}

/** Notes that none was made, or that it is not where it should be. */
export async function noteFailed(db: Connection, problem: string): Promise<void> {
  await db.query(
    `INSERT INTO backup_state (id, failed_at, problem) VALUES (1, now(), $1)
     ON CONFLICT (id) DO UPDATE SET failed_at = now(), problem = $1`,
    [problem],
  )
}
