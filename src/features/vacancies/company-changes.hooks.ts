import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'

import { panelText } from '../../i18n/panel/panel-texts'
import type { Crewing } from '../../payload-types'
import { recomputeClosings } from './recompute-closings.hooks'

/** A company is not deleted while a vacancy is its own. */
export const refuseToDeleteInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Also what is in the trash: it could come back without its company.
  await refuseInUse(req, id, true)
}

/** A company does not go to the trash while a vacancy that is not there is its own. */
export const refuseToTrashInUse: CollectionBeforeChangeHook<Crewing> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // Of a company that is being made Payload says that there was one, without anything in it (3.90.1).
  if (operation === 'update' && data.deletedAt && originalDoc && !originalDoc.deletedAt) {
    await refuseInUse(req, originalDoc.id, false)
  }
  return data
}

async function refuseInUse(
  req: PayloadRequest,
  id: number | string,
  trash: boolean,
): Promise<void> {
  const query = {
    collection: 'vacancies',
    where: { company: { equals: id } },
    trash,
    // Drafts count too, also those the deleter may not read.
    overrideAccess: true,
    req,
  } as const
  const stored = await req.payload.count(query)
  const drafts = await req.payload.find({ ...query, draft: true, limit: 1, depth: 0, select: {} })
  const count = Math.max(stored.totalDocs, drafts.totalDocs)
  if (count > 0) {
    throw new APIError(panelText(req.t, 'companyInUse', { count }), 409, undefined, true)
  }
}

/**
 * A vacancy closes at the end of its last day where its company is: it closes at another instant once the
 * company has another time zone. By SQL, in drafts and older versions too: a save of each would publish its
 * draft. The time zone that counts is the one that is stored; a draft of the company changes nothing yet.
 */
export const closeByItsClock: CollectionAfterChangeHook<Crewing> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return doc
  await recomputeClosings(req, doc.id)
  return doc
}
