import type { Endpoint, PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { Message } from '../../../payload-types'
import { recordEvent } from '../audit/record-event.hooks'
import { documentInPath } from '../answers/document-in-path'
import { refusal } from '../answers/refusal'
import { databaseOf } from '../../database/handle'
import { inOneTransaction } from '../../database/within-transaction'
import { doesLinkWork } from './account-mail'
import { BOUNCEABLE, RESENDABLE } from './mail-labels'
import { wakeRunner } from '../jobs/wake-runner'

/**
 * `POST /api/messages/:id/send-again`: puts a message into the outgoing mail once more, under the same `Message-ID`, and
 * takes its address from the list of those that refuse mail.
 */
export const sendAgain: Endpoint = {
  path: '/:id/send-again',
  method: 'post',
  handler: async (req) => {
    const message = await documentInPath(req, 'messages')
    if (!(await doesLinkWork(req, message))) throw refusal(req, 'mailLinkUsedUp', 409)
    await inTransaction(req, message, async (db) => {
      await db.execute(sql`DELETE FROM suppressed_addresses WHERE address = lower(${message.to})`)
      const { rows } = await db.execute(sql`
        UPDATE messages SET state = 'queued', attempts = 0, next_attempt_at = now(), updated_at = now()
        WHERE id = ${message.id} AND state IN (${states(RESENDABLE)}) RETURNING id`)
      return rows.length > 0
    })
    wakeRunner('mail')
    return Response.json({ message: panelText(req.t, 'mailSendAgainDone') })
  },
}

/** `POST /api/messages/:id/bounced`: notes that a message came back, and sends nothing more to its address. */
export const noteBounce: Endpoint = {
  path: '/:id/bounced',
  method: 'post',
  handler: async (req) => {
    const message = await documentInPath(req, 'messages')
    const { to, subject } = message
    await inTransaction(req, message, async (db) => {
      const { rows } = await db.execute(sql`
        UPDATE messages SET state = 'bounced', updated_at = now()
        WHERE id = ${message.id} AND state IN (${states(BOUNCEABLE)}) RETURNING id`)
      await db.execute(sql`
        INSERT INTO suppressed_addresses (address, reason, detail)
        VALUES (lower(${to}), 'bounced', ${subject}) ON CONFLICT (address) DO NOTHING`)
      return rows.length > 0
    })
    return Response.json({
      message: panelText(req.t, 'mailBouncedDone', { address: `\u2068${to}\u2069` }),
    })
  },
}

const states = (some: ReadonlySet<string>) =>
  sql.join(
    [...some].map((state) => sql`${state}`),
    sql`, `,
  )

/** @throws APIError 409 where there was nothing to do it to any more; then nothing is done */
async function inTransaction(
  req: PayloadRequest,
  { id }: Message,
  work: (db: Awaited<ReturnType<typeof databaseOf>>) => Promise<boolean>,
): Promise<void> {
  await inOneTransaction(req, async () => {
    if (!(await work(await databaseOf(req.payload, req)))) {
      throw refusal(req, 'mailNotNow', 409)
    }
    await recordEvent(req, {
      action: 'changed',
      collection: 'messages',
      document: id,
      changed: ['state'],
    })
  })
}
