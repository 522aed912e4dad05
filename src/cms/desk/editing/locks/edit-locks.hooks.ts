import type {
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { APIError } from 'payload'

import { isLocale } from '../../../../domain/locales/locales'
import { panelText } from '../../../../i18n/panel/panel-texts'
import type { TranslatedCollection } from '../../../../content-types'
import { isOnlyAboutTrash } from '../../../publications/writing/about-trash.hooks'
import { freeLock, holdLock, liveLocks, type Lock } from './edit-locks'

const WRITES: ReadonlySet<string> = new Set(['update', 'updateByID', 'delete', 'deleteByID'])

interface WriteArguments {
  id?: number | string
  data?: Record<string, unknown>
  overrideLock?: unknown
  publishSpecificLocale?: unknown
}

/**
 * Refuses a save in a language in which a colleague is writing, and whatever is done with the whole document while a
 * colleague writes in any. Whether the writer was asked first is for the panel to know: who takes over holds the lock.
 * The site's own work (schedules, first content) is nobody's and waits for nobody.
 */
export const refuseWhatIsHeld: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  overrideAccess,
  req,
}) => {
  const { id, data, overrideLock, publishSpecificLocale } = args as WriteArguments
  const documentId = Number(id)
  const { user } = req
  if (!WRITES.has(operation) || !Number.isInteger(documentId)) return
  if (user?.collection !== 'staff' || overrideAccess === true) return
  // A query of the API may ask for it, and nobody is to write over a colleague unseen.
  if (overrideLock === true && req.payloadAPI !== 'REST') return
  const isWhole = operation.startsWith('delete') || isOnlyAboutTrash(data)
  const locks = await liveLocks(req, collection.slug, documentId)
  const others = locks.filter(
    ({ holder, locale }) =>
      holder !== user.id && (isWhole || locale === req.locale || locale === publishSpecificLocale),
  )
  const [other] = others
  if (other) throw new APIError(sentenceOf(req, other), 423, undefined, true)
}

function sentenceOf({ t }: PayloadRequest, { name, locale }: Lock): string {
  return panelText(t, 'lockHeld', { name, language: locale })
}

/** Whoever autosaves keeps the language for a while; whoever is done, by a save of another kind, gives it free. */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { locale, user } = req
  if (user?.collection !== 'staff' || req.payloadAPI !== 'REST' || !isLocale(locale)) return
  const spot = {
    collection: collection.slug as TranslatedCollection,
    id: (doc as { id: number }).id,
    locale,
  }
  if (String(req.query.autosave) === 'true') await holdLock(req, spot, user.id)
  else if (operation === 'update') await freeLock(req, spot, user.id)
}
