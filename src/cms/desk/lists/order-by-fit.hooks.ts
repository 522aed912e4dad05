import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
  Where,
} from 'payload'

import type { Locale } from '../../../domain/locales/locales'

/**
 * What is searched for comes in the order in which it fits: a title that is just that, titles that hold it, then texts.
 * Payload orders by fields alone. So where a list asks for words and for nothing else, the page of documents is chosen
 * here, and Payload reads these.
 */

/** A document in which words were found, the best first. */
export interface Hit extends Record<string, unknown> {
  document: number
  /** In which language. */
  locale: Locale
  trashed: boolean
}

interface Fit {
  ids: readonly number[]
  page: number
  limit: number
}

/** What the searches of a request found, until its list is asked for. */
const noted = new WeakMap<PayloadRequest, readonly number[]>()
/** The pages that were chosen, by the condition that reads them. */
const chosen = new WeakMap<Where, Fit>()

/** Notes what a search found where a list has no other condition. */
export function noteFit(req: PayloadRequest, where: Where, hits: readonly Hit[]): void {
  if (!isWordsAlone(where)) return
  noted.set(
    req,
    hits.filter(({ trashed }) => !trashed).map(({ document }) => document),
  )
}

function isWordsAlone(where: Where): boolean {
  const parts = Object.entries(where)
  const [part] = parts
  if (!part || parts.length > 1) return false
  const [key, value] = part
  if (!Array.isArray(value)) return key === 'words'
  const [only] = value
  return value.length === 1 && only !== undefined && isWordsAlone(only)
}

/** Chooses the page of a search; the last of the hooks, so that Payload gets the very condition. */
export const choosePageByFit: CollectionBeforeOperationHook = (about) => {
  const { args, collection, req } = about
  const ids = noted.get(req)
  noted.delete(req)
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  if (!ids || about.operation !== 'read' || 'id' in args) return args
  // Payload's type of the arguments is a union over all operations; lists have these.
  const {
    limit = 10,
    page,
    pagination,
    sort,
    trash,
  } = args as {
    limit?: number
    page?: number
    pagination?: boolean
    sort?: string | string[]
    trash?: boolean
  }
  // The title comes last in every order: see `list-order.hooks.ts`.
  const [first] = [sort ?? []].flat()
  const isAskedFor = first !== undefined && first !== collection.defaultSort
  if (isAskedFor || pagination === false || trash === true || limit < 1) return args
  const start = (Math.max(page ?? 1, 1) - 1) * limit
  const where: Where = { id: { in: ids.slice(start, start + limit) } }
  chosen.set(where, { ids, page: Math.max(page ?? 1, 1), limit })
  return { ...args, where, page: 1 }
}

/** Puts the documents of a search into their order, and says how many were found. */
export const orderByFit: CollectionAfterOperationHook = (about) => {
  // Payload's type is a union over all operations; lists have a condition, and answer with pages.
  const { args, result } = about as unknown as {
    args: { where?: Where }
    result: { docs?: { id: number }[] }
  }
  const fit = args.where && chosen.get(args.where)
  if (!fit || !result.docs) return about.result
  const { ids, page, limit } = fit
  const place = new Map(ids.map((id, index) => [id, index]))
  const totalPages = Math.max(Math.ceil(ids.length / limit), 1)
  return {
    ...result,
    docs: result.docs.toSorted(
      (one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0),
    ),
    totalDocs: ids.length,
    totalPages,
    page,
    limit,
    pagingCounter: (page - 1) * limit + 1,
    hasPrevPage: page > 1,
    hasNextPage: page < totalPages,
    prevPage: page > 1 ? page - 1 : null,
    nextPage: page < totalPages ? page + 1 : null,
  }
}
