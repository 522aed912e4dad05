import type { PayloadRequest } from 'payload'

import { sql } from '../../database/sql'
import { contentType, isPublishable } from '../../publications/content-types'
import { textArray } from '../../publications/writing/projection-columns'
import { databaseOf } from '../../database/handle'
import type { Kept } from './consequences'
import type { Undertaking } from './find-consequences'
import { type FoundUse, withTitles } from '../../documents/uses/find-uses'

/** How many of what stands below are named. */
const MOST_BELOW = 3

/**
 * What of many documents cannot be deleted with the others: something stands below it that is not among them, or that
 * cannot be deleted either. Of a single document the deed itself is refused.
 */
export async function findKept(
  req: PayloadRequest,
  { deed, collection, documents }: Undertaking,
): Promise<Kept[]> {
  if (documents.length < 2 || (deed !== 'trash' && deed !== 'delete')) return []
  if (!isPublishable(collection)) return []
  const { table, path } = contentType(collection)
  if (path.shape !== 'tree') return []
  const db = await databaseOf(req.payload, req)
  const { rows } = await db.execute<{ id: number; parent: number }>(sql`
    SELECT id, parent_id AS parent FROM ${sql.identifier(table)}
    WHERE parent_id = ANY(${textArray(documents.map(String))}::int[])
      ${deed === 'trash' ? sql`AND deleted_at IS NULL` : sql``}
    ORDER BY parent_id, position, id`)
  const going = new Set(documents.map(Number))
  for (let isStable = false; !isStable;) {
    isStable = true
    for (const { id, parent } of rows) {
      if (going.has(id) || !going.delete(parent)) continue
      isStable = false
    }
  }
  const ids = documents.map(Number).filter((id) => !going.has(id))
  const below = rows.filter(({ id, parent }) => !going.has(id) && !going.has(parent))
  const use = (document: number): FoundUse => ({
    owner: collection,
    document,
    locale: req.locale ?? null,
    state: 'live',
    is_below: false,
  })
  const named = await withTitles(req, [...ids, ...below.map(({ id }) => id)].map(use))
  const titles = new Map(named.map(({ document, title }) => [document, title]))
  const title = (id: number) => titles.get(id) ?? `#${id}`
  return ids.map((id) => ({
    id,
    title: title(id),
    below: below
      .filter(({ parent }) => parent === id)
      .slice(0, MOST_BELOW)
      .map((one) => title(one.id)),
  }))
}
