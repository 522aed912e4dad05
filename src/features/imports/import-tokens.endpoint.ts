import { APIError, type Endpoint, Forbidden } from 'payload'

import { sql } from '../../cms/database/sql'
import { isEditor } from '../../cms/access'
import { recordEvent, titleInPanel } from '../../cms/services/audit/record-event.hooks'
import { askingPassword } from '../../cms/services/protection/recent-password'
import { databaseOf } from '../../cms/database/handle'
import { panelText } from '../../i18n/panel/panel-texts'
import { inOneTransaction } from '../../cms/database/within-transaction'
import { digestOfToken, newPushToken } from './push-tokens'

/**
 * `POST /api/import-tokens/<id>/make`: makes the token, in place of the one before, which ends. This answer is the only
 * place where it ever stands.
 */
export const makeToken: Endpoint = askingPassword({
  path: '/:id/make',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const id = Number(req.routeParams?.id)
    const isId = Number.isInteger(id) && id > 0 && id < 2 ** 31
    const token = newPushToken()
    await inOneTransaction(req, async () => {
      const db = await databaseOf(req.payload, req)
      const { rows } = isId
        ? await db.execute(sql`
            UPDATE import_tokens SET digest = ${digestOfToken(token)}, made_at = now(), used_at = NULL
            WHERE id = ${id} AND revoked IS NOT TRUE RETURNING id`)
        : { rows: [] }
      if (rows.length === 0) {
        throw new APIError(panelText(req.t, 'pushTokenNone'), 409, undefined, true)
      }
      await recordEvent(req, {
        action: 'changed',
        collection: 'import-tokens',
        document: id,
        title: await titleInPanel(req, 'import-tokens', id),
        changed: ['token'],
      })
    })
    return Response.json({ token }, { headers: { 'Cache-Control': 'private, no-store' } })
  },
})
