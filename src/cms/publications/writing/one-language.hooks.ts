import type { CollectionBeforeOperationHook } from 'payload'
import { APIError } from 'payload'

import { isLocale } from '../../../domain/locales/locales'
import type { TranslatedCollection } from '../../../content-types'
import { panelText } from '../../../i18n/panel/panel-texts'
import {
  comesBackAsDraft,
  isOnlyAboutTrash,
  languageForTrash,
  refuseTrashAndChange,
  refuseTrashToOthers,
} from './about-trash.hooks'

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'updateByID'])

interface WriteArguments {
  id?: number | string
  data?: Record<string, unknown>
  draft?: unknown
  publishAllLocales?: unknown
  unpublishAllLocales?: unknown
}

/**
 * A language is written and published on its own: one write for all of them would publish half-done
 * work, and a translator's rights are those of a language. What goes to the trash, or comes back, is
 * the whole document.
 */
export const oneLanguageAtATime: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  overrideAccess,
  req,
}) => {
  if (operation === 'restoreVersion') {
    throw new APIError(panelText(req.t, 'restoreOneLanguage'), 400, undefined, true)
  }
  if (!WRITES.has(operation)) return args
  // Payload's type of the arguments is a union over all operations; writes have these.
  const write = args as WriteArguments
  if (isOnlyAboutTrash(write.data)) {
    refuseTrashToOthers(req, overrideAccess)
    req.locale = await languageForTrash(req, collection.slug as TranslatedCollection, write.id)
    const { deletedAt } = write.data
    // Never as a draft: it would be in the trash for editors and live for readers.
    const whole = { ...args, draft: false, publishSpecificLocale: undefined }
    return comesBackAsDraft(write.data)
      ? { ...whole, data: { deletedAt, _status: 'draft' }, unpublishAllLocales: true }
      : { ...whole, data: { deletedAt } }
  }
  refuseTrashAndChange(req, write.data)
  const isAsked = (flag: unknown) => flag === true || flag === 'true'
  if (
    !isLocale(req.locale) ||
    isAsked(write.publishAllLocales) ||
    isAsked(write.unpublishAllLocales)
  ) {
    throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
  }
  // Copying a language copies its status too; a draft that says it is published would be.
  if (isAsked(write.draft) && write.data?._status === 'published') {
    return { ...args, data: { ...write.data, _status: 'draft' } }
  }
  return args
}
