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

/** Refuses a password that staff set for a seafarer. Seafarers get a link to set their own. */
export const refusePasswordOfStaff: CollectionBeforeOperationHook = ({ args, req }) => {
  // Payload's type of the arguments is a union over all operations; some have data.
  const { data, overrideAccess } = args as {
    data?: { password?: unknown }
    overrideAccess?: boolean
  }
  if (data?.password !== undefined && overrideAccess !== true) throw new Forbidden(req.t)
}

/** In the context of a request: admits the account only if it still waits. */
export const ONLY_WAITING = 'onlyWaiting'

/**
 * Checks a change of state: an admitted account has a confirmed address, a suspension has a reason, and no account goes
 * back to waiting. The reason is cleared when the suspension ends; the history keeps it.
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
 * Adds a change of state to the history and mails the seafarer. A suspension ends all links. Sessions stay, so that the
 * next click shows the reason; the guard checks the account, not the session. Actions of the seafarer are recorded
 * where they happen.
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

/**
 * Deletes the history of an account with it, because the seafarer has a right to erasure. The audit log has the actor.
 */
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
