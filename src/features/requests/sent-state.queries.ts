import { isKey } from '../../cms/services/forms/own-fields'
import { query } from '../../cms/database/read-pool'
import { KINDS_WITH_STATE } from '../../domain/forms/requests'
import type { RequestState } from '../../domain/forms/requests'
import type { MessageState } from '../../domain/mail/mail'
import { sentState, type SentState } from './sent-state'

/** What became of an answer or a mailing, as its sender is told. */
interface SentRequestState {
  reference: string
  /** UTC. */
  at: Date
  /** When it is erased, UTC. */
  until: Date | undefined
  state: SentState
  /** Of the report of a mailing that has gone out. */
  report: string | undefined
}

interface Stored {
  reference: string
  at: Date | string
  until: Date | string | null
  state: RequestState
  letter: MessageState | null
  report: string | null
}

const STATE = `
  SELECT r.reference, r.created_at AS at, r.erase_at AS until, r.state,
    (SELECT m.state FROM messages m WHERE m.request_id = r.id AND m.kind = 'forward'
      ORDER BY m.id DESC LIMIT 1) AS letter,
    CASE WHEN r.state IN ('sending', 'done') THEN r.report_token END AS report
  FROM requests r WHERE r.send_key = $1 AND r.kind::text = ANY($2)`

/** Reads it by the token of its link, which is the key that it was sent with. An unknown one gives `undefined`. */
export async function sentStateOf(token: string): Promise<SentRequestState | undefined> {
  if (!isKey(token)) return undefined
  const [row] = await query<Stored>(STATE, [token, [...KINDS_WITH_STATE]], 'sent-state')
  if (!row) return undefined
  return {
    reference: row.reference,
    at: new Date(row.at),
    until: row.until === null ? undefined : new Date(row.until),
    state: sentState(row.state, row.letter ?? undefined),
    report: row.report ?? undefined,
  }
}
