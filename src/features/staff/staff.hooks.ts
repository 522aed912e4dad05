import type {
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { APIError, ValidationError } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Staff } from '../../payload-types'

/** The first sign-in ends the one-time link: the runner prints one only while `claimed` is false. */
export const markClaimed: CollectionAfterLoginHook<Staff> = async ({ req, user }) => {
  if (user.claimed !== false) return
  await req.payload.update({
    collection: 'staff',
    id: user.id,
    data: { claimed: true },
    // The site itself notes this; no account may write the field.
    overrideAccess: true,
    req,
  })
}

/** Refuses a change of role after which nobody could give rights any more. */
export const keepAnAdmin: CollectionBeforeChangeHook<Staff> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (originalDoc && !(await isAdminLeft(originalDoc.id, data.role === 'admin', req))) {
    const errors = [{ path: 'role', message: panelText(req.t, 'lastAdmin') }]
    throw new ValidationError({ collection: 'staff', errors, id: originalDoc.id }, req.t)
  }
  return data
}

/** Refuses to delete the last account that could give rights. */
export const keepAnAdminAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!(await isAdminLeft(Number(id), false, req))) {
    throw new APIError(panelText(req.t, 'lastAdmin'), 409, undefined, true)
  }
}

// Any constant; apart from those of the publication index.
const ROLES_LOCK = 7_302_607

/** Under this name the context of a request keeps who stops being an admin by it. */
const LEAVING = 'adminsWhoLeave'

/**
 * Whether there is an admin after an account has been changed. Changes of accounts wait for each other, to
 * the end of their transactions, and who is an admin is read after the wait: two admins who demote each
 * other at the same moment would each still see the other. A change of many accounts goes through them at
 * the same time inside one transaction, so those who are about to leave count no more.
 */
async function isAdminLeft(id: number, isStaying: boolean, req: PayloadRequest): Promise<boolean> {
  const db = await databaseOf(req.payload, req)
  // Before any row is written, also where the role stays: in another order two changes of several accounts
  // could wait for each other.
  await db.execute(sql`SELECT pg_advisory_xact_lock(${ROLES_LOCK})`)
  if (isStaying) return true
  const { rows } = await db.execute<{ id: number }>(sql`SELECT id FROM staff WHERE role = 'admin'`)
  const admins = rows.map((row) => row.id)
  if (!admins.includes(id)) return true
  const leaving = (req.context[LEAVING] ??= new Set<number>()) as Set<number> // written here alone
  leaving.add(id)
  if (admins.some((admin) => !leaving.has(admin))) return true
  leaving.delete(id)
  return false
}
