import { sql } from '@payloadcms/db-postgres'
import { APIError, type Endpoint, Forbidden } from 'payload'

import { isEditor } from '../../cms/access'
import { databaseOf } from '../../cms/publications/writing/locks'
import { panelText } from '../../i18n/panel/panel-texts'

/** `POST /api/import-feeds/<id>/fetch`: the feed is due now, and read again even where it is the same; the runner fetches it. */
export const fetchFeedNow: Endpoint = {
  path: '/:id/fetch',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const id = Number(req.routeParams?.id)
    const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31
    const db = await databaseOf(req.payload, req)
    const { rows } = isId
      ? await db.execute(sql`
          UPDATE import_feeds SET next_at = now(), etag = NULL, last_modified = NULL, digest = NULL
          WHERE id = ${id} AND paused IS NOT TRUE RETURNING id`)
      : { rows: [] }
    if (rows.length === 0)
      throw new APIError(panelText(req.t, 'feedNotRunning'), 409, undefined, true)
    return Response.json({ message: panelText(req.t, 'feedFetchAsked') })
  },
}
