import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { isHeldBack } from '../../cms/services/mail/mail-bounds'
import { hashPassword } from '../../cms/services/protection/password-hashing'
import { newToken } from '../../cms/services/sessions/secret-tokens'
import { databaseOf } from '../../cms/database/handle'
import { withinTransaction } from '../../cms/database/within-transaction'
import type { Locale } from '../../domain/locales/locales'
import type { Seaman } from '../../payload-types'
import { accountEmail } from './account-email'
import { makeLink } from './seaman-links.queries'
import { alreadyMail, linkMail } from './seaman-mail'

/** The data of an application. */
export interface Application {
  name: string
  email: string
  telephone: string | null
  rank: NonNullable<Seaman['rank']>
  citizenship: NonNullable<Seaman['citizenship']>
  password: string
  language: Locale
}

/**
 * Creates an account without access and mails the link that confirms its e-mail address. The password waits with the
 * link, and counts only in the browser that has `device`. The owner of a confirmed account gets a mail that says so.
 * The answer never reveals which case it was: new, unconfirmed and confirmed addresses run the same statements and take
 * the same time. For a confirmed account the statements write only the mail.
 * @param next the page that the applicant wanted to reach
 * @returns the token that the browser of the applicant keeps
 */
export async function applyForAccount(
  payload: Payload,
  { password, ...application }: Application,
  next?: string,
): Promise<string> {
  const device = newToken()
  const data = { ...application, email: accountEmail(application.email) }
  // Hashing waits in a queue, so it runs before the transaction, which would hold a connection.
  const secret = await hashPassword(password)
  await withinTransaction(payload, async (req) => {
    await applyInTurn(req, data.email)
    // When the mail is held back, earlier applications stay valid.
    const isHeld = await isHeldBack(req, { kind: 'seamanLink', to: data.email })
    const applied = await writeAccount(req, data, isHeld)
    await noteApplication(req, applied)
    const { email, ...typed } = data
    const link = { seaman: applied, purpose: 'confirm', email, device } as const
    const token = await makeLink(req, { ...link, application: { ...typed, ...secret } })
    const language = await languageOf(req, data.email)
    await enqueueMessage(
      req,
      applied === null && !isHeld
        ? await alreadyMail({ email: data.email, language: language ?? data.language })
        : await linkMail(data, 'confirm', token, next),
    )
  })
  return device
}

/** Serializes applications with the same address. Without this, each would wait for rows of the other. */
async function applyInTurn(req: PayloadRequest, email: string): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtext('seaman-application'), hashtext(${email}))`,
  )
}

/**
 * Writes the account in one statement that always takes the same time. For an unconfirmed address, staff see the last
 * application. The account has no password until one of its links is used.
 * @returns the id of the account; null when the address is confirmed and nothing was written
 */
async function writeAccount(
  req: PayloadRequest,
  account: Omit<Application, 'password'>,
  isHeld: boolean,
): Promise<number | null> {
  const { name, email, telephone, rank, citizenship, language } = account
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO seamen AS known (name, email, telephone, rank, citizenship, language, state)
    VALUES (${name}, ${email}, ${telephone}, ${rank}, ${citizenship}, ${language}, 'pending')
    ON CONFLICT (email) DO UPDATE SET
      name = excluded.name, telephone = excluded.telephone, rank = excluded.rank,
      citizenship = excluded.citizenship, language = excluded.language, updated_at = now()
    WHERE known.confirmed_at IS NULL AND NOT ${isHeld}
    RETURNING id`)
  return rows[0]?.id ?? null
}

/** Adds the application to the history. With `null` it does nothing. */
async function noteApplication(req: PayloadRequest, applied: number | null): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO seaman_events (seaman_id, event)
    SELECT id, 'applied' FROM seamen WHERE id = ${applied}`)
}

/** Returns the language of the account with this address. */
async function languageOf(req: PayloadRequest, email: string): Promise<Locale | undefined> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ language: Locale }>(
    sql`SELECT language FROM seamen WHERE email = ${email}`,
  )
  return rows[0]?.language
}
