import type { PayloadRequest } from 'payload'

import { databaseOf } from '../../cms/database/handle'
import { sql } from '../../cms/database/sql'
import { SEAMAN_COOKIE } from '../../cms/services/seaman-only/seaman-session.queries'
import { isToken, newToken, tokenId } from '../../cms/services/seaman-only/seaman-tokens'
import { cookieValue } from '../../domain/browser/cookies'
import { SEAMAN_SESSION_DAYS } from '../../domain/members/seaman-account'
import { env } from '../../env'

const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`

/**
 * Begins a session, in the transaction of `req`, in place of the one that the browser has: a session of before the sign-in
 * is worth nothing after it.
 * @returns the `Set-Cookie` by which the browser is known
 */
export async function beginSession(
  req: PayloadRequest,
  seaman: number,
  cookies: string,
): Promise<string> {
  await endSession(req, cookies)
  const token = newToken()
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`DELETE FROM seaman_sessions WHERE expires_at < now()`)
  await db.execute(sql`
    INSERT INTO seaman_sessions (id, seaman_id, expires_at)
    VALUES (${tokenId(token)}, ${seaman}, now() + make_interval(days => ${SEAMAN_SESSION_DAYS}))`)
  return `${SEAMAN_COOKIE}=${token}; Max-Age=${SEAMAN_SESSION_DAYS * 86_400}; ${ATTRIBUTES}`
}

/** Ends the session of a browser. @returns the `Set-Cookie` by which it forgets */
export async function endSession(req: PayloadRequest, cookies: string): Promise<string> {
  const token = cookieValue(cookies, SEAMAN_COOKIE)
  if (isToken(token)) {
    const db = await databaseOf(req.payload, req)
    await db.execute(sql`DELETE FROM seaman_sessions WHERE id = ${tokenId(token)}`)
  }
  return `${SEAMAN_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`
}
