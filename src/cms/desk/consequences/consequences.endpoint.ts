import { APIError, type Endpoint, Forbidden } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import { isLocale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { Deed } from './consequences'
import { foresee, mayDo } from './foresee'

const DEEDS: readonly Deed[] = ['delete', 'trash', 'unpublish', 'move']

/**
 * `GET /api/<collection>/<id>/consequences?deed=move&parent=<id, or nothing at the top>`: what would come of a deed,
 * before it is done; `null` where nobody loses anything. `deed` may be `delete`, `trash`, `unpublish` (with `locale`) or
 * `move`, which without a `parent` is what publishing the draft would move.
 */
export function consequencesEndpoint(collection: PublishableCollection): Endpoint {
  return {
    path: '/:id/consequences',
    method: 'get',
    handler: async (req) => {
      const { deed, parent: above } = req.query
      const id = Number(req.routeParams?.id)
      const parent = above === undefined ? undefined : above === '' ? null : Number(above)
      const isKnown = DEEDS.some((one) => one === deed)
      if (!isKnown || !isId(id) || (typeof parent === 'number' && !isId(parent))) {
        throw new APIError(panelText(req.t, 'requestUnreadable'), 400, undefined, true)
      }
      if (!mayDo(req, { deed: deed as Deed, ...(parent !== undefined && { parent }) }))
        throw new Forbidden(req.t)
      const consequences = await foresee(req, {
        deed: deed as Deed,
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
