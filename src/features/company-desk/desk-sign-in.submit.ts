import type { Payload } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { withinTransaction } from '../../cms/database/within-transaction'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { sendLater } from '../../cms/services/mail/send-later'
import { cookieSessions } from '../../cms/services/sessions/cookie-sessions'
import { COMPANY_SESSION_DAYS, personEmail } from '../../domain/company-desk/company-people'
import { COMPANY_COOKIE } from './desk.queries'
import { makeLink, takeLink } from './desk-links.queries'
import { linkMail } from './desk-mail'

/** Sessions of people of companies. */
export const { beginSession, endSession } = cookieSessions({
  table: 'company_sessions',
  account: 'person_id',
  cookie: COMPANY_COOKIE,
  days: COMPANY_SESSION_DAYS,
})

/**
 * Sends a link to sign in, after the answer, so that neither the answer nor its duration reveals whether there is such a
 * person.
 * @param device the token of the browser in which it works
 * @returns whether it was queued; false when too many wait
 */
export function sendSignInLater(payload: Payload, email: string, device: string): boolean {
  return sendLater(
    payload,
    () => sendSignIn(payload, email, device),
    'a link to the desk of a company could not be sent',
  )
}

/** The same at once. */
export async function sendSignIn(payload: Payload, email: string, device: string): Promise<void> {
  await withinTransaction(payload, async (req) => {
    const db = await databaseOf(payload, req)
    const { rows } = await db.execute<{ id: number; email: string; language: string }>(sql`
      SELECT id, email, language::text AS language FROM company_people
      WHERE email = ${personEmail(email)} AND confirmed_at IS NOT NULL`)
    const [person] = rows
    if (!person) return
    const token = await makeLink(req, { purpose: 'signIn', person: person.id, device })
    await enqueueMessage(req, await linkMail(person, 'signIn', token))
  })
}

/**
 * Signs in by a link that was sent to this very browser.
 * @returns the cookie to set; nothing where the link does not work
 */
export async function signInByLink(
  payload: Payload,
  token: string,
  { cookies, device }: { cookies: string; device: string | undefined },
): Promise<string | undefined> {
  return withinTransaction(payload, async (req) => {
    const link = await takeLink(req, token, ['signIn'], device)
    return link?.person === undefined ? undefined : beginSession(req, link.person, cookies)
  })
}
