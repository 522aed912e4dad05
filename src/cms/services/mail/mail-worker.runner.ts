import path from 'node:path'

import type { Payload } from 'payload'

import { mailbox } from '../../../domain/mail/mail-address'
import { env } from '../../../env'
import { deliverMessage, type MailWay } from './deliver-message'
import { lookUpMailDomain } from './mail-domain'
import { claimMessage, takeBackLapsed } from './mail-queue'
import { outboxSender, smtpSender } from './mail-senders'
import { onWake } from './wake-mail-worker'

/** How often it is looked for messages, in milliseconds, where nobody wakes the worker. */
const INTERVAL = 3_000

/** How many messages one process sends at once. */
const PLACES = 4

/** Milliseconds for an attempt as a whole; a CV of five megabytes takes most of it on a slow line. */
const PATIENCE = 180_000

/** Milliseconds that nobody else takes a message that is being sent: longer than an attempt and the note of its end. */
const CLAIM = PATIENCE + 60_000

/** How long a stop waits for what is being sent, in milliseconds. */
const STOP_PATIENCE = 4_000

/**
 * Sends the messages that are due, as long as the process lives; any number of instances may do so on one database.
 * @returns ends it: resolves once nothing is being sent any more. What had to be broken off is sent again later, or
 *   uncertain.
 */
export function startMailWorker(open: () => Promise<Payload>): () => Promise<void> {
  const stopped = new AbortController()
  const busy = new Set<Promise<void>>()
  let way: MailWay | undefined
  let isAway = false
  let isStopping = false
  let timer: NodeJS.Timeout | undefined

  const work = async () => {
    try {
      const payload = await open()
      if (!way) {
        way = wayOut(payload)
        // Beside the sending, which waits for no name service.
        if (env.SMTP_URL !== undefined) {
          void lookUpMailDomain(way.from.address, (isWell, sentence) => {
            payload.logger[isWell ? 'info' : 'warn'](sentence)
          })
        }
      }
      await sendDue(payload, way, { stop: stopped.signal, isOver: () => isStopping, claimed: look })
      isAway = false
    } catch (error) {
      // Once for each outage; the next look tries again.
      if (!isAway && !isStopping) console.error('Mail could not be sent:', error)
      isAway = true
    }
  }
  const look = () => {
    clearTimeout(timer)
    if (isStopping) return
    timer = setTimeout(look, INTERVAL).unref()
    // Each look that finds something has as many places as are free.
    if (busy.size >= PLACES) return
    const working = work().finally(() => busy.delete(working))
    busy.add(working)
  }
  onWake(look)
  look()

  return async () => {
    isStopping = true
    onWake(undefined)
    clearTimeout(timer)
    const patience = setTimeout(() => stopped.abort(), STOP_PATIENCE)
    await Promise.all(busy)
    clearTimeout(patience)
  }
}

interface SendingOptions {
  /** Breaks off what is being sent. */
  stop?: AbortSignal
  /** Whether no more is to be taken. */
  isOver?: () => boolean
  /** Told of each message that is taken. */
  claimed?: () => void
  claimMs?: number
}

/**
 * Sends what is due, one after the other, until nothing is.
 * @throws whatever the database throws where it does not answer; what is due then stays due
 */
export async function sendDue(
  payload: Payload,
  way: MailWay,
  { stop, isOver = () => false, claimed, claimMs = CLAIM }: SendingOptions = {},
): Promise<void> {
  await takeBackLapsed(payload)
  while (!isOver()) {
    const message = await claimMessage(payload, claimMs)
    if (!message) return
    claimed?.()
    await deliverMessage(payload, message, way, stop)
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
