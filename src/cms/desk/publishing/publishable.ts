import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Field,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { APIError, ValidationError } from 'payload'

import { databaseNow } from '../../database/database-clock'
import { slugify } from '../../../domain/addresses/slugs'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { TranslatedCollection, TreeCollection } from '../../../content-types'
import type { Page } from '../../../payload-types'
import { fieldWrittenBySystem } from '../../access'
import { keepLock, refuseWhatIsHeld } from '../editing/locks/edit-locks.hooks'
import { statusField } from '../editing/status.field'
import {
  keepSharedOfOthers,
  sharedAsReadField,
} from '../editing/shared-fields/shared-as-read.field'
import { refuseUnshowableFiles } from '../../documents/uses/shown-files'
import {
  findByWords,
  forgetWords,
  keepWords,
  sayWhereFound,
  wordsField,
} from '../lists/search-terms.hooks'
import { choosePageByFit, orderByFit } from '../lists/order-by-fit.hooks'
import { documentId } from '../../documents/rich-text/content'
import { shownTags } from '../../documents/rich-text/shown-tags'
import { noteWhatIsSaved } from '../translations/note-draft.hooks'
import { tellChangedPieces } from '../translations/tell-changed.hooks'
import { authorFields, keepVersionsOfOthers, noteAuthor } from '../../publications/writing/author'
import { contentType } from '../../publications/content-types'
import { dateSnapshot } from '../../publications/writing/date-snapshot.hooks'
import { endSchedules } from '../../publications/writing/end-schedules.hooks'
import { orderByTitleToo } from '../../publications/writing/list-order.hooks'
import { oneLanguageAtATime } from '../../publications/writing/one-language.hooks'
import {
  findUntranslatedToo,
  nameInThePanel,
  panelTitleField,
} from '../../publications/writing/panel-title.hooks'
import { oneSaveAtATime } from '../../publications/writing/one-save.hooks'
import { projectDeletion, projectDocument } from './projection.hooks'
import { noteUnpublishing } from '../../publications/writing/unpublishing'

/** What the hooks ask of a document; every publishable type has it. */
interface Publishable extends TypeWithID {
  id: number
  title?: string | null
  slug?: string | null
  isHome?: boolean | null
  position?: number | null
  firstPublishedAt?: string | null
  deletedAt?: string | null
  parent?: number | { id: number } | null
  body?: Page['body']
  meta?: Page['meta']
  _status?: 'draft' | 'published' | null
}

const WRITTEN_BY_SYSTEM = {
  localized: true,
  admin: { hidden: true },
  access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
  hooks: { beforeDuplicate: [() => null] },
} satisfies Partial<Field>

/** What a document remembers of its publications, per language; written by the hooks below. */
export const publicationFields: Field[] = [
  // The slug it was last live under. A draft may rename it at will: addresses come from this one.
  { name: 'publishedSlug', type: 'text', ...WRITTEN_BY_SYSTEM },
  ...numberedPublicationFields(),
]

/** The same of a document that stands at its number. */
export function numberedPublicationFields(): Field[] {
  return [
    { name: 'firstPublishedAt', type: 'date', ...WRITTEN_BY_SYSTEM },
    { name: 'lastPublishedAt', type: 'date', ...WRITTEN_BY_SYSTEM },
    // Tags of what the text that is live shows: prices, pictures, other documents.
    { name: 'shownTags', type: 'json', ...WRITTEN_BY_SYSTEM },
    ...authorFields,
    panelTitleField,
    sharedAsReadField,
    wordsField,
    statusField,
  ]
}

const rememberPublication: CollectionBeforeChangeHook<Publishable> = async (context) => {
  const { data, originalDoc } = context
  if (data._status !== 'published') return data
  const merged = { ...originalDoc, ...data }
  // The rule of the field says that it is missing.
  if (!merged.title) return data
  const now = (await databaseNow(context.req)).toISOString()
  return {
    ...data,
    ...(await publishedAddress(context, merged)),
    firstPublishedAt: originalDoc?.firstPublishedAt ?? now,
    lastPublishedAt: now,
    shownTags: shownTags(merged),
  }
}

/** The slug that a language is live under; nothing where documents stand at their numbers. */
async function publishedAddress(
  { collection, originalDoc, req }: Parameters<CollectionBeforeChangeHook<Publishable>>[0],
  merged: Partial<Publishable>,
): Promise<Pick<Publishable, 'slug'> & { publishedSlug?: string }> {
  if (contentType(collection.slug as TranslatedCollection).path.shape !== 'tree') return {}
  let slug = merged.slug ?? ''
  if (slug === '' && !merged.isHome) {
    const inheritsSlug =
      req.locale !== env.SOURCE_LOCALE &&
      originalDoc?.id !== undefined &&
      (await isLiveInSource(collection.slug as TranslatedCollection, originalDoc.id, req))
    if (!inheritsSlug) {
      slug = slugify(merged.title ?? '')
      if (slug === '') {
        throw new ValidationError(
          {
            collection: collection.slug,
            errors: [{ path: 'slug', message: panelText(req.t, 'titleMakesNoAddress') }],
          },
          req.t,
        )
      }
    }
  }
  return { slug, publishedSlug: slug }
}

