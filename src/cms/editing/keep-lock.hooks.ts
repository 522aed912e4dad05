import type { CollectionAfterChangeHook } from 'payload'

/** Seconds without a word after which a colleague may go on with a document. */
export const LOCK_LASTS = 60

/**
 * Payload gives a document free whenever it is saved, and autosave saves at every pause: a colleague
 * could write over what somebody is in the middle of. Who has autosaved keeps it for a while.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!req.user || String(req.query.autosave) !== 'true') return
  // eslint-disable-next-line no-restricted-syntax -- the adapter knows no access: whoever has saved may
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: collection.slug, value: (doc as { id: number }).id },
      user: { relationTo: req.user.collection, value: req.user.id },
    },
    req,
    returning: false,
  })
}
