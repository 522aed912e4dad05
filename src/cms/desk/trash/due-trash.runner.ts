import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'

import { sql } from '../../database/sql'
import { databaseNow } from '../../database/database-clock'
import { dueInTrash } from '../../../domain/staff/trash'
import { databaseOf } from '../../database/handle'
import { lockDocument } from '../../database/locks'
import { refusalSentence } from '../../services/answers/refusal'

/** How many are deleted in one run; what is due besides waits for the next. */
const AT_ONCE = 200

/** What was deleted for good, and what something else still needs. */
export interface EmptiedTrash {
  trashDeleted: number
}

/**
 * Deletes for good what has been in the trash for thirty days: documents and files of every collection that has one. Each
 * in a transaction of its own, which looks once more whether it is still there and due: any number of instances may do
 * it, and whatever ends in between leaves what is due. What is refused (something that is not in the trash belongs to it)
 * stays, and is tried again. What an import knows by its external id stays for good: it would come back with the next
 * one.
 * @throws whatever the database throws where it does not answer
 */
export async function emptyDueTrash(payload: Payload, at?: Date): Promise<EmptiedTrash> {
  let trashDeleted = 0
  const due = dueInTrash(at ?? (await databaseNow({ payload }))).toISOString()
  for (const { slug, trash, flattenedFields } of payload.config.collections) {
    if (!trash) continue
    const db = await databaseOf(payload, {})
    const isKnownToImports = flattenedFields.some(({ name }) => name === 'externalId')
    const { rows } = await db.execute<{ id: number }>(sql`
      SELECT id FROM ${sql.identifier(slug.replaceAll('-', '_'))} WHERE deleted_at <= ${due}::timestamptz
        ${isKnownToImports ? sql`AND external_id IS NULL` : sql``}
      ORDER BY deleted_at, id LIMIT ${AT_ONCE}`)
    for (const { id } of rows) {
      if (await deleteDue(payload, slug, id, due)) trashDeleted += 1
    }
  }
  return { trashDeleted }
}

/** @returns whether it is gone by this */
async function deleteDue(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  due: string,
): Promise<boolean> {
  const req = await createLocalReq({ context: { isTrashOver: true } }, payload)
  await initTransaction(req)
  try {
    await lockDocument(req, collection, id)
    const db = await databaseOf(payload, req)
    const { rows } = await db.execute(sql`
      SELECT FROM ${sql.identifier(collection.replaceAll('-', '_'))}
      WHERE id = ${id} AND deleted_at <= ${due}::timestamptz`)
    const isDue = rows.length > 0
    if (isDue) {
      // Nobody asks for it: it was said when it was thrown away.
      await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true, req })
    }
    await commitTransaction(req)
    return isDue
  } catch (error) {
    await killTransaction(req)
    const sentence = await refusalSentence(error, req)
    if (sentence === undefined) throw error
    payload.logger.info({ collection, id, sentence }, 'what is in the trash is needed still')
    return false
  }
}
