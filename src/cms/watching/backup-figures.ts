import type { BackupTimes } from '../../domain/measures'
import { queryWatch } from '../publications/reading/ledger-pool'

/**
 * When a backup was made last, and when one failed since.
 * @returns nothing on a site that has made none so far, or whose database has no place to note it
 */
export async function readBackupTimes(): Promise<BackupTimes | undefined> {
  const [table] = await queryWatch<{ is_there: boolean }>(
    `SELECT to_regclass('backup_state') IS NOT NULL AS is_there`,
  )
  if (table?.is_there !== true) return undefined
  const [row] = await queryWatch<{ made_at: Date | null; failed_at: Date | null }>(
    `SELECT made_at, CASE WHEN made_at IS NULL OR failed_at > made_at THEN failed_at END AS failed_at
     FROM backup_state`,
  )
  return row && { madeAt: row.made_at ?? undefined, failedAt: row.failed_at ?? undefined }
}
