import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { contentType, contentTypes } from '../../publications/content-types'
import { databaseOf } from '../../database/handle'
import { lockDocument, lockPaths } from '../../database/locks'
import { project } from '../publishing/project'

/** What staff can suspend: readers are warned, and it is neither listed nor answered. */
export type SuspendableCollection = 'crewings' | 'vacancies'

/**
 * Suspends a document, or lifts that again, in `req`'s transaction, and renews what shows it and what is below it. By
 * SQL, in its drafts and older versions too: a save would publish a draft, and a draft or an old version that is
 * published later must not lift it. What is suspended already keeps its day.
 * @returns whether there is such a document
 */
export async function setSuspended(
  req: PayloadRequest,
  collection: SuspendableCollection,
  id: number,
  isSuspended: boolean,
): Promise<boolean> {
  await lockDocument(req, collection, id)
  // The paths before the tags: what is below it may move while it is projected.
  await lockPaths(req.payload, req)
  const db = await databaseOf(req.payload, req)
  const { table } = contentType(collection)
  // Columns have milliseconds: rounded up, it would begin in the future.
  const since = (column: string) =>
    isSuspended
      ? sql`coalesce(${sql.identifier(column)}, date_trunc('milliseconds', now()))`
      : sql`NULL`
  const { rows } = await db.execute(sql`
    WITH versions AS (
      UPDATE ${sql.identifier(`_${table}_v`)}
      SET version_suspended_at = ${since('version_suspended_at')} WHERE parent_id = ${id})
    UPDATE ${sql.identifier(table)} SET suspended_at = ${since('suspended_at')}
    WHERE id = ${id} RETURNING id`)
  if (rows.length === 0) return false
  await project(req.payload, { collection, documents: [String(id)] }, req)
  for (const type of contentTypes) {
    if (type.path.shape !== 'below' || type.path.parent !== collection) continue
    const { rows: below } = await db.execute<{ id: number }>(sql`
      SELECT id FROM ${sql.identifier(type.table)}
      WHERE ${sql.identifier(type.path.parentColumn)} = ${id} ORDER BY id`)
    const documents = below.map((row) => String(row.id))
    if (documents.length > 0) {
      await project(req.payload, { collection: type.collection, documents }, req)
    }
  }
  return true
}
