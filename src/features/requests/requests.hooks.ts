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

/** The settings, also for those who may not look at them: visitors send by them, and editors answer by them. */
export function requestSettings(req: PayloadRequest): Promise<RequestSetting> {
  return req.payload.findGlobal({ slug: 'request-settings', depth: 0, overrideAccess: true, req })
}

/** Takes from a request that it may be from a robot, with a note of who says so. */
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
 * Adds notes to those that stand there, with whose they are and when: none is changed or taken away, so nobody writes over
 * what another has just noted.
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
  // Whose role has changed since still has what was theirs, until it is given to another.
  if (id === previousValue) return true
  const found = await req.payload.findByID({
    collection: 'staff',
    id,
    depth: 0,
    disableErrors: true,
    select: { role: true },
    // Editors may not read each other's accounts, and may hand a request on all the same.
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

/** Remembers that it was erased, before that is committed. */
export const noteErased: CollectionAfterDeleteHook<SentRequest> = async ({ doc, req }) => {
  await rememberErased(req, doc.reference)
}
