import type { Payload, PayloadRequest } from 'payload'

import { sql } from '../../cms/database/sql'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { isHeldBack } from '../../cms/services/mail/mail-bounds'
import { hashPassword } from '../../cms/services/protection/password-hashing'
import { newToken } from '../../cms/services/seaman-only/seaman-tokens'
import { databaseOf } from '../../cms/database/handle'
import { withinTransaction } from '../../cms/database/within-transaction'
import type { Locale } from '../../domain/locales/locales'
import type { Seaman } from '../../payload-types'
import { accountEmail } from './account-email'
import { makeLink } from './seaman-links.queries'
import { alreadyMail, linkMail } from './seaman-mail'

/** What somebody says of themself who applies. */
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
 * Makes an account that nobody can enter, and sends the link by which its e-mail address is confirmed. The password waits
 * with that link, and counts if it is pressed in the browser that has `device`. Whoever has one that is confirmed gets a
 * mail that says so. The answer is the same, in words and in time: an address that is new, one that nobody has confirmed
 * and one that is somebody's take the same statements, which for the last touch no row but that of the mail.
 * @param next where the way ends that it is a part of
 * @returns the token that the browser keeps which has applied
 */
export async function applyForAccount(
  payload: Payload,
  { password, ...application }: Application,
  next?: string,
): Promise<string> {
  const device = newToken()
  const data = { ...application, email: accountEmail(application.email) }
  // Before the transaction, which would hold a connection while passwords wait in their line.
  const secret = await hashPassword(password)
  await withinTransaction(payload, async (req) => {
    await applyInTurn(req, data.email)
    // Where no link is mailed, the applications that were mailed before stay as they are.
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

/** Two applications at once with the same address follow each other: what each ends would be the other's, in a circle. */
async function applyInTurn(req: PayloadRequest, email: string): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtext('seaman-application'), hashtext(${email}))`,
  )
}

/**
 * Writes the account, as one statement, which takes as long whatever it finds. Where nobody has shown whose the address is,
 * staff see the last application; it has no password before one of its links is pressed.
 * @returns the account's id; null where the address is confirmed, and nothing was written
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

/** The history has each application. For nobody, nothing happens. */
async function noteApplication(req: PayloadRequest, applied: number | null): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO seaman_events (seaman_id, event)
    SELECT id, 'applied' FROM seamen WHERE id = ${applied}`)
}

/** The language of whoever has the address. */
async function languageOf(req: PayloadRequest, email: string): Promise<Locale | undefined> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ language: Locale }>(
    sql`SELECT language FROM seamen WHERE email = ${email}`,
  )
  return rows[0]?.language
}
