import {
  commitTransaction,
  type Endpoint,
  Forbidden,
  initTransaction,
  killTransaction,
  type PayloadRequest,
} from 'payload'

import { isEditor } from '../../access'
import { findEmptyDocuments } from '../../publications/writing/empty-documents'
import { lockDocument } from '../../database/locks'
import type { TranslatedCollection } from '../../../content-types'

/** `POST /api/<collection>/remove-empty`: removes for good the documents in which nobody ever wrote. */
export function removeEmpty(collection: TranslatedCollection): Endpoint {
  return {
    path: '/remove-empty',
    method: 'post',
    handler: async (req) => {
      if (!isEditor(req)) throw new Forbidden(req.t)
      let removed = 0
      for (const id of await findEmptyDocuments(req.payload, collection)) {
        if (await removeOne(req, collection, id)) removed += 1
      }
      return Response.json({ removed })
    },
  }
}

/** Somebody may have begun to write in it meanwhile: it is looked at once more while it is locked. */
async function removeOne(
  req: PayloadRequest,
  collection: TranslatedCollection,
  id: number,
): Promise<boolean> {
  const { payload, user } = req
  await initTransaction(req)
  try {
    await lockDocument(req, collection, id)
    const [isEmpty] = await findEmptyDocuments(payload, collection, req, id)
    if (isEmpty === undefined) {
      await killTransaction(req)
      return false
    }
    await payload.delete({ collection, id, trash: true, overrideAccess: false, user, req })
    await commitTransaction(req)
    return true
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
