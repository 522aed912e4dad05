import { createLocalReq, type EmailAdapter } from 'payload'

import { headerText } from '../../../domain/mail/mail-text'
import { mailbox } from '../../../domain/mail/mail-address'
import { env } from '../../../env'
import { enqueueMessage } from './enqueue-message'

/** What Payload itself and its plugins write goes the way of all mail of the site, as plain text. */
export const payloadsMail: EmailAdapter = ({ payload }) => {
  const from = mailbox(env.MAIL_FROM ?? '')
  return {
    name: 'messages',
    defaultFromAddress: from?.address ?? `noreply@${new URL(env.SITE_URL).hostname}`,
    defaultFromName: from?.name ?? 'Mariner Hub',
    sendEmail: async ({ to, subject, text, html }) => {
      // A list of addressees, or a stream for a body, nothing here writes.
      const body = [text, html].find((one) => typeof one === 'string') ?? ''
      if (typeof to !== 'string') throw new Error('Payload writes to one address at a time.')
      await enqueueMessage(await createLocalReq({}, payload), {
        kind: 'staffNotice',
        delivery: 'atLeastOnce',
        to,
        locale: env.SOURCE_LOCALE,
        subject: headerText(subject ?? ''),
        parts: [{ kind: 'text', text: text === undefined ? withoutMarkup(body) : body }],
      })
    },
  }
}

function withoutMarkup(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}
