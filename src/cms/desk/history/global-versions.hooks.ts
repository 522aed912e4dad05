import type {
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
  SanitizedGlobalConfig,
} from 'payload'

import { databaseNow } from '../../database/database-clock'
import { changedFields } from '../../services/audit/changed-fields'
import { THE_SITE } from './global-author.field'
import { namedDocuments } from './named-documents'

type Values = Record<string, unknown>

/** Under this name the context of a request keeps what it restores. */
const RESTORING = 'restoresGlobal'

interface Restoring {
  /** The version that the restore has written so far. */
  version?: number
}

/** Notes that the saves of a request belong to one restore: they make one version, and one line of the audit log. */
export function beginRestoring({ context }: PayloadRequest): void {
  context[RESTORING] = {} satisfies Restoring
}

/** The next save of the request is one by itself again. */
export function endRestoring({ context }: PayloadRequest): void {
  context[RESTORING] = undefined
}

/** Whether a save of the request is a part of a restore. */
export function isRestoring({ context }: PayloadRequest): boolean {
  return context[RESTORING] !== undefined
}

/**
 * Globals have no drafts, and what is asked of a save is only what it says: Payload would write over the version before
 * it, or keep of a version just what the answer was to hold (3.90.1).
 */
export const saveWholeVersions: GlobalBeforeOperationHook = ({ args, operation }) =>
  operation === 'update'
    ? {
        ...(args as object),
        autosave: false,
        draft: false,
        publishAllLocales: undefined,
        publishSpecificLocale: undefined,
        select: undefined,
        unpublishAllLocales: false,
      }
    : (args as unknown)

/** Notes who saves a global, in which language its texts are changed, and which documents it names, for its history. */
export const noteAuthorOfGlobal: GlobalBeforeChangeHook = ({
  data: saved,
  global,
  originalDoc,
  req,
}) => {
  const data = saved as Values
  const changed = changedFields(global.flattenedFields, data, originalDoc as Values | undefined)
  const author = req.user?.collection === 'staff' ? req.user.id : THE_SITE
  // The site writes all languages one after the other, and so does a restore.
  const isOfOneLanguage =
    author !== THE_SITE && !isRestoring(req) && changed.some(({ isLocalized }) => isLocalized)
  return {
    ...data,
    editedBy: author,
    editedLocale: isOfOneLanguage ? req.locale : null,
    ...notedDocuments(global, data),
  }
}

function notedDocuments({ flattenedFields }: SanitizedGlobalConfig, values: Values): Values {
  const isNoted = flattenedFields.some(({ name }) => name === 'namedDocuments')
  return isNoted ? { namedDocuments: namedDocuments(flattenedFields, values).join('\n') } : {}
}

/** Keeps what stood in a global before there was a history of it: the first save would write over it. */
export const keepWhatStood: GlobalBeforeChangeHook = async ({ data, global, req }) => {
  const [version] = await latestVersions(req, global, 1)
  if (version) return data as unknown
  const slug = global.slug
  // The row itself, with all its languages.
  // oxlint-disable-next-line house/local-api -- the adapter knows no access: it is copied into its own history
  const stood = await req.payload.db.findGlobal<Values>({ slug, req })
  const { updatedAt, ...values } = stood
  if (values.id === undefined) return data as unknown
  const time = typeof updatedAt === 'string' ? updatedAt : (await databaseNow(req)).toISOString()
  await req.payload.db.createGlobalVersion({
    globalSlug: slug,
    autosave: false,
    createdAt: time,
    updatedAt: time,
    req,
    versionData: {
      ...values,
      id: undefined,
      globalType: undefined,
      updatedAt: time,
      ...notedDocuments(global, values),
    } as never, // of whichever global
  })
  return data as unknown
}

/**
 * Leaves of what is one deed one version, its last: a restore saves each language by itself, and so does the site where
 * it fills an empty database. The row of the global is locked by then, so the latest version is that of this save.
 */
export const keepOneVersionOfADeed: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  const [own, before] = await latestVersions(req, global, 2)
  const restoring = req.context[RESTORING] as Restoring | undefined // written here alone
  const isOneDeed = restoring
    ? before !== undefined && before.id === restoring.version
    : own?.version.editedBy === THE_SITE && before?.version.editedBy === THE_SITE
  if (before && isOneDeed) {
    await req.payload.db.deleteVersions({
      globalSlug: global.slug,
      where: { id: { equals: before.id } },
      req,
    })
  }
  if (restoring && own) restoring.version = own.id
  return doc as unknown
}

interface Version {
  id: number
  version: { editedBy?: number | null }
}

async function latestVersions(
  req: PayloadRequest,
  { slug }: SanitizedGlobalConfig,
  limit: number,
): Promise<Version[]> {
  const { docs } = await req.payload.db.findGlobalVersions({
    global: slug,
    sort: '-id',
    limit,
    pagination: false,
    select: { version: { editedBy: true } },
    req,
  })
  return docs as unknown as Version[]
}
