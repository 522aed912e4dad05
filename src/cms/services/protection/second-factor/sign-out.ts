import { type Endpoint, JWTAuthentication } from 'payload'

import { inOneTransaction } from '../../../database/within-transaction'
import { sessionOf } from '../staff-session'
import { endSession, forgetSession } from './full-session'

/**
 * Lets Payload's sign-out end a session that has given its password alone, too, however long ago: to Payload there is no one to
 * be signed out. Who is signed out already is told the same.
 */
export function endingHalfSessions(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: async (req) => {
      if (req.user) return endpoint.handler(req)
      const { headers: sent, payload } = req
      // Past the gate, on purpose: whose session it would be.
      const { user } = await JWTAuthentication({ payload, headers: sent })
      const session = sessionOf({ user })
      const headers = session
        ? await inOneTransaction(req, () => endSession(req, session))
        : forgetSession(req)
      return Response.json({ message: req.t('authentication:logoutSuccessful') }, { headers })
    },
  }
}
