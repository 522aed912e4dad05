import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
} from 'payload'

import { sql } from '../../database/sql'
import { panelText } from '../../../i18n/panel/panel-texts'
import { type Database, databaseOf } from '../../database/handle'
import { sessionOf, type StaffSession } from './staff-session'

/** Minutes for which a password that was given lets its session do what needs one. */
const PASSWORD_MINUTES = 15

/** Minutes in which a password that was given for a change of an account is used up by that change. */
const CHANGE_MINUTES = 5

/**
 * `expired`: it was given too long ago. `account`: it is asked for each time. `keys`: each time, and a second factor with it
 * (key-changes.ts).
 */
export type PasswordFor = 'expired' | 'account' | 'keys'

/**
 * Notes that somebody has given their password in a session, now, by the clock of the database.
 * @param isForChange whether a change of an account may use it up
 */
async function note(
  req: PayloadRequest,
  { id, staff }: StaffSession,
  isForChange: boolean,
): Promise<void> {
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    DELETE FROM staff_confirmations
    WHERE confirmed_at < clock_timestamp() - make_interval(mins => ${PASSWORD_MINUTES})`)
  await db.execute(sql`
    INSERT INTO staff_confirmations (session, staff_id, confirmed_at, is_unspent)
    VALUES (${id}, ${staff}, clock_timestamp(), ${isForChange})
    ON CONFLICT (session) DO UPDATE SET confirmed_at = excluded.confirmed_at, is_unspent = excluded.is_unspent`)
}

/** Notes it of the session that a token of Payload's begins. */
export async function noteSignIn(req: PayloadRequest, staff: number, token: string): Promise<void> {
  const [, claims = ''] = token.split('.')
  // Payload has signed it a moment ago.
  const { sid } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { sid?: unknown }
  if (typeof sid === 'string') await note(req, { id: sid, staff }, false)
}

/** Notes it of the session of a request, where it has one. What was given for something else changes no account. */
export async function notePassword(req: PayloadRequest, given: PasswordFor): Promise<void> {
  const session = sessionOf(req)
  if (session) await note(req, session, given === 'account')
}

/** Whether somebody has given their password in this session within the last minutes. */
export async function hasGivenPassword(req: PayloadRequest): Promise<boolean> {
  const session = sessionOf(req)
  return session !== undefined && isPasswordRecent(await databaseOf(req.payload, req), session)
}

/** The same of a session that has given nothing else yet. */
export async function isPasswordRecent(db: Database, session: StaffSession): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT FROM staff_confirmations WHERE session = ${session.id} AND staff_id = ${session.staff}
      AND confirmed_at > clock_timestamp() - make_interval(mins => ${PASSWORD_MINUTES})`)
  return rows.length > 0
}

/**
 * Refuses what only somebody may do who has given their password a moment ago. Who may not do it at all is refused
 * elsewhere.
 * @throws APIError 403 with the code `passwordNeeded`
 */
export async function requirePassword(req: PayloadRequest): Promise<void> {
  if (req.user?.collection !== 'staff' || (await hasGivenPassword(req))) return
  throw passwordNeeded('expired', panelText(req.t, 'askedPasswordExpired'))
}

/** Under this name the context of a request keeps that it has used up a password. */
const USED = 'passwordUsedUp'

/**
 * Uses up the password that was given for a change of an account, in the transaction of `req`: each asks again, and what
 * fails has used up nothing.
 * @throws APIError 403 with the code `passwordNeeded`
 */
export async function requirePasswordForChange(req: PayloadRequest): Promise<void> {
  if (req.context[USED] === true) return
  const session = sessionOf(req)
  const db = await databaseOf(req.payload, req)
  const { rows } = session
    ? await db.execute(sql`
        UPDATE staff_confirmations SET is_unspent = false
        WHERE session = ${session.id} AND staff_id = ${session.staff} AND is_unspent
          AND confirmed_at > clock_timestamp() - make_interval(mins => ${CHANGE_MINUTES})
        RETURNING session`)
    : { rows: [] }
  if (rows.length === 0) throw passwordNeeded('account', panelText(req.t, 'askedPasswordAccount'))
  countPasswordAsUsed(req)
}

/** Of many accounts each is changed by itself: what a request has used up it is not asked for again. */
export function countPasswordAsUsed({ context }: PayloadRequest): void {
  context[USED] = true
}

/** What a refusal asks for. */
interface PasswordAsked {
  code: string
  why: PasswordFor
  /** Of `keys`: for which change, as it is handed back, and in a sentence. */
  change?: string
  act?: string
}

/** What to throw where the password is to be given first. */
export function passwordNeeded(
  why: PasswordFor,
  sentence: string,
  named?: Required<Pick<PasswordAsked, 'change' | 'act'>>,
): APIError {
  const data: PasswordAsked = { code: 'passwordNeeded', why, ...named }
  return new APIError(sentence, 403, { ...data }, true)
}

/** What an error asks for, where it is one of these. */
export function passwordAskedIn(error: Error): PasswordAsked | undefined {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return undefined
  const data = error.data as { code?: unknown }
  // Nothing else has this code.
  return data.code === 'passwordNeeded' ? (data as PasswordAsked) : undefined
}

/** An endpoint of the staff that asks for the password again. */
export function askingPassword(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      await requirePassword(req)
      return endpoint.handler(req)
    },
  }
}

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'restoreVersion'])

/** Asks for the password again before a document of a collection is written by its API. */
export const askPasswordToWrite: CollectionBeforeOperationHook = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  // Payload's type of the arguments is a union over all operations; these have it.
  const { overrideAccess } = args as { overrideAccess?: boolean }
  if (overrideAccess !== true && WRITES.has(operation)) await requirePassword(req)
}
