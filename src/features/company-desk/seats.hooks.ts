import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { renewTag } from '../../cms/publications/writing/tags'
import type { DeskRole } from '../../domain/company-desk/desk-rights'
import type { Locale } from '../../domain/locales/locales'

/** Somebody who is to have a seat. */
export interface NewSeat {
  company: number
  role: DeskRole
  /** In small letters. */
  email: string
  name: string
  language: Locale
}

/**
 * Makes a person of a mailbox, or finds the one there is.
 * @returns its id
 */
export async function personAt(
  req: PayloadRequest,
  { email, name, language }: Pick<NewSeat, 'email' | 'name' | 'language'>,
  isConfirmed: boolean,
): Promise<number> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number }>(sql`
    INSERT INTO company_people AS known (email, name, language, confirmed_at)
    VALUES (${email}, ${name}, ${language}, CASE WHEN ${isConfirmed} THEN now() END)
    ON CONFLICT (email) DO UPDATE SET
      name = coalesce(nullif(known.name, ''), excluded.name),
      confirmed_at = coalesce(known.confirmed_at, excluded.confirmed_at), updated_at = now()
    RETURNING id`)
  const [person] = rows
  if (!person) throw new Error('The person of a mailbox was neither written nor found.')
  return person.id
}

/** Gives a proven mailbox a seat in the transaction of `req`; one that is there gets the role. @returns the person */
export async function giveSeat(req: PayloadRequest, seat: NewSeat): Promise<number> {
  const person = await personAt(req, seat, true)
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    INSERT INTO company_seats AS known (person_id, company_id, role, accepted_at)
    VALUES (${person}, ${seat.company}, ${seat.role}, now())
    ON CONFLICT (person_id, company_id) DO UPDATE SET
      role = excluded.role, accepted_at = coalesce(known.accepted_at, now()), updated_at = now()`)
  return person
}

/** Ends one seat, with what follows from it. The caller has asked whether that may be. */
export async function endSeat(req: PayloadRequest, seat: number): Promise<void> {
  await req.payload.delete({
    collection: 'company-seats',
    id: seat,
    depth: 0,
    req,
    // Its person, an owner, or staff who take back a claim: they have been asked for their rights.
    overrideAccess: true,
  })
}

/**
 * Ends what a claim that is taken back has brought to a desk: the seat of its mailbox, those that it invited, and whom
 * these invited, but for people with an accepted claim of their own. Where nobody owns the desk then, all seats end: a
 * fraud leaves nobody behind.
 * @param email nothing where the person has left meanwhile: then those whom people invited who are gone
 */
export async function endSeatsOf(
  req: PayloadRequest,
  company: number,
  email: string | null | undefined,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number; is_owner: boolean; is_theirs: boolean }>(sql`
    WITH RECURSIVE theirs (person) AS (
      (SELECT id::numeric FROM company_people WHERE email = ${email ?? ''}
        UNION SELECT e.person FROM company_desk_events e
        WHERE e.company_id = ${company} AND e.event = 'accepted' AND ${email ?? ''}::text = ''
          AND NOT EXISTS (SELECT FROM company_people p WHERE p.id = e.person))
      UNION SELECT e.person FROM theirs t
      JOIN company_desk_events e ON e.by = t.person AND e.event = 'invited' AND e.company_id = ${company}
      WHERE NOT EXISTS (
        SELECT FROM company_people p JOIN company_claims k ON k.email = p.email
        WHERE p.id = e.person AND k.company_id = ${company} AND k.state = 'accepted'))
    SELECT s.id, s.role = 'owner' AND s.accepted_at IS NOT NULL AS is_owner,
      s.person_id IN (SELECT person FROM theirs) AS is_theirs
    FROM company_seats s WHERE s.company_id = ${company} ORDER BY s.id FOR UPDATE OF s`)
  const remain = rows.some((one) => one.is_owner && !one.is_theirs)
  for (const { id, is_theirs: isTheirs } of rows) {
    if (isTheirs || !remain) await endSeat(req, id)
  }
}

/** The page of a company says whether it has a desk. */
export async function renewCompanyPage(req: PayloadRequest, company: number): Promise<void> {
  await renewTag(req, `company/${company}`)
}
