import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  PayloadRequest,
  Plugin,
} from 'payload'

import { sql } from '../../database/sql'
import { databaseNow } from '../../database/database-clock'
import { isLocale } from '../../../domain/locales/locales'
import { isInstant } from '../../../domain/staff/trash'
import { contentType, isPublishable } from '../../publications/content-types'
import type { LeftAddress } from '../../publications/writing/index-rows'
import { databaseOf } from '../../database/handle'
import { askBefore, isAskedFor, wantsToBeAsked } from './ask-before'
import { type Cared, isCared } from './cared-collections'
import type { Action } from './consequences'
import { consequencesEndpoint } from './consequences.endpoint'
import { consequencesOf, findTitles, findUsesBefore, type Undertaking } from './find-consequences'
import type { Uses } from '../../documents/uses/find-uses'

/**
 * Has the API ask before a document or a file goes to the trash or is deleted for good, before one is unpublished, and
 * before what is published takes it to another address. The change itself is made first and undone where it was not
 * agreed to: what is said of addresses is what the publication index says.
 */
export const askBeforeHarm: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    isCared(collection.slug) ? caring(collection, collection.slug) : collection,
  ),
})

function caring(collection: CollectionConfig, slug: Cared): CollectionConfig {
  const { hooks, endpoints } = collection
  return {
    ...collection,
    endpoints: [
      ...(isPublishable(slug) ? [consequencesEndpoint(slug)] : []),
      ...(endpoints === false ? [] : (endpoints ?? [])),
    ],
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), trashedNow, beforeChange],
      // After the publication index was brought into step.
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      // Before schedules are ended and menus are cleared: they are uses.
      beforeDelete: [beforeDelete, ...(hooks?.beforeDelete ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

interface Changing {
  id: number
  deletedAt?: string | null
  _status?: 'draft' | 'published' | null
}

/** When it was thrown away is what the database's clock says: thirty days later it is gone. */
const trashedNow: CollectionBeforeChangeHook<Changing> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !isInstant(data.deletedAt) || originalDoc?.deletedAt) return data
  return { ...data, deletedAt: (await databaseNow(req)).toISOString() }
}

const beforeChange: CollectionBeforeChangeHook<Changing> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  // What is made has no consequences yet; what is only drafted has none at all.
  if (operation !== 'update' || !originalDoc || isDraft(req)) return data
  if (!isAskedFor(req, collection.slug, originalDoc.id)) return data
  const { id } = originalDoc
  const kind = collection.slug as Cared // only these have the hook
  if (isInstant(data.deletedAt) && !originalDoc.deletedAt) await note(req, kind, id, 'trash')
  else if (data._status === 'draft' && (await isLive(req, kind, id))) {
    await note(req, kind, id, 'unpublish')
  }
  return data
}

const afterChange: CollectionAfterChangeHook<Changing> = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !isAskedFor(req, collection.slug, doc.id)) return doc
  await ask(req, collection.slug as Cared, doc.id)
  return doc
}

const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (isAskedFor(req, collection.slug, id)) await note(req, collection.slug as Cared, id, 'delete')
}

const afterDelete: CollectionAfterDeleteHook<Changing> = async ({ collection, doc, id, req }) => {
  if (isAskedFor(req, collection.slug, id)) await ask(req, collection.slug as Cared, id)
  return doc
}

/** Of an autosave, or a draft that is saved by hand. */
function isDraft(req: PayloadRequest): boolean {
  return req.query.draft === 'true' || req.query.draft === true
}

/** What was found before the change, for what is said after it. */
interface Noted {
  undertaking: Undertaking
  uses: Uses
}

async function note(
  req: PayloadRequest,
  collection: Cared,
  id: number | string,
  action: Action,
): Promise<void> {
  const isOneLanguage =
    isPublishable(collection) && contentType(collection).publishing === 'each locale'
  const undertaking: Undertaking = {
    action,
    collection,
    documents: [id],
    always: wantsToBeAsked(req),
    ...(action === 'unpublish' && isOneLanguage && isLocale(req.locale) && { locale: req.locale }),
  }
  const uses = await findUsesBefore(req, undertaking)
  const titles = await findTitles(req, undertaking)
  req.context.askedAbout = { undertaking: { ...undertaking, titles }, uses } satisfies Noted
}

async function ask(req: PayloadRequest, collection: Cared, id: number | string): Promise<void> {
  const { askedAbout, leftAddresses } = req.context as {
    askedAbout?: Noted
    leftAddresses?: LeftAddress[]
  }
  const left = leftAddresses ?? []
  if (left.length === 0 && !askedAbout) return
  const { undertaking, uses } = askedAbout ?? {
    undertaking: { action: 'move', collection, documents: [id] } as const,
    uses: { first: [], more: 0 },
  }
  askBefore(req, await consequencesOf(req, undertaking, left, uses))
}

/** Whether readers have it, in the language of the request or in all of them. */
async function isLive(req: PayloadRequest, collection: Cared, id: number): Promise<boolean> {
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute(sql`
    SELECT FROM publications WHERE collection = ${collection} AND document = ${String(id)}
      AND locale IN (${req.locale ?? null}, '*') LIMIT 1`)
  return rows.length > 0
}
