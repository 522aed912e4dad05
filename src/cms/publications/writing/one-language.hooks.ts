import type { CollectionBeforeOperationHook } from 'payload'
import { APIError } from 'payload'

import { isLocale } from '../../../domain/locales'
import { env } from '../../../env'
import { panelText } from '../../../i18n/panel/panel-texts'

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'updateByID'])

interface WriteArguments {
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
// eslint-disable-next-line @typescript-eslint/no-deprecated -- only one name of `operation` is
export const oneLanguageAtATime: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'restoreVersion') {
    throw new APIError(panelText(req.t, 'restoreOneLanguage'), 400, undefined, true)
  }
  if (!WRITES.has(operation)) return args
  // Payload's type of the arguments is a union over all operations; writes have these.
  const write = args as WriteArguments
  if (isOnlyAboutTrash(write.data)) {
    // The panel names no language here; the shared fields are stored with the source language's.
    req.locale = env.SOURCE_LOCALE
    // Never as a draft: it would be in the trash for editors and live for readers.
    return { ...args, draft: false, ...trashing(write.data) }
  }
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

interface TrashData extends Record<string, unknown> {
  deletedAt: unknown
  _status?: unknown
}

/** Whether a write puts a document in the trash or brings it back, and nothing else. */
export function isOnlyAboutTrash(data: Record<string, unknown> | undefined): data is TrashData {
  return (
    data !== undefined &&
    'deletedAt' in data &&
    Object.keys(data).every((key) => key === 'deletedAt' || key === '_status')
  )
}

/** Back from the trash every language is as it was, or, where that was not asked for, a draft. */
function trashing({ deletedAt, _status }: TrashData) {
  const isUnpublished = deletedAt === null && _status === 'draft'
  return isUnpublished
    ? { data: { deletedAt, _status }, unpublishAllLocales: true }
    : { data: { deletedAt } }
}
