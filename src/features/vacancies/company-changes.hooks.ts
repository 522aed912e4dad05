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
  // On create, Payload 3.90.1 passes an empty `originalDoc`.
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
    // Counts every draft, also those that the user may not read.
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
 * A vacancy closes at the end of its last day in the time zone of its company, so a new time zone moves the instant.
 * SQL writes it, in drafts and older versions too, because a save through Payload would publish the draft. Only the
 * published time zone counts, not a draft of the company.
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
