import type { Payload, PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { LONGEST_EXTERNAL_ID } from '../../domain/vacancies/external-id'
import type { PushOutcome } from './feed-labels'

/** Characters of a reason that is kept. */
const LONGEST_REASON = 500

/** What was sent. */
interface SentPush {
  payload: Payload
  token: { id: number; company: number }
  method: 'put' | 'delete'
  externalId: string
}

/** Writes down what was sent, in the transaction of `req` where there is one. */
export async function notePush(
  { payload, token, method, externalId }: SentPush,
  outcome: PushOutcome,
  reason: string | null = null,
  req: Pick<PayloadRequest, 'transactionID'> = {},
): Promise<void> {
  const db = await databaseOf(payload, req)
  // The id is untrusted: it may be too long and may contain characters that the database cannot store.
  const id = externalId
    .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
    .slice(0, LONGEST_EXTERNAL_ID)
  await db.execute(sql`
    INSERT INTO import_pushes (company_id, token_id, external_id, method, outcome, reason, created_at, updated_at)
    SELECT ${token.company}::int, ${token.id}::int, ${id}, ${method}::enum_import_pushes_method,
      ${outcome}::enum_import_pushes_outcome, ${reason?.slice(0, LONGEST_REASON) ?? null}, now, now
    FROM date_trunc('milliseconds', clock_timestamp()) now`)
}
