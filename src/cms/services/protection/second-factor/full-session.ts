import { randomUUID } from 'node:crypto'

import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload/shared'

import { sql } from '../../../database/sql'
import type { FactorMethod } from '../../../../domain/staff/second-factor'
import { recordEvent } from '../../audit/record-event.hooks'
import { databaseOf } from '../../../database/handle'
import { lockAccount } from '../account-turns.hooks'
import { deviceOfFactor } from './factor-tries'
import type { StaffSession } from '../staff-session'
import type { FactorAsker } from './factor-asker'

/**
 * Begins a session in which the second factor was given, in the place of the one that it was given in, and in the transaction
 * of `req`, which has locked the account: a copy of the token of before is worth nothing.
 * @param isAlone whether every other session of the account ends
 * @returns the headers of an answer that hand it to the browser; nothing where the one of before has ended meanwhile
 */
export async function beginFullSession(
  req: PayloadRequest,
  { account, session: before, standing }: FactorAsker,
  { method, isAlone }: { method: FactorMethod; isAlone: boolean },
): Promise<{ token: string; headers: Headers } | undefined> {
  const { payload } = req
  const { config } = payload.collections.staff
  const db = await databaseOf(payload, req)
  const { rows: ended } = await db.execute<{ id: string }>(sql`
    DELETE FROM staff_sessions WHERE _parent_id = ${account.id} AND (id = ${before.id} OR ${isAlone})
    RETURNING id`)
  if (!ended.some(({ id }) => id === before.id)) return undefined
  const sid = randomUUID()
  // Not as Payload does it, which writes all sessions of the account again: of two at the same moment it loses one.
  await db.execute(sql`
    INSERT INTO staff_sessions (_parent_id, _order, id, created_at, expires_at)
    SELECT ${account.id}, coalesce(max(_order), 0) + 1, ${sid}, now(),
      now() + make_interval(secs => ${config.auth.tokenExpiration})
    FROM staff_sessions WHERE _parent_id = ${account.id}`)
  await db.execute(sql`
    INSERT INTO staff_factor_sessions (session, staff_id, method) VALUES (${sid}, ${account.id}, ${method})`)
  // The password was given for it, too.
  await db.execute(
    sql`UPDATE staff_confirmations SET session = ${sid} WHERE session = ${before.id}`,
  )
  await db.execute(sql`
    DELETE FROM staff_factor_sessions f WHERE f.staff_id = ${account.id}
      AND NOT EXISTS (SELECT FROM staff_sessions s WHERE s.id = f.session)`)
  const user = { ...account, _sid: sid }
  req.user = user
  const { id: document, name: title } = account
  if (standing !== 'full') {
    await recordEvent(req, { action: 'signedIn', collection: 'staff', document, title })
  }
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig: config,
      email: user.email,
      sid,
      user,
    }),
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  const headers = new Headers({ 'Cache-Control': 'private, no-store' })
  const { cookiePrefix } = payload.config
  headers.append(
    'Set-Cookie',
    generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token }),
  )
  for (const cookie of await deviceOfFactor(req, account.id)) headers.append('Set-Cookie', cookie)
  return { token, headers }
}

/** Ends a session, in the transaction of `req`. @returns the headers by which the browser forgets it */
export async function endSession(req: PayloadRequest, session: StaffSession): Promise<Headers> {
  await lockAccount(req, session.staff)
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    DELETE FROM staff_sessions WHERE _parent_id = ${session.staff} AND id = ${session.id}`)
  await db.execute(sql`DELETE FROM staff_factor_sessions WHERE session = ${session.id}`)
  return forgetSession(req)
}

/** The headers of an answer by which the browser forgets a session. */
export function forgetSession({ payload }: PayloadRequest): Headers {
  const cookie = generateExpiredPayloadCookie({
    collectionAuthConfig: payload.collections.staff.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  })
  return new Headers({ 'Set-Cookie': cookie, 'Cache-Control': 'private, no-store' })
}

/** Ends every session of an account, in the transaction of `req`. */
export async function endSessions(req: PayloadRequest, staff: number): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM staff_sessions WHERE _parent_id = ${staff}`)
  await db.execute(sql`DELETE FROM staff_factor_sessions WHERE staff_id = ${staff}`)
}
