import { addDataAndFileToRequest, APIError, type Endpoint, Forbidden } from 'payload'

import { notePasswordForKeys } from '../../cms/services/protection/key-changes'
import { tryOwnPassword } from '../../cms/services/protection/own-password'
import { hasGivenPassword, notePassword } from '../../cms/services/protection/recent-password'
import { endSession } from '../../cms/services/protection/second-factor/full-session'
import { sessionOf } from '../../cms/services/protection/staff-session'
import { inOneTransaction } from '../../cms/database/within-transaction'
import { panelText } from '../../i18n/panel/panel-texts'
import { NOT_KEPT } from './factor-requests.hooks'

/**
 * `POST /api/staff/confirm-password`: a person who is signed in gives their password once more. Wrong ones are counted for the session,
 * which ends (401) after ten: who has stolen it locks nobody out of their own account.
 * `for: "account"` lets one change of the own account pass, as a refusal with that `why` asks; `for: "keys"` the `change` that
 * the refusal names, of what keeps others out (key-changes.ts), where `factor` is not true in the answer: then a second factor
 * is to be given too.
 */
export const confirmPassword: Endpoint = {
  path: '/confirm-password',
  method: 'post',
  handler: async (req) => {
    if (req.user?.collection !== 'staff') throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const password: unknown = req.data?.password
    const session = sessionOf(req)
    if (!session) throw new Forbidden(req.t)
    const outcome =
      typeof password === 'string' && password !== ''
        ? await tryOwnPassword(req, session, req.user.email, password)
        : 'wrong'
    if (outcome === 'tooOften') {
      const headers = await inOneTransaction(req, () => endSession(req, session))
      const errors = [{ message: panelText(req.t, 'askedPasswordEnded') }]
      return Response.json({ errors }, { status: 401, headers })
    }
    if (outcome === 'wrong') {
      const data = { code: 'passwordWrong' }
      throw new APIError(panelText(req.t, 'askedPasswordWrong'), 403, data, true)
    }
    const given: unknown = req.data?.for
    await notePassword(req, given === 'account' ? 'account' : 'expired')
    const factor = given === 'keys' && (await notePasswordForKeys(req, req.data?.change))
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
