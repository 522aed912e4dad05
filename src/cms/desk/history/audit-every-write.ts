import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Config,
  GlobalAfterChangeHook,
  GlobalConfig,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'

import type { AuditAction } from '../../../domain/staff/audit'
import { isRestoring } from './global-versions.hooks'
import { factorState, isEnough } from '../../services/protection/second-factor/factor-gate'
import { databaseOf } from '../../database/handle'
import { isByPerson, isByStaff } from '../../services/audit/audit-cause'
import { isAudited, isPersonal } from '../../services/audit/audited-entities'
import { type ChangedField, changedFields, valuesOf } from '../../services/audit/changed-fields'
import { recordEvent } from '../../services/audit/record-event.hooks'

const LINK = '/src/cms/desk/lists/changes-link#ChangesLink'

/**
 * Has every collection and global that staff can change leave a line in the audit log for each write, in its
 * transaction. The last of the plugins: its hooks come after all others, so what these refuse has left no line, also
 * where the transaction goes on.
 */
export function auditEveryWrite(config: Config): Config {
  return {
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      isAudited(collection.slug) ? withAudit(collection) : collection,
    ),
    globals: (config.globals ?? []).map(withAuditOfGlobal),
  }
}

function withAudit(collection: CollectionConfig): CollectionConfig {
  const { admin, auth, hooks } = collection
  const edit = admin?.components?.edit
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), LINK],
        },
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), noteOperation],
      afterChange: [...(hooks?.afterChange ?? []), recordSave],
      afterDelete: [...(hooks?.afterDelete ?? []), recordDeletion],
      ...(auth && {
        afterLogin: [...(hooks?.afterLogin ?? []), recordSignIn],
        afterOperation: [...(hooks?.afterOperation ?? []), recordUnlocking],
      }),
    },
  }
}

function withAuditOfGlobal(global: GlobalConfig): GlobalConfig {
  const elements = global.admin?.components?.elements
  return {
    ...global,
    admin: {
      ...global.admin,
      components: {
        ...global.admin?.components,
        elements: {
          ...elements,
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), LINK],
        },
      },
    },
    hooks: {
      ...global.hooks,
      afterChange: [...(global.hooks?.afterChange ?? []), recordSettings],
    },
  }
}

/** What the hooks after a write are not told of it. */
interface Operation {
  isVersion: boolean
  isAutosave: boolean
  /** Whether it says that a document is no longer live, and is no draft beside what is. */
  unpublishes: boolean
  /** Whether it sets a password, by a form or by the link of a mail. */
  setsPassword: boolean
  isReset: boolean
  /** What readers have of the document before it is published again, in the language that is written. */
  live: Values | undefined
}

const OPERATIONS = 'auditedOperations'

const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'restoreVersion', 'resetPassword'])

const noteOperation: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  if (!WRITES.has(operation)) return
  // Payload's type of the arguments is a union over all operations; writes have these.
  const { autosave, data, draft, id } = args as {
    autosave?: unknown
    data?: { _status?: unknown; password?: unknown }
    draft?: unknown
    id?: number | string
  }
  const isAsked = (flag: unknown) => flag === true || flag === 'true'
  const publishes = data?._status === 'published' && !isAsked(draft)
  operationsOf(req).set(keyOf(collection.slug, operation === 'update' ? id : undefined), {
    isVersion: operation === 'restoreVersion',
    isAutosave: isAsked(autosave),
    // Of the data as they were sent: later they have the defaults of the fields.
    unpublishes: data?._status === 'draft' && !isAsked(draft),
    setsPassword: typeof data?.password === 'string' && data.password !== '',
    isReset: operation === 'resetPassword',
    live:
      publishes && id !== undefined && isByPerson(req)
        ? await readLive(req, collection, id)
        : undefined,
  })
}

/** Autosaves have stored what is published now: what readers have until then is asked for. */
async function readLive(
  req: PayloadRequest,
  { slug, versions }: SanitizedCollectionConfig,
  id: number | string,
): Promise<Values | undefined> {
  if (!versions?.drafts) return undefined
  const found = (await req.payload.findByID({
    collection: slug,
    id,
    draft: false,
    depth: 0,
    fallbackLocale: false,
    disableErrors: true,
    // Whoever publishes may read what is published; what the line says of it only admins read.
    overrideAccess: true,
    req,
  })) as Values | null
  return found?._status === 'published' ? found : undefined
}

function operationsOf(req: PayloadRequest): Map<string, Operation> {
  // Written here alone.
  return (req.context[OPERATIONS] ??= new Map<string, Operation>()) as Map<string, Operation>
}

/** @param id of a document that is there already */
function keyOf(collection: string, id: number | string | undefined): string {
  return id === undefined ? collection : `${collection}/${id}`
}

