import type { Endpoint } from 'payload'
import { APIError, Forbidden } from 'payload'

import { isLocale, nativeName } from '../../domain/locales'
import { env } from '../../env'
import { panelText } from '../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../access'
import type { TranslatedCollection } from '../../content-types'
import { localizedTexts } from './localized-texts'

/**
 * `POST /api/<collection>/<id>/start-from-source?locale=<locale>`: puts the texts in the source language
 * into the draft of a language in which nothing is written yet, to be translated there. Payload offers its own
 * copying only to those who may make and delete documents.
 */
export function startFromSource(collection: TranslatedCollection): Endpoint {
  return {
    path: '/:id/start-from-source',
    method: 'post',
    handler: async (req) => {
      const id = Number(req.routeParams?.id)
      const { locale, user, payload } = req
      if (!isLocale(locale) || locale === env.SOURCE_LOCALE || !Number.isInteger(id)) {
        throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
      }
      if (!mayWriteLanguage(req, locale)) throw new Forbidden(req.t)
      const read = (of: typeof locale) =>
        payload.findByID({
          collection,
          id,
          locale: of,
          fallbackLocale: false,
          draft: true,
          depth: 0,
          overrideAccess: false,
          user,
        })
      const [source, own] = [await read(env.SOURCE_LOCALE), await read(locale)]
      if (own.title) {
        throw new APIError(panelText(req.t, 'alreadyWritten'), 409, undefined, true)
      }
      const texts = localizedTexts(source, payload.collections[collection].config.flattenedFields)
      await payload.update({
        collection,
        id,
        locale,
        draft: true,
        // Left empty, the address is that in the source language until the translator writes one.
        data: 'slug' in texts ? { ...texts, slug: null } : texts,
        overrideAccess: false,
        user,
        req,
      })
      const message = panelText(req.t, 'startedFromSource', { language: nativeName(locale) })
      return Response.json({ message })
    },
  }
}
