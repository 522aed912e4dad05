import { sql, type SQL } from '../../database/sql'
import type { PublishableCollection } from '../../../content-types'
import type { ReadModel, ContentType } from '../content-type'
import { contentType, contentTypes } from '../content-types'
import type { Database } from '../../database/handle'
import { textArray } from './projection-columns'

/** Rows that content types keep beside the publication index (`readModel` of their entries). */

/** More rows in one statement would take longer than one may. */
const AT_ONCE = 5_000

/**
 * Brings into step what is kept of the documents, and of those of other types that stand below them, all if absent.
 * After the publication index: it says what is live.
 */
export async function refreshReadModels(
  db: Database,
  collection: PublishableCollection,
  documents: readonly string[] | undefined,
): Promise<void> {
  for (const type of contentTypes) {
    const of = type.readModel && documentsOf(type, type.readModel, collection, documents)
    if (!type.readModel || !of) continue
    const ids = 'ids' in of ? of.ids : await idsOf(db, of.asked)
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      const { refresh } = type.readModel
      const some = ids.slice(first, first + AT_ONCE)
      await db.execute(sql`WITH ${scopeOf(some)}, ${sql.raw(refresh)}`)
    }
  }
}

async function idsOf(db: Database, documents: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: number }>(sql`${documents} ORDER BY 1`)
  return rows.map(({ id }) => String(id))
}

/** The documents of a type whose rows are missing, or were made by other rules. */
export async function outdatedReadModels(
  db: Database,
  { readModel }: ContentType,
): Promise<string[]> {
  if (!readModel) return []
  const { rows } = await db.execute<{ id: number }>(sql`${sql.raw(readModel.outdated)} ORDER BY 1`)
  return rows.map(({ id }) => String(id))
}

/** The rows that are not in step: `kind` is missing, superfluous or different. */
export function readModelDrift(collection: PublishableCollection): SQL | undefined {
  const type = contentType(collection)
  const { readModel } = type
  return (
    readModel &&
    sql`WITH scope(id) AS (${everything(type, readModel)}), ${sql.raw(readModel.drift)}`
  )
}

const scopeOf = (ids: readonly string[]) =>
  sql`scope(id) AS (SELECT unnest(${textArray(ids)}::int[]))`

function documentsOf(
  type: ContentType,
  readModel: ReadModel,
  collection: PublishableCollection,
  documents: readonly string[] | undefined,
): { ids: readonly string[] } | { asked: SQL } | undefined {
  if (type.collection === collection) {
    return documents
      ? { ids: documents.toSorted((one, other) => Number(one) - Number(other)) }
      : { asked: everything(type, readModel) }
  }
  // A caller that projects a whole type projects the other types too.
  if (!documents || type.path.shape !== 'below' || type.path.parent !== collection) return undefined
  return {
    asked: sql`SELECT id FROM ${sql.identifier(type.table)}
      WHERE ${sql.identifier(type.path.parentColumn)} = ANY(${textArray(documents)}::int[])`,
  }
}

function everything(type: ContentType, { table, key }: ReadModel): SQL {
  return sql`SELECT id FROM ${sql.identifier(type.table)}
    UNION SELECT ${sql.identifier(key)} FROM ${sql.identifier(table)}`
}
