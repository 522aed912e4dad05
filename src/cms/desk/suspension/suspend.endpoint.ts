import type { Endpoint } from 'payload'
import { APIError, Forbidden } from 'payload'

import { panelText } from '../../../i18n/panel/panel-texts'
import { isEditor } from '../../access'
import { recordEvent, titleInPanel } from '../../services/audit/record-event.hooks'
import { inOneTransaction } from '../../database/within-transaction'
import { setSuspended, type SuspendableCollection } from './suspend'

/**
 * `POST /api/<collection>/<id>/suspend` and `…/lift-suspension`: one click, because a fake vacancy harms whoever reads
 * it meanwhile.
 */
export function suspensionEndpoints(collection: SuspendableCollection): Endpoint[] {
  return [endpoint(collection, 'suspend', true), endpoint(collection, 'lift-suspension', false)]
}

function endpoint(
  collection: SuspendableCollection,
  action: string,
  isSuspended: boolean,
): Endpoint {
  return {
    path: `/:id/${action}`,
    method: 'post',
    handler: async (req) => {
      if (!isEditor(req)) throw new Forbidden(req.t)
      const id = Number(req.routeParams?.id)
      await inOneTransaction(req, async () => {
        const isThere =
          Number.isInteger(id) && id > 0 && (await setSuspended(req, collection, id, isSuspended))
        if (!isThere)
          throw new APIError(panelText(req.t, 'suspensionOfNothing'), 404, undefined, true)
        await recordEvent(req, {
          action: isSuspended ? 'suspended' : 'suspensionLifted',
          collection,
          document: id,
          title: await titleInPanel(req, collection, id),
        })
      })
      const message = panelText(req.t, isSuspended ? 'suspensionDone' : 'suspensionLifted')
      return Response.json({ message })
    },
  }
}
