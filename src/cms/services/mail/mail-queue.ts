import type { Payload } from 'payload'

import { adapterOf, type Database } from '../../database/handle'
import { acquire, finish, hasLapsed, type Lease, type LeasedTable } from '../../database/leases'
import { sql } from '../../database/sql'
import { minutesAfterAttempt } from '../../../domain/mail/mail-attempts'
import { UNOPENED_DOCUMENTS } from '../../../domain/forms/form-file'
import type { Locale } from '../../../domain/locales/locales'
import type { Delivery, MessageKind } from '../../../domain/mail/mail'
import { isWarned } from '../../publications/warned-company'
import type { MailOutcome } from './mail-outcome'

/** Messages that wait to be sent, and who sends them now. */
const MESSAGES: LeasedTable = { name: 'messages', key: ['id'], until: 'claimed_until' }

/** A message that is this process's alone until its lease lapses. */
export interface AcquiredMessage {
  id: number
  lease: Lease
  kind: MessageKind
  delivery: Delivery
  to: string
  replyTo: string | null
  locale: Locale
  subject: string
  content: unknown
  hasFile: boolean
  request: number | null
  messageId: string
  inReplyTo: string | null
  unsubscribe: string | null
  /** How many attempts there are with this one. */
  attempts: number
  /** Whether its address refuses mail. */
  isSuppressed: boolean
}

/** SQL: whether a message hands somebody's papers to a company that staff warn of. Asked when it is sent, not before. */
const TO_WARNED = `
  kind = 'mailing' AND ${isWarned('messages.company_id')}
  OR kind = 'forward' AND EXISTS (
    SELECT FROM requests_rels r JOIN vacancies v ON v.id = r.vacancies_id
    WHERE r.parent_id = messages.request_id AND r.path = 'about' AND ${isWarned('v.company_id')})`

/** Outside of any transaction: each statement is one. */
function drizzle(payload: Payload): Database {
  return adapterOf(payload).drizzle
}

/** SQL: whether a message is to be sent, or was left in the middle of being sent. */
export const IS_MAIL_DUE = sql`(
  EXISTS (SELECT FROM messages WHERE state = 'queued' AND next_attempt_at <= now())
  OR EXISTS (SELECT FROM messages WHERE state = 'sending' AND ${hasLapsed(MESSAGES)}))`

/**
 * Acquires one message that is due, the least tried first, so that new ones do not wait behind those that nobody takes.
 * @param leaseMs for how long nobody else takes it, in milliseconds: longer than an attempt may last
 */
export async function acquireMessage(
  payload: Payload,
  leaseMs: number,
): Promise<AcquiredMessage | undefined> {
  const acquired = await acquire<Omit<AcquiredMessage, 'lease'>>(drizzle(payload), MESSAGES, {
    seconds: leaseMs / 1000,
    due: sql`due.state = 'queued' AND due.next_attempt_at <= now()`,
    order: sql`due.attempts, due.next_attempt_at`,
    set: sql`state = 'sending', attempts = attempts + 1, updated_at = now()`,
    returning: sql`id, kind, delivery, "to", reply_to AS "replyTo", locale, subject, content,
      coalesce(has_file, false) AS "hasFile", request_id AS request, message_id AS "messageId",
      in_reply_to AS "inReplyTo", unsubscribe, attempts::int AS attempts,
      EXISTS (SELECT FROM suppressed_addresses WHERE address = lower("to"))
        OR kind = 'mailing' AND EXISTS (SELECT FROM mailing_stops
          WHERE address = lower("to") OR mailing_stops.company_id = messages.company_id)
        OR ${sql.raw(TO_WARNED)} AS "isSuppressed"`,
  })
  const row = acquired?.rows[0]
  return row && { ...row, lease: acquired.lease }
}

/**
 * Notes what became of an attempt, unless the lease has lapsed and another has taken the message since.
 * @returns the state that the message is in now; `undefined` where it was another's already
 */
