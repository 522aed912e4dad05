import type { Endpoint } from 'payload'
import { APIError } from 'payload'

import { isLocale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { localizedTexts } from '../editing/localized-texts'
import type { TranslatedCollection } from '../../../content-types'

/**
 * `POST /api/<collection>/<id>/restore-language?version=<id>&locale=<locale>`: writes the texts that a
 * version has in one language into that language's draft. Payload's own way restores all languages at
 * once, and what they share.
 */
export function restoreLanguage(collection: TranslatedCollection): Endpoint {
  return {
    path: '/:id/restore-language',
    method: 'post',
    handler: async (req) => {
      const [id, versionId] = [req.routeParams?.id, req.query.version].map(Number)
      const { locale, user } = req
      if (!isLocale(locale)) {
        throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
      }
      const gone = () => new APIError(panelText(req.t, 'historyVersionGone'), 404, undefined, true)
      if (id === undefined || !Number.isInteger(id) || !Number.isInteger(versionId)) throw gone()
      const found = await req.payload.findVersions({
        collection,
        where: { id: { equals: versionId }, parent: { equals: id } },
        locale,
        fallbackLocale: false,
        depth: 0,
        limit: 1,
        overrideAccess: false,
        user,
      })
      const version = found.docs[0]?.version as Record<string, unknown> | undefined
      if (!version) throw gone()
      // Before anything was written in it, there is nothing to go back to.
      if (!version.title) {
        const facts = { language: locale }
        throw new APIError(panelText(req.t, 'historyUnwritten', facts), 400, undefined, true)
      }
      req.context.restoresVersion = true
      await req.payload.update({
        collection,
        id,
        locale,
        draft: true,
        data: localizedTexts(version, req.payload.collections[collection].config.flattenedFields),
        overrideAccess: false,
        user,
        req,
      })
      const message = panelText(req.t, 'historyRestored', { language: locale })
      return Response.json({ message })
    },
  }
}
