import type { Endpoint, PayloadRequest } from 'payload'

import { refusal } from '../../cms/services/answers/refusal'
import { awaitsFactorForKeys, noteFactorForKeys } from '../../cms/services/protection/key-changes'
import { beginFullSession } from '../../cms/services/protection/second-factor/full-session'
import { askForPasskey } from '../../cms/services/protection/second-factor/passkeys'
import { askerWith, NOT_KEPT } from './factor-requests.hooks'
import { givenCode, givenPasskey, takeFactor } from './take-factor.hooks'

/** `POST /api/staff/second-factor/ask-passkey`: what the browser is told to give a passkey. */
export const askPasskey: Endpoint = {
  path: '/second-factor/ask-passkey',
  method: 'post',
  handler: async (req) => {
    const options = await askForPasskey(req, await askerWith(req, 'give', 'full'))
    if (!options) throw refusal(req, 'factorNoPasskeyHere')
    return Response.json(options, NOT_KEPT)
  },
}

/** `POST /api/staff/second-factor/give-passkey`: what a passkey has signed makes the session a full one. */
export const givePasskey: Endpoint = {
  path: '/second-factor/give-passkey',
  method: 'post',
  handler: (req) => give(req, givenPasskey),
}

/** `POST /api/staff/second-factor/give-code`: a code of an app, or a recovery code, does so. */
export const giveCode: Endpoint = {
  path: '/second-factor/give-code',
  method: 'post',
  handler: (req) => give(req, givenCode),
}

/**
 * `POST /api/staff/second-factor/confirm-passkey`: somebody who is signed in gives a passkey once more, after their password
 * (confirm-password.endpoint.ts), for one change of what keeps others out.
 */
export const confirmPasskey: Endpoint = {
  path: '/second-factor/confirm-passkey',
  method: 'post',
  handler: (req) => confirm(req, givenPasskey),
}

/** `POST /api/staff/second-factor/confirm-code`: the same by a code. */
export const confirmCode: Endpoint = {
  path: '/second-factor/confirm-code',
  method: 'post',
  handler: (req) => confirm(req, givenCode),
}

type Read = typeof givenCode

async function give(req: PayloadRequest, read: Read): Promise<Response> {
  const asker = await askerWith(req, 'give')
  const given = await read(req, asker)
  const { headers, token } = await takeFactor(req, asker, given, async () => {
    const { method } = given
    const begun = await beginFullSession(req, asker, { method, isAlone: false })
    if (!begun) throw refusal(req, 'factorSignInAgain', 401)
    return begun
  })
  return Response.json({ token }, { headers })
}

async function confirm(req: PayloadRequest, read: Read): Promise<Response> {
  const asker = await askerWith(req, 'full')
  const { session } = asker
  if (!(await awaitsFactorForKeys(req, session))) throw refusal(req, 'keysTooLate', 403)
  await takeFactor(req, asker, await read(req, asker), async () => {
    if (!(await noteFactorForKeys(req, session))) throw refusal(req, 'keysTooLate', 403)
  })
  return Response.json({ isRecent: true }, NOT_KEPT)
}
