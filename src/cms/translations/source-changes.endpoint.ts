import type { Endpoint } from 'payload'
import { APIError } from 'payload'

import type { TranslatedCollection } from '../../content-types'
import { isLocale, type Locale } from '../../domain/locales'
import { env } from '../../env'
import { panelText } from '../../i18n/panel/panel-texts'
import { contentType } from '../publications/content-types'
import { databaseOf } from '../publications/writing/locks'
import { readableDocument } from './readable-document'
import { type ChangedForLanguages, readSourceChanges } from './source-changes'

/** What is answered. */
export interface SourceChanges {
  sourceLocale: Locale
  groups: ChangedForLanguages[]
}

/**
 * `GET /api/<collection>/<id>/source-changes?locale=<locale>`, with `locale` once or several times: what has changed in
 * the published source since the published texts of these languages were made, for those who may read the document.
 */
export function sourceChanges(collection: TranslatedCollection): Endpoint {
  return {
    path: '/:id/source-changes',
    method: 'get',
    handler: async (req) => {
      const { payload } = req
      const asked = [...new Set(req.searchParams.getAll('locale'))]
      const locales = asked.filter(isLocale).filter((locale) => locale !== env.SOURCE_LOCALE)
      if (locales.length === 0 || locales.length < asked.length) {
        throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
      }
      const document = await readableDocument(req, collection)
      const answer: SourceChanges = {
        sourceLocale: env.SOURCE_LOCALE,
        groups: await readSourceChanges(await databaseOf(payload, req), contentType(collection), {
          document,
          locales,
        }),
      }
      return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
    },
  }
}
