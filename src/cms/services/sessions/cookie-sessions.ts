import type { PayloadRequest } from 'payload'

import { cookieValue } from '../../../domain/browser/cookies'
import { env } from '../../../env'
import { databaseOf } from '../../database/handle'
import { sql } from '../../database/sql'
import { isToken, newToken, tokenId } from './secret-tokens'

const ATTRIBUTES = `Path=/; HttpOnly; SameSite=Lax${env.SITE_URL.startsWith('https:') ? '; Secure' : ''}`

/** Where the sessions of a kind of account are, and how long they last. */
export interface SessionKind {
  /** The table, with `id`, `expires_at` and the column of the account. Both names are ours, and stand in SQL as they are. */
  table: string
  account: string
  /** The name of the cookie. */
  cookie: string
  /** Without use. */
  days: number
}

/** What begins and ends sessions of one kind. A session is a row; the cookie holds 256 random bits, the row their SHA-256. */
export function cookieSessions({ table, account, cookie, days }: SessionKind) {
  const name = sql.raw(`"${table}"`)
  const column = sql.raw(`"${account}"`)

  /** Ends the session of a browser. @returns the `Set-Cookie` by which it forgets */
  async function endSession(req: PayloadRequest, cookies: string): Promise<string> {
    const token = cookieValue(cookies, cookie)
    if (isToken(token)) {
      const db = await databaseOf(req.payload, req)
      await db.execute(sql`DELETE FROM ${name} WHERE id = ${tokenId(token)}`)
    }
    return `${cookie}=; Max-Age=0; ${ATTRIBUTES}`
  }

  /**
   * Begins a session in the transaction of `req` and ends the browser's earlier one, so that a session that was set
   * before the sign-in is worthless (session fixation).
   * @returns the `Set-Cookie` of the session
   */
  async function beginSession(req: PayloadRequest, id: number, cookies: string): Promise<string> {
    await endSession(req, cookies)
    const token = newToken()
    const db = await databaseOf(req.payload, req)
    await db.execute(sql`DELETE FROM ${name} WHERE expires_at < now()`)
    await db.execute(sql`
      INSERT INTO ${name} (id, ${column}, expires_at)
      VALUES (${tokenId(token)}, ${id}, now() + make_interval(days => ${days}))`)
    return `${cookie}=${token}; Max-Age=${days * 86_400}; ${ATTRIBUTES}`
  }

  return { beginSession, endSession }
}

/** The `Set-Cookie` by which the browser is known that asked for a link, as long as the link works. */
export function deviceCookie(name: string, device: string, minutes: number): string {
  return `${name}=${device}; Max-Age=${minutes * 60}; ${ATTRIBUTES}`
}
