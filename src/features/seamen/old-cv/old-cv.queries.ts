import { query } from '../../../cms/database/read-pool'
import { OLD_CV_DAYS } from '../../../domain/sea-service/old-cv'
import { IS_KEPT } from './old-cvs'

/** The text of an old CV of a seafarer. */
export interface OldCv {
  text: string
  /** Whether the file had more text than is kept. */
  isCut: boolean
  readAt: Date
  /** When it is erased. */
  until: Date
}

/** The text of the old CV of an account; nothing where there is none, or its time is over. Nobody else's is ever read. */
export async function oldCvOf(seaman: number): Promise<OldCv | undefined> {
  const [row] = await query<OldCv>(
    `SELECT content AS text, is_cut AS "isCut", read_at AS "readAt",
      read_at + make_interval(days => ${OLD_CV_DAYS}) AS until
    FROM seaman_old_cvs WHERE seaman_id = $1 AND ${IS_KEPT}`,
    [seaman],
    'seaman-old-cv',
  )
  return row
}
