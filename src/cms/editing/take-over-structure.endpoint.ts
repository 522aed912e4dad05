import type { Endpoint } from 'payload'
import { APIError, Forbidden } from 'payload'

import { isLocale } from '../../domain/locales'
import { structureOf } from '../../domain/translation/structure'
import { env } from '../../env'
import { panelText } from '../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../access'
import type { TranslatedCollection } from '../../content-types'
import { isFilled } from '../translations/body-blocks'
import { localizedTexts } from './localized-texts'

/**
 * `POST /api/<collection>/<id>/take-over-structure?locale=<locale>`: puts the blocks of the source into the draft of a
 * language whose body is empty, with its links and pictures and without a word of it.
 */
export function takeOverStructure(collection: TranslatedCollection): Endpoint {
  return {
    path: '/:id/take-over-structure',
    method: 'post',
    handler: async (req) => {
      const id = Number(req.routeParams?.id)
      const { locale, user, payload } = req
      if (!isLocale(locale) || locale === env.SOURCE_LOCALE || !Number.isInteger(id)) {
        throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
      }
      if (!mayWriteLanguage(req, locale)) throw new Forbidden(req.t)
      const read = (of: typeof locale, draft: boolean) =>
        payload.findByID({
          collection,
          id,
          locale: of,
          fallbackLocale: false,
          draft,
          depth: 0,
          overrideAccess: false,
          user,
        })
      const published = await read(env.SOURCE_LOCALE, false)
      // What is translated is what readers see; before there is any, what is written.
      const source =
        published._status === 'published' ? published : await read(env.SOURCE_LOCALE, true)
      const own = await read(locale, true)
      if (isFilled(own.body)) {
        throw new APIError(panelText(req.t, 'alreadyWritten'), 409, undefined, true)
      }
      const texts = localizedTexts(source, payload.collections[collection].config.flattenedFields)
      await payload.update({
        collection,
        id,
        locale,
        draft: true,
        data: structureOf(texts) as Record<string, unknown>,
        overrideAccess: false,
        user,
        req,
      })
      return Response.json({ message: panelText(req.t, 'structureTakenOver') })
    },
  }
}
