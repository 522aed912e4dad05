import { hostname } from 'node:os'

import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

import { sql } from '../../database/sql'
import { type Alert, ALERTS, judge, type Readings } from '../../../domain/staff/alerts'
import { enqueueMessage } from '../mail/enqueue-message'
import { databaseOf } from '../../database/handle'
import { alertMail } from './alert-mail'

/** For so long nothing is told again that goes on. Hours. */
const AGAIN_AFTER = 24

/** Operators read English. */
const IN_THE_LOG: Readonly<Record<Alert, string>> = {
  disk: 'the disk is nearly full; the admins are told by mail',
  outbox: 'mail has been waiting for more than an hour; the admins are told by mail',
  schedule: 'a schedule is late; the admins are told by mail',
  backup: 'the last backup failed or is too old; the admins are told by mail',
  feed: 'feeds of vacancies have failed repeatedly; the admins are told by mail',
}

/**
 * Tells the admins of what has come to be wrong, by mail and in the log: once, and again after a day. Of any number of
 * instances on one database, and however often they are started, one does; each watches the disk of its own machine.
 * @returns what was told
 * @throws whatever the database throws; what was not told then is told the next time
 */
export async function raiseAlerts(payload: Payload, readings: Readings): Promise<Alert[]> {
  const verdicts = judge(readings)
  const told: Alert[] = []
  for (const alert of ALERTS) {
    const verdict = verdicts[alert]
    if (verdict === 'bad' && (await raise(payload, alert, readings))) told.push(alert)
    if (verdict === 'good') await lower(payload, alert)
  }
  return told
}

/** Whether it was told: where it has been already, nothing is. */
async function raise(payload: Payload, alert: Alert, readings: Readings): Promise<boolean> {
  // Nearly always it has been told: that is seen without a place in the line of transactions.
  if (await isTold(payload, alert)) return false
  const mail = await alertMail(payload, alert, readings)
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    if (!(await acquireTelling(payload, req, alert))) {
      await killTransaction(req)
      return false
    }
    const to = await admins(payload, req)
    for (const address of to) {
      await enqueueMessage(req, {
        kind: 'staffNotice',
        // Of this one rather reads twice than never.
        delivery: 'atLeastOnce',
        to: address,
        ...mail,
      })
    }
    await commitTransaction(req)
    const figures = figuresFor(alert, readings)
    payload.logger.error({ alert, admins: to.length, ...figures }, IN_THE_LOG[alert])
    return true
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function isTold(payload: Payload, alert: Alert): Promise<boolean> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute(sql`
    SELECT 1 FROM raised_alerts
    WHERE name = ${nameOf(alert)} AND told_at > now() - make_interval(hours => ${AGAIN_AFTER})`)
  return rows.length > 0
}

/**
 * Other instances that would send the same alert wait until the end of the transaction, and then find that it is sent.
 */
async function acquireTelling(
  payload: Payload,
  req: PayloadRequest,
  alert: Alert,
): Promise<boolean> {
  const db = await databaseOf(payload, req)
  const { rows } = await db.execute(sql`
    INSERT INTO raised_alerts (name) VALUES (${nameOf(alert)})
    ON CONFLICT (name) DO UPDATE SET told_at = now()
    WHERE raised_alerts.told_at <= now() - make_interval(hours => ${AGAIN_AFTER})
    RETURNING name`)
  return rows.length > 0
}

/** It is over; what a machine said that is there no more goes too. */
async function lower(payload: Payload, alert: Alert): Promise<void> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{ name: string }>(sql`
    DELETE FROM raised_alerts
    WHERE name = ${nameOf(alert)} OR told_at < now() - make_interval(hours => ${2 * AGAIN_AFTER})
    RETURNING name`)
  const alerts = rows.map(({ name }) => name)
  if (alerts.length > 0) payload.logger.info({ alerts }, 'what the admins were told of is over')
}

/** Admins who have signed in before: the first one's address may be made up. */
async function admins(payload: Payload, req: PayloadRequest): Promise<string[]> {
  const db = await databaseOf(payload, req)
  const { rows } = await db.execute<{ email: string }>(
    sql`SELECT email FROM staff WHERE role = 'admin' AND claimed IS NOT FALSE ORDER BY id`,
  )
  return rows.map(({ email }) => email)
}

/** The disk is each machine's own, all else is the database's. */
function nameOf(alert: Alert): string {
  return alert === 'disk' ? `disk ${hostname()}` : alert
}

/** For the log. */
function figuresFor(alert: Alert, { disk, figures }: Readings): object {
  switch (alert) {
    case 'disk':
      return { freeBytes: disk?.free, sizeBytes: disk?.size }
    case 'outbox':
      return { oldestUnsentSeconds: figures?.oldestUnsent }
    case 'schedule':
      return { lagSeconds: figures?.lag.publications }
    case 'feed':
      return { failingFeeds: figures?.failingFeeds }
    case 'backup':
      return { madeAt: figures?.backup?.madeAt, failedAt: figures?.backup?.failedAt }
  }
}