/** The operation that saves a document, which is over with that. */
function takeOperation(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Operation | undefined {
  const operations = operationsOf(req)
  const ofDocument = keyOf(collection, id)
  const key = operations.has(ofDocument) ? ofDocument : collection
  const operation = operations.get(key)
  // Of many at once each comes here.
  if (key === ofDocument || operation?.isVersion) operations.delete(key)
  return operation
}

type Values = Record<string, unknown>

const recordSave: CollectionAfterChangeHook = async ({
  collection,
  data,
  doc: saved,
  operation: kind,
  overrideAccess,
  previousDoc,
  req,
}) => {
  const doc = saved as Values & { id: number | string }
  const operation = takeOperation(req, collection.slug, doc.id)
  if (isPersonal(collection.slug) && !isByStaff(req)) return doc
  const before = kind === 'create' ? undefined : (previousDoc as Values | undefined)
  const live = operation?.live
  // Of a new one all are new. What was before an old version comes back is read in all languages at once.
  const changed =
    !before || operation?.isVersion
      ? []
      : live
        ? changedFields(collection.flattenedFields, { ...before, ...(data as Values) }, live)
        : changedFields(collection.flattenedFields, data as Values, before)
  const paths = changed.map(({ path }) => path)
  if (before && operation?.setsPassword) paths.push('password')
  const action = actionOf(collection, { operation, data: data as Values, doc, before })
  // The site itself notes something that nobody sees, or writes what stands there already.
  const isAsBefore =
    action === 'changed' || (action === 'published' && before?._status === 'published')
  if (overrideAccess === true && isAsBefore && paths.length === 0) return doc
  await recordEvent(req, {
    action,
    collection: collection.slug,
    document: doc.id,
    title: titleOf(collection, doc, data as Values, before),
    locale: languageOf(collection, action, changed, req),
    changed: paths,
    codes: valuesOfSave(collection, operation, changed, { action, doc }),
    isAutosave: operation?.isAutosave === true && action === 'changed',
  })
  return doc
}

/**
 * What fields held and hold, but of people who are no staff; of what is new whether readers see it at once. An autosave
 * has half a word of what somebody types.
 */
function valuesOfSave(
  { slug }: SanitizedCollectionConfig,
  operation: Operation | undefined,
  changed: readonly ChangedField[],
  { action, doc }: { action: AuditAction; doc: Values },
): string {
  if (action === 'created' && doc._status === 'published') return '_status: – → published'
  return isPersonal(slug) || operation?.isAutosave === true ? '' : valuesOf(changed)
}

interface Save {
  operation: Operation | undefined
  data: Values
  doc: Values
  before: Values | undefined
}

function actionOf(
  { versions }: SanitizedCollectionConfig,
  { operation, data, doc, before }: Save,
): AuditAction {
  if (!before) return 'created'
  if (operation?.isVersion) return 'versionRestored'
  if ('deletedAt' in data && Boolean(data.deletedAt) !== Boolean(before.deletedAt)) {
    return data.deletedAt ? 'trashed' : 'restored'
  }
  if (!versions?.drafts) return 'changed'
  const status = data._status ?? doc._status ?? before._status
  if (status === 'published') return 'published'
  return operation?.unpublishes === true ? 'unpublished' : 'changed'
}

/** The whole document goes to the trash; of what is published all at once only its texts have a language. */
function languageOf(
  { versions }: SanitizedCollectionConfig,
  action: AuditAction,
  changed: readonly ChangedField[],
  { locale }: PayloadRequest,
): unknown {
  if (['trashed', 'restored', 'versionRestored'].includes(action)) return undefined
  const drafts = versions?.drafts
  const isEachByItself = typeof drafts === 'object' && drafts.localizeStatus === true
  return isEachByItself || changed.some(({ isLocalized }) => isLocalized) ? locale : undefined
}

/** As lists of the panel call it; whoever saves may have asked for no more than its number. */
function titleOf(
  { admin: { useAsTitle } }: SanitizedCollectionConfig,
  ...places: readonly (Values | undefined)[]
): string | undefined {
  for (const place of places) {
    for (const name of [useAsTitle ?? 'id', 'title']) {
      const title = place?.[name]
      if (typeof title === 'string' && title !== '') return title
    }
  }
  return undefined
}

const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (isPersonal(collection.slug) && !isByStaff(req)) return
  await recordEvent(req, {
    action: 'deleted',
    collection: collection.slug,
    document: id,
    title: titleOf(collection, doc as Values | undefined),
  })
}

const recordSettings: GlobalAfterChangeHook = async ({ data, doc, global, previousDoc, req }) => {
  // A restore is one line for all its saves, and writes it itself.
  if (isRestoring(req)) return doc as unknown
  const changed = changedFields(
    global.flattenedFields,
    data as Values,
    previousDoc as Values | undefined,
  )
  await recordEvent(req, {
    action: 'changed',
    collection: global.slug,
    locale: changed.some(({ isLocalized }) => isLocalized) ? req.locale : undefined,
    changed: changed.map(({ path }) => path),
    codes: valuesOf(changed),
  })
  return doc as unknown
}

/** Whose second factor is missing has not signed in yet (protection/second-factor/full-session.ts). */
const recordSignIn: CollectionAfterLoginHook = async ({ collection, req, user }) => {
  const isReset = operationsOf(req).get(collection.slug)?.isReset === true
  const { id, name } = user as { id: number; name?: unknown }
  if (!isReset && collection.slug === 'staff') {
    const db = await databaseOf(req.payload, req)
    if (!isEnough(await factorState(db, id))) return
  }
  await recordEvent(req, {
    action: isReset ? 'passwordReset' : 'signedIn',
    collection: collection.slug,
    document: id,
    title: typeof name === 'string' ? name : undefined,
  })
}

const recordUnlocking: CollectionAfterOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
  result,
}) => {
  if ((operation as string) !== 'unlock') return result
  const { data } = args as unknown as { data?: { email?: unknown } }
  const email = String(data?.email).toLowerCase().trim()
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { email: { equals: email } },
    depth: 0,
    limit: 1,
    // It was unlocked, so whoever asked may know of it.
    overrideAccess: true,
  })
  const [account] = docs as unknown as { id: number; name?: string }[]
  await recordEvent(req, {
    action: 'unlocked',
    collection: collection.slug,
    document: account?.id,
    title: account?.name,
  })
  return result
}
