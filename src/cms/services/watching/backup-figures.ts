import type { BackupTimes } from '../../../domain/watching/measures'
import { queryWatch } from '../../database/read-pool'

/**
 * When a backup was made last, and when one failed since.
 * @returns nothing on a site that has made none so far
 */
export async function readBackupTimes(): Promise<BackupTimes | undefined> {
  const [row] = await queryWatch<{ made_at: Date | null; failed_at: Date | null }>(
    // A failure stays noted after a backup that went well.
    `SELECT made_at, CASE WHEN done_at IS NULL OR failed_at >= done_at THEN failed_at END AS failed_at
     FROM backup_state`,
  )
  return row && { madeAt: row.made_at ?? undefined, failedAt: row.failed_at ?? undefined }
}
