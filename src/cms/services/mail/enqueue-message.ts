import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { databaseNow } from '../../database/database-clock'
import type { Locale } from '../../../domain/locales/locales'
import { type Delivery, mailBox, type MessageKind } from '../../../domain/mail/mail'
import type { MailPart } from '../../../domain/mail/mail-content'
import { headerText, ownText } from '../../../domain/mail/mail-text'
import { env } from '../../../env'
import { onTransactionEnd } from '../../database/transaction-end'
import { isHeldBack } from './mail-bounds'
import { wakeRunner } from '../jobs/wake-runner'

/** A message as it is handed in, in the language of its addressee. */
export interface NewMessage {
  kind: MessageKind
  delivery: Delivery
  to: string
  locale: Locale
  subject: string
  parts: readonly MailPart[]
  replyTo?: string
  /** The request that it belongs to; with `hasFile`, the files of that request are attached. */
  request?: number
  hasFile?: boolean
  /** The `Message-ID` that it answers. */
  inReplyTo?: string
  /** Of a mailing: the company that it goes to, and where that stops mailings. */
  company?: number
  unsubscribe?: string
  /** It is not sent earlier than in so many milliseconds. */
  pause?: number
  /** Who of the staff wrote it. */
  by?: number
  /** Of many messages with the same key one is taken; the second fails (`messageIdOf`). Letters and digits. */
  key?: string
  /** Names the open link that it holds: the same is not mailed again within the hour. Letters, digits and hyphens. */
  once?: string
}

/** The `Message-ID` of the message with a key, in angle brackets. */
export function messageIdOf(key: string): string {
  return `<${key}@${new URL(env.SITE_URL).hostname}>`
}

/**
 * Puts a message into the outgoing mail, in the transaction of `req`: it is sent once that is committed, and never where
 * it is rolled back. What its addressee has had enough of is written down as held back, and never sent.
 * @returns its `Message-ID`, in angle brackets
 */
export async function enqueueMessage(
  req: PayloadRequest,
  { parts, once, key = keyOf(once), pause = 0, ...message }: NewMessage,
): Promise<string> {
  const messageId = messageIdOf(key)
  const isHeld = await isHeldBack(req, { kind: message.kind, to: message.to, once })
  const now = await databaseNow(req)
  await req.payload.create({
    collection: 'messages',
    data: {
      ...message,
      subject: headerText(message.subject),
      box: mailBox(message.to),
      state: isHeld ? 'held' : 'queued',
      attempts: 0,
      content: parts.map(storable),
      messageId,
      // The worker asks the database what is due.
      nextAttemptAt: isHeld ? null : new Date(now.getTime() + pause).toISOString(),
      createdAt: now.toISOString(),
    },
    depth: 0,
    // Only the site's own code writes mail.
    overrideAccess: true,
    req,
  })
  // Before the commit the worker would find nothing.
  if (await req.transactionID) {
    const committed = () => {
      wakeRunner('mail')
      return Promise.resolve()
    }
    await onTransactionEnd(req, { committed })
  } else wakeRunner('mail')
  return messageId
}

const keyOf = (once?: string) => (once === undefined ? '' : `${once}-`) + randomUUID()

/** Without what Postgres does not keep in JSON. */
function storable(part: MailPart): MailPart {
  if (part.kind !== 'facts') return { ...part, text: ownText(part.text) }
  const facts = part.facts.map(({ label, value }) => ({
    label: ownText(label),
    value: ownText(value),
  }))
  return { kind: 'facts', facts }
}
