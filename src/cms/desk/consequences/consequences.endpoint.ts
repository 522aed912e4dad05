import { APIError, type Endpoint, Forbidden } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import { isLocale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { Action } from './consequences'
import { foresee, mayDo } from './foresee'

const ACTIONS: readonly Action[] = ['delete', 'trash', 'unpublish', 'move']

/**
 * `GET /api/<collection>/<id>/consequences?action=move&parent=<id, or nothing at the top>`: what an action would change
 * for readers and editors; `null` where nobody loses anything. `action` is `delete`, `trash`, `unpublish` (with
 * `locale`) or `move`; without a `parent`, `move` asks what publishing the draft would move.
 */
export function consequencesEndpoint(collection: PublishableCollection): Endpoint {
  return {
    path: '/:id/consequences',
    method: 'get',
    handler: async (req) => {
      const { action, parent: above } = req.query
      const id = Number(req.routeParams?.id)
      const parent = above === undefined ? undefined : above === '' ? null : Number(above)
      const isKnown = ACTIONS.some((one) => one === action)
      if (!isKnown || !isId(id) || (typeof parent === 'number' && !isId(parent))) {
        throw new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
      }
      if (!mayDo(req, { action: action as Action, ...(parent !== undefined && { parent }) }))
        throw new Forbidden(req.t)
      const consequences = await foresee(req, {
        action: action as Action,
        collection,
        documents: [id],
        ...(isLocale(req.locale) && { locale: req.locale }),
        ...(parent !== undefined && { parent }),
      })
      return Response.json({ consequences: consequences ?? null })
    },
  }
}

function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 2 ** 31
}
