import type { Endpoint } from 'payload'
import { APIError, Forbidden, NotFound } from 'payload'

import type { TranslatedCollection } from '../../content-types'
import { isLocale, type Locale } from '../../domain/locales'
import { env } from '../../env'
import { panelText } from '../../i18n/panel/panel-texts'
import { onlyStaff } from '../access'
import { contentType } from '../publications/content-types'
import { databaseOf } from '../publications/writing/locks'
import { type ChangedForLanguages, readSourceChanges } from './source-changes'

/** Ids are numbers of four bytes. */
const LARGEST_ID = 2 ** 31 - 1

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
      const id = Number(req.routeParams?.id)
      const { payload, user } = req
      const isId = Number.isInteger(id) && id > 0 && id <= LARGEST_ID
      const asked = [...new Set(req.searchParams.getAll('locale'))]
      const locales = asked.filter(isLocale).filter((locale) => locale !== env.SOURCE_LOCALE)
      if (locales.length === 0 || locales.length < asked.length || !isId) {
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
      const answer: SourceChanges = {
        sourceLocale: env.SOURCE_LOCALE,
        groups: await readSourceChanges(await databaseOf(payload, req), contentType(collection), {
          document: String(id),
          locales,
        }),
      }
      return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
    },
  }
}
