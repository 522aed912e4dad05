import type { CollectionAfterChangeHook } from 'payload'

import { sql } from '../../database/sql'
import type { TranslatedCollection } from '../../../content-types'
import { contentType } from '../content-types'
import { databaseOf } from '../../database/handle'

/**
 * Dates the newest version as its document. Publishing one language leaves a version behind that says when the draft
 * before was saved (3.90.1), and lists show and sort by the newest.
 */
export const dateSnapshot: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { id, _status: status } = doc as { id: number; _status?: string }
  if (status !== 'published') return doc as unknown
  const { table } = contentType(collection.slug as TranslatedCollection)
  const db = await databaseOf(req.payload, req)
  await db.execute(sql`
    UPDATE ${sql.identifier(`_${table}_v`)} SET version_updated_at = updated_at
    WHERE parent_id = ${id} AND latest AND snapshot AND version_updated_at < updated_at`)
  return doc as unknown
}
