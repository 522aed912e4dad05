import type {
  CollectionAfterDeleteHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  Payload,
  PayloadRequest,
} from 'payload'

import { adapterOf, databaseOf } from '../../cms/database/handle'
import { sql, type SQL } from '../../cms/database/sql'
import { withinTransaction } from '../../cms/database/within-transaction'
import { renewTag } from '../../cms/publications/writing/tags'
import {
  bringErasedIntoStep,
  rememberErased,
} from '../../cms/services/erasing/erased-references.hooks'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { CLAIM_DAYS } from '../../domain/company-desk/claims'
import { INVITED_DAYS } from '../../domain/company-desk/company-people'
import type { CompanyClaim, CompanyPerson, CompanySeat } from '../../payload-types'
import { writeDeskEvent } from './desk-events.hooks'
import { endedMail } from './desk-mail'

/** In the context of a request: who of the company ends a seat; nobody where staff do. */
export const ENDED_BY = 'deskEndedBy'
/** In the context of a request: the claim that staff take back. Its record is kept as long as that of any refusal. */
export const KEEPS_CLAIM = 'deskKeepsClaim'
/** In the context of a request: a person is erased, and its seats go with it. */
const ERASES_PERSON = 'deskErasesPerson'

/** Rows that are erased in one go. */
const AT_ONCE = 100

type Kind = 'person' | 'seat' | 'claim'

/**
 * The reference of what is erased: a digest without personal data. The id alone is not enough, because a restored
 * database assigns it again.
 */
const referenceOf = (kind: Kind, id: SQL, createdAt: SQL) => sql`
  ${sql.raw(`'company-${kind}-'`)} || encode(sha256(convert_to(
    ${id} || '/' || (extract(epoch FROM ${createdAt}) * 1000)::bigint, 'UTF8')), 'hex')`

/** Condition: row `t` was erased before, and a backup has brought it back. */
const isBack = (kind: Kind) => sql`EXISTS (
  SELECT FROM erased_requests e WHERE e.reference = ${referenceOf(kind, sql`t.id`, sql`t.created_at`)})`

async function remember(
  req: PayloadRequest,
  kind: Kind,
  { id, createdAt }: { id: number; createdAt: string },
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ reference: string }>(
    sql`SELECT ${referenceOf(kind, sql`${id}::int`, sql`${createdAt}::timestamptz`)} AS reference`,
  )
  for (const { reference } of rows) await rememberErased(req, reference)
}

/** Records the erasure of a claim before the commit. */
export const noteErasedClaim: CollectionAfterDeleteHook<CompanyClaim> = async ({ doc, req }) => {
  await remember(req, 'claim', doc)
  const { company } = doc
  await renewTag(req, `company/${typeof company === 'number' ? company : company.id}`)
}

/** The same of a person. */
export const noteErasedPerson: CollectionAfterDeleteHook<CompanyPerson> = async ({ doc, req }) => {
  await remember(req, 'person', doc)
}

/** Erases what a person leaves behind: seats, and the name and the address in claims. */
export const eraseTraces: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const person = Number(id)
  const db = await databaseOf(req.payload, req)
  req.context[ERASES_PERSON] = person
  const { rows: seats } = await db.execute<{ id: number }>(
    sql`SELECT id FROM company_seats WHERE person_id = ${person} ORDER BY id FOR UPDATE`,
  )
  for (const seat of seats) {
    await req.payload.delete({
      collection: 'company-seats',
      id: seat.id,
      depth: 0,
      req,
      // Who erases the person was asked for their rights.
      overrideAccess: true,
    })
  }
  const email = sql`(SELECT email FROM company_people WHERE id = ${person})`
  // Which company was looked up, and when, stays.
  await db.execute(sql`
    UPDATE company_claims SET name = NULL, email = NULL, position = NULL
    WHERE state = 'accepted' AND email = ${email}`)
  const kept = (req.context[KEEPS_CLAIM] as number | undefined) ?? 0 // written by claims.hooks.ts alone
  await db.execute(sql`DELETE FROM company_claims WHERE email = ${email} AND id <> ${kept}`)
  await db.execute(sql`DELETE FROM messages WHERE kind = 'companyLink' AND "to" = ${email}`)
}

/**
 * What follows from the end of a seat: it is remembered, its person is signed out and told, the page of the company says
 * so, and who has lost the last seat is erased.
 */
