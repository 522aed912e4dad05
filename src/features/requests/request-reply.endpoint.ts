import { createHash } from 'node:crypto'

import {
  addDataAndFileToRequest,
  APIError,
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
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Request as SentRequest } from '../../payload-types'
import { LONGEST_REPLY } from './reply-length'
import { requestSettings } from './requests.hooks'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * `POST /api/requests/:id/reply` with `text`: answers whoever sent the request by mail, in the frame of their language.
 * With a `key` (a UUID, made where the text is written) it is sent once however often it is pressed; without one, the
 * same text by the same person is.
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

const refusal = (req: PayloadRequest, key: PanelKey, vars?: Record<string, string | number>) =>
  new APIError(panelText(req.t, key, vars), 400, undefined, true)

function textOf(req: PayloadRequest): string {
  const text: unknown = req.data?.text
  const trimmed = typeof text === 'string' ? text.replaceAll('\0', '').trim() : ''
  if (trimmed === '') throw refusal(req, 'requestReplyEmpty')
  if (trimmed.length > LONGEST_REPLY) throw refusal(req, 'textTooLong', { most: LONGEST_REPLY })
  return trimmed
}

/** What is the same whenever the same answer is sent again. */
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
  // Schemas load this file: what formats messages belongs to pages.
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
  // Who has withdrawn a request has not sent it again by being answered.
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
  if (totalDocs > 0) throw refusal(req, 'requestReplySuppressed', { address: email })
  return email
}
