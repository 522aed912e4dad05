import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'

import type { PublishableCollection } from '../../../content-types'
import { direction, isLocale } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import { project } from './project'
import { PublicationRefused } from '../../publications/writing/refuse-impossible'

/**
 * Updates the publication index after a save, in the document's own transaction. A caller that writes or deletes
 * hundreds of documents sets `projectLater` in the request's context, and projects them together.
 */
export const projectDocument: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (req.context.projectLater === true) return doc as unknown
  const { id } = doc as { id: number | string }
  await projectOrRefuse(req, collection.slug as PublishableCollection, [String(id)])
  return doc as unknown
}

/** The same when a document is deleted. */
export const projectDeletion: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  if (req.context.projectLater === true) return
  await projectOrRefuse(req, collection.slug as PublishableCollection, [String(id)])
}

/**
 * Updates the publication index for documents, in the transaction of `req`.
 * @throws ValidationError with the reason, in the user's language, where a document cannot have its address
 */
export async function projectOrRefuse(
  req: PayloadRequest,
  collection: PublishableCollection,
  documents: readonly string[],
): Promise<void> {
  try {
    req.context.leftAddresses = await project(req.payload, { collection, documents }, req)
  } catch (error) {
    if (!(error instanceof PublicationRefused)) throw error
    const { address, ...facts } = error.facts
    const message = panelText(req.t, error.reason, {
      ...facts,
      // Between words that are read from right to left its slashes would change their places.
      ...(address !== undefined && {
        address: isRightToLeft(req) ? `\u2066${address}\u2069` : address,
      }),
    })
    const errors = [{ path: error.field, message }]
    const [id = ''] = documents
    throw new ValidationError({ collection, errors, id }, req.t)
  }
}

function isRightToLeft({ i18n: { language } }: PayloadRequest): boolean {
  return isLocale(language) && direction(language) === 'rtl'
}
