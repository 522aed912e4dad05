import type { Payload } from 'payload'

import { databaseOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { MOST_CV_LETTERS } from '../../../domain/sea-service/old-cv'
import { IS_KEPT } from './old-cvs'

/**
 * Keeps the text of an old CV in the place of the one before; the file itself is not kept.
 * @returns whether the account is there
 * @throws the error of a database that does not answer
 */
export async function keepOldCv(payload: Payload, seaman: number, text: string): Promise<boolean> {
  const db = await databaseOf(payload, {})
  const content = cut(text)
  const kept = await db.execute(sql`
    INSERT INTO seaman_old_cvs (seaman_id, content, is_cut)
    SELECT id, ${content}, ${content.length < text.length} FROM seamen WHERE id = ${seaman}
    ON CONFLICT (seaman_id)
      DO UPDATE SET content = EXCLUDED.content, is_cut = EXCLUDED.is_cut, read_at = now()`)
  return kept.rowCount === 1
}

/** Removes it at once. @throws the error of a database that does not answer */
export async function removeOldCv(payload: Payload, seaman: number): Promise<void> {
  const db = await databaseOf(payload, {})
  await db.execute(sql`DELETE FROM seaman_old_cvs WHERE seaman_id = ${seaman}`)
}

/** Erases those whose time is over. @throws the error of a database that does not answer */
export async function eraseDueOldCvs(payload: Payload): Promise<void> {
  const db = await databaseOf(payload, {})
  await db.execute(sql`DELETE FROM seaman_old_cvs WHERE NOT (${sql.raw(IS_KEPT)})`)
}

/** No sign is cut in two. */
function cut(text: string): string {
  return text.slice(0, MOST_CV_LETTERS).replace(/[\ud800-\udbff]$/, '')
}