/** A new document comes last; the panel sends nought for a place that nobody has chosen. */
const placeLast: CollectionBeforeChangeHook<Publishable> = async ({
  collection,
  data,
  operation,
  req,
}) => {
  if (operation !== 'create' || data.position) return data
  const { docs } = await req.payload.find({
    collection: collection.slug as TranslatedCollection,
    sort: '-position',
    limit: 1,
    depth: 0,
    select: { position: true },
    // Only a number is read, of whatever document stands last.
    overrideAccess: true,
    req,
  })
  return { ...data, position: (docs[0]?.position ?? -1) + 1 }
}

async function isLiveInSource(
  collection: TranslatedCollection,
  id: number,
  req: PayloadRequest,
): Promise<boolean> {
  const source = await req.payload.findByID({
    collection,
    id,
    locale: env.SOURCE_LOCALE,
    fallbackLocale: false,
    draft: false,
    depth: 0,
    disableErrors: true,
    select: { _status: true },
    // Only the status is read, to decide whose slug applies; nothing is shown to anybody.
    overrideAccess: true,
  })
  return source?._status === 'published'
}

const refuseToOrphan: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  // Also what is in the trash: it could come back only at another address.
  refuseWithPagesBelow(collection.slug as TreeCollection, id, req, true)

const refuseToTrashWithPagesBelow: CollectionBeforeChangeHook<Publishable> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  // On create, Payload 3.90.1 passes an empty `originalDoc`.
  if (operation === 'update' && data.deletedAt && originalDoc && !originalDoc.deletedAt) {
    await refuseWithPagesBelow(collection.slug as TreeCollection, originalDoc.id, req, false)
  }
  return data
}

/** Its address begins with that of the document above, which nobody reaches in the trash. */
const restoreAboveFirst: CollectionBeforeChangeHook<Publishable> = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data.deletedAt !== null || !originalDoc?.deletedAt) return data
  const { parent } = originalDoc
  if (parent === null || parent === undefined) return data
  const above = await req.payload.findByID({
    collection: collection.slug as TreeCollection,
    id: documentId(parent),
    locale: env.SOURCE_LOCALE,
    fallbackLocale: false,
    draft: false,
    trash: true,
    depth: 0,
    disableErrors: true,
    select: { title: true, deletedAt: true },
    // Only its title, to somebody who may restore what is below it.
    overrideAccess: true,
  })
  if (!above?.deletedAt) return data
  const title = above.title || `#${above.id}`
  throw new APIError(panelText(req.t, 'trashRestoreAboveFirst', { title }), 409, undefined, true)
}

async function refuseWithPagesBelow(
  collection: TreeCollection,
  id: number | string,
  req: PayloadRequest,
  trash: boolean,
): Promise<void> {
  const below = await req.payload.find({
    collection,
    where: { parent: { equals: id } },
    trash,
    limit: MOST_NAMED,
    depth: 0,
    draft: true,
    fallbackLocale: false,
    // Drafts count too, also those the deleter may not read.
    overrideAccess: true,
    req,
  })
  if (below.totalDocs === 0) return
  const named = below.docs.map(({ id: one, title, panelTitle }) => {
    const name = title || panelTitle || `#${one}`
    return `“${name}”`
  })
  const more = below.totalDocs - named.length
  if (more > 0) named.push(panelText(req.t, 'usesMore', { count: more }))
  const list = new Intl.ListFormat(req.i18n.language, { type: 'conjunction' })
  const message = panelText(req.t, 'pagesBelow', { pages: list.format(named) })
  throw new APIError(message, 409, undefined, true)
}

/** How many of what stands below are named by a refusal. */
const MOST_NAMED = 5

const translatedHooks = {
  beforeOperation: [
    oneLanguageAtATime,
    oneSaveAtATime,
    refuseWhatIsHeld,
    keepVersionsOfOthers,
    findByWords,
    findUntranslatedToo,
    orderByTitleToo,
    choosePageByFit,
  ],
  beforeValidate: [keepSharedOfOthers],
  afterRead: [nameInThePanel, sayWhereFound],
  afterChange: [dateSnapshot, noteWhatIsSaved, projectDocument, keepWords, keepLock],
  afterDelete: [projectDeletion, forgetWords],
  afterOperation: [orderByFit, tellChangedPieces],
} satisfies NonNullable<CollectionConfig['hooks']>

/** The hooks that keep the publication index equal to the documents, inside the documents' own transaction. */
export const publicationHooks: NonNullable<CollectionConfig['hooks']> = {
  ...translatedHooks,
  beforeChange: [
    noteUnpublishing,
    placeLast,
    refuseToTrashWithPagesBelow,
    restoreAboveFirst,
    rememberPublication,
    refuseUnshowableFiles,
    noteAuthor,
  ],
  beforeDelete: [refuseToOrphan, endSchedules],
}

/** The same of documents that stand at their numbers. */
export const numberedPublicationHooks: NonNullable<CollectionConfig['hooks']> = {
  ...translatedHooks,
  beforeChange: [noteUnpublishing, placeLast, rememberPublication, noteAuthor],
}
