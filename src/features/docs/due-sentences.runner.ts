import type { Payload } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { SENTENCE_MONTHS } from '../../domain/texts/guide-answer'

/**
 * Erases sentences whose time is over, and what leads back to their writers; that somebody answered stays counted, as long
 * as the guide is there.
 * @throws whatever the database throws; what is due then stays due
 */
export async function eraseDueSentences(payload: Payload): Promise<{ sentences: number }> {
  const db = await databaseOf(payload, {})
  await db.execute(sql`
    DELETE FROM guide_answers a WHERE NOT EXISTS (SELECT FROM docs d WHERE d.id = a.guide)`)
  const { rows } = await db.execute(sql`
    UPDATE guide_answers SET text = NULL, token = NULL
    WHERE token IS NOT NULL AND updated_at <= now() - make_interval(months => ${SENTENCE_MONTHS})
    RETURNING id`)
  return { sentences: rows.length }
}
