import type {
  CollectionBeforeOperationHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { APIError, isolateObjectProperty } from 'payload'

import { LOCALES } from '../../../domain/locales/locales'
import { panelText } from '../../../i18n/panel/panel-texts'
import type { PayloadLockedDocument } from '../../../payload-types'

/**
 * Lets the API change a lock in the one way in which the panel does: who takes over a document names
 * themself, one document at a time, where they may write. The locks of those who begin to edit are made by
 * the panel's own code, past the API.
 */
export const takeOverOnlyForOneself: CollectionBeforeOperationHook = async ({
  args,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  overrideAccess,
  req,
}) => {
  if (operation !== 'update' || overrideAccess === true) return
  const { id, data } = args as { id?: number | string; data?: Partial<PayloadLockedDocument> }
  const { user } = req
  const { relationTo, value } = data?.user ?? {}
  const isOneself = user !== null && relationTo === user.collection && value === user.id
  if (id === undefined || !isOneself || !(await mayWriteWhatIsLocked(id, req))) {
    throw new APIError(panelText(req.t, 'lockNotYours'), 403, undefined, true)
  }
}

async function mayWriteWhatIsLocked(id: number | string, req: PayloadRequest): Promise<boolean> {
  const lock = await req.payload.findByID({
    collection: 'payload-locked-documents',
    id,
    depth: 0,
    disableErrors: true,
    // Only which document it is of; the staff may read all locks.
    overrideAccess: true,
    req,
  })
  const { collections, globals } = req.payload.config
  if (lock?.globalSlug) {
    return mayWrite(
      globals.find(({ slug }) => slug === lock.globalSlug),
      undefined,
      req,
    )
  }
  const { relationTo, value } = lock?.document ?? {}
  const collection = collections.find(({ slug }) => slug === relationTo)
  return mayWrite(collection, typeof value === 'object' ? value.id : value, req)
}

/** Whether somebody may change a document or a global, in some language. */
async function mayWrite(
  entity: SanitizedCollectionConfig | SanitizedGlobalConfig | undefined,
  id: number | undefined,
  req: PayloadRequest,
): Promise<boolean> {
  if (!entity) return false
  for (const locale of LOCALES) {
    const inLanguage = isolateObjectProperty(req, 'locale')
    inLanguage.locale = locale
    const verdict = await entity.access.update({ req: inLanguage, ...(id !== undefined && { id }) })
    if (verdict === true) return true
    if (verdict === false || id === undefined) continue
    const { totalDocs } = await req.payload.count({
      collection: entity.slug as CollectionSlug,
      where: { and: [{ id: { equals: id } }, verdict] },
      // The rule itself is what is asked.
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) return true
  }
  return false
}
