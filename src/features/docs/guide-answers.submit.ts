import type { Payload } from 'payload'

import { sql } from '../../cms/database/sql'
import { isKey, newKey } from '../../cms/services/forms/own-fields'
import { databaseOf } from '../../cms/database/handle'
import type { Locale } from '../../domain/locales/locales'

/** What a reader says of a guide. */
interface GuideAnswer {
  isUseful: boolean
  text: string | undefined
}

/** The guide that is answered about, and the language of its text. */
interface Guide {
  guide: number
  textLocale: Locale
}

/**
 * Counts an answer. The same token answers the same once more: nothing is counted twice, and the last answer counts.
 * @param token that the browser has made, or the page of the answer has; without one that fits a new one is made
 * @returns the token of the row, which is in the database
 * @throws whatever the database throws; then nothing is counted
 */
export async function countAnswer(
  payload: Payload,
  { guide, textLocale }: Guide,
  { isUseful, text }: GuideAnswer,
  token = '',
): Promise<string> {
  const db = await databaseOf(payload, {})
  const write = async (own: string) => {
    const { rows } = await db.execute<{ token: string }>(sql`
      INSERT INTO guide_answers AS known (token, guide, locale, is_useful, text)
      VALUES (${own}, ${guide}, ${textLocale}, ${isUseful}, ${text ?? null})
      ON CONFLICT (token) DO UPDATE
        SET is_useful = excluded.is_useful, text = excluded.text, updated_at = now()
        WHERE known.guide = excluded.guide
      RETURNING token`)
    return rows[0]?.token
  }
  // A token of an answer about another guide writes nothing.
  const written = (isKey(token) && (await write(token))) || (await write(newKey()))
  if (!written) throw new Error('The answer to a guide was not written.')
  return written
}

/** An answer by its token. */
export async function findAnswer(
  payload: Payload,
  guide: number,
  token: string,
): Promise<{ isUseful: boolean; text: string | null } | undefined> {
  if (!isKey(token)) return undefined
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{ isUseful: boolean; text: string | null }>(sql`
    SELECT is_useful AS "isUseful", text FROM guide_answers
    WHERE token = ${token} AND guide = ${guide}`)
  return rows[0]
}
