import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import { panelText } from '../../../i18n/panel/panel-texts'
import { project } from './project'
import { PublicationRefused } from './refuse-impossible'

/**
 * Brings the ledger into step with a save, in the document's own transaction. Whoever writes or deletes hundreds
 * says `projectLater` in the request's context, and projects them together.
 */
export const projectDocument: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (req.context.projectLater === true) return doc as unknown
  const { id } = doc as { id: number | string }
  await projectOrRefuse(collection.slug as PublishableCollection, id, req)
  return doc as unknown
}

/** The same when a document is deleted. */
export const projectDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  if (req.context.projectLater === true) return
  await projectOrRefuse(collection.slug as PublishableCollection, id, req)
}

async function projectOrRefuse(
  collection: PublishableCollection,
  id: number | string,
  req: PayloadRequest,
): Promise<void> {
  try {
    const left = await project(req.payload, { collection, documents: [String(id)] }, req)
    req.context.leftAddresses = left
  } catch (error) {
    if (!(error instanceof PublicationRefused)) throw error
    throw new ValidationError(
      {
        collection,
        errors: [{ path: error.field, message: panelText(req.t, error.reason, error.facts) }],
        id,
      },
      req.t,
    )
  }
}
