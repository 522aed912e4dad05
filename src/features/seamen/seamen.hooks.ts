import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
} from 'payload'

import { sql } from '../../cms/database/sql'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { databaseOf } from '../../cms/database/handle'
import type { SeamanEvent } from '../../domain/members/seaman-account'
import { type PanelKey, panelText } from '../../i18n/panel/panel-texts'
import type { Seaman } from '../../payload-types'
import { endLinksOf } from './end-seaman-access.hooks'
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

/** In the context of a request: only who still waits is let in, whatever has been decided meanwhile. */
export const ONLY_WAITING = 'onlyWaiting'

/**
 * Whoever is let in has confirmed the address, whoever is shut out is told why, and nobody waits a second time. The reason
 * stands as long as the suspension; after it the history has it.
 */
export const requireSoundState: CollectionBeforeChangeHook<Seaman> = ({
  data,
  originalDoc,
  context,
  req,
}) => {
  const refuse = (key: PanelKey): never => {
    throw new APIError(panelText(req.t, key), 400, undefined, true)
  }
  const before = originalDoc?.state
  const { state = before, confirmedAt = originalDoc?.confirmedAt } = data
  const reason = (data.reason === undefined ? originalDoc?.reason : data.reason)?.trim()
  if (state === 'suspended' && !reason) refuse('seamanReasonMissing')
  if (before === undefined) return data
  if (context[ONLY_WAITING] === true && before !== 'pending') refuse('seamanNotWaiting')
  if (state === 'pending' && before !== 'pending') refuse('seamanWaitsOnce')
  if (state === 'active' && before === 'pending' && !confirmedAt) refuse('seamanUnconfirmed')
  return { ...data, reason: state === 'suspended' ? reason : null }
}

/**
 * Writes down what has become of an account, and tells the seafarer. For who is suspended no link that was sent works any
 * more; sessions stay, so that the next click says why: the guard asks the account, not the session. What the seafarer does
 * is written where it is done.
 */
export const followState: CollectionAfterChangeHook<Seaman> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isSame =
    doc.state === previousDoc.state && (doc.reason ?? '') === (previousDoc.reason ?? '')
  if (operation === 'create' || isSame || doc.state === 'pending') return doc
  if (doc.state === 'active') {
    await writeEvent(req, doc.id, 'admitted')
    await enqueueMessage(req, await admittedMail(doc))
    return doc
  }
  await writeEvent(req, doc.id, 'suspended', doc.reason ?? undefined)
  await endLinksOf(req, doc.id)
  await enqueueMessage(req, await suspendedMail(doc))
  return doc
}

/** What has happened to an account is deleted with it: the seafarer has a right to that. Who did it is in the log. */
export const eraseHistory: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM seaman_events WHERE seaman_id = ${id}`)
  const by = req.user?.collection === 'staff' ? req.user.id : undefined
  req.payload.logger.info({ seaman: id, staff: by }, 'an account of a seafarer is deleted')
}

/** Writes down what has happened to an account, in the transaction of `req`. */
export async function writeEvent(
  req: PayloadRequest,
  seaman: number,
  event: SeamanEvent,
  reason?: string,
): Promise<void> {
  const by = req.user?.collection === 'staff' ? req.user : undefined
  await req.payload.create({
    collection: 'seaman-events',
    data: {
      seaman,
      event,
      ...(by && { by: by.id, byName: by.name, byEmail: by.email }),
      ...(reason !== undefined && { reason }),
    },
    depth: 0,
    req,
    // Only the site writes down what has happened.
    overrideAccess: true,
  })
}
