import { APIError, type Endpoint, Forbidden } from 'payload'

import { sql } from '../../cms/database/sql'
import { isEditor } from '../../cms/access'
import { databaseOf } from '../../cms/database/handle'
import { panelText } from '../../i18n/panel/panel-texts'
import { UNFINISHED_IMPORT } from './feed-leases.hooks'

/**
 * `POST /api/import-feeds/<id>/fetch`: the feed is due now, and read again even where it is the same; the runner fetches it, but
 * not while its last import waits for somebody: then it is due once that is settled.
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
