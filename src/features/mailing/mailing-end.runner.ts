import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'

import { sql } from '../../cms/database/sql'
import { type Runner, type Turn, UNBOUNDED } from '@/cms/services/jobs/runner'
import { overridingAccess } from '../../cms/local-api'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { databaseOf } from '../../cms/database/handle'
import { lockDocument } from '../../cms/database/locks'
import { messagesIn } from '../../i18n/messages-translator'
import { reportLink } from './mailing-links'
import { countStates, mailingReport } from './mailing-report.queries'

/** Milliseconds between two looks for mailings that are out. */
const INTERVAL = 20_000

/** SQL: mailings of which no letter waits. */
const OUT = sql`
  SELECT id FROM requests WHERE kind = 'mailing' AND state = 'sending' AND NOT EXISTS (
    SELECT FROM messages WHERE request_id = requests.id AND kind = 'mailing'
      AND state IN ('queued', 'sending'))`

/**
 * Ends mailings without waiting letters: the request is done, and the seafarer gets a mail with the report. Several
 * instances may share one database.
 */
export const mailingsRunner: Runner = {
  name: 'mailings',
  interval: INTERVAL,
  delay: INTERVAL,
  time: 5 * 60_000,
  due: sql`EXISTS (${OUT})`,
  run: endMailings,
  failure: 'Mailings could not be ended',
}

/** Ends the mailings that are out; see `mailingsRunner`. */
export async function endMailings(
  payload: Payload,
  turn: Pick<Turn, 'mayBegin'> = UNBOUNDED,
): Promise<void> {
  const db = await databaseOf(payload, {})
  const { rows } = await db.execute<{ id: number }>(sql`${OUT} ORDER BY id LIMIT 100`)
  for (const { id } of rows) {
    if (!turn.mayBegin()) return
    await end(payload, id)
  }
}

async function end(payload: Payload, id: number): Promise<void> {
  const report = await mailingReport(id)
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await lockDocument(req, 'requests', id)
    const request = await payload.findByID({
      collection: 'requests',
      id,
      depth: 0,
      disableErrors: true,
      req,
      ...overridingAccess('the state while it is sent is the site’s'),
    })
    // Another instance was faster.
    if (request?.state !== 'sending') {
      await killTransaction(req)
      return
    }
    await payload.update({
      collection: 'requests',
      id,
      data: { state: 'done' },
      depth: 0,
      req,
      context: { sendsMailing: true },
      ...overridingAccess('the state while it is sent is the site’s'),
    })
    if (request.email && report && request.reportToken) {
      const { locale } = request
      const t = await messagesIn(locale, 'mailingReport.mail')
      const { sent } = countStates(report.letters)
      await enqueueMessage(req, {
        key: `mailing-report-${id}`,
        kind: 'mailingReport',
        delivery: 'atLeastOnce',
        to: request.email,
        locale,
        subject: t('subject', { reference: request.reference }),
        parts: [
          { kind: 'text', text: t('text', { all: report.letters.length, sent }) },
          { kind: 'link', text: t('link'), href: reportLink(request.reportToken, locale) },
          { kind: 'text', text: t('replies') },
        ],
        request: id,
      })
    }
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
