import path from 'node:path'

import type { Payload } from 'payload'

import { mailbox } from '../../../domain/mail/mail-address'
import { env } from '../../../env'
import { type Runner, type Turn, UNBOUNDED } from '../jobs/runner'
import { deliverMessage, type MailWay, type MakeFiles } from './deliver-message'
import { lookUpMailDomain } from './mail-domain'
import { acquireMessage, IS_MAIL_DUE, takeBackLapsed } from './mail-queue'
import { outboxSender, smtpSender } from './mail-senders'

/** How often it is looked for messages, in milliseconds, where nobody wakes the worker. */
const INTERVAL = 3_000

/** How many messages one process sends at once. */
const PLACES = 4

/** Milliseconds for an attempt as a whole; a CV of five megabytes takes most of it on a slow line. */
const PATIENCE = 180_000

/** Milliseconds that nobody else takes a message that is being sent: longer than an attempt and the note of its end. */
const LEASE = PATIENCE + 60_000

/** How long a stop waits for what is being sent, in milliseconds. */
const STOP_PATIENCE = 4_000

/**
 * Sends the messages that are due; any number of instances may do so on one database. What a stop had to break off is sent
 * again later, or uncertain.
 * @param makeFiles of what messages carry beside the files of their requests
 */
export function mailRunner(makeFiles?: MakeFiles): Runner {
  let way: MailWay | undefined
  return {
    name: 'mail',
    interval: INTERVAL,
    places: PLACES,
    time: 5 * 60_000,
    patienceAtStop: STOP_PATIENCE,
    due: IS_MAIL_DUE,
    run: async (payload, turn) => {
      if (!way) {
        way = { ...wayOut(payload), ...(makeFiles && { makeFiles }) }
        // Beside the sending, which waits for no name service.
        if (env.SMTP_URL !== undefined) {
          void lookUpMailDomain(way.from.address, (isWell, sentence) => {
            payload.logger[isWell ? 'info' : 'warn'](sentence)
          })
        }
      }
      await sendDue(payload, way, turn)
    },
    failure: 'Mail could not be sent',
  }
}

/**
 * Sends what is due, one after the other, until nothing is.
 * @throws whatever the database throws where it does not answer; what is due then stays due
 */
export async function sendDue(
  payload: Payload,
  way: MailWay,
  turn: Pick<Turn, 'mayBegin' | 'signal' | 'tellOthers'> = UNBOUNDED,
): Promise<void> {
  await takeBackLapsed(payload)
  while (turn.mayBegin()) {
    const message = await acquireMessage(payload, LEASE)
    if (!message) return
    turn.tellOthers()
    await deliverMessage(payload, message, way, turn.signal)
  }
}

function wayOut(payload: Payload): MailWay {
  const { SMTP_URL, MAIL_FROM, SITE_URL, DATA_DIR } = env
  const from = mailbox(MAIL_FROM ?? '') ?? { address: `noreply@${new URL(SITE_URL).hostname}` }
  if (SMTP_URL !== undefined) return { from, send: smtpSender(SMTP_URL), patienceMs: PATIENCE }
  const folder = path.resolve(DATA_DIR, 'outbox')
  const send = outboxSender(folder, (file) => {
    payload.logger.info({ file }, 'mail was written to a file: without SMTP_URL none is sent')
  })
  return { from, send, patienceMs: PATIENCE }
}
