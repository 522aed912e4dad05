import type { Payload, PayloadRequest } from 'payload'

import { type Database, databaseOf, rowsOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { withinTransaction } from '../../../cms/database/within-transaction'
import { rememberErased } from '../../../cms/services/erasing/erased-references.hooks'
import { isToken, newToken, tokenId } from '../../../cms/services/sessions/secret-tokens'
import type { ReminderMonths } from '../../../domain/sea-service/paper-reminders'
import { calendarToken, newCalendarSeed } from './calendar-secret'
import { CALENDAR_REFERENCE, HAS_CALENDAR, HAS_MAILS, MAILS_REFERENCE } from './reminder-references'

/** Days for which the link of a mail works: those of one mail reach beyond the next threshold. */
const LINK_DAYS = 400

/** What is to become of the address of the calendar; `on` keeps the one that there is. */
export const CALENDAR_CHOICES = ['off', 'on', 'renew'] as const

export type CalendarChoice = (typeof CALENDAR_CHOICES)[number]

interface Chosen {
  months: readonly ReminderMonths[]
  calendar: CalendarChoice
}

/**
 * Stores what an account has chosen: all of it, or nothing.
 * @returns whether the account is there
 * @throws the error of a database that does not answer
 */
export async function saveReminders(
  payload: Payload,
  seaman: number,
  { months, calendar }: Chosen,
): Promise<boolean> {
  return withinTransaction(payload, async (req) => {
    const db = await databaseOf(payload, req)
    const account = await db.execute(sql`SELECT FROM seamen WHERE id = ${seaman} FOR NO KEY UPDATE`)
    if (account.rows.length === 0) return false
    await db.execute(
      sql`INSERT INTO seaman_reminders (seaman_id) VALUES (${seaman}) ON CONFLICT DO NOTHING`,
    )
    await db.execute(sql`SELECT FROM seaman_reminders WHERE seaman_id = ${seaman} FOR UPDATE`)
    if (months.length === 0) await endMails(req, seaman)
    else await chooseMails(db, seaman, months)
    if (calendar === 'off') await endCalendar(req, seaman)
    else await openCalendar(req, seaman, calendar)
    return true
  })
}

/**
 * Ends the mails of the account that a link was sent to. However often.
 * @returns whether the link is one of ours
 */
export async function endRemindersByLink(payload: Payload, token: string): Promise<boolean> {
  if (!isToken(token)) return false
  return withinTransaction(payload, async (req) => {
    const db = await databaseOf(payload, req)
    const [found] = await rowsOf<{ seaman: number }>(
      db,
      sql`SELECT r.seaman_id AS seaman FROM seaman_reminder_links l JOIN seaman_reminders r USING (seaman_id)
        WHERE l.id = ${tokenId(token)} AND l.expires_at > now() FOR UPDATE OF r`,
    )
    if (!found) return false
    await endMails(req, found.seaman)
    return true
  })
}

/** Makes the token in the links of one mail; the database holds its SHA-256 alone. */
export async function makeReminderLink(req: PayloadRequest, seaman: number): Promise<string> {
  const token = newToken()
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO seaman_reminder_links (id, seaman_id, expires_at)
    VALUES (${tokenId(token)}::bytea, ${seaman}, now() + make_interval(days => ${LINK_DAYS}))`)
  return token
}

/** Takes the mails about papers of an account out of the outgoing mail, sent or not. */
export async function eraseReminderMail(db: Database, seaman: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM messages
    WHERE kind = 'paperReminder' AND message_id LIKE ${`<paper-reminder-${seaman}-%`}`)
}

/** Remembers, before an account is deleted, that what it had chosen is over: a backup may bring the account back for a moment. */
export async function rememberEndOfReminders(req: PayloadRequest, seaman: number): Promise<void> {
  await rememberEnd(req, seaman, MAILS_REFERENCE, HAS_MAILS)
  await rememberEnd(req, seaman, CALENDAR_REFERENCE, HAS_CALENDAR)
}

/** The first look is an hour later, so that papers that are being typed are in one mail; there is one mail a day at most. */
async function chooseMails(
  db: Database,
  seaman: number,
  months: readonly ReminderMonths[],
): Promise<void> {
  await db.execute(sql`
    UPDATE seaman_reminders r SET months = ${`{${months.join(',')}}`}::smallint[],
      begun_at = CASE WHEN ${sql.raw(HAS_MAILS)} THEN begun_at ELSE now() END,
      due_at = greatest(now() + interval '1 hour', last_mail_at + interval '1 day')
    WHERE seaman_id = ${seaman}`)
}

async function endMails(req: PayloadRequest, seaman: number): Promise<void> {
  await rememberEnd(req, seaman, MAILS_REFERENCE, HAS_MAILS)
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    UPDATE seaman_reminders SET months = '{}', due_at = NULL WHERE seaman_id = ${seaman}`)
  await db.execute(sql`
    DELETE FROM messages WHERE state = 'queued' AND kind = 'paperReminder'
      AND message_id LIKE ${`<paper-reminder-${seaman}-%`}`)
}

async function openCalendar(
  req: PayloadRequest,
  seaman: number,
  choice: Exclude<CalendarChoice, 'off'>,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const kept = await db.execute(sql`
    SELECT FROM seaman_reminders r WHERE r.seaman_id = ${seaman} AND ${sql.raw(HAS_CALENDAR)}`)
  if (choice === 'on' && kept.rows.length > 0) return
  await endCalendar(req, seaman)
  const seed = newCalendarSeed()
  await db.execute(sql`
    UPDATE seaman_reminders SET calendar_seed = ${seed}::bytea,
      calendar_id = ${tokenId(calendarToken(seed))}::bytea, calendar_made_at = now()
    WHERE seaman_id = ${seaman}`)
}

async function endCalendar(req: PayloadRequest, seaman: number): Promise<void> {
  await rememberEnd(req, seaman, CALENDAR_REFERENCE, HAS_CALENDAR)
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    UPDATE seaman_reminders SET calendar_seed = NULL, calendar_id = NULL, calendar_made_at = NULL
    WHERE seaman_id = ${seaman}`)
}

/** Remembers by its reference that what there is ends. */
async function rememberEnd(
  req: PayloadRequest,
  seaman: number,
  reference: string,
  isThere: string,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const rows = await rowsOf<{ reference: string }>(
    db,
    sql`SELECT ${sql.raw(reference)} AS reference FROM seaman_reminders r
      WHERE r.seaman_id = ${seaman} AND ${sql.raw(isThere)}`,
  )
  for (const found of rows) await rememberErased(req, found.reference)
}
