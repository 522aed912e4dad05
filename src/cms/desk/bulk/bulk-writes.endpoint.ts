import { getTranslation } from '@payloadcms/translations'
import {
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  APIError,
  type Collection,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  parseParams,
  type PayloadRequest,
  type Plugin,
} from 'payload'

import { isLocale, type Locale } from '../../../domain/locales/locales'
import { isInstant } from '../../../domain/staff/trash'
import { panelText } from '../../../i18n/panel/panel-texts'
import { isEditor } from '../../access'
import { askBefore, wantsToBeAsked } from '../consequences/ask-before'
import { isCared } from '../consequences/cared-collections'
import type { Action } from '../consequences/consequences'
import { foresee, mayDo } from '../consequences/foresee'
import { isTranslated } from '../../publications/content-types'
import { isOnlyAboutTrash } from '../../publications/writing/about-trash.hooks'
import { requireFields } from '../../services/protection/value-kinds.hooks'
import { findSelected, type Named, oneByOne, type Outcome } from '../../services/answers/one-by-one'

/**
 * `PATCH /api/<collection>?where=…` and `DELETE /api/<collection>?where=…` in place of Payload's own, with
 * the same questions and answers: each document is changed as if it had been asked for alone.
 */
export const bulkWritesOneByOne: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.endpoints === false
      ? collection
      : { ...collection, endpoints: [updateMany, deleteMany, ...(collection.endpoints ?? [])] },
  ),
})

const updateMany: Endpoint = {
  path: '/',
  method: 'patch',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    addLocalesToRequestFromData(req)
    if (req.file || req.query.uploadEdits !== undefined) {
      if (!isEditor(req)) throw new Forbidden(req.t)
      throw new APIError(panelText(req.t, 'fileForOne'), 400, undefined, true)
    }
    const collection = collectionOf(req)
    const { data } = req
    if (data !== undefined) requireFields(req, data)
    const asked = parseParams(req.query)
    const { depth, limit, overrideLock, populate, select, trash, where } = asked
    const documents = await findSelected(req, collection, {
      where,
      limit,
      trash,
      // What goes to the trash, or comes back, is the whole document, as the panel lists it.
      draft: asked.draft === true || isOnlyAboutTrash(data),
    })
    await askBeforeMany(req, collection, documents, actionOf(data, asked.draft))
    const outcome = await oneByOne(req, documents, (id, own) =>
      req.payload.update({
        collection: collection.config.slug,
        id,
        data: structuredClone(data ?? {}),
        // The panel publishes many by a draft that says it is published.
        draft: asked.draft === true && data?._status !== 'published',
        ...(depth !== undefined && { depth }),
        ...(populate && { populate }),
        ...(select && { select }),
        publishAllLocales: asked.publishAllLocales === true,
        unpublishAllLocales: asked.unpublishAllLocales === true,
        trash: trash ?? false,
        overrideLock: overrideLock ?? false,
        overrideAccess: false,
        user: req.user,
        req: own,
      }),
    )
    return answer(req, collection, outcome, 'updated')
  },
}

const deleteMany: Endpoint = {
  path: '/',
  method: 'delete',
  handler: async (req) => {
    const collection = collectionOf(req)
    const { depth, limit, overrideLock, populate, select, trash, where } = parseParams(req.query)
    // Of what the panel lists, or other documents than it shows would be deleted.
    const documents = await findSelected(req, collection, { where, limit, trash, draft: true })
    await askBeforeMany(req, collection, documents, 'delete')
    const outcome = await oneByOne(req, documents, (id, own) =>
      req.payload.delete({
        collection: collection.config.slug,
        id,
        ...(depth !== undefined && { depth }),
        ...(populate && { populate }),
        ...(select && { select }),
        trash: trash ?? false,
        overrideLock: overrideLock ?? false,
        overrideAccess: false,
        user: req.user,
        req: own,
      }),
    )
    return answer(req, collection, outcome, 'deleted')
  },
}

/** What many saves at once do to what readers have; `undefined` where they only change drafts. */
function actionOf(data: Record<string, unknown> | undefined, draft: unknown): Action | undefined {
  if (isInstant(data?.deletedAt)) return 'trash'
  if (data?._status === 'published') return 'move'
  return data?._status === 'draft' && draft !== true ? 'unpublish' : undefined
}

/** @throws APIError of status 409 where it is not known yet what comes of it for all of them */
async function askBeforeMany(
  req: PayloadRequest,
  { config: { slug } }: Collection,
  documents: readonly Named[],
  action: Action | undefined,
): Promise<void> {
  // Each of them is refused to who may not.
  if (action === undefined || !isCared(slug) || !mayDo(req, { action })) return
  // In a translated collection the request changes the texts of its own language alone.
  const isOneLanguage = isLocale(req.locale) && isTranslated(slug)
  const always = wantsToBeAsked(req)
  const undertaking = { action, collection: slug, documents: documents.map(({ id }) => id), always }
  askBefore(
    req,
    await foresee(req, { ...undertaking, ...(isOneLanguage && { locale: req.locale as Locale }) }),
  )
}

function collectionOf(req: PayloadRequest): Collection {
  // Payload notes the collection of every endpoint that stands below one.
  return req.payload.collections[req.routeParams?.collection as CollectionSlug]
}

/** As Payload answers its own bulk operations; its lists show the message of each refusal. */
function answer(
  { t, i18n }: PayloadRequest,
  { config }: Collection,
  { done, refused }: Outcome<unknown>,
  action: 'updated' | 'deleted',
): Response {
  const total = done.length + refused.length
  const label = (count: number) =>
    getTranslation(count === 1 ? config.labels.singular : config.labels.plural, i18n)
  const isUpdate = action === 'updated'
  if (total === 0) {
    // Payload's lists would tell of a success: "Updated 0 Vacancy successfully".
    const message = panelText(t, 'nothingToChange')
    return Response.json({ docs: [], errors: [{ message }], message }, { status: 409 })
  }
  const told = () => {
    if (refused.length > 0) {
      const words = { count: refused.length, label: label(total), total }
      return t(isUpdate ? 'error:unableToUpdateCount' : 'error:unableToDeleteCount', words)
    }
    const words = { count: done.length, label: label(done.length) }
    return t(
      isUpdate ? 'general:updatedCountSuccessfully' : 'general:deletedCountSuccessfully',
      words,
    )
  }
  return Response.json(
    { docs: done, errors: refused, message: told() },
    { status: refused.length === 0 ? 200 : 400 },
  )
}
