import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { databaseOf } from '../../cms/database/handle'
import type { StaffRole } from '../../domain/staff/second-factor'
import { panelText } from '../../i18n/panel/panel-texts'
import type { Staff } from '../../payload-types'
import { findAccount, holdsKeys } from './key-holders.hooks'
import { wordsOf } from './own-language.hooks'
import { ROLE_LABELS } from './role-labels'
import { concernedMail, keyChangeMail, ownKeyChangeMail, written } from './staff-mail.hooks'

type Person = Pick<Staff, 'id' | 'name' | 'email'>

type Told =
  | 'keysAdminMade'
  | 'keysAdminRaised'
  | 'keysAdminLowered'
  | 'keysAccountDeleted'
  | 'keysPassword'
  | 'keysAddress'
  | 'keysTaken'

/**
 * Writes to every admin who has signed in before what one of them has done, each in the language of their panel, in the
 * transaction of `req`; to that one too, whose account somebody else may have. What the site itself does is told to no one.
 * @param concerned whose account it is about, who is told otherwise
 */
export async function tellOtherAdmins(
  req: PayloadRequest,
  what: Told,
  concerned: Person,
  names?: Record<string, string>,
): Promise<void> {
  await tell(req, concerned.id, (told) => told(what, { name: written(concerned), ...names }))
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
      AND id <> ${concerned ?? -1} ORDER BY id`)
  for (const { id, email } of rows) {
    const words = await wordsOf(req, id)
    const write = id === user.id ? ownKeyChangeMail : keyChangeMail
    await enqueueMessage(req, write(words, email, sentence, written(user)))
  }
}

/** Tells it of a new admin, and of somebody who becomes one or is one no longer; that one too. */
export const tellOfAdmins: CollectionAfterChangeHook<Staff> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isNew = operation === 'create'
  const [is, was] = [doc.role === 'admin', !isNew && previousDoc.role === 'admin']
  if (is && !was) await tellOtherAdmins(req, isNew ? 'keysAdminMade' : 'keysAdminRaised', doc)
  if (was && !is) {
    await tellOtherAdmins(req, 'keysAdminLowered', doc)
    await tellConcerned(req, doc, 'loweredSubject', 'loweredText')
  }
  return doc
}

/** Tells it, and whose account it was, before one that holds keys is deleted: its language goes with it. */
export const tellOfDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user?.collection !== 'staff') return
  const account = await findAccount(req, id)
  if (!account || !(await holdsKeys(req, account))) return
  await tellOtherAdmins(req, 'keysAccountDeleted', account)
  await tellConcerned(req, account, 'deletedSubject', 'deletedText')
}

/** Tells it, and the address of before, that an admin has entered another one. */
export async function tellOfAddress(
  req: PayloadRequest,
  account: Person,
  email: string,
): Promise<void> {
  const names = { address: `\u2068${email}\u2069` }
  await tellOtherAdmins(req, 'keysAddress', account, names)
  await tellConcerned(req, account, 'addressAskedSubject', 'addressAskedText', names)
}

/** Writes to the person whose account an admin has changed. */
async function tellConcerned(
  req: PayloadRequest,
  { id, email }: Person,
  ...[subject, text, names]: ConcernedWords
): Promise<void> {
  const { user } = req
  if (user?.collection !== 'staff') return
  const words = await wordsOf(req, id)
  await enqueueMessage(
    req,
    concernedMail(words, email, { subject, text, names: { who: written(user), ...names } }),
  )
}

type ConcernedWords = [
  subject: Parameters<typeof concernedMail>[2]['subject'],
  text: Parameters<typeof concernedMail>[2]['text'],
  names?: Record<string, string>,
]
