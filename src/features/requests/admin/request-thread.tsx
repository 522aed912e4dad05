import { randomUUID } from 'node:crypto'

import { getTranslation } from '@payloadcms/translations'
import Link from 'next/link'
import type { PayloadRequest } from 'payload'

import type { MailPart } from '@/domain/mail/mail-content'
import { languageTag } from '@/domain/locales/locales'
import { panelText } from '@/i18n/panel/panel-texts'
import type { Message } from '@/payload-types'

import type { RequestRecord } from '../request-record.queries'
import { ReplyBox } from './reply-box'

interface Props {
  record: RequestRecord
  req: PayloadRequest
}

/** The mail about a request, the oldest first, and where the next one is written. */
export function RequestThread({ record: { request, messages, names }, req }: Props) {
  const time = new Intl.DateTimeFormat(req.i18n.language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <section aria-labelledby="mh-request-thread">
      <h2 id="mh-request-thread">{panelText(req.t, 'requestThread')}</h2>
      {messages.length === 0 && <p>{panelText(req.t, 'requestThreadNone')}</p>}
      <ol>
        {messages.map((message) => {
          const by = typeof message.by === 'object' ? message.by?.id : message.by
          const author = by ? names.get(by) : undefined
          return (
            <li key={message.id}>
              <p>
                <Link prefetch={false} href={`/admin/collections/messages/${message.id}`}>
                  <bdi lang={languageTag(message.locale)}>{message.subject}</bdi>
                </Link>
              </p>
              <small>
                <bdi>{labelOf(req, 'kind', message.kind)}</bdi>
                {' · '}
                <bdi>{panelText(req.t, 'requestThreadTo', { address: message.to })}</bdi>
                {author && (
                  <>
                    {' · '}
                    <bdi>{author}</bdi>
                  </>
                )}
                {' · '}
                <bdi>
                  <time dateTime={message.createdAt}>
                    {time.format(new Date(message.createdAt))}
                  </time>
                </bdi>
                {' · '}
                <bdi className={isTrouble(message) ? 'mh-bad' : undefined}>
                  {labelOf(req, 'state', message.state)}
                </bdi>
              </small>
              {message.kind === 'reply' && (
                <p dir="auto" className="mh-request-words">
                  {ownWords(message)}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      {request.email ? (
        <ReplyBox
          id={request.id}
          // Made with the page: however often the button is pressed, one answer goes out.
          replyKey={randomUUID()}
          address={request.email}
          language={request.locale}
        />
      ) : (
        <p>{panelText(req.t, 'requestReplyNobody')}</p>
      )}
    </section>
  )
}

/** What the list of messages calls a kind or a state. */
function labelOf(req: PayloadRequest, name: 'kind' | 'state', value: string) {
  const { flattenedFields } = req.payload.collections.messages.config
  const field = flattenedFields.find((one) => one.name === name)
  const options = field?.type === 'select' ? field.options : []
  const option = options.find((one) => typeof one !== 'string' && one.value === value)
  return typeof option === 'object' ? getTranslation(option.label, req.i18n) : value
}

const isTrouble = ({ state }: Message) =>
  ['failed', 'uncertain', 'suppressed', 'bounced'].includes(state)

/** What staff wrote: the first part; what follows is the frame in the sender's language. */
function ownWords({ content }: Message): string {
  const [first] = Array.isArray(content) ? (content as MailPart[]) : []
  return first?.kind === 'letter' ? first.text : ''
}
