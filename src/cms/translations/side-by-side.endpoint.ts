import type { Endpoint } from 'payload'
import { APIError, Forbidden, NotFound } from 'payload'

import type { TranslatedCollection } from '../../content-types'
import { isLocale } from '../../domain/locales'
import { env } from '../../env'
import { panelText } from '../../i18n/panel/panel-texts'
import { onlyStaff } from '../access'
import { contentType } from '../publications/content-types'
import { databaseOf } from '../publications/writing/locks'
import { readSideBySide } from './side-by-side'

/** Ids are numbers of four bytes. */
const LARGEST_ID = 2 ** 31 - 1

/**
 * `GET /api/<collection>/<id>/translation?locale=<locale>`: the latest draft of a language beside the published source,
 * for those who may read the document.
 */
export function sideBySide(collection: TranslatedCollection): Endpoint {
  return {
    path: '/:id/translation',
    method: 'get',
    handler: async (req) => {
      const id = Number(req.routeParams?.id)
      const { locale, payload, user } = req
      const isId = Number.isInteger(id) && id > 0 && id <= LARGEST_ID
      if (!isLocale(locale) || locale === env.SOURCE_LOCALE || !isId) {
        throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
      }
      if (!user || !(await onlyStaff({ req }))) throw new Forbidden(req.t)
      const document = await payload.findByID({
        collection,
        id,
        depth: 0,
        select: {},
        disableErrors: true,
        overrideAccess: false,
        user,
      })
      // Payload's types know no absence here; without errors it answers null.
      if (!(document as unknown)) throw new NotFound(req.t)
      const db = await databaseOf(payload, req)
      const answer = await readSideBySide(
        db,
        contentType(collection),
        { document: String(id), locale },
        async (account) => {
          // Staff may not read each other's accounts; of whoever vouched for a text they learn the name.
          const { docs } = await payload.find({
            collection: 'staff',
            where: { id: { equals: account } },
            select: { name: true },
            depth: 0,
            limit: 1,
            overrideAccess: true,
          })
          return docs[0]?.name
        },
      )
      return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
    },
  }
}
