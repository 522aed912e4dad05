import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../../cms/database/sql'
import { type Runner, type Turn, UNBOUNDED } from '@/cms/services/jobs/runner'
import { enqueueMessage } from '../../../cms/services/mail/enqueue-message'
import { type Database, databaseOf } from '../../../cms/database/handle'
import { withinTransaction } from '../../../cms/database/within-transaction'
import type { Locale } from '../../../domain/locales/locales'
import {
  alertSearch,
  hoursToNextLook,
  MOST_IN_ONE_MAIL,
} from '../../../domain/vacancies/vacancy-alert'
import { untoldVacancies } from '../vacancy-search.queries'
import { makeAlertLink } from './alert-links.queries'
import { newVacanciesMail } from './alert-mail'
import { HAS_ENDED } from './erase-alerts.hooks'

/** How often it is looked for alerts that are due, in milliseconds. */
const INTERVAL = 15_000

/** New vacancies of one look that are noted one by one; what is beyond stands on the list alone. */
const MOST_NEW = 200

/**
 * What was published so many minutes before a look is looked at again by the next: it may not have been committed yet.
 * What was told of is known by its number, so nothing is told twice.
 */
const COMMITTED_WITHIN = 10

/** Minutes after which an alert is looked at again that could not be. */
const AFTER_FAILURE = 10

/** An alert that this transaction alone looks at. */
interface DueAlert {
  id: number
  email: string
  locale: Locale
  filter: string
  since: string | Date
  /** The instant of the transaction. */
  at: string | Date
}

/** What a run did. */
export interface AlertRun {
  looks: number
  mails: number
}

/** Sends the alerts that are due; any number of instances may do so on one database. */
export const vacancyAlertsRunner: Runner = {
  name: 'vacancy-alerts',
  interval: INTERVAL,
  time: 5 * 60_000,
  due: sql`EXISTS (SELECT FROM vacancy_alerts WHERE state = 'active' AND due_at <= now())`,
  run: runDueAlerts,
  failure: 'Alerts of vacancies could not be sent',
}

/**
 * Handles each due alert once. One transaction marks the new vacancies as sent, writes the mail and sets the next time,
 * so that a killed process leaves all of it or nothing.
 * @throws the error of a database that does not answer; the alerts stay due then
 */
export async function runDueAlerts(
  payload: Payload,
  turn: Pick<Turn, 'mayBegin'> = UNBOUNDED,
): Promise<AlertRun> {
  const db = await databaseOf(payload, {})
  await passOverIdle(db)
  const done: AlertRun = { looks: 0, mails: 0 }
  while (turn.mayBegin()) {
    let taken: number | undefined
    try {
      const looked = await withinTransaction(payload, async (req) => {
        const alert = await acquireAlert(req)
        taken = alert?.id
        return alert && (await lookFor(req, alert))
      })
      if (!looked) return done
      done.looks += 1
      if (looked === 'mailed') done.mails += 1
    } catch (error) {
      if (taken === undefined) throw error
      payload.logger.error({ err: error, alert: taken }, 'an alert broke; it is tried again later')
      // The others go on; where the database is away, this fails too.
      await db.execute(sql`
        UPDATE vacancy_alerts SET due_at = now() + make_interval(mins => ${AFTER_FAILURE})
        WHERE id = ${taken} AND due_at <= now()`)
    }
  }
  return done
}

/**
 * Looks at many alerts at once where one statement can say that there is nothing for them: nothing was published since they
 * last looked. Those whose address refuses mail end.
 */
async function passOverIdle(db: Database): Promise<void> {
  await db.execute(sql`
    UPDATE vacancy_alerts SET state = 'ended', ended_at = now(), due_at = NULL, updated_at = now()
    WHERE state = 'active' AND due_at <= now()
      AND email IN (SELECT address FROM suppressed_addresses)`)
  await db.execute(sql`
    UPDATE vacancy_alerts SET due_at = now() + make_interval(hours => ${hoursToNextLook(false)})
    WHERE id IN (
      SELECT id FROM vacancy_alerts
      WHERE state = 'active' AND due_at <= now()
        AND told_until > coalesce((SELECT max(first_published_at) FROM vacancy_search), 'epoch')
      ORDER BY id FOR UPDATE SKIP LOCKED)`)
}

/** Acquires one alert that is due; another instance passes over it meanwhile, and finds it not due afterwards. */
async function acquireAlert(req: PayloadRequest): Promise<DueAlert | undefined> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<DueAlert & Record<string, unknown>>(sql`
    SELECT a.id, a.email, a.locale, coalesce(a.filter, '') AS filter,
      greatest(a.told_until, a.confirmed_at) AS since, now() AS at
    FROM vacancy_alerts a
    WHERE a.state = 'active' AND a.due_at <= now() AND NOT ${HAS_ENDED}
    ORDER BY a.due_at, a.id LIMIT 1 FOR UPDATE OF a SKIP LOCKED`)
  return rows[0]
}

async function lookFor(req: PayloadRequest, alert: DueAlert): Promise<'mailed' | 'nothing'> {
  const { id, locale, filter } = alert
  const [since, at] = [new Date(alert.since), new Date(alert.at)]
  const search = alertSearch(filter, at.toISOString().slice(0, 10))
  const found = await untoldVacancies(
    { id, locale, search, since },
    { most: MOST_NEW, shown: MOST_IN_ONE_MAIL },
  )
  const told = await noteTold(req, id, found.ids)
  const isMailed = told.size > 0
  if (isMailed) {
    const token = await makeAlertLink(req, id)
    const news = {
      vacancies: found.vacancies.filter((vacancy) => told.has(vacancy.id)),
      count: told.size,
      total: found.total,
    }
    await enqueueMessage(req, await newVacanciesMail(alert, news, token, at))
  }
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    UPDATE vacancy_alerts SET
      due_at = now() + make_interval(hours => ${hoursToNextLook(isMailed)}),
      told_until = greatest(told_until, now() - make_interval(mins => ${COMMITTED_WITHIN})),
      last_mail_at = CASE WHEN ${isMailed} THEN now() ELSE last_mail_at END, updated_at = now()
    WHERE id = ${id}`)
  return isMailed ? 'mailed' : 'nothing'
}

/** Notes that an alert has told of vacancies. @returns those that it had not told of before */
async function noteTold(
  req: PayloadRequest,
  alert: number,
  vacancies: readonly number[],
): Promise<ReadonlySet<number>> {
  if (vacancies.length === 0) return new Set()
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO vacancy_alert_told (alert_id, vacancy_id)
    SELECT ${alert}::int, unnest(${`{${vacancies.join(',')}}`}::int[])
    ON CONFLICT DO NOTHING RETURNING vacancy_id AS id`)
  return new Set(rows.map(({ id }) => id))
}
