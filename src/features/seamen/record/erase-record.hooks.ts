import type { CollectionBeforeDeleteHook } from 'payload'

import { databaseOf } from '../../../cms/database/handle'
import { sql } from '../../../cms/database/sql'
import { eraseReminderMail, rememberEndOfReminders } from '../reminders/reminders.submit'
import { endSearchConsent } from '../search/search-consent.submit'
import { endFormLinks } from '../shared-forms/form-links.submit'
import { SECTIONS } from './record-sections'

/** Deletes the own record of an account with it, and what it had chosen to be told of it, in the same transaction; a backup that is put back does not keep it either. */
export const eraseRecord: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await databaseOf(req.payload, req)
  // Who is adding an entry at this moment is waited for: it would keep the account from being deleted.
  await db.execute(sql`SELECT FROM seamen WHERE id = ${id} FOR UPDATE`)
  for (const { table } of Object.values(SECTIONS)) {
    await db.execute(sql`DELETE FROM ${sql.raw(table)} WHERE seaman_id = ${id}`)
  }
  await endSearchConsent(req, Number(id))
  await endFormLinks(req, Number(id))
  await rememberEndOfReminders(req, Number(id))
  await eraseReminderMail(db, Number(id))
  await db.execute(sql`DELETE FROM seaman_reminders WHERE seaman_id = ${id}`)
}
