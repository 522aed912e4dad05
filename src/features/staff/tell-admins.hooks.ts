import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'

import { enqueueMessage } from '../../cms/mail/enqueue-message'
import { databaseOf } from '../../cms/publications/writing/locks'
import type { StaffRole } from '../../domain/second-factor'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Staff } from '../../payload-types'
import { wordsOf } from './own-language.hooks'
import { ROLE_LABELS } from './role-labels'
import { keyChangeMail } from './staff-mail.hooks'

type Person = Pick<Staff, 'id' | 'name' | 'email'>

/**
 * Writes to every other admin who has signed in before what one of them has done, each in the language of their panel, in the
 * transaction of `req`. What the site itself does is told to no one.
 * @param concerned whose account it is about; of one's own a person is told otherwise
 */
export async function tellOtherAdmins(
  req: PayloadRequest,
  what: 'keysAdminMade' | 'keysAdminRaised' | 'keysTaken',
  concerned: Person,
): Promise<void> {
  await tell(req, concerned.id, (told) => told(what, { name: written(concerned) }))
}

/** The same of roles that need a second factor no longer. */
export async function tellOfDuty(req: PayloadRequest, roles: readonly StaffRole[]): Promise<void> {
  await tell(req, undefined, (told, t) =>
    told('keysDuty', { roles: roles.map((role) => panelText(t, ROLE_LABELS[role])).join(', ') }),
  )
}

type Sentence = Parameters<typeof keyChangeMail>[2]

async function tell(
  req: PayloadRequest,
  concerned: number | undefined,
  sentence: Sentence,
): Promise<void> {
  const { user } = req
  if (user?.collection !== 'staff') return
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number; email: string }>(sql`
    SELECT id, email FROM staff WHERE role = 'admin' AND claimed IS NOT FALSE
      AND id <> ${user.id} AND id <> ${concerned ?? user.id} ORDER BY id`)
  for (const { id, email } of rows) {
    const words = await wordsOf(req, id)
    await enqueueMessage(req, keyChangeMail(words, email, sentence, written(user)))
  }
}

/** Marks of isolation: a name of the other direction of writing would change the places of what is around it. */
function written({ name, email }: Pick<Staff, 'name' | 'email'>): string {
  return `\u2068${name}\u2069 (\u2068${email}\u2069)`
}

/** Tells it of a new admin, and of somebody who becomes one. */
export const tellOfNewAdmin: CollectionAfterChangeHook<Staff> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNew = operation === 'create'
  if (doc.role === 'admin' && (isNew || previousDoc.role !== 'admin')) {
    await tellOtherAdmins(req, isNew ? 'keysAdminMade' : 'keysAdminRaised', doc)
  }
  return doc
}
