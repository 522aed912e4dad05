import { APIError, Forbidden, type PayloadRequest } from 'payload'

import { type PanelKey, panelText } from '../../../i18n/panel/panel-texts'
import { isOneOfMany } from '../answers/one-by-one'
import { databaseOf } from '../../database/handle'
import { countPasswordAsUsed } from './recent-password'
import { passwordNeeded } from '../answers/password-needed'
import { keepChallenge, readChallenge, takeChallenge } from './second-factor/challenges'
import { factorState } from './second-factor/factor-gate'
import { sessionOf, type StaffSession } from './staff-session'

/**
 * What keeps others out: a new admin, somebody who becomes one or is one no longer, an account with such keys that is deleted,
 * another password or e-mail address of somebody else, a role that needs a second factor no longer, a colleague's that is taken
 * away, and one's own that is added or removed. Each such change asks for the password and, of who has one, a second factor,
 * however new the session is. What was given counts for the change that asked for it, once: with the password alone a thief
 * would add a factor, and give that one for the others.
 */

/** How a change is told to the person who confirms it. */
const SENTENCES = {
  adminMade: 'askedKeysAdminMade',
  adminRaised: 'askedKeysAdminRaised',
  adminLowered: 'askedKeysAdminLowered',
  accountDeleted: 'askedKeysAccountDeleted',
  password: 'askedKeysPassword',
  address: 'askedKeysAddress',
  factorsTaken: 'askedKeysFactorsTaken',
  duty: 'askedKeysDuty',
  passkeyAdded: 'askedKeysPasskeyAdded',
  appAdded: 'askedKeysAppAdded',
  codesMade: 'askedKeysCodesMade',
  passkeyRemoved: 'askedKeysPasskeyRemoved',
  appRemoved: 'askedKeysAppRemoved',
} as const satisfies Record<string, PanelKey>

/** One change, by its kind and what it is about. */
export interface KeyChange {
  kind: keyof typeof SENTENCES
  /** The account, the address or the passkey that it is about; of one's own there is but one. */
  of?: number | string
  /** What the sentence names. */
  names?: Record<string, string>
}

/** Characters of what changes are written down as, which a browser hands back. */
const LONGEST_CHANGE = 400

/** How changes that one request makes are written down until they are confirmed. @example 'adminRaised 7, password 7' */
function written(changes: readonly KeyChange[]): string {
  const all = changes.map(({ kind, of }) => (of === undefined ? kind : `${kind} ${of}`))
  return all.join(', ').slice(0, LONGEST_CHANGE)
}

/** A password was given, and the second factor is still to come. */
const HALF_GIVEN = 'keysHalfGiven'
/** All was given, and one change may use it up. */
const GIVEN = 'keysGiven'

/**
 * Notes that somebody has given their password for such a change.
 * @param change as the refusal has named it
 * @returns whether a second factor is still to be given
 */
export async function notePasswordForKeys(req: PayloadRequest, change: unknown): Promise<boolean> {
  const session = sessionOf(req)
  if (!session) throw new Forbidden(req.t)
  const db = await databaseOf(req.payload, req)
  const { hasFactor } = await factorState(db, session.staff)
  // Without a name it counts for nothing.
  const named = typeof change === 'string' ? change.slice(0, LONGEST_CHANGE) : ''
  await keepChallenge(req, hasFactor ? HALF_GIVEN : GIVEN, session, Buffer.from(named))
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
  const change = await takeChallenge(req, HALF_GIVEN, session)
  if (!change) return false
  await keepChallenge(req, GIVEN, session, change)
  return true
}

/** Under this name the context of a request keeps for what it has used up what was given. */
const USED = 'keysUsedUp'

/**
 * Uses up what was given for a change, in the transaction of `req`: each asks again, and what fails has used up nothing.
 * @param changes that are confirmed together, as one request makes them
 * @throws APIError 403, with the code `passwordNeeded` where it can be confirmed; of several accounts at once it cannot
 */
export async function requireKeys(req: PayloadRequest, ...changes: KeyChange[]): Promise<void> {
  const asked = written(changes)
  if (req.context[USED] === asked) return
  const acts = changes.map(({ kind, names }) => panelText(req.t, SENTENCES[kind], names))
  const act = acts.join(' ')
  if (isOneOfMany(req)) {
    throw new APIError(`${act} ${panelText(req.t, 'keysOneByOne')}`, 403, undefined, true)
  }
  const session = sessionOf(req)
  const given = session && (await takeChallenge(req, GIVEN, session, asked))
  if (!given) {
    const sentence = `${act} ${panelText(req.t, 'askedPasswordKeys')}`
    throw passwordNeeded('keys', sentence, { change: asked, act })
  }
  req.context[USED] = asked
  countPasswordAsUsed(req)
}
