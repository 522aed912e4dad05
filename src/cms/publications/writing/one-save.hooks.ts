import type { CollectionBeforeOperationHook } from 'payload'

import { lockDocument } from '../../database/locks'

const LOCKING: ReadonlySet<string> = new Set(['update', 'updateByID', 'delete', 'deleteByID'])

/**
 * Lets one save of a document happen at a time. Before the operation: it begins by reading what it will
 * write back.
 */
export const oneSaveAtATime: CollectionBeforeOperationHook = async ({
  args,
  collection,
  // oxlint-disable-next-line typescript/no-deprecated -- only one name of `operation` is
  operation,
  req,
}) => {
  const { id } = args as { id?: number | string }
  // They share a transaction, and write what is live over the drafts of all languages (3.90.1).
  if (operation === 'update' && id === undefined) {
    throw new Error('Change documents one by one, by their ids: see cms/services/answers/one-by-one.ts.')
  }
  if (LOCKING.has(operation) && id !== undefined) await lockDocument(req, collection.slug, id)
}
