import type { PayloadRequest } from 'payload'

import { consume, giveBack } from '../limits/limits'
import { HASH_OF_NOBODY, isPassword } from './password-hashing'
import { findAccount, inLine } from './sign-in.hooks'
import type { StaffSession } from './staff-session'

/** What becomes of a password that somebody gives who is signed in. */
export type GivenPassword = 'right' | 'wrong' | 'tooOften'

/**
 * Compares a password with that of the account whose session it is given in. Wrong ones are counted for the session alone: who has
 * stolen one has ten guesses (`LIMITS.ownPassword`) and locks the owner out of nothing.
 * @param email of the account
 */
export async function tryOwnPassword(
  req: PayloadRequest,
  { id: session }: StaffSession,
  email: string,
  password: string,
): Promise<GivenPassword> {
  // Counted before it is tried, so that of many at once none slips through.
  if ((await consume('ownPassword', { session })) !== undefined) return 'tooOften'
  const account = await findAccount(req, req.payload.collections.staff.config, email)
  const isRight = await inLine(req, 'known', () => isPassword(password, account ?? HASH_OF_NOBODY))
  if (!isRight || !account) return 'wrong'
  await giveBack('ownPassword', { session })
  return 'right'
}
