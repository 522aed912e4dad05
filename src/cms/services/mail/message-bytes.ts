import { createTransport } from 'nodemailer'

import { isMailAddress, type Mailbox } from '../../../domain/mail/mail-address'
import type { MessageKind } from '../../../domain/mail/mail'
import { headerText } from '../../../domain/mail/mail-text'
import { type MessageContent, viewMessage } from './message-views'

/** A message with everything that is sent. */
export interface OutgoingMessage extends MessageContent {
  kind: MessageKind
  from: Mailbox
  to: string
  replyTo?: string | null
  /** In angle brackets. */
  messageId: string
  inReplyTo?: string | null
  files: readonly { name: string; type: string; bytes: Buffer }[]
  /** Where its addressee stops letters of its kind, by a button of their program (RFC 8058). */
  unsubscribe?: string | undefined
}

/** As an answer of a person is what it is; all else is said to be from a program, and asks for no automatic answers. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** Writes no file and opens no connection, whatever a message says. */
const composer = createTransport({
  streamTransport: true,
  buffer: true,
  newline: 'windows',
  disableFileAccess: true,
  disableUrlAccess: true,
})

/**
 * The bytes of a message as a mail server takes them (RFC 5322).
 * @throws where its own address is none; other addresses that are none are left out
 */
export async function messageBytes(message: OutgoingMessage): Promise<Buffer> {
  const { kind, from, to, messageId, files } = message
  if (!isMailAddress(to)) throw new NoMailAddress(`"${to}" is no address that mail is sent to`)
  const replyTo = message.replyTo && isMailAddress(message.replyTo) ? message.replyTo : undefined
  const inReplyTo = messageIdIn(message.inReplyTo)
  const { message: bytes } = await composer.sendMail({
    from: { name: headerText(from.name ?? message.site.name), address: from.address },
    // As objects: as texts they would be parsed, and could name several.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    messageId,
    ...(inReplyTo !== undefined && { inReplyTo, references: inReplyTo }),
    ...viewMessage(message),
    headers: {
      ...(kind !== 'reply' && AUTOMATIC),
      ...(message.unsubscribe !== undefined && {
        'List-Unsubscribe': `<${message.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: files.map(({ name, type, bytes: content }) => ({
      filename: fileName(name),
      contentType: /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'application/octet-stream',
      content,
    })),
  })
  if (!Buffer.isBuffer(bytes))
    throw new Error('nodemailer gave a stream where bytes were asked for')
  return bytes
}

/** There is nobody whom it could be sent to. */
export class NoMailAddress extends Error {
  override name = 'NoMailAddress'
}

function messageIdIn(written: string | null | undefined): string | undefined {
  return written && /^<[^\s<>@\p{C}]+@[^\s<>@\p{C}]+>$/u.test(written) ? written : undefined
}

/** Without what ends a header, leads into another folder, or hides what kind of file it is. */
function fileName(name: string): string {
  return name
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:?]/gu, '_')
    .slice(-150)
}
