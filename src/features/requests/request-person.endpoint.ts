import {
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  NotFound,
  type PayloadRequest,
} from 'payload'

import { isEditor } from '../../cms/access'
import { passOnRequest } from '../../cms/services/forms/pass-on-request'
import { lockDocument } from '../../cms/database/locks'
import { panelText } from '../../i18n/panel/panel-texts'
import { ROBOT_SIGN_LABELS } from './request-labels'
import { takeMark } from './requests.hooks'

/**
 * `POST /api/requests/:id/person`: staff say that a person wrote what may be from a robot. The mark goes, and what it held
 * back is done: once, however often it is said.
 */
export const takeForPerson: Endpoint = {
  path: '/:id/person',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req) || !req.user) throw new Forbidden(req.t)
    const id = Number(req.routeParams?.id)
    if (!Number.isSafeInteger(id) || id < 1 || id > 2 ** 31 - 1) throw new NotFound(req.t)
    await initTransaction(req)
    try {
      await lockDocument(req, 'requests', id)
      await release(req, id)
      await commitTransaction(req)
      return Response.json({ id })
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  },
}

async function release(req: PayloadRequest, id: number): Promise<void> {
  const { payload, user } = req
  const request = await payload.findByID({
    collection: 'requests',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
    req,
  })
  if (!request) throw new NotFound(req.t)
  if (!request.robotSign) return
  const reason = panelText(req.t, ROBOT_SIGN_LABELS[request.robotSign])
  // Before what else is noted: first it was let go, then it was passed on.
  await takeMark(req, id, panelText(req.t, 'requestPersonNote', { reason }))
  await passOnRequest(req, request)
}
