import { randomBytes } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { enqueueMessage } from './enqueue-message'
import { storedParts } from './mail-part-schema'
import { databaseOf } from '../../database/handle'
import { isLocale } from '../../../domain/locales/locales'
import type { MailPart } from '../../../domain/mail/mail-content'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { Message } from '../../../payload-types'

/** For how long a link works, in hours. */
const HOURS = { invitation: 72, passwordReset: 1 }

/** As the panel speaks to somebody. */
type PanelLanguage = Pick<PayloadRequest['i18n'], 'language' | 't'>

/**
 * Sends a link to choose a password, in the transaction of `req`: the one that Payload's `forgotPassword` would make.
 * It ends one of before, and works at least as long. One that the operator has printed (recovery-link.mjs) is sent as it is: whoever
 * asks for another account's does not spoil it. The first admin's, before its first use, is never sent, nor one that takes a second
 * factor away: who reads the mails of an account is not yet its owner.
 */
export async function sendAccountLink(
  req: PayloadRequest,
  kind: keyof typeof HOURS,
  email: string,
  { language, t }: PanelLanguage,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ to: string; token: string; isAdmin: boolean }>(sql`
    UPDATE staff SET
      reset_password_token = CASE
        WHEN reset_password_expiration > now() AND reset_password_token LIKE 'operator%'
        THEN reset_password_token ELSE ${randomBytes(20).toString('hex')} END,
      reset_password_expiration =
        greatest(reset_password_expiration, now() + make_interval(hours => ${HOURS[kind]}))
    WHERE email = ${email.trim().toLowerCase()} AND claimed IS NOT FALSE AND NOT (
      reset_password_expiration > now()
      AND EXISTS (SELECT FROM staff_recoveries r
        WHERE r.staff_id = staff.id AND r.id = sha256(convert_to(reset_password_token, 'UTF8')))
    )
    RETURNING email AS "to", reset_password_token AS token, role = 'admin' AS "isAdmin"`)
  const [account] = rows
  if (!account) return
  const { to, token, isAdmin } = account
  const names = { site: new URL(env.SITE_URL).host }
  const href = `${env.SITE_URL}/admin/reset/${token}`
  const isInvitation = kind === 'invitation'
  const invitation = isAdmin ? 'invitationAdminText' : 'invitationText'
  const parts: MailPart[] = [
    { kind: 'text', text: panelText(t, isInvitation ? invitation : 'resetText', names) },
    { kind: 'link', text: panelText(t, isInvitation ? 'invitationLink' : 'resetLink'), href },
    { kind: 'text', text: panelText(t, isInvitation ? 'invitationUntil' : 'resetUntil') },
  ]
  await enqueueMessage(req, {
    kind,
    delivery: 'atLeastOnce',
    to,
    // Payload's panel has languages that the site has not; there our texts are English.
    locale: isLocale(language) ? language : 'en',
    subject: panelText(t, isInvitation ? 'invitationSubject' : 'resetSubject', names),
    parts,
  })
}

/** Whether the link in a message to an account still works; true of a message that has none. */
export async function doesLinkWork(
  req: PayloadRequest,
  { kind, content }: Pick<Message, 'kind' | 'content'>,
): Promise<boolean> {
  if (!Object.hasOwn(HOURS, kind)) return true
  const link = storedParts(content).find((part) => part.kind === 'link')
  if (!link) return true
  const token = link.href.split('/').at(-1) ?? ''
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    SELECT 1 FROM staff WHERE reset_password_token = ${token} AND reset_password_expiration > now()`)
  return rows.length > 0
}
