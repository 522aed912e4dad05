import type { Payload, PayloadRequest } from 'payload'

import { type Database, databaseOf, rowsOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { withinTransaction } from '../../../cms/database/within-transaction'
import { type Runner, type Turn, UNBOUNDED } from '../../../cms/services/jobs/runner'
import { enqueueMessage } from '../../../cms/services/mail/enqueue-message'
import { isLocale } from '../../../domain/locales/locales'
import { dueReminders, REMINDER_MONTHS } from '../../../domain/sea-service/paper-reminders'
import { env } from '../../../env'
import { paperReminderMail, type RemindedPaper } from './reminder-mail'
import { HAS_MAILS } from './reminder-references'
import { makeReminderLink } from './reminders.submit'

/** How often it is looked for accounts that are due, in milliseconds. */
const INTERVAL = 60_000

/** Minutes after which an account is looked at again that could not be. */
const AFTER_FAILURE = 60

/** No threshold is earlier. A month of 31 days and some hours more: the rule decides, this only spares looks. */
const EARLIEST = Math.max(...REMINDER_MONTHS) + 1

/** Of a row `r` with its account `s`: whether mail may go there. A backup may bring back what was switched off. */
const MAY_BE_MAILED = sql`${sql.raw(HAS_MAILS)} AND s.confirmed_at IS NOT NULL AND s.state <> 'suspended'
  AND NOT EXISTS (SELECT FROM suppressed_addresses WHERE address = s.email)`

/** An account that this transaction alone looks at. */
interface DueAccount {
  seaman: number
  email: string
  language: string
  months: number[]
  /** The day in UTC, by the database's clock. */
  today: string
}

/** A paper that runs out, with the thresholds of its present last day that were told. */
type DatedPaper = RemindedPaper & { id: number; told: number[] }

/** What a run did. */
interface ReminderRun {
  looks: number
  mails: number
}

/** Tells of papers that run out; any number of instances may do so on one database. */
export const paperRemindersRunner: Runner = {
  name: 'paper-reminders',
  interval: INTERVAL,
  time: 5 * 60_000,
  due: sql`EXISTS (SELECT FROM seaman_reminders WHERE due_at <= now())`,
  run: runDueReminders,
  failure: 'Reminders of papers could not be sent',
}

/**
 * Looks at each account that is due, once. One transaction notes what is told, writes the mail and sets the next look, so that a killed process
 * leaves all of it or nothing.
 * @throws the error of a database that does not answer; the accounts stay due then
 */
export async function runDueReminders(
  payload: Payload,
  turn: Pick<Turn, 'mayBegin'> = UNBOUNDED,
): Promise<ReminderRun> {
  const db = await databaseOf(payload, {})
  await passOverIdle(db)
  const done: ReminderRun = { looks: 0, mails: 0 }
  while (turn.mayBegin()) {
    let taken: number | undefined
    try {
      const looked = await withinTransaction(payload, async (req) => {
        const account = await acquireAccount(req)
        taken = account?.seaman
        return account && (await lookAt(req, account))
      })
      if (!looked) return done
      done.looks += 1
      if (looked === 'mailed') done.mails += 1
    } catch (error) {
      if (taken === undefined) throw error
      payload.logger.error(
        { err: error, seaman: taken },
        'a reminder of papers broke; it is tried again later',
      )
      // The others go on; where the database is away, this fails too.
      await db.execute(sql`
        UPDATE seaman_reminders SET due_at = now() + make_interval(mins => ${AFTER_FAILURE})
        WHERE seaman_id = ${taken} AND due_at <= now()`)
    }
  }
  return done
}

/**
 * Passes over many accounts at once that get no mail today whatever their papers say: no paper of theirs ends so soon, the address is not
 * confirmed or refuses mail, or the account is suspended. Links that have run out are forgotten.
 */
async function passOverIdle(db: Database): Promise<void> {
  await db.execute(sql`DELETE FROM seaman_reminder_links WHERE expires_at <= now()`)
  await db.execute(sql`
    UPDATE seaman_reminders SET due_at = now() + interval '1 day'
    WHERE seaman_id IN (
      SELECT r.seaman_id FROM seaman_reminders r JOIN seamen s ON s.id = r.seaman_id
      WHERE r.due_at <= now() AND NOT (
        ${MAY_BE_MAILED} AND EXISTS (
          SELECT FROM seaman_papers p
          WHERE p.seaman_id = s.id AND p.expires > now() - interval '1 day'
            AND p.expires < now() + make_interval(months => ${EARLIEST})))
      ORDER BY r.seaman_id FOR UPDATE OF r SKIP LOCKED)`)
}

/**
 * Acquires one account that is due; another instance passes over it meanwhile, and finds it not due afterwards. The account is locked too,
 * as its deletion locks it first.
 */
async function acquireAccount(req: PayloadRequest): Promise<DueAccount | undefined> {
  const db = await databaseOf(req.payload, req)
  const [account] = await rowsOf<DueAccount>(
    db,
    sql`SELECT s.id AS seaman, s.email, s.language::text AS language, r.months,
        to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS today
      FROM seaman_reminders r JOIN seamen s ON s.id = r.seaman_id
      WHERE r.due_at <= now() AND ${MAY_BE_MAILED}
      ORDER BY r.due_at, r.seaman_id LIMIT 1
      FOR UPDATE OF r SKIP LOCKED FOR KEY SHARE OF s SKIP LOCKED`,
  )
  return account
}

async function lookAt(req: PayloadRequest, account: DueAccount): Promise<'mailed' | 'nothing'> {
  const { seaman, email, language, months, today } = account
  const due = dueReminders(await datedPapers(req, seaman), months, today)
  const isMailed = due.length > 0
  if (isMailed) {
    await noteTold(req, due)
    const locale = isLocale(language) ? language : env.DEFAULT_LOCALE
    const token = await makeReminderLink(req, seaman)
    const papers = due.map(({ paper }) => paper)
    await enqueueMessage(
      req,
      await paperReminderMail({ seaman, email, locale }, papers, token, today),
    )
  }
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    UPDATE seaman_reminders SET due_at = now() + interval '1 day',
      last_mail_at = CASE WHEN ${isMailed} THEN now() ELSE last_mail_at END
    WHERE seaman_id = ${seaman}`)
  return isMailed ? 'mailed' : 'nothing'
}

/** The papers of an account that have a last day. One that is being removed is waited for. */
async function datedPapers(req: PayloadRequest, seaman: number): Promise<DatedPaper[]> {
  const db = await databaseOf(req.payload, req)
  return rowsOf<DatedPaper>(
    db,
    sql`SELECT p.id, p.document::text AS document, p.name,
        to_char(p.expires AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS expires,
        ARRAY(SELECT t.months FROM seaman_reminders_told t
          WHERE t.paper_id = p.id AND t.expires = (p.expires AT TIME ZONE 'UTC')::date) AS told
      FROM seaman_papers p
      WHERE p.seaman_id = ${seaman} AND p.expires IS NOT NULL
        AND p.validity IS DISTINCT FROM 'unlimited'
      ORDER BY p.id FOR KEY SHARE OF p`,
  )
}

/** Notes which thresholds are told; what was told of an earlier last day of the same papers is forgotten. */
async function noteTold(
  req: PayloadRequest,
  due: readonly { paper: DatedPaper; months: number }[],
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  for (const { paper, months } of due) {
    await db.execute(sql`
      DELETE FROM seaman_reminders_told
      WHERE paper_id = ${paper.id} AND expires <> ${paper.expires}::date`)
    await db.execute(sql`
      INSERT INTO seaman_reminders_told (paper_id, expires, months)
      VALUES (${paper.id}, ${paper.expires}::date, ${months})`)
  }
}
