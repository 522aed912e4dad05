import type { CollectionSlug, Endpoint } from 'payload'
import { APIError, restoreVersionOperation } from 'payload'

import { panelText } from '../../../i18n/panel/panel-texts'

/**
 * `POST /api/<collection>/versions/<id>?draft=`, in the place of Payload's, for types that are published in all
 * languages at once. Payload writes an old draft over what is live, which takes it off the site without a word
 * (3.90.1): here a draft is restored as a draft, beside what is live.
 */
export function restoreVersion(collection: CollectionSlug): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    handler: async (req) => {
      const gone = () => new APIError(panelText(req.t, 'historyVersionGone'), 404, undefined, true)
      const id = Number(req.routeParams?.id)
      if (!Number.isInteger(id)) throw gone()
      const { docs } = await req.payload.findVersions({
        collection,
        where: { id: { equals: id } },
        depth: 0,
        limit: 1,
        overrideAccess: false,
        user: req.user,
        req,
      })
      const version = docs[0]?.version as { _status?: string } | undefined
      if (!version) throw gone()
      const restored: object = await restoreVersionOperation({
        id,
        collection: req.payload.collections[collection],
        depth: 0,
        draft: req.query.draft === 'true' || version._status === 'draft',
        overrideAccess: false,
        req,
      })
      return Response.json({ ...restored, message: req.t('version:restoredSuccessfully') })
    },
  }
}
