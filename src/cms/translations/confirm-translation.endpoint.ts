import type { Endpoint } from 'payload'
import { APIError, Forbidden } from 'payload'

import type { TranslatedCollection } from '../../content-types'
import { isLocale, nativeName } from '../../domain/locales'
import { env } from '../../env'
import { panelText } from '../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../access'
import { recordEvent, titleInPanel } from '../audit/record-event.hooks'
import { contentType } from '../publications/content-types'
import { databaseOf, lockDocument } from '../publications/writing/locks'
import { project } from '../publications/writing/project'
import { inOneTransaction } from '../within-transaction'
import { confirmTranslation } from './translation-memory'

/**
 * `POST /api/<collection>/<id>/still-right?locale=<locale>`: says that the published text of a language is right for
 * what the source says now, without a change of it.
 */
export function stillRight(collection: TranslatedCollection): Endpoint {
  return {
    path: '/:id/still-right',
    method: 'post',
    handler: async (req) => {
      const id = Number(req.routeParams?.id)
      const { locale, user } = req
      if (!isLocale(locale) || locale === env.SOURCE_LOCALE || !Number.isInteger(id)) {
        throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
      }
      if (!user || !mayWriteLanguage(req, locale)) throw new Forbidden(req.t)
      const type = contentType(collection)
      await inOneTransaction(req, async () => {
        await lockDocument(req, collection, id)
        const db = await databaseOf(req.payload, req)
        const document = String(id)
        if (!(await confirmTranslation(db, type, { document, locale, by: user.id }))) {
          throw new APIError(panelText(req.t, 'stillRightOfWhat'), 409, undefined, true)
        }
        // Its readers were told that it is out of date.
        await project(req.payload, { collection, documents: [document] }, req)
        await recordEvent(req, {
          action: 'changed',
          collection,
          document: id,
          title: await titleInPanel(req, collection, id),
          locale,
          changed: ['stillRight'],
        })
      })
      const message = panelText(req.t, 'stillRightSaid', { language: nativeName(locale) })
      return Response.json({ message })
    },
  }
}
