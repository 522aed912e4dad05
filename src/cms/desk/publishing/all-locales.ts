import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CheckboxField,
  CollectionSlug,
  DateField,
  Field,
  FieldHook,
  PayloadRequest,
  TypeWithID,
} from 'payload'
import { APIError } from 'payload'

import { databaseNow } from '../../database/database-clock'
import { isLocale } from '../../../domain/locales/locales'
import { env } from '../../../env'
import type { PublishableCollection } from '../../../content-types'
import { panelText } from '../../../i18n/panel/panel-texts'
import { fieldWrittenBySystem } from '../../access'
import { statusField } from '../editing/status.field'
import {
  comesBackAsDraft,
  isOnlyAboutTrash,
  refuseTrashAndChange,
  refuseTrashToOthers,
  takeLiveForNewest,
} from '../../publications/writing/about-trash.hooks'
import { oneSaveAtATime } from '../../publications/writing/one-save.hooks'
import { lockDocument } from '../../database/locks'
import { projectDeletion, projectDocument } from './projection.hooks'

/**
 * What the types have in common whose documents are published in all languages at once: facts that every
 * language shows from codes. Types that are published language by language are in `publishable.ts`.
 */
interface AtOnce extends TypeWithID {
  firstPublishedAt?: string | null
  _status?: 'draft' | 'published' | null
}

const writtenBySystem = (name: string): DateField => ({
  name,
  type: 'date',
  admin: { hidden: true, disableBulkEdit: true },
  access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
  hooks: { beforeDuplicate: [() => null] },
})

/** What a document remembers of its publications; written by the hooks below. */
export const allLocalesFields: Field[] = [
  writtenBySystem('firstPublishedAt'),
  writtenBySystem('lastPublishedAt'),
  statusField,
]

const refuseToCopyExample: FieldHook = ({ value, req }) => {
  // A copy that stays an example would go when the examples are removed, with what an editor wrote in it.
  if (value === true) {
    throw new APIError(panelText(req.t, 'exampleNotCopied'), 400, undefined, true)
  }
  return false
}

/** Whether a document is an invented example; only the system says so. */
export const exampleField: CheckboxField = {
  name: 'isExample',
  type: 'checkbox',
  defaultValue: false,
  index: true,
  admin: { hidden: true, disableBulkEdit: true },
  access: { create: fieldWrittenBySystem, update: fieldWrittenBySystem },
  hooks: { beforeDuplicate: [refuseToCopyExample] },
}

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'updateByID'])

/**
 * A language of such a document is not published alone: Payload would keep the rest as a draft. Texts are
 * still written one language at a time.
 */
const inAllLanguages: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  overrideAccess,
  req,
}) => {
  if (!WRITES.has(operation)) return args
  const { id, data } = args as { id?: number | string; data?: Record<string, unknown> }
  if (isOnlyAboutTrash(data)) {
    refuseTrashToOthers(req, overrideAccess)
    req.locale = env.SOURCE_LOCALE
    await takeLiveForNewest(req, collection.slug as PublishableCollection, id)
    const { deletedAt } = data
    return {
      ...args,
      draft: false,
      publishSpecificLocale: undefined,
      data: comesBackAsDraft(data) ? { deletedAt, _status: 'draft' } : { deletedAt },
    }
  }
  refuseTrashAndChange(req, data)
  // Facts have no language, and who writes them, or moves them to the trash, need not name one.
  req.locale ??= env.SOURCE_LOCALE
  if (!isLocale(req.locale)) {
    throw new APIError(panelText(req.t, 'oneLanguageAtATime'), 400, undefined, true)
  }
  // A copy has the telephone numbers and days of its original until somebody has looked at it.
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined
  return { ...args, publishSpecificLocale: undefined, ...(isCopy && { draft: true }) }
}

/** To restore a version is to save its document. */
const oneRestoreAtATime: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  if (operation !== 'restoreVersion') return
  const { id } = args as { id: number | string }
  const document = await documentOfVersion(req, collection.slug, id)
  if (document !== undefined) await lockDocument(req, collection.slug, document)
}

async function documentOfVersion(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<number | string | undefined> {
  const version = await req.payload.findVersionByID({
    collection,
    id: String(id),
    depth: 0,
    disableErrors: true,
    // Only which document it is of.
    overrideAccess: true,
    req,
  })
  // What is not there is none, whatever the type says.
  return (version as { parent?: number | string } | null)?.parent
}

const rememberPublication: CollectionBeforeChangeHook<AtOnce> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data._status !== 'published') return data
  const now = (await databaseNow(req)).toISOString()
  return {
    ...data,
    firstPublishedAt: originalDoc?.firstPublishedAt ?? now,
    lastPublishedAt: now,
  }
}

/** The hooks of every type that is published at once, in the documents' own transaction. */
export const allLocalesHooks = {
  beforeOperation: [inAllLanguages, oneSaveAtATime, oneRestoreAtATime],
  beforeChange: [rememberPublication],
  afterChange: [projectDocument],
  afterDelete: [projectDeletion],
} satisfies NonNullable<CollectionConfig['hooks']>
