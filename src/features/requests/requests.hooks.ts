import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  RelationshipFieldSingleValidation,
} from 'payload'

import { sql } from '../../cms/database/sql'
import { databaseNow } from '../../cms/database/database-clock'
import { rememberErased } from '../../cms/services/erasing/erased-references.hooks'
import { databaseOf } from '../../cms/database/handle'
import { eraseAtOf } from '../../domain/forms/requests'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Request as SentRequest, RequestSetting } from '../../payload-types'

/** Reads the settings without access control, because visitors and editors depend on them. */
export function requestSettings(req: PayloadRequest): Promise<RequestSetting> {
  return req.payload.findGlobal({ slug: 'request-settings', depth: 0, overrideAccess: true, req })
}

/** Removes the robot mark of a request, with a note that names the user. */
export async function takeMark(req: PayloadRequest, id: number, note: string): Promise<void> {
  await req.payload.update({
    collection: 'requests',
    id,
    data: { robotSign: null, notes: [{ text: note }] },
    depth: 0,
    // The mark is the site's own, and staff take it away by their button alone.
    overrideAccess: true,
    req,
  })
}

/** Says when a new request is erased, by the settings. */
export const setEraseAt: CollectionBeforeChangeHook<SentRequest> = async ({
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || data.eraseAt || !data.kind) return data
  const settings = await requestSettings(req)
  return { ...data, eraseAt: eraseAtOf(data.kind, await databaseNow(req), settings).toISOString() }
}

/**
 * Appends notes with author and time. Existing notes cannot be changed or removed, so users cannot overwrite each
 * other.
 */
export const addNotes: CollectionBeforeChangeHook<SentRequest> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!('notes' in data)) return data
  const kept = originalDoc?.notes ?? []
  const isKept = new Set(kept.map(({ id }) => id))
  const added = (data.notes ?? []).filter(({ id }) => !id || !isKept.has(id))
  const by = req.user?.collection === 'staff' ? req.user.id : null
  const at = (await databaseNow(req)).toISOString()
  return { ...data, notes: [...kept, ...added.map(({ text }) => ({ text, by, at }))] }
}

/** Only who may read requests can look after one. */
export const validateAssignee: RelationshipFieldSingleValidation = async (
  value,
  { previousValue, req },
) => {
  if (!value) return true
  const id = typeof value === 'object' ? value.value : value
  // A user whose role has changed keeps the assigned requests until somebody reassigns them.
  if (id === previousValue) return true
  const found = await req.payload.findByID({
    collection: 'staff',
    id,
    depth: 0,
    disableErrors: true,
    select: { role: true },
    // Editors may not read accounts, but they may assign a request to a colleague.
    overrideAccess: true,
    req,
  })
  return found && found.role !== 'translator' ? true : panelText(req.t, 'requestAssigneeWrong')
}

/** Erases the mail about a request; its files go with its row. */
export const eraseMessages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM messages WHERE request_id = ${Number(id)}`)
}

/** Records the erasure before the commit. */
export const noteErased: CollectionAfterDeleteHook<SentRequest> = async ({ doc, req }) => {
  await rememberErased(req, doc.reference)
}
