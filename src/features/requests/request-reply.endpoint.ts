import { createHash } from 'node:crypto'

import {
  addDataAndFileToRequest,
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload'

import { isEditor } from '../../cms/access'
import { enqueueMessage, messageIdOf } from '../../cms/services/mail/enqueue-message'
import { lockDocument } from '../../cms/database/locks'
import { loadMessages } from '../../i18n/messages'
import { refusal } from '../../cms/services/answers/refusal'
import type { Request as SentRequest } from '../../payload-types'
import { LONGEST_REPLY } from './reply-length'
import { requestSettings } from './requests.hooks'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * `POST /api/requests/:id/reply` with `text` mails an answer to the sender of the request, in the sender's language.
 * The panel makes a `key` (a UUID) for each text, and an answer with the same key is sent once. Without a key, the same
 * text by the same person is sent once.
 */
export const replyToRequest: Endpoint = {
  path: '/:id/reply',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req) || !req.user) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const id = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) throw new NotFound(req.t)
    const text = textOf(req)
    await initTransaction(req)
    try {
      await lockDocument(req, 'requests', id)
      const answer = await reply(req, id, text, keyOf(req, id, text))
      await commitTransaction(req)
      return Response.json(answer)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
}

function textOf(req: PayloadRequest): string {
  const text: unknown = req.data?.text
  const trimmed = typeof text === 'string' ? text.replaceAll('\0', '').trim() : ''
  if (trimmed === '') throw refusal(req, 'requestReplyEmpty')
  if (trimmed.length > LONGEST_REPLY)
    throw refusal(req, 'textTooLong', 400, { most: LONGEST_REPLY })
  return trimmed
}

/** Returns the key of an answer. It is the same when the same answer is sent again. */
function keyOf(req: PayloadRequest, id: number, text: string): string {
  const { key } = req.data ?? {}
  const given = typeof key === 'string' && UUID.test(key) ? key : text
  const digest = createHash('sha256').update(JSON.stringify([id, req.user?.id, given]))
  return digest.digest('hex').slice(0, 32)
}

async function reply(req: PayloadRequest, id: number, text: string, key: string) {
  const { payload, user } = req
  const request = await payload.findByID({
    collection: 'requests',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
    req,
  })
  if (!request) throw new NotFound(req.t)
  const { docs: thread } = await payload.find({
    collection: 'messages',
    where: { request: { equals: id } },
    sort: '-id',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    req,
  })
  const sent = thread.find(({ messageId }) => messageId === messageIdOf(key))
  if (sent) return { messageId: sent.messageId, state: request.state }
  const to = await addresseeOf(req, request)
  const last = thread.find((message) => message.to === to)
  // Where answers to the answer go.
  const { notify } = await requestSettings(req)
  const { replies } = await loadMessages(request.locale)
  // Payload's schemas load this file, so it must not load the formatter of next-intl.
  const inWords = (text: string) => text.replaceAll('{reference}', request.reference)
  const messageId = await enqueueMessage(req, {
    key,
    kind: 'reply',
    delivery: 'atLeastOnce',
    to,
    locale: request.locale,
    subject: inWords(replies.subject),
    parts: [
      { kind: 'letter', text },
      { kind: 'text', text: inWords(replies.frame) },
    ],
    request: id,
    ...(user && { by: user.id }),
    ...(notify && { replyTo: notify }),
    ...(last && { inReplyTo: last.messageId }),
  })
  // An answer does not reopen a withdrawn request.
  const state = request.state === 'withdrawn' ? request.state : 'answered'
  if (state !== request.state) {
    await payload.update({
      collection: 'requests',
      id,
      data: { state },
      depth: 0,
      overrideAccess: false,
      user,
      req,
    })
  }
  return { messageId, state }
}

/** @throws APIError where there is nobody to write to */
async function addresseeOf(req: PayloadRequest, { email }: SentRequest): Promise<string> {
  if (!email) throw refusal(req, 'requestReplyNobody')
  const { totalDocs } = await req.payload.count({
    collection: 'suppressed-addresses',
    where: { address: { equals: email.toLowerCase() } },
    overrideAccess: false,
    user: req.user,
    req,
  })
  if (totalDocs > 0) throw refusal(req, 'requestReplySuppressed', 400, { address: email })
  return email
}