export async function settleMessage(
  payload: Payload,
  message: Pick<AcquiredMessage, 'lease' | 'attempts' | 'delivery' | 'to'>,
  outcome: MailOutcome | { kind: 'suppressed' },
): Promise<string | undefined> {
  const { lease, attempts, delivery, to } = message
  const pause = minutesAfterAttempt(attempts)
  const problem = 'problem' in outcome ? outcome.problem : null
  const settle = async (state: string, nextAttempt = sql`NULL::timestamptz`) => {
    const isMine = await finish(
      drizzle(payload),
      MESSAGES,
      lease,
      sql`state = ${state}, problem = ${problem}, next_attempt_at = ${nextAttempt},
        sent_at = CASE WHEN ${state} = 'sent' THEN now() ELSE sent_at END, updated_at = now()`,
    )
    return isMine ? state : undefined
  }
  switch (outcome.kind) {
    case 'sent':
    case 'suppressed':
    case 'failed':
      return settle(outcome.kind)
    case 'refused': {
      const state = await settle('suppressed')
      if (state !== undefined) await suppressAddress(payload, to, 'refused', outcome.problem)
      return state
    }
    case 'lost':
      if (delivery === 'atMostOnce') return settle('uncertain')
      break
    case 'later':
  }
  if (pause === undefined) return settle('failed')
  // Apart by up to a tenth, so that what failed together does not come back together.
  const minutes = pause * (1 + Math.random() / 10)
  return settle('queued', sql`now() + make_interval(secs => ${minutes * 60})`)
}

/** Nothing is sent to this address any more, until staff take it from the list. */
export async function suppressAddress(
  payload: Payload,
  address: string,
  reason: 'refused' | 'bounced',
  detail: string,
): Promise<void> {
  await drizzle(payload).execute(sql`
    INSERT INTO suppressed_addresses (address, reason, detail)
    VALUES (lower(${address}), ${reason}, ${detail})
    ON CONFLICT (address) DO NOTHING`)
}

/**
 * Takes back messages whose process ended while it had them. What may go twice is sent again, after a pause where that
 * has happened before: a message that ends the process each time must not do so all day. What may not is uncertain.
 */
export async function takeBackLapsed(payload: Payload): Promise<void> {
  const { rows } = await drizzle(payload).execute<{ id: number; attempts: number }>(sql`
    UPDATE messages SET
      state = CASE WHEN delivery = 'atMostOnce' THEN 'uncertain'
        WHEN ${isLast()} THEN 'failed' ELSE 'queued' END::enum_messages_state,
      next_attempt_at = CASE WHEN delivery = 'atLeastOnce' AND NOT ${isLast()}
        THEN now() + make_interval(mins => least(attempts::int - 1, 60)) END,
      claimed_until = NULL, updated_at = now()
    WHERE state = 'sending' AND ${hasLapsed(MESSAGES)}
    RETURNING id`)
  for (const { id } of rows) {
    payload.logger.warn({ message: id }, 'a message was left in the middle of being sent')
  }
}

const MOST_ATTEMPTS = (() => {
  let attempts = 1
  while (minutesAfterAttempt(attempts) !== undefined) attempts += 1
  return attempts
})()

const isLast = () => sql`attempts >= ${MOST_ATTEMPTS}`

/** SQL: whether a file may be mailed on. What is kept unopened never is, whichever message it is. */
export const IS_MAILED = sql.raw(
  `type NOT IN (${UNOPENED_DOCUMENTS.map((type) => `'${type}'`).join(', ')})`,
)

/** The files of a request that go with a message about it. */
export async function filesOfRequest(
  payload: Payload,
  request: number,
): Promise<{ name: string; type: string; bytes: Buffer }[]> {
  const { rows } = await drizzle(payload).execute<{ name: string; type: string; bytes: Buffer }>(
    sql`SELECT name, type, bytes FROM form_files
      WHERE request_id = ${request} AND ${IS_MAILED} ORDER BY id`,
  )
  return rows
}

/**
 * Marks mail as uncertain after a restore: some of the queued mail has gone out since the backup. Mail that must not go
 * out twice then waits for a decision of the staff.
 * @returns the number of such messages
 */
export async function doubtRestoredMail(payload: Payload): Promise<number> {
  const { rows } = await drizzle(payload).execute(sql`
    UPDATE messages SET state = 'uncertain', next_attempt_at = NULL, claimed_until = NULL, updated_at = now()
    WHERE state IN ('queued', 'sending') AND delivery = 'atMostOnce' RETURNING id`)
  return rows.length
}
