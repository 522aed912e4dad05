import type { Payload, PayloadRequest } from 'payload'

import { databaseNow } from '../../cms/database/database-clock'
import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { withinTransaction } from '../../cms/database/within-transaction'
import { overridingAccess } from '../../cms/local-api'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { isHeldBack } from '../../cms/services/mail/mail-bounds'
import { personEmail } from '../../domain/company-desk/company-people'
import type { Locale } from '../../domain/locales/locales'
import { env } from '../../env'
import type { CompanyClaim } from '../../payload-types'
import { nameOfCompany, PRESSED } from './claims.hooks'
import type { Claimable } from './desk.queries'
import { writeDeskEvent } from './desk-events.hooks'
import { makeLink, takeLink } from './desk-links.queries'
import { claimedMail, linkMail } from './desk-mail'
import { renewCompanyPage } from './seats.hooks'

/** What somebody types who claims the page of a company. */
export interface NewClaim {
  name: string
  position: string | null
  email: string
  language: Locale
}

const BY_THE_CLAIMANT = 'the claimant does it, who is no user of the API'

/**
 * Records a claim and mails the link that proves its mailbox. A claim of the same mailbox that still waits for the press is
 * written again; one that staff look at stays as it is, and its mailbox gets no second link. The answer is the same.
 */
export async function claimCompany(
  payload: Payload,
  company: Claimable,
  typed: NewClaim,
): Promise<void> {
  const claim = { ...typed, email: personEmail(typed.email) }
  await withinTransaction(payload, async (req) => {
    const db = await databaseOf(payload, req)
    await db.execute(
      sql`SELECT pg_advisory_xact_lock(hashtext('company-claim'), hashtext(${`${company.id}/${claim.email}`}))`,
    )
    const isHeld = await isHeldBack(req, { kind: 'companyLink', to: claim.email })
    const { rows } = await db.execute<{ id: number; state: CompanyClaim['state'] }>(sql`
      SELECT id, state::text AS state FROM company_claims
      WHERE company_id = ${company.id} AND email = ${claim.email} AND state IN ('asked', 'waiting')
      ORDER BY id DESC LIMIT 1 FOR UPDATE`)
    const [open] = rows
    if (open?.state === 'waiting') return
    // When the mail is held back, the claim and the link of before stay.
    const id = open && isHeld ? open.id : await writeClaim(req, company, claim, open?.id)
    const link = isHeld ? { purpose: 'claim' as const } : { purpose: 'claim' as const, claim: id }
    const token = await makeLink(req, link)
    await enqueueMessage(req, await linkMail(claim, 'claim', token, company.name))
  })
}

async function writeClaim(
  req: PayloadRequest,
  company: Claimable,
  { name, position, email, language }: NewClaim,
  open: number | undefined,
): Promise<number> {
  const db = await databaseOf(req.payload, req)
  if (open !== undefined) {
    await db.execute(sql`
      UPDATE company_claims SET name = ${name}, position = ${position}, language = ${language}, updated_at = now()
      WHERE id = ${open}`)
    return open
  }
  const { id } = await req.payload.create({
    collection: 'company-claims',
    data: {
      company: company.id,
      name,
      position,
      email,
      language,
      state: 'asked',
      // Where staff will look: they change it where it is another one.
      registerUrl: company.registerUrl,
      licenceNumber: company.licenceNumber,
    },
    depth: 0,
    req,
    ...overridingAccess(BY_THE_CLAIMANT),
  })
  await writeDeskEvent(req, { company: company.id, event: 'claimed' })
  return id
}

/**
 * Proves the mailbox of a claim, or accepts an invitation, by the press on the page of a link.
 * @param name of somebody who is invited, as they write it
 * @returns what the press did; nothing where the link works no longer
 */
export async function confirmByLink(
  payload: Payload,
  token: string,
  name?: string,
): Promise<'proven' | 'joined' | undefined> {
  return withinTransaction(payload, async (req) => {
    const link = await takeLink(req, token, ['claim', 'invite'])
    if (link?.claim !== undefined) return (await prove(req, link.claim)) ? 'proven' : undefined
    if (link?.seat !== undefined) return (await join(req, link.seat, name)) ? 'joined' : undefined
    return undefined
  })
}

async function prove(req: PayloadRequest, id: number): Promise<boolean> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(
    sql`SELECT FROM company_claims WHERE id = ${id} AND state = 'asked' FOR UPDATE`,
  )
  if (rows.length === 0) return false
  const claim = await req.payload.update({
    collection: 'company-claims',
    id,
    data: { state: 'waiting', confirmedAt: (await databaseNow(req)).toISOString() },
    context: { [PRESSED]: true },
    depth: 0,
    req,
    ...overridingAccess(BY_THE_CLAIMANT),
  })
  const company = typeof claim.company === 'number' ? claim.company : claim.company.id
  await writeDeskEvent(req, { company, event: 'proven' })
  await tellOfClaim(req, claim, company)
  return true
}

/** Tells the staff, the address that the site shows of the company, and who owns its desk. */
async function tellOfClaim(req: PayloadRequest, claim: CompanyClaim, company: number) {
  const claimant = `${claim.name ?? ''} <${claim.email ?? ''}>`
  const name = await nameOfCompany(req, company)
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ email: string; language: string }>(sql`
    SELECT p.email, p.language::text AS language FROM company_seats s JOIN company_people p ON p.id = s.person_id
    WHERE s.company_id = ${company} AND s.role = 'owner' AND s.accepted_at IS NOT NULL
    UNION SELECT lower(c.email), ${claim.language} FROM crewings c WHERE c.id = ${company} AND c.email <> ''`)
  const told = new Map(rows.map((row) => [row.email, row]))
  for (const to of told.values()) {
    if (to.email !== claim.email) await enqueueMessage(req, await claimedMail(to, name, claimant))
  }
  const { notify } = await req.payload.findGlobal({
    slug: 'request-settings',
    depth: 0,
    req,
    ...overridingAccess('who is told is the site’s'),
  })
  if (!notify) return
  const notice = await claimedMail({ email: notify, language: env.SOURCE_LOCALE }, name, claimant)
  const href = `${env.SITE_URL}/admin/collections/company-claims/${claim.id}`
  await enqueueMessage(req, {
    ...notice,
    kind: 'staffNotice',
    delivery: 'atMostOnce',
    parts: [
      ...notice.parts.filter(({ kind }) => kind !== 'link'),
      { kind: 'link', text: href, href },
    ],
  })
}

async function join(req: PayloadRequest, id: number, name: string | undefined): Promise<boolean> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ person: number; company: number }>(sql`
    UPDATE company_seats SET accepted_at = now(), updated_at = now()
    WHERE id = ${id} AND accepted_at IS NULL RETURNING person_id AS person, company_id AS company`)
  const [seat] = rows
  if (!seat) return false
  await db.execute(sql`
    UPDATE company_people SET confirmed_at = coalesce(confirmed_at, now()), updated_at = now(),
      name = coalesce(nullif(${name ?? ''}::text, ''), name)
    WHERE id = ${seat.person}`)
  await writeDeskEvent(req, { ...seat, event: 'joined' })
  await renewCompanyPage(req, seat.company)
  return true
}
