import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  Field,
  TypeWithID,
} from 'payload'

import { LOCALES } from '../../../domain/locales/locales'
import { fieldWrittenBySystem } from '../../access'

const access = { create: fieldWrittenBySystem, update: fieldWrittenBySystem }

/** Who saved a document last, and in which language; every version keeps its own. */
export const authorFields: Field[] = [
  {
    name: 'editedBy',
    type: 'relationship',
    relationTo: 'staff',
    admin: { hidden: true },
    access,
  },
  {
    name: 'editedLocale',
    type: 'select',
    options: [...LOCALES],
    admin: { hidden: true },
    access,
  },
]

/** Notes who saves, for the history and for “my drafts”. */
export const noteAuthor: CollectionBeforeChangeHook<Trashable> = ({ data, originalDoc, req }) => ({
  ...data,
  // The site's own writes (the first content) are nobody's.
  editedBy: req.user?.collection === 'staff' ? req.user.id : null,
  // Whoever puts a document in the trash, or brings it back, writes in no language.
  editedLocale: isTrashed(data) === isTrashed(originalDoc) ? req.locale : null,
})

interface Trashable extends TypeWithID {
  deletedAt?: string | null
}

function isTrashed(document: Partial<Trashable> | undefined): boolean {
  return Boolean(document?.deletedAt)
}

/**
 * Payload writes an autosave over the one before it, whoever saved that: a colleague’s text, or the own
 * text in another language, would be gone from the history. The first save after either starts again.
 */
export const keepVersionsOfOthers: CollectionBeforeOperationHook = async ({
  args,
  collection,
  req,
}) => {
  const { id, autosave } = args as { id?: number | string; autosave?: boolean }
  if (autosave !== true || id === undefined) return args
  // oxlint-disable-next-line house/local-api -- the adapter knows no access: only names are compared
  const { docs } = await req.payload.db.findVersions({
    collection: collection.slug,
    where: { parent: { equals: id }, latest: { equals: true } },
    limit: 1,
    pagination: false,
    req,
  })
  const latest = docs[0]?.version
  const isOwn = latest?.editedBy === req.user?.id && latest?.editedLocale === req.locale
  return isOwn ? args : { ...args, autosave: false }
}
