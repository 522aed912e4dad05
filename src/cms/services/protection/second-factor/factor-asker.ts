import { JWTAuthentication, type Payload, type PayloadRequest } from 'payload'

import type { Staff } from '../../../../payload-types'
import { databaseOf } from '../../../database/handle'
import { isPasswordRecent } from '../recent-password'
import { sessionOf, type StaffSession } from '../staff-session'
import { factorState, isEnough } from './factor-gate'

/**
 * Who asks about second factors, and what their session is good for: `full`: everything; `give`: to give a second factor and
 * nothing else; `enrol`: to set up the first one and nothing else.
 */
export interface FactorAsker {
  account: Staff & { collection: 'staff' }
  session: StaffSession
  standing: 'full' | 'give' | 'enrol'
}

interface Asked {
  payload: Payload
  headers: Headers
  user?: PayloadRequest['user']
}

/**
 * Who asks, also where only the password was given: for the endpoints that enrol and verify, and for nothing else. That is
 * so within a quarter of an hour after the password; later somebody has to sign in again.
 */
export async function factorAsker({
  payload,
  headers,
  user,
}: Asked): Promise<FactorAsker | undefined> {
  const signedIn = sessionOf({ user: user ?? null })
  if (user?.collection === 'staff' && signedIn) {
    return { account: user, session: signedIn, standing: 'full' }
  }
  // Past the gate, on purpose: whose session it would be.
  const { user: account } = await JWTAuthentication({ payload, headers })
  const session = sessionOf({ user: account })
  if (account?.collection !== 'staff' || !session) return undefined
  const db = await databaseOf(payload, {})
  const state = await factorState(db, session.staff, session.id)
  if (isEnough(state)) return { account, session, standing: 'full' }
  if (!(await isPasswordRecent(db, session))) return undefined
  return { account, session, standing: state.hasFactor ? 'give' : 'enrol' }
}
