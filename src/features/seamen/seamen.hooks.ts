import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'

import { enqueueMessage } from '../../cms/mail/enqueue-message'
import type { SeamanEvent } from '../../domain/seaman-account'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Seaman } from '../../payload-types'
import { endLinksOf, endSessionsOf } from './end-seaman-access.hooks'
import { admittedMail, suspendedMail } from './seaman-mail'

/** Nobody of the staff sets a password for somebody else: who may not come in is sent a link. */
export const refusePasswordOfStaff: CollectionBeforeOperationHook = ({ args, req }) => {
  // Payload's type of the arguments is a union over all operations; some have data.
  const { data, overrideAccess } = args as {
    data?: { password?: unknown }
    overrideAccess?: boolean
  }
  if (data?.password !== undefined && overrideAccess !== true) throw new Forbidden(req.t)
}

/** A seafarer who is shut out is told why. */
export const requireReason: CollectionBeforeChangeHook<Seaman> = ({ data, originalDoc, req }) => {
  const isShutOut = data.state === 'suspended' && originalDoc?.state !== 'suspended'
  if (isShutOut && !data.reason?.trim()) {
    throw new APIError(panelText(req.t, 'seamanReasonMissing'), 400, undefined, true)
  }
  return data
}

/** Writes down what staff have changed of an account. What the seafarer does is written where it is done. */
export const writeSeamanEvents: CollectionAfterChangeHook<Seaman> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.state === previousDoc.state) return doc
  const event = doc.state === 'suspended' ? 'suspended' : 'admitted'
  if (doc.state !== 'pending') await writeEvent(req, doc.id, event, doc.reason ?? undefined)
  return doc
}

/** Writes down what has happened to an account, in the transaction of `req`. */
export async function writeEvent(
  req: PayloadRequest,
  seaman: number,
  event: SeamanEvent,
  reason?: string,
): Promise<void> {
  const by = req.user?.collection === 'staff' ? req.user.id : undefined
  await req.payload.create({
    collection: 'seaman-events',
    data: {
      seaman,
      event,
      ...(by !== undefined && { by }),
      ...(event === 'suspended' && reason !== undefined && { reason }),
    },
    depth: 0,
    req,
    // Only the site writes down what has happened.
    overrideAccess: true,
  })
}

/** Who is suspended is signed out everywhere, and no link that was sent works any more. */
export const endSessions: CollectionAfterChangeHook<Seaman> = async ({ doc, previousDoc, req }) => {
  if (doc.state !== 'suspended' || previousDoc.state === 'suspended') return doc
  await endSessionsOf(req, doc.id)
  await endLinksOf(req, doc.id)
  return doc
}

/** Tells the seafarer that they are let in, or shut out. */
export const tellOfState: CollectionAfterChangeHook<Seaman> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || doc.state === previousDoc.state || doc.state === 'pending')
    return doc
  const mail = doc.state === 'active' ? admittedMail(doc) : suspendedMail(doc)
  await enqueueMessage(req, await mail)
  return doc
}
