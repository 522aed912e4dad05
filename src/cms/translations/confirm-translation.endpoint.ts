import type { Endpoint, PayloadRequest } from 'payload'
import { APIError, Forbidden } from 'payload'

import type { TranslatedCollection } from '../../content-types'
import { isLocale, type Locale } from '../../domain/locales'
import { env } from '../../env'
import { languageInPanel, panelText } from '../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../access'
import { recordEvent, titleInPanel } from '../audit/record-event.hooks'
import { contentType } from '../publications/content-types'
import { databaseOf, lockDocument } from '../publications/writing/locks'
import { project } from '../publications/writing/project'
import { inOneTransaction } from '../within-transaction'
import { isAsSeen } from './source-changes'
import { confirmTranslation, type Passage } from './translation-memory'

/**
 * `POST /api/<collection>/<id>/still-right?locale=<locale>`: says that the published text of a language is right for
 * what the source says now, without a change of it. With `locale` several times it is said of all these languages, or,
 * where one of them is refused, of none. With `own` and `source`, or one of them, it is said of the one passage whose
 * fingerprints they are, in one language. With a `seen` for each language, as `source-changes` answers it, it is refused
 * (409) where something else has changed since.
 */
export function stillRight(collection: TranslatedCollection): Endpoint {
  return {
    path: '/:id/still-right',
    method: 'post',
    handler: async (req) => {
      const id = Number(req.routeParams?.id)
      const { user } = req
      const locales = languagesOf(req)
      const passage = passageOf(req)
      const isOfOne = passage === undefined || (passage !== 'wrong' && locales.length === 1)
      const seen = req.searchParams.getAll('seen')
      const isSeen = seen.length === 0 || seen.length === locales.length
      if (locales.length === 0 || !Number.isInteger(id) || !isOfOne || !isSeen) {
        throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
      }
      if (!user || !locales.every((locale) => mayWriteLanguage(req, locale))) {
        throw new Forbidden(req.t)
      }
      const type = contentType(collection)
      await inOneTransaction(req, async () => {
        await lockDocument(req, collection, id)
        const db = await databaseOf(req.payload, req)
        const document = String(id)
        for (const [index, locale] of locales.entries()) {
          const said = { document, locale, by: user.id, passage }
          const shown = seen[index]
          if (shown !== undefined && !(await isAsSeen(db, type, { ...said, seen: shown }))) {
            throw new APIError(panelText(req.t, 'changedSinceShown'), 409, undefined, true)
          }
          if (!(await confirmTranslation(db, type, said))) {
            const reason = passage ? 'pieceStillRightOfWhat' : 'stillRightOfWhat'
            throw new APIError(panelText(req.t, reason), 409, undefined, true)
          }
        }
        // Its readers were told that it is out of date.
        await project(req.payload, { collection, documents: [document] }, req)
        const title = await titleInPanel(req, collection, id)
        for (const locale of locales) {
          await recordEvent(req, {
            action: 'changed',
            collection,
            document: id,
            title,
            locale,
            changed: ['stillRight'],
          })
        }
      })
      const language = new Intl.ListFormat(req.i18n.language).format(
        locales.map((locale) => languageInPanel(req.t, locale)),
      )
      const message = passage
        ? panelText(req.t, 'pieceStillRightSaid')
        : panelText(req.t, 'stillRightSaid', { language })
      return Response.json({ message })
    },
  }
}

/** The languages that are asked for, each once; none where one of them has no source to be compared with. */
function languagesOf(req: PayloadRequest): Locale[] {
  const asked = [...new Set(req.searchParams.getAll('locale'))]
  const locales = asked.filter(isLocale).filter((locale) => locale !== env.SOURCE_LOCALE)
  return locales.length === asked.length ? locales : []
}

/** As fingerprints are written (`text-pieces.ts`). */
const PRINT = /^[\w-]{12}$/

/** The passage that is asked for; absent where it is the whole. */
function passageOf({ searchParams }: PayloadRequest): Passage | 'wrong' | undefined {
  const [own, source] = ['own', 'source'].map((name) => searchParams.get(name) ?? undefined)
  if (own === undefined && source === undefined) return undefined
  const isWrong = [own, source].some((print) => print !== undefined && !PRINT.test(print))
  return isWrong ? 'wrong' : { own, source }
}
