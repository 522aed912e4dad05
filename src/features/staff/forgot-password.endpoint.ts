import {
  addDataAndFileToRequest,
  APIError,
  commitTransaction,
  createLocalReq,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'

import { countRequest } from '../../cms/services/limits/limited-requests'
import { overloaded } from '../../cms/services/answers/refusal'
import { WaitingLine } from '../../cms/database/waiting-line'
import { panelText } from '../../i18n/panel/panel-texts'
import { sendAccountLink } from '../../cms/services/mail/account-mail'

/** How many may wait; as each needs a moment of the database, the last waits some seconds. */
const MOST_WAITING = 100

const line = new WaitingLine({ places: 2, mostWaiting: MOST_WAITING, patienceMs: Infinity })

/**
 * `POST /api/staff/forgot-password`, in place of Payload's own: the answer is given before anybody has looked whether there
 * is such an account, so neither its words nor its time tell.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const email: unknown = req.data?.email
    if (typeof email !== 'string' || email.trim() === '' || email.length > 320) {
      throw new APIError(req.t('authentication:emailNotValid'), 400, undefined, true)
    }
    // The same for an account and for none.
    await countRequest(req, 'passwordReset', email)
    if (line.length >= MOST_WAITING) throw overloaded(req, 'resetBusy', 60)
    void line
      .within(() => sendLink(req, email))
      .catch((error: unknown) => {
        req.payload.logger.error({ err: error }, 'a link to a new password could not be sent')
      })
    return Response.json({ message: panelText(req.t, 'resetOnItsWay') })
  },
}

/** In a transaction of its own: that of the request ends with its answer. */
async function sendLink({ payload, i18n }: PayloadRequest, email: string): Promise<void> {
  const req = await createLocalReq({ req: { i18n, t: i18n.t } }, payload)
  await initTransaction(req)
  try {
    await sendAccountLink(req, 'passwordReset', email, i18n)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
