import { APIError, type Endpoint, Forbidden } from 'payload'

import { sql } from '../../cms/database/sql'
import { isEditor } from '../../cms/access'
import { databaseOf } from '../../cms/database/handle'
import { panelText } from '../../i18n/panel/panel-texts'
import { UNFINISHED_IMPORT } from './feed-leases.hooks'

/**
 * `POST /api/import-feeds/<id>/fetch` makes a feed due now and reads it even when it has not changed. The runner
 * fetches it, or waits until its last import is finished.
 */
export const fetchFeedNow: Endpoint = {
  path: '/:id/fetch',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const id = Number(req.routeParams?.id)
    const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31
    const db = await databaseOf(req.payload, req)
    const { rows } = isId
      ? await db.execute<{ is_waiting: boolean }>(sql`
          UPDATE import_feeds due SET next_at = now(), etag = NULL, last_modified = NULL, digest = NULL
          WHERE id = ${id} AND paused IS NOT TRUE
          RETURNING EXISTS (${UNFINISHED_IMPORT}) AS is_waiting`)
      : { rows: [] }
    const [feed] = rows
    if (!feed || feed.is_waiting) {
      const text = panelText(req.t, feed ? 'feedWaits' : 'feedNotRunning')
      throw new APIError(text, 409, undefined, true)
    }
    return Response.json({ message: panelText(req.t, 'feedFetchAsked') })
  },
}
