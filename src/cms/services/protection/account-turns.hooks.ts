import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  Endpoint,
  PayloadRequest,
} from 'payload'
import { commitTransaction, Forbidden, initTransaction, killTransaction } from 'payload'

import { databaseOf } from '../../database/handle'
import { sql } from '../../database/sql'
import { WaitingLine } from '../../database/waiting-line'
import { sessionOf } from './staff-session'

/**
 * Payload reads an account with all its sessions, and later writes all of it again: of two sign-ins at the same moment each
 * ends the session of the other (findings/payload-sessions-at-once.sh). Here whatever writes an account of the staff waits for
 * its turn, in whichever process, before Payload reads it.
 */

/**
 * Waits until no one else writes an account or its sessions, to the end of the transaction of `req`.
 * @returns the salt of its password as it is then; nothing where there is no such account
 */
export async function lockAccount(req: PayloadRequest, staff: number): Promise<string | undefined> {
  const db = await databaseOf(req.payload, req)
  // Rows that name the account as their author may be written meanwhile.
  const { rows } = await db.execute<{ salt: string | null }>(
    sql`SELECT salt FROM staff WHERE id = ${staff} FOR NO KEY UPDATE`,
  )
  return rows[0]?.salt ?? undefined
}

/** Before an account is read that is to be written, in the transaction of that. A sign-in has its own way. */
export const lockWrittenAccounts: CollectionBeforeOperationHook = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  const isRefresh = (operation as string) === 'refresh'
  if (operation !== 'update' && operation !== 'delete' && !isRefresh) return
  // Payload's type of the arguments is a union over all operations; these have them.
  const { id: written, overrideAccess } = args as {
    id?: number | string
    overrideAccess?: boolean
  }
  // Payload refuses them.
  if (overrideAccess !== true && req.user?.collection !== 'staff') return
  const id = isRefresh ? req.user?.id : written
  const db = await databaseOf(req.payload, req)
  // What is to be deleted is locked at once as it will be: two who both wait to do so later would wait for each other.
  const lock = operation === 'delete' ? sql`FOR UPDATE` : sql`FOR NO KEY UPDATE`
  // Of many all, one after the other; that there is none, Payload says.
  const which = id === undefined ? sql`true` : sql`id::text = ${String(id)}`
  await db.execute(sql`SELECT FROM staff WHERE ${which} ORDER BY id ${lock}`)
  if (isRefresh && !(await isOpen(req))) throw new Forbidden(req.t)
}

/** Payload asks these hooks before it reads the account. */
export const lockAccountToSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user?.collection === 'staff') await lockAccount(req, req.user.id)
}

/** Another one may have ended the session while this one waited, and Payload would stumble over that. */
async function isOpen(req: PayloadRequest): Promise<boolean> {
  const session = sessionOf(req)
  if (!session) return false
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    SELECT FROM staff_sessions WHERE _parent_id = ${session.staff} AND id = ${session.id}`)
  return rows.length > 0
}

/** Under this name the context of a request keeps how far its sign-in has come. */
const TURN = 'turnToSignIn'

interface Turn {
  hasEntered: boolean
}

/**
 * Each holds a connection while Payload hashes the password once more: more than two at once leave none to others. Passwords that
 * are right are few; who waits longer is told to come again (503).
 */
const line = new WaitingLine({ places: 2, mostWaiting: 200, patienceMs: 20_000 })

/**
 * Has those who sign in to one account do so one after the other. The transaction begins once the password was right
 * (`takeTurnToSignIn`), because guesses hold no connection, and ends here, also where Payload refuses before it would begin its own.
 */
export function signingInByTurns(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      const turn: Turn = { hasEntered: false }
      req.context[TURN] = turn
      try {
        const answer = await endpoint.handler(req)
        if (await req.transactionID) await commitTransaction(req)
        return answer
      } catch (error) {
        await killTransaction(req)
        throw error
      } finally {
        if (turn.hasEntered) line.leave()
      }
    },
  }
}

/**
 * Waits for the turn of a sign-in whose password was right.
 * @param salt of the password that was right
 * @returns whether it is still the password of the account; with another one Payload would count a failure, on another
 *   connection that waits for this one
 */
export async function takeTurnToSignIn(
  req: PayloadRequest,
  staff: number,
  salt: string,
): Promise<boolean> {
  const turn = req.context[TURN] as Turn | undefined // written here alone
  // The site's own code, which signs in alone.
  if (!turn) return true
  await line.enter()
  turn.hasEntered = true
  await initTransaction(req)
  return (await lockAccount(req, staff)) === salt
}
