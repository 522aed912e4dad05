import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { APIError, buildVersionCollectionFields, buildVersionGlobalFields } from 'payload'

import { panelText } from '../../../i18n/panel/panel-texts'
import { isReachable } from './reachable-fields'

/** Whether who asks may learn what a path leads to, where the query is about. */
type Reach = (path: string) => Promise<boolean>

interface Query {
  where?: unknown
  sort?: unknown
  joins?: unknown
  /** Of which field all values are asked. */
  field?: unknown
}

/**
 * Refuses to search, sort or count by what who asks may not read. Payload looks at `where`, but not at
 * drafts and versions whose relations lead to what is open in part, and it sorts by hidden fields. Every
 * operation of every collection passes here, whichever way it was asked for.
 */
export const refuseQueriesOutOfReach: CollectionBeforeOperationHook = async ({
  args,
  collection,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true) return
  // Payload's type of the arguments is a union over all operations; these parts are everywhere the same.
  const query = args as Query
  const reach = reachOf(req, collection)
  if (query.where !== undefined) await requireReach(req, query.where, reach)
  if (query.field !== undefined) await requirePath(req, query.field, reach)
  if (query.joins !== undefined) await requireJoins(req, query.joins, collection)
  if (query.sort !== undefined) query.sort = await reachableSort(req, query.sort, reach)
}

/** The same for a search of a global's versions, which no hook sees. */
export async function refuseVersionsOutOfReach(
  req: PayloadRequest,
  global: SanitizedGlobalConfig,
): Promise<void> {
  const fields = buildVersionGlobalFields(req.payload.config, global, true)
  const reach = (path: string) => isReachable(req, fields, path)
  const { query } = req
  if (query.where !== undefined) await requireReach(req, query.where, reach)
  if (query.sort !== undefined) query.sort = await reachableSort(req, query.sort, reach)
}

function reachOf(req: PayloadRequest, collection: SanitizedCollectionConfig): Reach {
  const versions = collection.versions
    ? buildVersionCollectionFields(req.payload.config, collection, true)
    : []
  // A hook cannot tell a search of versions from one of documents: what is the name of a field in both
  // has to be within reach in both.
  const kinds: FlattenedField[][] = [collection.flattenedFields, versions]
  return async (path) => {
    const [name] = path.replaceAll('__', '.').split('.')
    const meant = kinds.filter((fields) => fields.some((one) => one.name === name))
    if (meant.length === 0) return path === 'id' || path === '_id'
    const answers = await Promise.all(meant.map((fields) => isReachable(req, fields, path)))
    return answers.every(Boolean)
  }
}

async function requireReach(req: PayloadRequest, where: unknown, reach: Reach): Promise<void> {
  if (where === null || where === undefined) return
  if (!isPlain(where)) refuse(req)
  for (const [name, condition] of Object.entries(where)) {
    if (['and', 'or'].includes(name.toLowerCase()) && Array.isArray(condition)) {
      for (const part of condition as unknown[]) await requireReach(req, part, reach)
      continue
    }
    if (!isPlain(condition) || !Object.values(condition).every(isComparable)) refuse(req)
    await requirePath(req, name, reach)
  }
}

async function requirePath(req: PayloadRequest, path: unknown, reach: Reach): Promise<void> {
  if (typeof path !== 'string' || !(await reach(path))) refuse(req)
}

async function requireJoins(
  req: PayloadRequest,
  joins: unknown,
  collection: SanitizedCollectionConfig,
): Promise<void> {
  if (joins === false || joins === null) return
  if (!isPlain(joins)) refuse(req)
  const known = [...Object.values(collection.joins).flat(), ...collection.polymorphicJoins]
  for (const [path, query] of Object.entries(joins)) {
    const join = known.find(({ joinPath }) => joinPath === path)
    if (!join) refuse(req)
    if (!isPlain(query)) continue
    for (const slug of [join.field.collection].flat()) {
      const joined = req.payload.config.collections.find((one) => one.slug === slug)
      if (!joined) refuse(req)
      const reach = reachOf(req, joined)
      await requireReach(req, query.where, reach)
      if (query.sort !== undefined) query.sort = await reachableSort(req, query.sort, reach)
    }
  }
}

/**
 * The parts of a sort that who asks may sort by. The panel remembers how each of its lists was sorted: one
 * that can no longer be is left out there, or the list would stay empty. The API refuses it.
 */
async function reachableSort(
  req: PayloadRequest,
  sort: unknown,
  reach: Reach,
): Promise<string[] | undefined> {
  const parts = (Array.isArray(sort) ? (sort as unknown[]) : [sort]).flatMap((part) =>
    typeof part === 'string' ? part.split(',') : [part],
  )
  const reachable: string[] = []
  for (const part of parts) {
    if (part === '' || part === null || part === undefined) continue
    if (typeof part === 'string' && (await reach(part.trim().replace(/^-/, '')))) {
      reachable.push(part.trim())
    } else if (req.payloadAPI === 'REST') refuse(req)
  }
  return reachable.length > 0 ? reachable : undefined
}

/** The same words whether there is no such field or it is closed: the difference would tell. */
function refuse(req: PayloadRequest): never {
  const error = new APIError(panelText(req.t, 'fieldOutOfReach'), 400, undefined, true)
  // By this name the panel's lists know what to show nothing for.
  error.name = 'QueryError'
  throw error
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value to compare with; an object could hold a condition of its own, on what a relation leads to. */
function isComparable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isComparable)
  if (value instanceof Date || !isPlain(value)) return true
  // A document of one collection of several, as the panel's filters name it.
  return Object.entries(value).every(
    ([name, part]) => ['relationTo', 'value'].includes(name) && !isPlain(part),
  )
}
