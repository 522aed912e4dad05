import { type CollectionAfterChangeHook, getLocalI18n, type PayloadRequest } from 'payload'

import { TEXTS } from '../../i18n/panel/panel-languages'
import type { Staff } from '../../payload-types'
import { sendAccountLink } from '../../cms/services/mail/account-mail'

/** Whom an admin makes an account for gets a mail with a link to choose a password, where the account is committed. */
export const inviteNewColleague: CollectionAfterChangeHook<Staff> = async ({
  doc,
  operation,
  req,
}) => {
  // The first admin, and accounts that the site's own scripts make, have another way in.
  if (operation !== 'create' || req.user?.collection !== 'staff') return doc
  await sendAccountLink(req, 'invitation', doc.email, await languageOf(doc, req))
  return doc
}

/** A translator's own language, where the panel has it; else that of whoever invites. */
async function languageOf({ role, languages }: Staff, req: PayloadRequest) {
  const own = role === 'translator' && languages?.find((one) => Object.hasOwn(TEXTS, one))
  if (!own) return req.i18n
  const language = own as Parameters<typeof getLocalI18n>[0]['language'] // of those of the panel, as was just asked
  return getLocalI18n({ config: req.payload.config, language })
}
