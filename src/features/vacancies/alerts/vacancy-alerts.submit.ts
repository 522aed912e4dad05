import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../../cms/database/sql'
import { rememberErased } from '../../../cms/services/erasing/erased-references.hooks'
import { enqueueMessage } from '../../../cms/services/mail/enqueue-message'
import { isHeldBack } from '../../../cms/services/mail/mail-bounds'
import { type Database, databaseOf } from '../../../cms/database/handle'
import { lockDocument } from '../../../cms/database/locks'
import { isToken, tokenId } from '../../../cms/services/sessions/secret-tokens'
import { withinTransaction } from '../../../cms/database/within-transaction'
import type { Locale } from '../../../domain/locales/locales'
import {
  ALERT_UNCONFIRMED_DAYS,
  MOST_ALERTS,
  type VacancyAlertState,
} from '../../../domain/vacancies/vacancy-alert'
import { makeAlertLink } from './alert-links.queries'
import { type Alerted, confirmMail, noNewAlertMail } from './alert-mail'
import { alertReference, eraseMailOf } from './erase-alerts.hooks'

interface NewAlert {
  email: string
  locale: Locale
  /** As `alertFilter` writes it. */
  filter: string
}

type StoredAlert = Alerted & { state: VacancyAlertState }

/**
 * Takes an order for an alert and mails the address: the link that confirms it, or the reason why there is none. The
 * client gets the same answer in each case, also when the address has had its daily mail. The number of unconfirmed
 * alerts is limited: a new one replaces the oldest.
 */
export async function askForAlert(
  payload: Payload,
  { email: typed, locale, filter }: NewAlert,
): Promise<void> {
  const email = typed.trim().toLowerCase()
  await withinTransaction(payload, async (req) => {
    const db = await alertsInTurn(req, email)
    const alerts = await openAlerts(db, email)
    // What nobody is told of takes no place: the links that were mailed before work on.
    const isHeld = await isHeldBack(req, { kind: 'vacancyAlertLink', to: email })
    const same = alerts.find((alert) => alert.filter === filter)
    const active = alerts.filter(({ state }) => state === 'active')
    const [first] = active
    if (same?.state === 'active') {
      const token = await makeAlertLink(req, same.id)
      await enqueueMessage(req, await noNewAlertMail('already', same, token))
    } else if (first && active.length >= MOST_ALERTS) {
      const token = await makeAlertLink(req, first.id)
      await enqueueMessage(req, await noNewAlertMail('tooMany', first, token))
    } else {
      const id = isHeld ? null : await placeFor(db, { email, locale, filter }, alerts, same)
      const token = await makeAlertLink(req, id)
      await enqueueMessage(req, await confirmMail({ id: id ?? 0, email, locale, filter }, token))
    }
  })
}

