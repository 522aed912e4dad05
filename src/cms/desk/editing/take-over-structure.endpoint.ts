import type { Endpoint } from 'payload'
import { APIError, Forbidden } from 'payload'

import { isLocale } from '../../../domain/locales/locales'
import { structureOf, withoutStructure } from '../../../domain/translation/structure'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../../access'
import type { TranslatedCollection } from '../../../content-types'
import { bodyBlocks, isFilled, isRichText, saysSomething } from '../../documents/rich-text/body-blocks'
import { localizedTexts } from './localized-texts'
import { nameLinks } from './name-links'

/**
 * `POST /api/<collection>/<id>/take-over-structure?locale=<locale>`: puts the blocks of the source into the draft of a
 * language whose body is empty, with its links and pictures and without a word of it. With `undo=true` they are taken
 * out again, as long as nobody has written anything into them.
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
      const isUndone = req.searchParams.get('undo') === 'true'
      const isWritten = isUndone
        ? saysSomething(own.body) || kindsOf(own.body) !== kindsOf(source.body)
        : isFilled(own.body)
      if (isWritten) {
        const reason = isUndone ? 'structureFilled' : 'alreadyWritten'
        throw new APIError(panelText(req.t, reason), 409, undefined, true)
      }
      const texts = localizedTexts(source, payload.collections[collection].config.flattenedFields)
      const structure = structureOf(texts, await nameLinks(req, texts.body, locale)) as Record<
        string,
        unknown
      >
      await payload.update({
        collection,
        id,
        locale,
        draft: true,
        data: isUndone ? { ...withoutStructure(structure), body: null } : structure,
        overrideAccess: false,
        user,
        req,
      })
      const message = panelText(req.t, isUndone ? 'structureRemoved' : 'structureTakenOver')
      return Response.json({ message })
    },
  }
}

/** The kinds of the blocks of a body, in their order, as a text to compare. */
function kindsOf(body: unknown): string {
  return isRichText(body)
    ? bodyBlocks(body)
        .map(({ kind }) => kind)
        .join(' ')
    : ''
}
