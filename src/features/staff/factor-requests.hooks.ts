import { addDataAndFileToRequest, type PayloadRequest } from 'payload'

import { refusal } from '../../cms/services/answers/refusal'
import {
  factorAsker,
  type FactorAsker,
} from '../../cms/services/protection/second-factor/factor-asker'

/** What no browser and no proxy keeps. */
export const NOT_KEPT = { headers: { 'Cache-Control': 'private, no-store' } }

/**
 * Who asks, where their session is good for it.
 * @throws APIError 401 where no one is signed in, or the password was given too long ago; 403 where the session is good for
 *   something else
 */
export async function askerWith(
  req: PayloadRequest,
  ...standings: FactorAsker['standing'][]
): Promise<FactorAsker> {
  const asker = await factorAsker(req)
  if (!asker) throw refusal(req, 'factorSignInAgain', 401)
  if (!standings.includes(asker.standing)) throw refusal(req, 'factorNotNow', 403)
  // Lines of the audit log and mails name them, as after a sign-in.
  req.user = asker.account
  return asker
}

/** What was sent, as fields. */
export async function dataOf(req: PayloadRequest): Promise<Record<string, unknown>> {
  await addDataAndFileToRequest(req)
  return { ...req.data }
}
