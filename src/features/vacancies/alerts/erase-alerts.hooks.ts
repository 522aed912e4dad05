import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload'

import { sql, type SQL } from '../../../cms/database/sql'
import {
  bringErasedIntoStep,
  rememberErased,
} from '../../../cms/services/erasing/erased-references.hooks'
import { type Database, databaseOf } from '../../../cms/database/handle'
import { withinTransaction } from '../../../cms/database/within-transaction'
import { ALERT_ENDED_DAYS, ALERT_UNCONFIRMED_DAYS } from '../../../domain/vacancies/vacancy-alert'
import type { Seaman, VacancyAlert } from '../../../payload-types'

/** Alerts that are erased in one go. */
const AT_ONCE = 100

/**
 * What an alert that has ended is remembered by, so that a backup does not bring it back: a digest that says nothing of
 * anybody. The number alone would not do, because an older database gives it out again.
 */
export const alertReference = (id: SQL, createdAt: SQL): SQL => sql`
  'vacancy-alert-' || encode(sha256(convert_to(
    ${id} || '/' || (extract(epoch FROM ${createdAt}) * 1000)::bigint, 'UTF8')), 'hex')`

/**
 * Whether an alert `a` has ended, as far as is remembered: where it says that it has not, a backup has brought it back.
 */
export const HAS_ENDED = sql`EXISTS (
  SELECT FROM erased_requests e WHERE e.reference = ${alertReference(sql`a.id`, sql`a.created_at`)})`

const DUE = sql`
  a.state = 'unconfirmed' AND a.created_at <= now() - make_interval(days => ${ALERT_UNCONFIRMED_DAYS})
  OR a.state = 'ended' AND a.ended_at <= now() - make_interval(days => ${ALERT_ENDED_DAYS})
  OR a.state <> 'ended' AND ${HAS_ENDED}`

/**
 * Takes the mail of an alert out of the outgoing mail, sent or not: it holds the address and the links of its owner.
 */
export async function eraseMailOf(db: Database, alert: number): Promise<void> {
  await db.execute(sql`
    DELETE FROM messages WHERE kind IN ('vacancyAlert', 'vacancyAlertLink')
      AND message_id LIKE ${`<vacancy-alert-${alert}-%`}`)
}

/** Erases the mail of an alert, and remembers that it is erased, before that is committed. */
export const noteErasedAlert: CollectionAfterDeleteHook<VacancyAlert> = async ({ doc, req }) => {
  const db = await databaseOf(req.payload, req)
  await eraseMailOf(db, doc.id)
  const { rows } = await db.execute<{ reference: string }>(
    sql`SELECT ${alertReference(sql`${doc.id}::int`, sql`${doc.createdAt}::timestamptz`)} AS reference`,
  )
  for (const { reference } of rows) await rememberErased(req, reference)
}

/** Erases the alerts of an e-mail address, in the transaction of `req`. @returns how many there were */
async function eraseAlertsOf(req: PayloadRequest, email: string): Promise<number> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM vacancy_alerts WHERE email = ${email.toLowerCase()} ORDER BY id FOR UPDATE`,
  )
  for (const { id } of rows) await eraseOne(req, id)
  return rows.length
}

/** As admins do: the hook erases what belongs to it, and remembers that it is erased. */
async function eraseOne(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.delete({
    collection: 'vacancy-alerts',
    id,
    depth: 0,
    req,
    // The storage period or the deletion of the account decides, not the rights of a user.
    overrideAccess: true,
  })
}

/** Deletes the alerts of a deleted account. An unconfirmed address may be an anonymous client's, so its alerts stay. */
export const eraseAlertsOfAccount: CollectionAfterDeleteHook<Seaman> = async ({ doc, req }) => {
  if (doc.confirmedAt) await eraseAlertsOf(req, doc.email)
}

/**
 * Erases the alerts that are due: those that nobody confirmed, those that ended some time ago, and those that had ended
 * and have come back with a backup. What was told of long ago is forgotten, too: an alert knows until when it has told.
 * @throws whatever the database or the disk throws; what is due then stays due
 */
export async function eraseDueAlerts(payload: Payload): Promise<{ vacancyAlerts: number }> {
  await bringErasedIntoStep(payload)
  const db = await databaseOf(payload, {})
  await db.execute(sql`DELETE FROM vacancy_alert_links WHERE expires_at <= now()`)
  await db.execute(sql`
    DELETE FROM vacancy_alert_told t USING vacancy_alerts a
    WHERE a.id = t.alert_id AND t.told_at < a.told_until - interval '30 days'`)
  let count = 0
  for (;;) {
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT a.id FROM vacancy_alerts a WHERE ${DUE} ORDER BY a.id LIMIT ${AT_ONCE}`,
    )
    let erased = 0
    for (const { id } of rows) {
      if (await withinTransaction(payload, (req) => eraseIfDue(req, id))) erased += 1
    }
    count += erased
    // Where another instance is at it too, the next run looks at what is left.
    if (rows.length < AT_ONCE || erased === 0) return { vacancyAlerts: count }
  }
}

/** @returns whether it was still there, and still to be erased: it may have been confirmed meanwhile */
async function eraseIfDue(req: PayloadRequest, id: number): Promise<boolean> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`SELECT FROM vacancy_alerts WHERE id = ${id} FOR UPDATE`)
  const { rows } = await db.execute(
    sql`SELECT FROM vacancy_alerts a WHERE a.id = ${id} AND (${DUE})`,
  )
  if (rows.length === 0) return false
  await eraseOne(req, id)
  return true
}
