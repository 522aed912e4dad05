import { addDataAndFileToRequest, APIError, type Endpoint, Forbidden } from 'payload'

import { notePasswordForKeys } from '../../cms/protection/key-changes'
import { hasGivenPassword, notePassword } from '../../cms/protection/recent-password'
import { checkPassword } from '../../cms/protection/sign-in.hooks'
import { panelText } from '../../i18n/panel/panel-texts'
import { NOT_KEPT } from './factor-requests.hooks'

/**
 * `POST /api/staff/confirm-password`: whoever is signed in gives their password once more. A wrong one counts as one at the
 * sign-in: on a device that is known by itself, elsewhere for its network too, so that nobody is locked out of their own.
 * `for: "account"` lets one change of an account pass, as a refusal with that `why` asks; `for: "keys"` one of what keeps
 * others out (key-changes.ts), where `factor` is not true in the answer: then a second factor is to be given too.
 */
export const confirmPassword: Endpoint = {
  path: '/confirm-password',
  method: 'post',
  handler: async (req) => {
    if (req.user?.collection !== 'staff') throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const password: unknown = req.data?.password
    const { id, email } = req.user
    const { config } = req.payload.collections.staff
    const isOwn =
      typeof password === 'string' &&
      password !== '' &&
      (await checkPassword(req, config, email, password)) === id
    if (!isOwn) {
      const data = { code: 'passwordWrong' }
      throw new APIError(panelText(req.t, 'askedPasswordWrong'), 403, data, true)
    }
    const given: unknown = req.data?.for
    await notePassword(req, given === 'account' ? 'account' : 'expired')
    const factor = given === 'keys' && (await notePasswordForKeys(req))
    return Response.json({ isRecent: true, ...(factor && { factor }) }, NOT_KEPT)
  },
}

/** `GET /api/staff/confirm-password`: whether what asks for the password would ask now. */
export const hasConfirmedPassword: Endpoint = {
  path: '/confirm-password',
  method: 'get',
  handler: async (req) => {
    if (req.user?.collection !== 'staff') throw new Forbidden(req.t)
    return Response.json({ isRecent: await hasGivenPassword(req) }, NOT_KEPT)
  },
}
