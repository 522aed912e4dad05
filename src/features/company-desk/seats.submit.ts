import type { Payload, PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { withinTransaction } from '../../cms/database/within-transaction'
import { enqueueMessage } from '../../cms/services/mail/enqueue-message'
import { isHeldBack } from '../../cms/services/mail/mail-bounds'
import { personEmail } from '../../domain/company-desk/company-people'
import {
  type DeskRole,
  deskRole,
  leavesNoOwner,
  type SeatChange,
} from '../../domain/company-desk/desk-rights'
import type { Locale } from '../../domain/locales/locales'
import type { Seat, SignedInPerson } from './desk.queries'
import { writeDeskEvent } from './desk-events.hooks'
import { makeLink } from './desk-links.queries'
import { linkMail } from './desk-mail'
import { ENDED_BY } from './erase-desk.hooks'
import { endSeat, personAt, renewCompanyPage } from './seats.hooks'

/** Who does something at a desk: the session was read before; the seat is asked for again in the transaction. */
export interface AtDesk {
  person: Pick<SignedInPerson, 'id'>
  seat: Pick<Seat, 'company' | 'companyName'>
}

/** Somebody who is to be invited. */
export interface Invited {
  email: string
  role: DeskRole
  /** In which the mail is written. */
  language: Locale
}

/** The seats of a desk, locked one after the other, so that two changes at once do not leave it without an owner. */
async function lockSeats(req: PayloadRequest, company: number) {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{
    id: number
    person: number
    role: string
    is_accepted: boolean
  }>(sql`
    SELECT id, person_id AS person, role::text AS role, accepted_at IS NOT NULL AS is_accepted
    FROM company_seats WHERE company_id = ${company} ORDER BY id FOR UPDATE`)
  return rows
}

/** Whether somebody still owns the desk, now that its seats are locked: they may have been ended a moment ago. */
const owns = (seats: Awaited<ReturnType<typeof lockSeats>>, person: number) =>
  seats.some((one) => one.person === person && one.is_accepted && one.role === 'owner')

/**
 * Invites somebody to the desk by a mail. Who has been invited already gets another mail, and the role that is chosen
 * now; a seat that was accepted stays as it is.
 * @returns whether it was done: not where the seat of who invites has ended meanwhile; `isThere` where somebody has a seat
 */
export async function invite(
  payload: Payload,
  { person, seat }: AtDesk,
  { role, language, ...typed }: Invited,
): Promise<'invited' | 'isThere' | 'noRight'> {
  const email = personEmail(typed.email)
  return withinTransaction(payload, async (req) => {
    const seats = await lockSeats(req, seat.company)
    if (!owns(seats, person.id)) return 'noRight'
    const invited = await personAt(req, { email, name: '', language }, false)
    if (seats.some((one) => one.person === invited && one.is_accepted)) return 'isThere'
    const isHeld = await isHeldBack(req, { kind: 'companyLink', to: email })
    const db = await databaseOf(payload, req)
    const { rows } = await db.execute<{ id: number }>(sql`
      INSERT INTO company_seats (person_id, company_id, role) VALUES (${invited}, ${seat.company}, ${role})
      ON CONFLICT (person_id, company_id) DO UPDATE SET
        role = excluded.role, created_at = now(), updated_at = now()
      RETURNING id`)
    const id = rows[0]?.id
    const token = await makeLink(req, {
      purpose: 'invite',
      ...(!isHeld && id !== undefined && { seat: id }),
    })
    await enqueueMessage(
      req,
      await linkMail({ email, language }, 'invite', token, seat.companyName),
    )
    const happened = { company: seat.company, event: 'invited', person: invited } as const
    await writeDeskEvent(req, { ...happened, by: person.id })
    return 'invited'
  })
}

/**
 * Gives a seat another role, or ends it: an owner any seat of the desk, everybody the own one.
 * @returns what became of it; `lastOwner` where the desk would have none, `noRight` where it may not be
 */
export async function changeSeat(
  payload: Payload,
  { person, seat }: AtDesk,
  id: number,
  change: SeatChange,
): Promise<'roleChanged' | 'ended' | 'left' | 'lastOwner' | 'noRight'> {
  return withinTransaction(payload, async (req) => {
    const seats = await lockSeats(req, seat.company)
    const target = seats.find((one) => one.id === id)
    const role = deskRole(target?.role)
    if (!target || !role) return 'noRight'
    const isOwn = target.person === person.id && target.is_accepted
    if (!owns(seats, person.id) && !(isOwn && change === 'end')) return 'noRight'
    const accepted = seats.filter((one) => one.is_accepted)
    const counts = {
      owners: accepted.filter((one) => one.role === 'owner').length,
      seats: accepted.length,
    }
    if (target.is_accepted && leavesNoOwner(role, change, counts)) return 'lastOwner'
    if (change === 'end') {
      req.context[ENDED_BY] = person.id
      // Invitations of a desk that nobody is at any more lead nowhere.
      const last = isOwn && accepted.length === 1
      for (const one of seats) if (last || one.id === id) await endSeat(req, one.id)
      return isOwn ? 'left' : 'ended'
    }
    const db = await databaseOf(payload, req)
    await db.execute(
      sql`UPDATE company_seats SET role = ${change}, updated_at = now() WHERE id = ${id}`,
    )
    const happened = { company: seat.company, event: 'roleChanged' } as const
    await writeDeskEvent(req, { ...happened, person: target.person, by: person.id })
    await renewCompanyPage(req, seat.company)
    return 'roleChanged'
  })
}
