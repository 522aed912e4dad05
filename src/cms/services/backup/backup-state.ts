import type { ClientBase } from 'pg'

import type { MadeBackup } from './make-backup'

/** A backup is made when the last one is so old. */
const EVERY = '24 hours'

/** After a failure, it is tried again this much later. */
const AGAIN_AFTER = '1 hour'

/** What is known of the backups of a database: one row, for all instances (table `backup_state`). */
export interface BackupState {
  /** When the last one was made, a whole archive in the folder; `undefined`: never. */
  madeAt: Date | undefined
  file: string | undefined
  /** Bytes. */
  size: number | undefined
  /** Milliseconds. */
  took: number | undefined
  /** When one went well to its end last, its second copy too; `undefined`: never. */
  doneAt: Date | undefined
  /** When one failed last, and why; kept also after one that went well. */
  failedAt: Date | undefined
  problem: string | undefined
  /** Whether that was the last one. */
  isFailing: boolean
  /** Whether it is time for one. */
  isDue: boolean
  /** Whether it is time to try again to send the last one, which was made and could not be sent. */
  isUnsent: boolean
}

type Connection = Pick<ClientBase, 'query'>

/** How the last backup went. */
export async function readBackupState(db: Connection): Promise<BackupState> {
  const { rows } = await db.query<{
    made_at: Date | null
    file: string | null
    size: string | null
    took: number | null
    done_at: Date | null
    failed_at: Date | null
    problem: string | null
    is_failing: boolean
    is_due: boolean
    is_unsent: boolean
  }>(`
    SELECT made_at, file, size, took, done_at, failed_at, problem,
      failed_at IS NOT NULL AND (done_at IS NULL OR done_at <= failed_at) AS is_failing,
      is_tried_again AND (made_at IS NULL OR made_at <= now() - interval '${EVERY}') AS is_due,
      is_tried_again AND made_at IS NOT NULL AND (done_at IS NULL OR done_at < made_at) AS is_unsent
    FROM backup_state CROSS JOIN LATERAL (SELECT
      failed_at IS NULL OR failed_at <= now() - interval '${AGAIN_AFTER}' AS is_tried_again) AS pause`)
  const [row] = rows
  return {
    madeAt: row?.made_at ?? undefined,
    file: row?.file ?? undefined,
    size: row?.size ? Number(row.size) : undefined,
    took: row?.took ?? undefined,
    doneAt: row?.done_at ?? undefined,
    failedAt: row?.failed_at ?? undefined,
    problem: row?.problem ?? undefined,
    isFailing: row?.is_failing ?? false,
    isDue: row?.is_due ?? true,
    isUnsent: row?.is_unsent ?? false,
  }
}

/** Notes that an archive is in its folder. */
export async function noteMade(db: Connection, { file, bytes, took }: MadeBackup): Promise<void> {
  await db.query(
    `INSERT INTO backup_state (id, made_at, file, size, took) VALUES (1, now(), $1, $2, $3)
     ON CONFLICT (id) DO UPDATE SET made_at = now(), file = $1, size = $2, took = $3`,
    [file, bytes, took],
  )
}

/** Notes that the last one is everywhere where it should be. */
export async function noteDone(db: Connection): Promise<void> {
  await db.query('UPDATE backup_state SET done_at = now() WHERE id = 1')
}

/** Notes that none was made, or that it is not where it should be. */
export async function noteFailed(db: Connection, problem: string): Promise<void> {
  await db.query(
    `INSERT INTO backup_state (id, failed_at, problem) VALUES (1, now(), $1)
     ON CONFLICT (id) DO UPDATE SET failed_at = now(), problem = $1`,
    [problem],
  )
}
