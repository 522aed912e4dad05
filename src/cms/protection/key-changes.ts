import { Forbidden, type PayloadRequest } from 'payload'

import { databaseOf } from '../publications/writing/locks'
import { countPasswordAsUsed, passwordNeeded } from './recent-password'
import { keepChallenge, readChallenge, takeChallenge } from './second-factor/challenges'
import { factorState } from './second-factor/factor-gate'
import { sessionOf, type StaffSession } from './staff-session'

/**
 * What keeps others out: a new admin, somebody who becomes one, a role that needs a second factor no longer, a colleague's that is
 * taken away, and one's own that is added or removed. Each such change asks for the password and, of who has one, a second factor,
 * however new the session is; what was given is used up by one change. With the password alone a thief would add a factor, and
 * give that one for the others.
 */

/** A password was given, and the second factor is still to come. */
const HALF_GIVEN = 'keysHalfGiven'
/** All was given, and one change may use it up. */
const GIVEN = 'keysGiven'

/** What is kept says nothing but that it was given. */
const NOTHING = Buffer.alloc(0)

/**
 * Notes that somebody has given their password for such a change.
 * @returns whether a second factor is still to be given
 */
export async function notePasswordForKeys(req: PayloadRequest): Promise<boolean> {
  const session = sessionOf(req)
  if (!session) throw new Forbidden(req.t)
  const db = await databaseOf(req.payload, req)
  const { hasFactor } = await factorState(db, session.staff)
  await keepChallenge(req, hasFactor ? HALF_GIVEN : GIVEN, session, NOTHING)
  return hasFactor
}

/** Whether the password was given for such a change, and the second factor is awaited. */
export async function awaitsFactorForKeys(
  req: PayloadRequest,
  session: StaffSession,
): Promise<boolean> {
  return (await readChallenge(req, HALF_GIVEN, session)) !== undefined
}

/** Notes that the second factor was given too, in the transaction of `req`. @returns whether the password still counted */
export async function noteFactorForKeys(
  req: PayloadRequest,
  session: StaffSession,
): Promise<boolean> {
  if (!(await takeChallenge(req, HALF_GIVEN, session))) return false
  await keepChallenge(req, GIVEN, session, NOTHING)
  return true
}

/** Under this name the context of a request keeps that it has used up what was given. */
const USED = 'keysUsedUp'

/**
 * Uses up what was given for such a change, in the transaction of `req`: each asks again, and what fails has used up nothing.
 * @param sentence that says what it is asked for
 * @throws APIError 403 with the code `passwordNeeded`
 */
export async function requireKeys(
  req: PayloadRequest,
  sentence: 'askedPasswordKeys' | 'askedPasswordFactor' = 'askedPasswordKeys',
): Promise<void> {
  if (req.context[USED] === true) return
  const session = sessionOf(req)
  const given = session && (await takeChallenge(req, GIVEN, session))
  if (!given) throw passwordNeeded(req, 'keys', sentence)
  // Of many accounts each is changed by itself.
  req.context[USED] = true
  countPasswordAsUsed(req)
}
