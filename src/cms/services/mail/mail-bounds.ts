import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import {
  MAIL_BOUNDS,
  type MailBound,
  mailBox,
  type MessageKind,
  SAME_LINK_MINUTES,
} from '../../../domain/mail/mail'
import { databaseOf } from '../../database/handle'

/** Whether a message goes out. */
interface Asked {
  kind: MessageKind
  to: string
  /** Names the open link that it holds, where another mail may hold the same. */
  once?: string | undefined
}

/** SQL: whether an address has shown here that its mail is read. */
const HAS_CONFIRMED = (address: string) => sql`(
  EXISTS (SELECT FROM seamen WHERE email = ${address} AND confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM vacancy_alerts WHERE email = ${address} AND confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM company_people WHERE email = ${address} AND confirmed_at IS NOT NULL)
  OR EXISTS (SELECT FROM staff WHERE email = ${address}))`

/**
 * Whether a message is held back: its address has confirmed nothing here and has had as many of its kind today as it may
 * have (`MAIL_BOUNDS`), or the same open link went there within the hour. The same statements are run for every address, so
 * the time of the answer tells nothing. To the end of the transaction of `req` no other counts for the same box.
 */
export async function isHeldBack(req: PayloadRequest, { kind, to, once }: Asked): Promise<boolean> {
  const bound: MailBound = MAIL_BOUNDS[kind]
  const most = bound.by === 'addressee' ? bound.mostADay : undefined
  if (most === undefined && once === undefined) return false
  const address = to.trim().toLowerCase()
  const box = mailBox(to)
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('mail-box'), hashtext(${box}))`)
  const { rows } = await db.execute<{ today: number; lately: number; is_confirmed: boolean }>(sql`
    SELECT count(*) FILTER (WHERE kind = ${kind})::int AS today,
      count(*) FILTER (WHERE message_id LIKE ${`<${once ?? ''}-%`}
        AND created_at > now() - make_interval(mins => ${SAME_LINK_MINUTES}))::int AS lately,
      ${HAS_CONFIRMED(address)} AS is_confirmed
    FROM messages WHERE box = ${box} AND state <> 'held' AND created_at > now() - interval '1 day'`)
  const [{ today, lately, is_confirmed: isConfirmed } = EMPTY] = rows
  if (once !== undefined && lately > 0) return true
  return most !== undefined && !isConfirmed && today >= most
}

const EMPTY = { today: 0, lately: 0, is_confirmed: false }
