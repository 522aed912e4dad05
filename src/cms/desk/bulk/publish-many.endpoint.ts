import { APIError, type Endpoint, Forbidden, parseParams, type PayloadRequest } from 'payload'

import { isLocale, type Locale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import { mayWriteLanguage } from '../../access'
import { askBefore } from '../consequences/ask-before'
import { foresee } from '../consequences/foresee'
import type { TranslatedCollection } from '../../../content-types'
import { contentType } from '../../publications/content-types'
import { databaseOf } from '../../database/handle'
import { readUntranslated } from '../translations/side-by-side'
import { findSelected, type Named, oneByOne, type Outcome } from '../../services/answers/one-by-one'

/** What is answered: which were changed, which needed no change, and why the others were refused. */
export interface ManyPublished {
  docs: Named[]
  unchanged: Named[]
  errors: Outcome<unknown>['refused']
}

/**
 * `POST /api/<collection>/publish-many?locale=…&where=…` and `…/unpublish-many`: publishes the drafts of
 * what the condition selects in one language, or takes that language of them from readers. The condition
 * is asked of the drafts, as in the panel's list. Other languages, and their drafts, stay as they are. A translation
 * that says what its source says, in a block or in another field, or says nothing yet in a block, is not published this
 * way.
 */
export function publishMany(collection: TranslatedCollection): Endpoint[] {
  return [
    {
      path: '/publish-many',
      method: 'post',
      handler: (req) => setStatus(req, collection, 'published'),
    },
    {
      path: '/unpublish-many',
      method: 'post',
      handler: (req) => setStatus(req, collection, 'draft'),
    },
  ]
}

type Status = 'published' | 'draft'

async function setStatus(
  req: PayloadRequest,
  collection: TranslatedCollection,
  _status: Status,
): Promise<Response> {
  const { locale, payload, user } = req
  if (!isLocale(locale)) {
    throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
  }
  if (!mayWriteLanguage(req, locale)) throw new Forbidden(req.t)
  const { where } = parseParams(req.query)
  const of = payload.collections[collection]
  const selected = await findSelected<{ _status?: Status }>(req, of, {
    where,
    draft: true,
    select: { _status: true },
  })
  const changing =
    _status === 'published'
      ? selected.filter((document) => document._status !== 'published')
      : await findSelected(req, of, {
          where: { id: { in: selected.map(({ id }) => id) }, _status: { equals: 'published' } },
          draft: false,
        })
  const documents = changing.map(({ id }) => id)
  const deed = _status === 'published' ? 'move' : 'unpublish'
  askBefore(req, await foresee(req, { deed, collection, documents, locale }))
  const isChanging = new Set(changing.map(({ id }) => id))
  const { done, refused } = await oneByOne(req, changing, async (id, own) => {
    if (_status === 'published') await refuseUntranslated(own, collection, { id, locale })
    await payload.update({
      collection,
      id,
      locale,
      data: { _status },
      depth: 0,
      overrideLock: false,
      overrideAccess: false,
      user,
      req: own,
    })
    return id
  })
  const isDone = new Set(done)
  const answer: ManyPublished = {
    docs: changing.filter(({ id }) => isDone.has(id)).map(named),
    unchanged: selected.filter(({ id }) => !isChanging.has(id)).map(named),
    errors: refused,
  }
  return Response.json(answer)
}

/** Whoever publishes many reads none: what seems not translated is published where somebody looks at it. */
async function refuseUntranslated(
  req: PayloadRequest,
  collection: TranslatedCollection,
  { id, locale }: { id: number | string; locale: Locale },
): Promise<void> {
  if (locale === env.SOURCE_LOCALE) return
  const db = await databaseOf(req.payload, req)
  const text = { document: String(id), locale }
  const found = await readUntranslated(db, contentType(collection), text)
  const same = found.same.length + found.fields.length
  if (same + found.empty.length === 0) return
  const counts = { same, missing: Math.max(found.missing, found.empty.length) }
  throw new APIError(panelText(req.t, 'bulkUntranslated', counts), 409, undefined, true)
}

function named({ id, title }: Named): Named {
  return { id, title }
}
