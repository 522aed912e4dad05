import type { Endpoint } from 'payload'
import { APIError } from 'payload'

import type { TranslatedCollection } from '../../../content-types'
import { isLocale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import { contentType } from '../../publications/content-types'
import { databaseOf } from '../../database/handle'
import { readableDocument } from './readable-document'
import { readSideBySide } from './side-by-side'

/**
 * `GET /api/<collection>/<id>/translation?locale=<locale>`: the latest draft of a language beside the published source,
 * for those who may read the document.
 */
export function sideBySide(collection: TranslatedCollection): Endpoint {
  return {
    path: '/:id/translation',
    method: 'get',
    handler: async (req) => {
      const { locale, payload } = req
      if (!isLocale(locale) || locale === env.SOURCE_LOCALE) {
        throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
      }
      const document = await readableDocument(req, collection)
      const db = await databaseOf(payload, req)
      const answer = await readSideBySide(
        db,
        contentType(collection),
        { document, locale },
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