export const followEndedSeat: CollectionAfterDeleteHook<CompanySeat> = async ({ doc, req }) => {
  await remember(req, 'seat', doc)
  const person = idOf(doc.person)
  const company = idOf(doc.company)
  const db = await databaseOf(req.payload, req)
  await renewTag(req, `company/${company}`)
  await db.execute(sql`DELETE FROM company_sessions WHERE person_id = ${person}`)
  const by = req.context[ENDED_BY] as number | undefined // written by the submits of this feature alone
  await writeDeskEvent(req, {
    company,
    event: by === person ? 'left' : 'ended',
    person,
    ...(by !== undefined && { by }),
  })
  if (req.context[ERASES_PERSON] === person) return
  if (by !== person && doc.acceptedAt) await tellEnded(req, person, company)
  const { rows } = await db.execute(sql`SELECT FROM company_seats WHERE person_id = ${person}`)
  if (rows.length > 0) return
  await erase(req, 'company-people', person)
}

async function tellEnded(req: PayloadRequest, person: number, company: number): Promise<void> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{
    email: string
    language: CompanyPerson['language']
    company: string | null
  }>(sql`
    SELECT p.email, p.language::text AS language, c.name AS company
    FROM company_people p, crewings c WHERE p.id = ${person} AND c.id = ${company}`)
  const [told] = rows
  if (told) await enqueueMessage(req, await endedMail(told, told.company ?? ''))
}

function idOf(related: number | { id: number }): number {
  return typeof related === 'number' ? related : related.id
}

async function erase(
  req: PayloadRequest,
  collection: Extract<CollectionSlug, 'company-claims' | 'company-people' | 'company-seats'>,
  id: number,
): Promise<void> {
  await req.payload.delete({
    collection,
    id,
    depth: 0,
    req,
    // The storage period, or the end of the last seat, decides.
    overrideAccess: true,
  })
}

const days = (count: number) => sql`make_interval(days => ${count})`

/** What is due, by collection and table. Seats before people: who has none is due then. */
const DUE = [
  {
    collection: 'company-claims',
    table: sql`company_claims`,
    condition: sql`${isBack('claim')}
      OR t.state = 'asked' AND t.created_at <= now() - ${days(CLAIM_DAYS.asked)}
      OR t.state = 'refused' AND t.decided_at <= now() - ${days(CLAIM_DAYS.refused)}`,
  },
  {
    collection: 'company-seats',
    table: sql`company_seats`,
    condition: sql`${isBack('seat')}
      OR t.accepted_at IS NULL AND t.created_at <= now() - ${days(INVITED_DAYS)}`,
  },
  {
    collection: 'company-people',
    table: sql`company_people`,
    condition: sql`${isBack('person')} OR t.updated_at <= now() - interval '1 hour'
      AND NOT EXISTS (SELECT FROM company_seats s WHERE s.person_id = t.id)`,
  },
] as const

/**
 * Erases what is due of desks: claims and invitations that nobody took up, refusals of long ago, people without a seat, and
 * what was erased before and has come back with a backup.
 * @throws what the database or the disk throws; what is due stays due then
 */
export async function eraseDueDesks(payload: Payload): Promise<{ desks: number }> {
  await bringErasedIntoStep(payload)
  const { drizzle: db } = adapterOf(payload)
  await db.execute(sql`DELETE FROM company_links WHERE expires_at <= now()`)
  await db.execute(sql`DELETE FROM company_sessions WHERE expires_at <= now()`)
  let desks = 0
  for (const { collection, table, condition } of DUE) {
    const { rows } = await db.execute<{ id: number }>(
      sql`SELECT t.id FROM ${table} t WHERE ${condition} ORDER BY t.id LIMIT ${AT_ONCE}`,
    )
    for (const { id } of rows) {
      const isErased = await withinTransaction(payload, async (req) => {
        const own = await databaseOf(payload, req)
        // The condition again, under the lock of the row.
        await own.execute(sql`SELECT FROM ${table} WHERE id = ${id} FOR UPDATE`)
        const { rows: due } = await own.execute(
          sql`SELECT FROM ${table} t WHERE t.id = ${id} AND (${condition})`,
        )
        if (due.length > 0) await erase(req, collection, id)
        return due.length > 0
      })
      if (isErased) desks += 1
    }
  }
  return { desks }
}

/** Takes the desk of a company away that is deleted for good. Its people are erased with their last seat. */
export const eraseDeskOf: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM company_claims WHERE company_id = ${Number(id)}`)
  await db.execute(sql`DELETE FROM company_desk_events WHERE company_id = ${Number(id)}`)
  await db.execute(sql`
    DELETE FROM company_sessions WHERE person_id IN (
      SELECT person_id FROM company_seats WHERE company_id = ${Number(id)})`)
  await db.execute(sql`DELETE FROM company_seats WHERE company_id = ${Number(id)}`)
}