/** The row of an alert that is to be confirmed: the one that waits already, asked for again, or a new one. */
async function placeFor(
  db: Database,
  { email, locale, filter }: NewAlert,
  alerts: readonly StoredAlert[],
  same: StoredAlert | undefined,
): Promise<number> {
  if (same) {
    await db.execute(sql`
      UPDATE vacancy_alerts SET locale = ${locale}, created_at = now(), updated_at = now()
      WHERE id = ${same.id}`)
    return same.id
  }
  const waiting = alerts.filter(({ state }) => state === 'unconfirmed')
  for (const { id } of waiting.slice(0, Math.max(0, waiting.length - MOST_ALERTS + 1))) {
    await eraseMailOf(db, id)
    await db.execute(sql`DELETE FROM vacancy_alerts WHERE id = ${id}`)
  }
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO vacancy_alerts (email, locale, filter, state)
    VALUES (${email}, ${locale}, ${filter}, 'unconfirmed') RETURNING id`)
  const [row] = rows
  if (!row) throw new Error('An alert was not written down.')
  return row.id
}

/**
 * Confirms the alert of a link: from now on it tells of what is published. Pressed twice, it is confirmed once.
 * @returns nothing where the link is none of ours, has run out, or its alert has ended
 */
export async function confirmAlert(
  payload: Payload,
  token: string,
): Promise<'confirmed' | 'tooMany' | undefined> {
  if (!isToken(token)) return undefined
  return withinTransaction(payload, async (req) => {
    const email = await addressOf(req, token)
    if (email === undefined) return undefined
    const db = await alertsInTurn(req, email)
    const { rows } = await db.execute<{ id: number; state: VacancyAlertState }>(sql`
      SELECT a.id, a.state FROM vacancy_alerts a JOIN vacancy_alert_links l ON l.alert_id = a.id
      WHERE l.id = ${tokenId(token)} AND l.expires_at > now() AND (a.state = 'active' OR a.state = 'unconfirmed'
        AND a.created_at > now() - make_interval(days => ${ALERT_UNCONFIRMED_DAYS}))
      FOR UPDATE OF a`)
    const [alert] = rows
    if (!alert) return undefined
    if (alert.state === 'active') return 'confirmed'
    const active = (await openAlerts(db, email)).filter(({ state }) => state === 'active')
    if (active.length >= MOST_ALERTS) return 'tooMany'
    await db.execute(sql`
      UPDATE vacancy_alerts SET state = 'active', confirmed_at = now(), told_until = now(), due_at = now(),
        updated_at = now()
      WHERE id = ${alert.id}`)
    return 'confirmed'
  })
}

/** Who ends an alert: a client with a link to an alert of the same address, or the account with that address. */
type Leaver = { token: string } | { email: string }

/**
 * Ends an alert for good, and takes what it was about to send out of the outgoing mail. However often.
 * @param id of the alert; that of the link where it is left out
 * @returns whether there is such an alert of theirs
 */
export async function endAlert(payload: Payload, leaver: Leaver, id?: number): Promise<boolean> {
  if ('token' in leaver && !isToken(leaver.token)) return false
  return withinTransaction(payload, async (req) => {
    const email = 'email' in leaver ? leaver.email : await addressOf(req, leaver.token)
    if (email === undefined) return false
    const db = await databaseOf(req.payload, req)
    const ofLink =
      'token' in leaver
        ? sql`(SELECT alert_id FROM vacancy_alert_links WHERE id = ${tokenId(leaver.token)})`
        : sql`NULL::int`
    const { rows } = await db.execute<{ id: number; state: VacancyAlertState; reference: string }>(
      sql`SELECT a.id, a.state, ${alertReference(sql`a.id`, sql`a.created_at`)} AS reference
        FROM vacancy_alerts a
        WHERE a.email = ${email} AND a.id = coalesce(${id ?? null}::int, ${ofLink}) FOR UPDATE`,
    )
    const [alert] = rows
    if (!alert) return false
    if (alert.state === 'ended') return true
    await db.execute(sql`
      UPDATE vacancy_alerts SET state = 'ended', ended_at = now(), due_at = NULL, updated_at = now()
      WHERE id = ${alert.id}`)
    await db.execute(sql`
      DELETE FROM messages WHERE state = 'queued' AND kind IN ('vacancyAlert', 'vacancyAlertLink')
        AND message_id LIKE ${`<vacancy-alert-${alert.id}-%`}`)
    // A backup that is put back brings the row back as it was.
    await rememberErased(req, alert.reference)
    return true
  })
}

/** The address that a link was sent to. */
async function addressOf(req: PayloadRequest, token: string): Promise<string | undefined> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ email: string }>(sql`
    SELECT a.email FROM vacancy_alert_links l JOIN vacancy_alerts a ON a.id = l.alert_id
    WHERE l.id = ${tokenId(token)} AND l.expires_at > now()`)
  return rows[0]?.email
}

/** One after the other for each address, so that their number holds. */
async function alertsInTurn(req: PayloadRequest, email: string): Promise<Database> {
  await lockDocument(req, 'vacancy-alerts', email)
  return databaseOf(req.payload, req)
}

/** The alerts of an address that send mail or wait to be confirmed, the oldest first. */
async function openAlerts(db: Database, email: string): Promise<StoredAlert[]> {
  const { rows } = await db.execute<StoredAlert & Record<string, unknown>>(sql`
    SELECT id, email, locale, coalesce(filter, '') AS filter, state FROM vacancy_alerts
    WHERE email = ${email} AND state <> 'ended' ORDER BY created_at, id FOR UPDATE`)
  return rows
}
